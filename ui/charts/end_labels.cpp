// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/end_labels.h"

#include "charts/curve_chart.h"
#include "charts/label_layout.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace overtake
{
namespace
{

constexpr double widestColumn = 0.24; // share of the chart
constexpr double narrowestChart = 36; // in text heights
constexpr double shareOfHeight = 0.8; // share that labels may take
constexpr int mostLines = 2;

QRectF textBounds(const QFontMetricsF &metrics, const QString &text, double width)
{
    return metrics.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, text);
}

/// Where the curve leaves the picture or stops; nothing when no part of it is in sight.
std::optional<QPointF> curveEnd(const CurveChart &chart, const ChartSeries &series)
{
    const QCPRange range = chart.xAxis->range();
    const ChartPoint *last = nullptr;
    const ChartPoint *beyond = nullptr;
    for (const ChartPoint &point : series.points) {
        if (!point.joined)
            continue;
        if (point.x > range.upper) {
            beyond = &point;
            break;
        }
        last = &point;
    }
    if (last == nullptr)
        return std::nullopt;
    QPointF end = chart.pixel(last->x, last->y);
    if (beyond != nullptr && !beyond->breaksLine) {
        const QPointF next = chart.pixel(beyond->x, beyond->y);
        const double edge = chart.xAxis->coordToPixel(range.upper);
        end = {edge, end.y() + (next.y() - end.y()) * (edge - end.x()) / (next.x() - end.x())};
    }
    const QRectF area(chart.axisRect()->rect());
    const bool inSight = end.x() >= area.left() && end.y() >= area.top() && end.y() <= area.bottom();
    return inSight ? std::optional(end) : std::nullopt;
}

/// Curves that are shown, with the intervals of their points.
std::vector<QLineF> curveLines(const CurveChart &chart)
{
    std::vector<QLineF> lines;
    for (std::size_t i = 0; i < chart.series().size(); ++i) {
        if (!chart.isShown(i))
            continue;
        std::optional<QPointF> before;
        for (const ChartPoint &point : chart.series()[i].points) {
            const QPointF here = chart.pixel(point.x, point.y);
            lines.emplace_back(chart.pixel(point.x, point.ci95.low), chart.pixel(point.x, point.ci95.high));
            lines.emplace_back(before.value_or(here), here);
            before = here;
        }
    }
    return lines;
}

/// How far up or down a label goes so that it lies on no curve: while a sweep runs, curves end inside the picture.
double freeOffset(const std::vector<QLineF> &curves, const QRectF &area, const QRectF &rect)
{
    for (const double lines : {0.0, -1.2, 1.2, -2.4, 2.4}) {
        const double offset = lines * rect.height();
        const QRectF place = rect.translated(0, offset) & area; // curves are drawn there only
        if (place.isEmpty() || std::ranges::none_of(curves, [&](const QLineF &line) { return crosses(place, line); }))
            return offset;
    }
    return 0;
}

} // namespace

double labelColumnWidth(const CurveChart &chart)
{
    const ChartTheme &theme = chart.theme();
    if (chart.width() < narrowestChart * theme.textPixels)
        return 0;
    const QFontMetricsF metrics(theme.font);
    const double allowed = chart.width() * widestColumn;
    double width = 0;
    double height = 0;
    for (std::size_t i = 0; i < chart.styles().size(); ++i) {
        const QString label = chart.seriesLabel(i);
        if (label.isEmpty() || !chart.isShown(i))
            continue;
        const QRectF bounds = textBounds(metrics, label, allowed);
        if (bounds.width() > allowed || bounds.height() > metrics.height() * (mostLines + 0.5))
            return 0;
        width = std::max(width, bounds.width());
        height += bounds.height();
    }
    return height < chart.height() * shareOfHeight ? std::ceil(width) : 0;
}

std::vector<EndLabel> endLabels(const CurveChart &chart)
{
    std::vector<EndLabel> labels;
    if (chart.labelColumn() <= 0)
        return labels;
    const QFontMetricsF metrics(chart.theme().font);
    const QRectF area(chart.axisRect()->rect());
    const std::vector<QLineF> curves = curveLines(chart);
    std::vector<LabelRequest> requests;
    for (std::size_t i = 0; i < chart.series().size(); ++i) {
        const QString text = chart.seriesLabel(i);
        const std::optional<QPointF> end =
            chart.isShown(i) && !text.isEmpty() ? curveEnd(chart, chart.series()[i]) : std::nullopt;
        if (!end)
            continue;
        QRectF rect = textBounds(metrics, text, chart.labelColumn() + 1);
        rect.moveLeft(end->x() + chart.theme().markerSize / 2 + chart.theme().spacing());
        rect.moveTop(end->y() - rect.height() / 2);
        labels.push_back({i, text, *end, rect});
        requests.push_back({end->y() + freeOffset(curves, area, rect), rect.height()});
    }
    const auto centres = placeLabels(requests, area.top(), area.bottom(), chart.theme().textPixels * 0.15);
    if (!centres)
        return {};
    for (std::size_t i = 0; i < labels.size(); ++i)
        labels[i].rect.moveTop((*centres)[i] - labels[i].rect.height() / 2);
    return labels;
}

std::optional<QRectF> freePlace(const CurveChart &chart, const QSizeF &size, const std::vector<QPointF> &corners,
                                std::vector<QRectF> taken)
{
    for (const EndLabel &label : endLabels(chart))
        taken.push_back(label.rect);
    return placesFor({{size, corners, false}}, {QRectF(chart.axisRect()->rect()), std::move(taken), curveLines(chart)})
        .front();
}

} // namespace overtake
