// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/curve_chart.h"

#include "charts/axis_ticks.h"
#include "charts/chart_layers.h"
#include "charts/end_labels.h"
#include "charts/ghost.h"
#include "charts/point_text.h"

#include <cmath>
#include <limits>

namespace overtake
{
namespace
{

constexpr double lowestNamedAxis = 11; // in lines of text
constexpr float ribbonOpacity = 0.13F;
constexpr float fadedOpacity = 0.3F;

struct YAxis {
    Quantity quantity;
    double widest; ///< its label is as wide as those of usual ranges, so that the margin hardly ever changes
};

YAxis yAxisOf(ChartKind kind)
{
    switch (kind) {
    case ChartKind::Time:
        return {Quantity::Seconds, 500e-3};
    case ChartKind::Throughput:
        return {Quantity::Rate, 500e6};
    case ChartKind::SpeedUp:
        break;
    }
    return {Quantity::Ratio, 0.005};
}

/// From the lowest to the highest y within a range of x, the places where the line enters and leaves it included, and
/// the ribbon as far as the line does not become small.
Interval visibleValues(const ChartSeries &series, const QCPRange &range, QCPAxis::ScaleType scale)
{
    Interval values{std::numeric_limits<double>::infinity(), 0};
    const auto include = [&values](double low, double high) {
        values.low = std::min(values.low, low);
        values.high = std::max(values.high, high);
    };
    const auto position = [scale](double x) { return scale == QCPAxis::stLogarithmic ? std::log(x) : x; };
    Interval ribbon = values;
    const ChartPoint *before = nullptr;
    for (const ChartPoint &point : series.points) {
        if (!point.joined)
            continue;
        if (range.contains(point.x)) { // a very wide interval may leave the picture: the curve is what must be seen
            include(std::max(point.ci95.low, point.y / 2), std::min(point.ci95.high, point.y * 2));
            if (point.expected.low > 0)
                ribbon = {std::min(ribbon.low, point.expected.low), std::max(ribbon.high, point.expected.high)};
        }
        for (const double edge : {range.lower, range.upper})
            if (before != nullptr && !point.breaksLine && before->x < edge && edge < point.x) {
                const double part = (position(edge) - position(before->x)) / (position(point.x) - position(before->x));
                const double y = before->y * std::pow(point.y / before->y, part);
                include(y, y);
            }
        before = &point;
    }
    constexpr double mostBeyond = 3;
    if (ribbon.high > 0)
        include(std::max(ribbon.low, values.low / mostBeyond), std::min(ribbon.high, values.high * mostBeyond));
    return values;
}

} // namespace

CurveChart::CurveChart(const ChartSnapshot &snapshot, ChartKind kind, QWidget *parent)
    : QCustomPlot(parent), m_snapshot(snapshot), m_kind(kind)
{
    setPlottingHint(QCP::phFastPolylines);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    axisRect()->setAutoMargins(QCP::msNone);
    xAxis->setTicker(QSharedPointer<ChartTicker>::create(xAxis, Quantity::Count));
    yAxis->setTicker(QSharedPointer<ChartTicker>::create(yAxis, yAxisOf(kind).quantity));
    yAxis->setScaleType(QCPAxis::stLogarithmic);
    yAxis->setRange(0.1, 10);
    addLayers(*this);
    setTheme(ChartTheme::forWidget(*this, false));
}

void CurveChart::setTheme(const ChartTheme &theme)
{
    m_theme = theme;
    styleAxes(*this, theme);
    for (QCPAxis *axis : {xAxis, yAxis}) {
        axis->setSubTicks(false);
        axis->setTickLabelPadding(qRound(theme.textPixels * 0.4));
        axis->setLabelPadding(qRound(theme.textPixels * 0.2));
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    xAxis->setTickLength(0, qRound(theme.textPixels * 0.3));
    yAxis->setTickLength(0, 0);
    yAxis->setBasePen(Qt::NoPen);
    yAxis->setTickPen(Qt::NoPen);
    setAccessibleName(chartTitle(m_snapshot.context, m_kind));
    xAxis->setScaleType(m_snapshot.context.logarithmicAxis ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    ChartContext styled = m_snapshot.context;
    if (m_kind == ChartKind::SpeedUp && isBasePredicted(styled))
        for (ChartContext::Series &series : styled.series) // against a model, nothing is a measurement
            series.predicted = true;
    m_styles = seriesStyles(styled, m_theme);
    clearPlottables();
    m_plottables.clear();
    for (const SeriesStyle &style : m_styles)
        m_plottables.push_back(addPlottables(style));
    pointsChanged(YRange::Fit);
}

void CurveChart::pointsChanged(YRange yRange)
{
    m_series = chartSeries(m_snapshot, m_kind);
    for (std::size_t i = 0; i < m_plottables.size(); ++i)
        fillPlottables(m_plottables[i], m_series[i], isShown(i));
    setAccessibleDescription(description());
    updateYRange(yRange);
    updateMargins();
    replot(QCustomPlot::rpQueuedReplot);
}

void CurveChart::setXRange(const QCPRange &range)
{
    if (xAxis->range() == range)
        return;
    xAxis->setRange(range);
    updateYRange(YRange::Fit);
    updateMargins();
    replot(QCustomPlot::rpQueuedReplot);
}

void CurveChart::setCursorValue(double value)
{
    if (m_cursor == value)
        return;
    m_cursor = value;
    repaintCursor();
}

void CurveChart::layOut()
{
    updateMargins();
    overtake::layOut(*this, size());
}

bool CurveChart::hasPoints() const
{
    for (std::size_t i = 0; i < m_series.size(); ++i)
        if (isShown(i) && !m_series[i].points.empty())
            return true;
    return false;
}

QString CurveChart::seriesLabel(std::size_t index) const
{
    const ChartContext &context = m_snapshot.context;
    if (index < context.series.size()) {
        if (m_kind == ChartKind::SpeedUp && index == 0 && !context.base)
            return {};
        const ChartContext::Series &series = context.series[index];
        return series.predicted ? predictedLabel(seriesName(series), predictionError(m_snapshot, index)) : series.label;
    }
    if (const GhostEngine of = ghostAt(context, index); of.ghost)
        return m_series.at(index).points.empty() ? QString() : ghostLabel(*of.ghost, of.engine);
    const std::size_t other = index - context.series.size();
    if (other >= context.reported.size())
        return shortRecordedLabel(context.recorded.at(other - context.reported.size()));
    const ReportedSeries &reported = context.reported[other];
    const bool drawn = m_kind == ChartKind::Time || (m_kind == ChartKind::SpeedUp && reported.gpu);
    return drawn ? reportedLabel(reported) : QString();
}

bool CurveChart::tellsCrossover() const
{
    return m_kind == ChartKind::SpeedUp && !m_theme.projector;
}

QPointF CurveChart::pixel(double x, double y) const
{
    return {xAxis->coordToPixel(x), yAxis->coordToPixel(y)};
}

QSize CurveChart::minimumSizeHint() const
{
    return {m_theme.textPixels * 14, m_theme.textPixels * 9};
}

CurveChart::Plottables CurveChart::addPlottables(const SeriesStyle &style)
{
    Plottables added{addGraph(), addGraph(), addGraph(), addGraph(), addGraph(), addGraph()};
    QColor ribbon = style.color;
    ribbon.setAlphaF(ribbonOpacity);
    added.high->setChannelFillGraph(added.low);
    added.high->setBrush(ribbon);
    for (QCPGraph *edge : {added.low, added.high})
        edge->setPen(Qt::NoPen);
    added.line->setPen(style.linePen());
    added.filled->setScatterStyle(style.markerStyle(style.color));
    SeriesStyle hollow = style;
    if (hollow.marker == QCPScatterStyle::ssNone) // for half-measured points
        hollow.marker = QCPScatterStyle::ssCircle;
    added.hollow->setScatterStyle(hollow.markerStyle(m_theme.background));
    SeriesStyle faded = hollow;
    faded.color.setAlphaF(fadedOpacity);
    faded.markerSize *= 0.7;
    added.faded->setScatterStyle(faded.markerStyle(Qt::transparent));
    for (QCPGraph *markers : {added.faded, added.filled, added.hollow})
        markers->setLineStyle(QCPGraph::lsNone);
    const auto barsOf = [&](QCPGraph *graph) {
        auto *bars = new QCPErrorBars(xAxis, yAxis);
        bars->setDataPlottable(graph);
        bars->setPen(QPen(style.color, std::max(1.0, style.lineWidth * 0.5)));
        bars->setWhiskerWidth(style.markerSize);
        bars->setSymbolGap(style.markerSize);
        return bars;
    };
    added.filledBars = barsOf(added.filled);
    added.hollowBars = barsOf(added.hollow);
    return added;
}

void CurveChart::fillPlottables(const Plottables &of, const ChartSeries &series, bool isShown)
{
    constexpr double nothing = std::numeric_limits<double>::quiet_NaN(); // breaks a line, and is no error bar
    for (QCPGraph *graph : {of.low, of.high, of.line, of.faded, of.filled, of.hollow}) {
        graph->data()->clear();
        graph->setVisible(isShown);
    }
    for (QCPErrorBars *bars : {of.filledBars, of.hollowBars}) {
        bars->data()->clear();
        bars->setVisible(isShown);
    }
    for (const ChartPoint &point : series.points) {
        if (point.joined && point.breaksLine && !of.line->data()->isEmpty())
            for (QCPGraph *broken : {of.line, of.low, of.high})
                broken->addData(point.x, nothing);
        if (point.joined)
            of.line->addData(point.x, point.y);
        if (point.joined && point.expected.low > 0 && point.expected.low < point.expected.high) {
            of.low->addData(point.x, point.expected.low);
            of.high->addData(point.x, point.expected.high);
        }
        if (!point.isMarked)
            continue;
        if (!point.joined) {
            of.faded->addData(point.x, point.y);
            continue;
        }
        const bool hasInterval = point.ci95.low < point.ci95.high;
        (point.hollow ? of.hollow : of.filled)->addData(point.x, point.y);
        (point.hollow ? of.hollowBars : of.filledBars)
            ->addData(hasInterval ? std::max(0.0, point.y - point.ci95.low) : nothing,
                      hasInterval ? std::max(0.0, point.ci95.high - point.y) : nothing);
    }
}

void CurveChart::updateMargins()
{
    const QFontMetricsF metrics(m_theme.font);
    const double line = metrics.height();
    const double gap = m_theme.spacing();
    m_labelColumn = labelColumnWidth(*this);
    const auto [quantity, usual] = yAxisOf(m_kind);
    double widest = 0;
    for (const double value : {usual, yAxis->range().lower, yAxis->range().upper})
        widest = std::max(widest, metrics.horizontalAdvance(tickText(quantity, value)));
    const double left = gap * 2 + widest;
    const double lastTick = metrics.horizontalAdvance(tickText(Quantity::Count, std::round(xAxis->range().upper)));
    const double right = std::max(lastTick / 2, m_labelColumn) + 2 * gap;
    const double top = gap + line + (tellsCrossover() ? crossoverHeight(*this) + line * 0.3 + gap : line / 2) + gap;
    // A low chart does without the axis' name: the chart below or beside it has the same axis.
    const bool named = height() >= lowestNamedAxis * line;
    xAxis->setLabel(named ? m_snapshot.context.axisLabel : QString());
    const double name = lineHeight(xAxis->label(), m_theme.font);
    const double bottom = line + (named ? name : 0) + gap * 1.6;
    axisRect()->setMargins(QMargins(qRound(left), qRound(top), qRound(right), qRound(bottom)));
}

void CurveChart::updateYRange(YRange mode)
{
    double low = std::numeric_limits<double>::infinity();
    double high = 0;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        if (!isShown(i))
            continue;
        const Interval shown = visibleValues(m_series[i], xAxis->range(), xAxis->scaleType());
        low = std::min(low, shown.low);
        high = std::max(high, shown.high);
    }
    if (m_kind == ChartKind::SpeedUp && m_guess.kind == ChartGuess::Kind::Curve) { // room to draw in
        low = std::min(low, lowestGuess);
        high = std::max(high, highestGuess);
    }
    yAxis->setTickLabels(high > 0);
    yAxis->grid()->setVisible(high > 0);
    if (m_kind == ChartKind::SpeedUp) { // break-even is always in the picture
        low = std::min(low, 0.6);
        high = std::max(high, 1.7);
        for (const ChartContext::Theory &line : m_snapshot.context.theory) {
            low = std::min(low, line.ratio);
            high = std::max(high, line.ratio);
        }
    }
    const bool widens = mode == YRange::Grow && m_hasYRange;
    m_hasYRange = hasPoints();
    if (!(high > 0))
        return;
    constexpr double air = 1.12;
    QCPRange range = steppedRange(low / air, high * air);
    if (widens)
        range.expand(yAxis->range());
    yAxis->setRange(range);
}

void CurveChart::repaintCursor()
{
    if (isVisible()) // before that the layer has nothing to paint on
        layer(QStringLiteral("overlay"))->replot();
}

void CurveChart::paintEvent(QPaintEvent *event)
{
    matchScreen(*this);
    QCustomPlot::paintEvent(event);
}

void CurveChart::resizeEvent(QResizeEvent *event)
{
    layOut();
    QCustomPlot::resizeEvent(event);
}

} // namespace overtake
