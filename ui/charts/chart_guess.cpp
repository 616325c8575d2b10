// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_guess.h"

#include "charts/chart_layers.h"
#include "charts/curve_chart.h"

#include <algorithm>
#include <map>

namespace overtake
{
namespace
{

constexpr double bin = 16; // px: guesses that lie closer are one bar

void drawLabel(QCPPainter &painter, const CurveChart &chart, const QPointF &at, const QString &text)
{
    const ChartTheme &theme = chart.theme();
    const QFontMetricsF metrics(theme.font);
    const QRectF area(chart.axisRect()->rect());
    QRectF box(0, at.y(), metrics.horizontalAdvance(text) + theme.spacing() * 2, metrics.height() + 4);
    box.moveLeft(std::clamp(at.x() - box.width() / 2, area.left(), std::max(area.left(), area.right() - box.width())));
    box.moveTop(std::clamp(box.top(), area.top(), std::max(area.top(), area.bottom() - box.height())));
    painter.setPen(Qt::NoPen);
    painter.setBrush(guessColor(theme));
    painter.drawRoundedRect(box, theme.spacing() / 2, theme.spacing() / 2);
    painter.setPen(theme.background);
    painter.drawText(box, Qt::AlignCenter, text);
}

void drawPlace(QCPPainter &painter, const CurveChart &chart, const ChartGuess &guess)
{
    if (!chart.xAxis->range().contains(guess.place))
        return;
    const ChartTheme &theme = chart.theme();
    const QRectF area(chart.axisRect()->rect());
    const double x = chart.xAxis->coordToPixel(guess.place);
    QPen pen(guessColor(theme), theme.lineWidth);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawLine(QLineF(x, area.top(), x, area.bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(guessColor(theme));
    const double grip = theme.spacing();
    painter.drawPolygon(
        QPolygonF({{x - grip, area.bottom() + grip}, {x + grip, area.bottom() + grip}, {x, area.bottom() - grip}}));
    if (chart.kind() == ChartKind::SpeedUp)
        drawLabel(painter, chart, {x, area.top() + theme.spacing()}, guess.label);
}

void drawCurve(QCPPainter &painter, const CurveChart &chart, const ChartGuess &guess)
{
    const ChartTheme &theme = chart.theme();
    QPolygonF line;
    for (const auto &[place, ratio] : guess.curve)
        line.append(chart.pixel(place, ratio));
    QPen pen(guessColor(theme), theme.lineWidth);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    if (guess.asked) {
        painter.setPen(Qt::NoPen);
        for (qsizetype i = 0; i < line.size(); ++i) {
            const bool chosen = static_cast<std::size_t>(i) == guess.chosen && chart.hasFocus();
            painter.setBrush(guessColor(theme));
            const double size = theme.markerSize * (chosen ? 1 : 0.6);
            painter.drawEllipse(line[i], size, size);
        }
    }
    if (!line.isEmpty())
        drawLabel(painter, chart, line[line.size() / 2] - QPointF(0, theme.spacing() * 5), guess.label);
}

/// A bar for each place, its height the number of guesses there.
void drawOthers(QCPPainter &painter, const CurveChart &chart, const ChartGuess &guess)
{
    const QRectF area(chart.axisRect()->rect());
    std::map<int, int> bars;
    for (const double place : guess.others) {
        const double x = std::clamp(chart.xAxis->coordToPixel(place), area.left(), area.right() - 1);
        ++bars[static_cast<int>((x - area.left()) / bin)];
    }
    int most = 1;
    for (const auto &[place, count] : bars)
        most = std::max(most, count);
    QColor fill = guessColor(chart.theme());
    painter.setPen(QPen(fill, 1));
    fill.setAlphaF(0.45F);
    painter.setBrush(fill);
    const double unit = area.height() / 3 / most;
    for (const auto &[place, count] : bars)
        painter.drawRect(QRectF(area.left() + place * bin + 1, area.bottom() - unit * count, bin - 2, unit * count));
}

} // namespace

void drawGuess(QCPPainter &painter, const CurveChart &chart)
{
    const ChartGuess &guess = chart.guess();
    painter.setFont(chart.theme().font);
    if (!guess.others.empty())
        drawOthers(painter, chart, guess);
    if (guess.kind == ChartGuess::Kind::Place)
        drawPlace(painter, chart, guess);
    else if (guess.kind == ChartGuess::Kind::Curve && chart.kind() == ChartKind::SpeedUp)
        drawCurve(painter, chart, guess);
}

bool CurveChart::movesGuess(const QPointF &position)
{
    const bool isInRatios = m_kind == ChartKind::SpeedUp; // so is a drawn guess
    if (!m_guess.asked || (m_guess.kind == ChartGuess::Kind::Curve && !isInRatios))
        return false;
    const double x = clampedValue(position.x());
    const QRectF area(axisRect()->rect());
    const double y = yAxis->pixelToCoord(std::clamp(position.y(), area.top(), area.bottom()));
    emit guessMoved(x, std::clamp(y, lowestGuess, highestGuess));
    return true;
}

/// With the arrow keys: a marker goes left and right; of a curve they choose a place and lift it.
bool CurveChart::movesGuess(int key, double steps)
{
    if (!m_guess.asked || (key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Up && key != Qt::Key_Down))
        return false;
    emit guessStepped(key, steps);
    return true;
}

void CurveChart::setGuess(const ChartGuess &guess)
{
    if (m_guess == guess)
        return;
    const bool otherRange = (m_guess.kind == ChartGuess::Kind::Curve) != (guess.kind == ChartGuess::Kind::Curve);
    const bool otherKind = m_guess.kind != guess.kind; // the words of an empty chart give way
    m_guess = guess;
    if (otherKind)
        pointsChanged(otherRange ? YRange::Fit : YRange::Grow);
    else
        repaintCursor();
}

} // namespace overtake
