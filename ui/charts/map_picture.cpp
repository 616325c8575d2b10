// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/map_picture.h"

#include "charts/axis_ticks.h"
#include "charts/number_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

struct MapWords {
    Q_DECLARE_TR_FUNCTIONS(Map)
};

constexpr double colourSteps = 64;

double shareOf(double value, double low, double high, bool logarithmic)
{
    if (!(high > low))
        return 0.5;
    return logarithmic ? std::log(value / low) / std::log(high / low) : (value - low) / (high - low);
}

double valueAtShare(double place, double low, double high, bool logarithmic)
{
    const double inside = std::clamp(place, 0.0, 1.0);
    return logarithmic ? low * std::pow(high / low, inside) : std::lerp(low, high, inside);
}

bool isLogAxis(const std::vector<double> &values, bool wanted)
{
    return wanted && values.front() > 0;
}

double atIndexOf(const std::vector<double> &values, double index, bool logarithmic)
{
    const auto low = static_cast<std::size_t>(std::clamp(index, 0.0, static_cast<double>(values.size() - 1)));
    const std::size_t high = std::min(low + 1, values.size() - 1);
    const double share = index - static_cast<double>(low);
    return logarithmic ? std::exp(std::lerp(std::log(values[low]), std::log(values[high]), share))
                       : std::lerp(values[low], values[high], share);
}

QColor mixedColour(const QColor &from, const QColor &to, double part)
{
    const auto channel = [part](int a, int b) { return qRound(a + (b - a) * part); };
    return {channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue())};
}

void drawMapLine(QPainter &painter, const MapGeometry &geometry, const std::vector<MapSegment> &line, const QPen &pen)
{
    painter.setPen(pen);
    for (const MapSegment &segment : line)
        painter.drawLine(geometry.atIndex(segment.from[0], segment.from[1]),
                         geometry.atIndex(segment.to[0], segment.to[1]));
}

void drawMapCells(QPainter &painter, const MapGeometry &geometry, const MapDrawing &drawing, const ChartTheme &theme)
{
    const double largest = std::log(largestRatio(drawing.field));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    for (std::size_t b = 0; b < drawing.field.rows; ++b)
        for (std::size_t a = 0; a < drawing.field.columns; ++a) {
            const double value = drawing.field.at(drawing.field.median, a, b);
            if (std::isnan(value))
                painter.setBrush(QBrush(theme.axis, Qt::BDiagPattern));
            else
                painter.setBrush(mapColor(value, largest, theme));
            painter.drawRect(geometry.cell(a, b));
        }
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, true);
}

void drawMapPoints(QPainter &painter, const MapGeometry &geometry, const MapDrawing &drawing, const ChartTheme &theme)
{
    const double radius = theme.markerSize * 0.2;
    for (const MapPoint &point : drawing.map->points) {
        const QPointF centre = geometry.atIndex(static_cast<double>(point.a), static_cast<double>(point.b));
        if (point.comparison.speedUps[drawing.engine].hasRatio()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.text);
            painter.drawEllipse(centre, radius, radius);
        } else { // failed
            painter.setPen(QPen(theme.text, theme.lineWidth * 0.75));
            const QPointF arm(2 * radius, 2 * radius);
            const QPointF other(2 * radius, -2 * radius);
            painter.drawLine(centre - arm, centre + arm);
            painter.drawLine(centre - other, centre + other);
        }
    }
    painter.setBrush(Qt::NoBrush);
}

std::vector<double> mapTicks(double low, double high, bool logarithmic, double pixels, const QFontMetricsF &metrics,
                             bool upright)
{
    TickSpace space;
    space.pixels = pixels;
    space.gap = metrics.averageCharWidth();
    space.extents = [&](double value) {
        return upright ? metrics.height() : metrics.horizontalAdvance(shortCountText(value));
    };
    space.most = 8;
    return chooseTicks(QCPRange(low, high), logarithmic, space);
}

void drawMapAxes(QPainter &painter, const MapGeometry &geometry, const MapDrawing &drawing, const ChartTheme &theme)
{
    const QRectF &plot = geometry.plot();
    const QFontMetricsF metrics(theme.font);
    const double tick = theme.spacing() * 0.6;
    const auto &columns = drawing.map->first.values;
    const auto &rows = drawing.map->second.values;
    painter.setPen(QPen(theme.axis, 1));
    painter.drawRect(plot);
    for (const double value : mapTicks(columns.front(), columns.back(), isLogAxis(columns, drawing.firstLogarithmic),
                                       plot.width(), metrics, false)) {
        const double x = geometry.at(value, rows.front()).x();
        painter.setPen(QPen(theme.axis, 1));
        painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + tick));
        const QString text = shortCountText(value);
        painter.setPen(theme.text);
        painter.drawText(QPointF(x - metrics.horizontalAdvance(text) / 2, plot.bottom() + tick + metrics.ascent()),
                         text);
    }
    for (const double value : mapTicks(rows.front(), rows.back(), isLogAxis(rows, drawing.secondLogarithmic),
                                       plot.height(), metrics, true)) {
        const double y = geometry.at(columns.front(), value).y();
        painter.setPen(QPen(theme.axis, 1));
        painter.drawLine(QPointF(plot.left() - tick, y), QPointF(plot.left(), y));
        const QString text = shortCountText(value);
        painter.setPen(theme.text);
        painter.drawText(QPointF(plot.left() - 2 * tick - metrics.horizontalAdvance(text),
                                 y + metrics.ascent() / 2 - metrics.descent() / 2),
                         text);
    }
    painter.setPen(theme.text);
    const QRectF below(plot.left(), plot.bottom() + tick + metrics.height(), plot.width(), metrics.height());
    painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop, drawing.firstLabel);
    painter.save();
    painter.translate(plot.left() - 2 * tick - metrics.horizontalAdvance(shortCountText(rows.back())) -
                          metrics.height() * 1.6,
                      plot.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-plot.height() / 2, 0, plot.height(), metrics.height()), Qt::AlignCenter,
                     drawing.secondLabel);
    painter.restore();
}

void drawColourScale(QPainter &painter, const MapGeometry &geometry, const MapDrawing &drawing, const ChartTheme &theme)
{
    const QRectF &bar = geometry.scale();
    const QFontMetricsF metrics(theme.font);
    const double ratio = largestRatio(drawing.field);
    const double largest = std::log(ratio);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < static_cast<int>(colourSteps); ++i) {
        painter.setBrush(mapColor(largest * (1 - 2 * (i + 0.5) / colourSteps), largest, theme));
        painter.drawRect(QRectF(bar.left(), bar.top() + bar.height() * i / colourSteps, bar.width(),
                                bar.height() / colourSteps + 1));
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.axis, 1));
    painter.drawRect(bar);
    const double half = std::sqrt(ratio);
    for (const double value : {ratio, half, 1.0, 1 / half, 1 / ratio}) {
        const double y = bar.center().y() - bar.height() / 2 * std::log(value) / largest;
        painter.setPen(theme.text);
        painter.drawText(QPointF(bar.right() + theme.spacing(),
                                 std::clamp(y + metrics.ascent() / 2, bar.top() + metrics.ascent(), bar.bottom())),
                         ratioText(value, 2));
    }
}

/// Who leads on which side, once in each colour's middle of the scale: also for grey print.
void drawColourSides(QPainter &painter, const MapGeometry &geometry, const MapDrawing &drawing, const ChartTheme &theme)
{
    const QRectF &bar = geometry.scale();
    const auto draw = [&](const QRectF &half, const QString &engine) {
        painter.save();
        painter.translate(half.center());
        painter.rotate(-90);
        painter.setPen(theme.text);
        const QString text =
            QFontMetricsF(theme.font)
                .elidedText(MapWords::tr("%1 is faster").arg(engine), Qt::ElideMiddle, half.height() - 4);
        painter.drawText(QRectF(-half.height() / 2, -half.width() / 2, half.height(), half.width()), Qt::AlignCenter,
                         text);
        painter.restore();
    };
    const double middle = bar.height() / 2;
    draw(QRectF(bar.left(), bar.top(), bar.width(), middle), drawing.other);
    draw(QRectF(bar.left(), bar.top() + middle, bar.width(), middle), drawing.base);
}

QString mapLegend()
{
    return MapWords::tr(
        "Solid line: crossover. Between the dashed lines it is too close to call. Dots: measured. Hatched: not "
        "measured.");
}

} // namespace

void MapDrawing::setMap(std::shared_ptr<const SpeedUpMap> newMap, std::size_t newEngine)
{
    map = std::move(newMap);
    engine = newEngine;
    field = {};
    line = lowLine = highLine = {};
    if (!map || map->points.empty())
        return;
    field = fieldOf(*map, engine);
    line = zeroLine(field, field.median);
    lowLine = zeroLine(field, field.low);
    highLine = zeroLine(field, field.high);
}

MapGeometry::MapGeometry(const MapDrawing &drawing, const QRectF &area, const ChartTheme &theme) : m_drawing(drawing)
{
    const QFontMetricsF metrics(theme.font);
    const double line = metrics.height();
    const double left = line * 1.8 + theme.spacing() * 2 +
                        metrics.horizontalAdvance(shortCountText(drawing.map ? drawing.map->second.values.back() : 1));
    const double barWidth = line * 1.3;
    const double right = barWidth + theme.spacing() * 4 + metrics.horizontalAdvance(ratioText(0.0012, 2));
    m_plot = area.adjusted(left, line * 1.6, -right, -line * 3.8);
    m_scale = QRectF(m_plot.right() + theme.spacing() * 2, m_plot.top(), barWidth, m_plot.height());
}

double MapGeometry::x(double value) const
{
    const auto &values = m_drawing.map->first.values;
    return m_plot.left() + m_plot.width() * shareOf(value, values.front(), values.back(),
                                                    isLogAxis(values, m_drawing.firstLogarithmic));
}

double MapGeometry::y(double value) const
{
    const auto &values = m_drawing.map->second.values;
    return m_plot.bottom() - m_plot.height() * shareOf(value, values.front(), values.back(),
                                                       isLogAxis(values, m_drawing.secondLogarithmic));
}

QPointF MapGeometry::at(double first, double second) const
{
    return {x(first), y(second)};
}

QPointF MapGeometry::atIndex(double a, double b) const
{
    const auto &columns = m_drawing.map->first.values;
    const auto &rows = m_drawing.map->second.values;
    return at(atIndexOf(columns, a, isLogAxis(columns, m_drawing.firstLogarithmic)),
              atIndexOf(rows, b, isLogAxis(rows, m_drawing.secondLogarithmic)));
}

std::array<double, 2> MapGeometry::valuesAt(const QPointF &point) const
{
    const auto &columns = m_drawing.map->first.values;
    const auto &rows = m_drawing.map->second.values;
    return {valueAtShare((point.x() - m_plot.left()) / m_plot.width(), columns.front(), columns.back(),
                         isLogAxis(columns, m_drawing.firstLogarithmic)),
            valueAtShare((m_plot.bottom() - point.y()) / m_plot.height(), rows.front(), rows.back(),
                         isLogAxis(rows, m_drawing.secondLogarithmic))};
}

QRectF MapGeometry::cell(std::size_t a, std::size_t b) const
{
    const auto right = static_cast<double>(a);
    const auto up = static_cast<double>(b);
    const double lastA = static_cast<double>(m_drawing.map->first.values.size() - 1);
    const double lastB = static_cast<double>(m_drawing.map->second.values.size() - 1);
    const QPointF low = atIndex(std::max(0.0, right - 0.5), std::max(0.0, up - 0.5));
    const QPointF high = atIndex(std::min(lastA, right + 0.5), std::min(lastB, up + 0.5));
    return QRectF(QPointF(std::floor(low.x()), std::floor(high.y())), QPointF(std::ceil(high.x()), std::ceil(low.y())));
}

QColor mapColor(double logRatio, double largest, const ChartTheme &theme)
{
    // Blue and orange differ for people with any kind of colour blindness.
    const QColor blue(theme.dark ? "#3F8FD0" : "#2C7FB8");
    const QColor orange(theme.dark ? "#E08214" : "#E6862D");
    const QColor middle(theme.dark ? "#2A2C2E" : "#F7F7F5");
    const double part = std::clamp(std::abs(logRatio) / largest, 0.0, 1.0);
    return mixedColour(middle, logRatio < 0 ? blue : orange, std::pow(part, 0.8));
}

double largestRatio(const MapField &field)
{
    double largest = std::log(1.2);
    for (const double value : field.median)
        if (!std::isnan(value))
            largest = std::max(largest, std::abs(value));
    return steppedRange(1, std::exp(largest)).upper;
}

void paintMap(QPainter &painter, const QRectF &area, const MapDrawing &drawing, const ChartTheme &theme)
{
    if (!drawing.map || drawing.map->first.values.empty() || drawing.field.median.empty())
        return;
    const MapGeometry geometry(drawing, area, theme);
    if (geometry.plot().width() < 10 || geometry.plot().height() < 10)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setFont(theme.titleFont());
    painter.setPen(theme.text);
    painter.drawText(QRectF(geometry.plot().left(), area.top(), area.right() - geometry.plot().left(),
                            QFontMetricsF(theme.titleFont()).height()),
                     Qt::AlignLeft | Qt::AlignVCenter, mapTitle(drawing));
    painter.setFont(theme.font);
    painter.save();
    painter.setClipRect(geometry.plot());
    drawMapCells(painter, geometry, drawing, theme);
    drawMapLine(painter, geometry, drawing.lowLine, QPen(theme.text, theme.lineWidth * 0.6, Qt::DashLine));
    drawMapLine(painter, geometry, drawing.highLine, QPen(theme.text, theme.lineWidth * 0.6, Qt::DashLine));
    drawMapLine(painter, geometry, drawing.line, QPen(theme.text, theme.lineWidth * 1.3, Qt::SolidLine, Qt::RoundCap));
    drawMapPoints(painter, geometry, drawing, theme);
    if (drawing.cross) {
        const QPointF cross = geometry.at((*drawing.cross)[0], (*drawing.cross)[1]);
        painter.setPen(QPen(theme.text, 1, Qt::DotLine));
        painter.drawLine(QPointF(geometry.plot().left(), cross.y()), QPointF(geometry.plot().right(), cross.y()));
        painter.drawLine(QPointF(cross.x(), geometry.plot().top()), QPointF(cross.x(), geometry.plot().bottom()));
        painter.setPen(QPen(theme.background, theme.lineWidth * 2));
        painter.drawEllipse(cross, theme.markerSize, theme.markerSize);
        painter.setPen(QPen(theme.text, theme.lineWidth));
        painter.drawEllipse(cross, theme.markerSize, theme.markerSize);
    }
    painter.restore();
    drawMapAxes(painter, geometry, drawing, theme);
    drawColourScale(painter, geometry, drawing, theme);
    drawColourSides(painter, geometry, drawing, theme);
    painter.setPen(theme.mutedText);
    const double line = QFontMetricsF(theme.font).height();
    const QRectF legend(area.left() + theme.spacing(), area.bottom() - line * 1.1, area.width() - theme.spacing() * 2,
                        line);
    painter.drawText(legend, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(theme.font).elidedText(mapLegend(), Qt::ElideRight, legend.width()));
    painter.restore();
}

} // namespace overtake
