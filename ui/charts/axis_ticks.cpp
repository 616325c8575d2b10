// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/axis_ticks.h"

#include "words/number_text.h"

#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

constexpr double tolerance = 1e-9;

/// 1, 2 or 5 times a power of ten, the next one at or below (or at or above) `value`.
double stepBelow(double value)
{
    const double decade = std::pow(10.0, std::floor(std::log10(value) + tolerance));
    for (const double factor : {5.0, 2.0})
        if (value >= factor * decade * (1 - tolerance))
            return factor * decade;
    return decade;
}

double stepAbove(double value)
{
    const double decade = std::pow(10.0, std::floor(std::log10(value) + tolerance));
    for (const double factor : {1.0, 2.0, 5.0})
        if (value <= factor * decade * (1 + tolerance))
            return factor * decade;
    return 10 * decade;
}

/// `factors` times every n-th power of ten; without a shift 1 is among these powers, which a ratio is read against.
std::vector<double> decadeTicks(const QCPRange &range, const std::vector<double> &factors, int everyDecades = 1,
                                int shift = 0)
{
    std::vector<double> ticks;
    const int first = static_cast<int>(std::floor(std::log10(range.lower)));
    const int last = static_cast<int>(std::ceil(std::log10(range.upper)));
    for (int exponent = first; exponent <= last; ++exponent) {
        if ((exponent - shift) % everyDecades != 0)
            continue;
        for (const double factor : factors) {
            const double tick = factor * std::pow(10.0, exponent);
            if (tick >= range.lower * (1 - tolerance) && tick <= range.upper * (1 + tolerance))
                ticks.push_back(tick);
        }
    }
    return ticks;
}

std::vector<double> evenTicks(const QCPRange &range, int wanted)
{
    std::vector<double> ticks;
    const double step = stepAbove(range.size() / wanted);
    if (step < tolerance * std::max(std::abs(range.lower), std::abs(range.upper)))
        return ticks; // a double could not tell neighbours apart
    for (double index = std::ceil(range.lower / step - tolerance); index * step <= range.upper + step * tolerance;
         ++index)
        ticks.push_back(index * step);
    return ticks;
}

bool fits(const std::vector<double> &ticks, const QCPRange &range, bool logarithmic, const TickSpace &space)
{
    if (ticks.size() > space.most)
        return false;
    const auto position = [&](double value) {
        const double part = logarithmic ? std::log(value / range.lower) / std::log(range.upper / range.lower)
                                        : (value - range.lower) / range.size();
        return part * space.pixels;
    };
    for (std::size_t i = 1; i < ticks.size(); ++i) {
        const double room = position(ticks[i]) - position(ticks[i - 1]);
        if (room < (space.extents(ticks[i]) + space.extents(ticks[i - 1])) / 2 + space.gap)
            return false;
    }
    return true;
}

} // namespace

QString tickText(Quantity quantity, double value)
{
    switch (quantity) {
    case Quantity::Seconds:
        return secondsText(value, 0);
    case Quantity::Rate:
        return rateText(value, QString(), 0);
    case Quantity::Ratio:
        return ratioText(value, 0);
    case Quantity::Count:
        return shortCountText(value);
    }
    return {};
}

QCPRange steppedRange(double minimum, double maximum)
{
    return {stepBelow(minimum), stepAbove(maximum)};
}

std::vector<double> chooseTicks(const QCPRange &range, bool logarithmic, const TickSpace &space)
{
    if (logarithmic) {
        const std::vector<double> dense = decadeTicks(range, {1, 2, 5});
        if (dense.size() >= 3) {
            for (const std::vector<double> &ticks : {dense, decadeTicks(range, {1, 3})})
                if (fits(ticks, range, true, space))
                    return ticks;
            for (int every = 1; every <= 12; ++every)
                for (int shift = 0; shift < every; ++shift) {
                    std::vector<double> ticks = decadeTicks(range, {1}, every, shift);
                    if (ticks.size() >= 2 && fits(ticks, range, true, space))
                        return ticks;
                }
        }
    }
    for (int wanted = 8; wanted >= 1; --wanted) {
        std::vector<double> ticks = evenTicks(range, wanted);
        if (fits(ticks, range, logarithmic, space))
            return ticks;
    }
    return {};
}

void layOut(QCustomPlot &plot, const QSize &size)
{
    plot.setViewport({{0, 0}, size});
    for (const auto phase : {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
        plot.plotLayout()->update(phase);
}

void paintPlot(QCPPainter &painter, QCustomPlot &plot, const QRect &area)
{
    layOut(plot, area.size());
    painter.save();
    painter.translate(area.topLeft());
    plot.toPainter(&painter, area.width(), area.height());
    painter.restore();
}

void ChartTicker::generate(const QCPRange &range, const QLocale &, QChar, int, QVector<double> &ticks,
                           QVector<double> *subTicks, QVector<QString> *tickLabels)
{
    const bool horizontal = m_axis->orientation() == Qt::Horizontal;
    const QFontMetricsF metrics(m_axis->tickLabelFont());
    const TickSpace space{
        static_cast<double>(horizontal ? m_axis->axisRect()->width() : m_axis->axisRect()->height()),
        horizontal ? metrics.horizontalAdvance(QLatin1Char('0')) * 1.5 : metrics.height(), [&](double value) {
            return horizontal ? metrics.horizontalAdvance(tickText(m_quantity, value)) : metrics.height();
        }};
    const std::vector<double> chosen = chooseTicks(range, m_axis->scaleType() == QCPAxis::stLogarithmic, space);
    ticks = QVector<double>(chosen.begin(), chosen.end());
    if (subTicks != nullptr)
        subTicks->clear();
    if (tickLabels != nullptr) {
        tickLabels->clear();
        for (const double tick : chosen)
            tickLabels->append(tickText(m_quantity, tick));
    }
}

} // namespace overtake
