// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/curves_picture.h"

#include "charts/axis_ticks.h"
#include "charts/curve_chart.h"
#include "charts/ghost.h"
#include "charts/legend_strip.h"
#include "charts/point_text.h"
#include "measure/time/activity_recorder.h"
#include "words/chart_words.h"

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

namespace overtake
{
namespace
{

struct Placed {
    std::unique_ptr<CurveChart> chart;
    QRect area;
};

/// Where one or all charts go, and the charts laid out at those sizes.
std::vector<Placed> placeCharts(const ChartSnapshot &snapshot, std::optional<ChartKind> chart, const ChartTheme &theme,
                                const QRect &area)
{
    const int gap = qRound(theme.spacing());
    std::vector<std::pair<ChartKind, QRect>> places;
    if (chart) {
        places = {{*chart, area}};
    } else {
        const int left = area.width() * 3 / 5;
        const int upper = (area.height() - gap) / 2;
        const QRect right(area.left() + left + gap, area.top(), area.width() - left - gap, area.height());
        places = {{ChartKind::SpeedUp, QRect(area.left(), area.top(), left, area.height())},
                  {ChartKind::Time, QRect(right.left(), right.top(), right.width(), upper)},
                  {ChartKind::Throughput,
                   QRect(right.left(), right.top() + upper + gap, right.width(), right.height() - upper - gap)}};
    }
    const Interval home = homeRange(snapshot);
    std::vector<Placed> placed;
    for (const auto &[kind, rect] : places) {
        auto made = std::make_unique<CurveChart>(snapshot, kind);
        made->resize(rect.size());
        made->setTheme(theme);
        made->setXRange({home.low, home.high});
        made->layOut();
        placed.push_back({std::move(made), rect});
    }
    return placed;
}

/// Legend of the series that the charts do not label at their curves.
std::vector<LegendItem> legendFor(const ChartSnapshot &snapshot, const ChartTheme &theme,
                                  const std::vector<Placed> &charts)
{
    const std::vector<LegendItem> all = legendItems(snapshot.context, theme);
    const std::size_t firstReported = snapshot.context.series.size();
    const std::size_t firstRecorded = firstReported + snapshot.context.reported.size();
    const std::size_t afterRecorded = firstGhost(snapshot.context);
    std::vector<LegendItem> items;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (firstRecorded <= i && i < afterRecorded)
            continue;
        const bool needed = std::ranges::any_of(charts, [i](const Placed &placed) {
            return placed.chart->isShown(i) && placed.chart->labelColumn() <= 0 &&
                   !placed.chart->seriesLabel(i).isEmpty() && !placed.chart->series()[i].points.empty();
        });
        if (needed)
            items.push_back(all[i]);
    }
    const auto isAny = [&charts](std::size_t first, std::size_t last, bool (*has)(const ChartSeries &)) {
        for (const Placed &placed : charts)
            for (std::size_t i = first; i < last; ++i)
                if (placed.chart->isShown(i) && has(placed.chart->series()[i]))
                    return true;
        return false;
    };
    const auto hasPoints = [](const ChartSeries &one) { return !one.points.empty(); };
    const auto hasFailures = [](const ChartSeries &one) { return !one.failures.empty(); };
    const bool reported = isAny(firstReported, firstRecorded, hasPoints);
    const bool recorded = isAny(firstRecorded, afterRecorded, hasPoints);
    const auto explain = [&](LegendKey key, bool isNeeded) {
        if (isNeeded)
            items.push_back(keyItem(key, snapshot.context, theme));
    };
    explain(LegendKey::Hollow, isAny(0, all.size(), hasHollowMarks));
    explain(LegendKey::Interval, isAny(0, firstReported, hasPoints));
    explain(LegendKey::Predicted, hasPredicted(snapshot.context));
    explain(LegendKey::Wrong, hasWrongOnPurpose(snapshot.context));
    for (std::size_t i = firstRecorded; recorded && i < afterRecorded; ++i)
        if (isShown(snapshot, i)) // in full: the curves' labels leave out where and when
            items.push_back(all[i]);
    explain(LegendKey::Recorded, recorded);
    explain(LegendKey::Failed, isAny(0, all.size(), hasFailures));
    explain(LegendKey::Source, reported);
    const bool hasSpeedUp =
        std::ranges::any_of(charts, [](const Placed &placed) { return placed.chart->kind() == ChartKind::SpeedUp; });
    explain(LegendKey::ReportedBase, reported && hasSpeedUp && reportedBase(snapshot.context));
    return items;
}

/// Rows of a legend no wider than `width`; the offsets are from the top left.
struct PlacedItem {
    LegendItem item;
    QRectF area;
};
std::vector<PlacedItem> flow(const std::vector<LegendItem> &items, const ChartTheme &theme, double width)
{
    const double rowHeight = QFontMetricsF(theme.font).height() * 1.3;
    std::vector<PlacedItem> placed;
    double x = 0;
    double y = 0;
    for (const LegendItem &item : items) {
        const double itemWidth = std::min(legendItemWidth(item, theme), width);
        if (x > 0 && x + itemWidth > width) {
            x = 0;
            y += rowHeight;
        }
        placed.push_back({item, QRectF(x, y, itemWidth, rowHeight)});
        x += itemWidth + theme.spacing() * 2;
    }
    return placed;
}

/// The sentence for all points that are shown; empty if nothing disturbed them.
QString disturbanceText(const ChartSnapshot &snapshot)
{
    std::size_t points = 0;
    std::size_t disturbed = 0;
    Sweep all;
    for (const std::vector<SweepPoint> *list : {&snapshot.sweep->points, &*snapshot.live})
        for (const SweepPoint &point : *list) {
            ++points;
            if (!mostDisturbed(point.comparison))
                continue;
            ++disturbed;
            all.points.push_back(point);
        }
    const Measurement *worst = mostDisturbed(all);
    return worst ? ChartWords::tr("Disturbed at %n of %1 points. At worst: %2", "two numbers, a sentence",
                                  static_cast<int>(disturbed))
                       .arg(points)
                       .arg(disturbanceSentence(*worst, ChartKind::Time))
                 : QString();
}

QString captionText(const ChartSnapshot &snapshot, std::optional<ChartKind> chart)
{
    QStringList lines{snapshot.context.caption};
    if (!chart || *chart == ChartKind::SpeedUp)
        lines.prepend(baseRangeText(snapshot));
    lines.prepend(disturbanceText(snapshot));
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

void paintCurves(QCPPainter &painter, const QRect &page, const ChartTheme &theme, const ChartSnapshot &snapshot,
                 std::optional<ChartKind> chart)
{
    const double gap = theme.spacing();
    const double left = page.left() + 2 * gap;
    const double width = page.width() - 4 * gap;
    // The legend depends on the charts and they on its height: lay out once without it to learn what it must say.
    std::vector<Placed> charts = placeCharts(snapshot, chart, theme, page);
    const std::vector<PlacedItem> legend = flow(legendFor(snapshot, theme, charts), theme, width);
    const double legendHeight = legend.empty() ? 0 : legend.back().area.bottom() + gap;
    if (!legend.empty())
        charts = placeCharts(snapshot, chart, theme, page.adjusted(0, 0, 0, -qRound(legendHeight)));
    for (const Placed &placed : charts)
        paintPlot(painter, *placed.chart, placed.area);
    const QPointF corner(left, page.bottom() + 1 - legendHeight);
    for (const PlacedItem &item : legend)
        drawLegendItem(painter, item.area.translated(corner), item.item, theme);
}

constexpr std::array<std::pair<const char *, ChartKind>, 3> chartKeys{
    {{"speedup", ChartKind::SpeedUp}, {"time", ChartKind::Time}, {"throughput", ChartKind::Throughput}}};

} // namespace

std::vector<Picture> picturesOf(ChartSnapshot snapshot)
{
    const auto shared = std::make_shared<const ChartSnapshot>(std::move(snapshot));
    const auto pictureOf = [&](const QString &key, const QString &label, std::optional<ChartKind> chart) {
        return Picture{key, label, shared->context.workloadLabel, captionText(*shared, chart),
                       [shared, chart](QCPPainter &painter, const QRect &area, const ChartTheme &theme) {
                           paintCurves(painter, area, theme, *shared, chart);
                       }};
    };
    std::vector<Picture> pictures{pictureOf({}, ChartWords::tr("All three in one image"), std::nullopt)};
    for (const auto &[key, kind] : chartKeys)
        pictures.push_back(pictureOf(QString::fromLatin1(key), shortChartTitle(kind, shared->context.hasEpochs), kind));
    return pictures;
}

} // namespace overtake
