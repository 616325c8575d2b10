// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kept curves beside the one on show: their points, labels and colours, and one of them as the base of the speed-up.
#include "charts/chart_titles.h"
#include "charts/curves_picture.h"
#include "charts/ghost.h"
#include "charts/legend_strip.h"
#include "charts/point_text.h"
#include "export/chart_export.h"
#include "pages/bars_page.h"
#include "report/csv.h"
#include "ui/charts_lab.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using test::Charts;

/// The same engines, three times as slow: batch 32 beside batch 1024.
ChartContext::Ghost smallBatch()
{
    std::vector<test::SampleEngine> engines = test::cpuAndGpu();
    for (test::SampleEngine &engine : engines)
        engine.seconds = [law = engine.seconds](double n) { return 3 * law(n); };
    Sweep sweep = test::makeSweep({5, 100, 2000}, engines);
    sweep.parameters.set("batch", std::int64_t{32});
    for (SweepPoint &point : sweep.points)
        for (Measurement &one : point.comparison.measurements)
            one.parameters.set("batch", std::int64_t{32});
    ChartContext::Ghost ghost{
        QStringLiteral("batch size 32"), QStringLiteral("my laptop"), std::make_shared<const Sweep>(sweep), {}};
    ghost.series = test::makeContext(engines, 5, 2000).series;
    return ghost;
}

ChartSnapshot withGhost(bool asBase = false)
{
    ChartSnapshot snapshot;
    snapshot.context = test::makeContext(test::cpuAndGpu(), 5, 2000);
    snapshot.sweep = test::makeSweep({5, 50, 100, 2000}, test::cpuAndGpu());
    snapshot.sweep.edit().crossovers[1] = {Crossover::Kind::Crossings, {{1006, 1050, true, true}}};
    snapshot.context.ghosts = {smallBatch()};
    if (asBase)
        snapshot.context.base = 0;
    return snapshot;
}

TEST(Ghost, FollowsTheOthersWithItsOwnPointsAndLabel)
{
    const ChartSnapshot snapshot = withGhost();
    const auto time = chartSeries(snapshot, ChartKind::Time);
    ASSERT_EQ(time.size(), 4U);
    ASSERT_EQ(time[3].points.size(), 3U);
    EXPECT_DOUBLE_EQ(time[3].points[1].y, 3 * time[1].points[2].y);
    // Its speed-up is over its own baseline, as it was measured.
    const auto speedUp = chartSeries(snapshot, ChartKind::SpeedUp);
    EXPECT_TRUE(speedUp[2].points.empty());
    EXPECT_DOUBLE_EQ(speedUp[3].points[1].y, speedUp[1].points[2].y);
    const auto items = legendItems(snapshot.context, ChartTheme::forPicture(13));
    ASSERT_EQ(items.size(), 4U);
    EXPECT_EQ(items[3].text, QStringLiteral("GPU: RTX 2070, batch size 32"));
    EXPECT_EQ(items[3].style.color, items[1].style.color);
    EXPECT_LT(items[3].style.lineWidth, items[1].style.lineWidth);
    const QString hover = hoverText(snapshot, ChartKind::SpeedUp, 3, speedUp[3].points[1].source);
    EXPECT_TRUE(hover.contains(QStringLiteral("as fast as CPU, 2 threads, batch size 32"))) << hover.toStdString();
    EXPECT_TRUE(hover.contains(QStringLiteral("my laptop"))) << hover.toStdString();
}

TEST(Ghost, AsTheBaseEverySpeedUpIsToldAgainstIt)
{
    const ChartSnapshot snapshot = withGhost(true);
    const auto speedUp = chartSeries(snapshot, ChartKind::SpeedUp);
    const auto time = chartSeries(snapshot, ChartKind::Time);
    // The CPU itself has one now; where the base was not measured (50) nobody has.
    ASSERT_EQ(speedUp[0].points.size(), 3U);
    for (const ChartPoint &point : speedUp[0].points)
        EXPECT_NEAR(point.y, 3, 1e-9);
    ASSERT_EQ(speedUp[1].points.size(), 3U);
    EXPECT_NEAR(speedUp[1].points[1].y, time[2].points[1].y / time[1].points[2].y, 1e-9);
    EXPECT_TRUE(speedUp[2].points.empty()); // it is the base
    EXPECT_NEAR(speedUp[3].points[2].y, time[2].points[2].y / time[3].points[2].y, 1e-9);
    EXPECT_EQ(chartTitle(snapshot.context, ChartKind::SpeedUp),
              QStringLiteral("Speed-up over CPU, 2 threads, batch size 32"));
    EXPECT_TRUE(baseTimeText(snapshot, 100).startsWith(QStringLiteral("CPU, 2 threads, batch size 32: ")));
    EXPECT_TRUE(crossoverBands(snapshot).empty()); // those are against the curve's own base
    const QString hover = hoverText(snapshot, ChartKind::SpeedUp, 0, speedUp[0].points[0].source);
    EXPECT_TRUE(hover.contains(QStringLiteral("by the intervals of both"))) << hover.toStdString();
    EXPECT_TRUE(chartSeries(withGhost(), ChartKind::SpeedUp)[0].points.empty());
}

TEST(Ghost, ItsSpeedUpIsOverTheBaselineOnShow)
{
    ChartSnapshot snapshot = withGhost();
    const std::size_t first = firstGhost(snapshot.context);
    const auto ratio = [&](std::size_t engine) {
        const ChartSeries series = chartSeries(snapshot, ChartKind::SpeedUp)[first + engine];
        return series.points.empty() ? 0 : series.points.front().y;
    };
    const double before = ratio(1);
    ASSERT_GT(before, 0);
    std::swap(snapshot.context.series[0], snapshot.context.series[1]);
    EXPECT_NEAR(ratio(0), 1 / before, 1e-9);
    EXPECT_EQ(ratio(1), 0) << "it is the baseline";
    snapshot.context.series[0].label = QStringLiteral("another");
    EXPECT_EQ(ratio(1), before) << "it has no such engine";
}

TEST(Ghost, AsTheBaseItIsTheFirstBar)
{
    const ChartSnapshot snapshot = withGhost(true);
    BarsPage bars;
    const auto speedUps = [&](std::size_t point) {
        bars.setComparison(snapshot.sweep->points[point].value, snapshot.sweep->points[point].comparison,
                           snapshot.context);
        std::vector<std::pair<QString, double>> all;
        for (const auto &row : bars.table().rows)
            all.emplace_back(row[0].text, row[3].number.value_or(0));
        return all;
    };
    const auto measuredThere = speedUps(2);
    ASSERT_EQ(measuredThere.size(), 3U);
    EXPECT_EQ(measuredThere[0].first, QStringLiteral("CPU, 2 threads (batch size 32)"));
    EXPECT_NEAR(measuredThere[1].second, 3, 1e-9);
    EXPECT_NEAR(measuredThere[2].second, chartSeries(snapshot, ChartKind::SpeedUp)[1].points[1].y, 1e-9);
    // Where the base was not measured (50) nothing is told against another one.
    for (const auto &[engine, speedUp] : speedUps(1))
        EXPECT_EQ(speedUp, 0) << engine.toStdString();
}

TEST(Ghost, IsInPicturesAndTables)
{
    const auto whole = [](const ChartSnapshot &snapshot) { return picturesOf(snapshot).front(); };
    EXPECT_TRUE(paintPicture(whole(withGhost()), {}, PictureFormat::Svg).document.contains("batch size 32"));
    ChartSnapshot without = withGhost();
    without.context.ghosts.clear();
    EXPECT_NE(renderPicture(whole(withGhost()), {}), renderPicture(whole(without), {}));
    RunRecord record;
    record.sweep = *without.sweep;
    const auto rows = [](const std::string &text) { return std::ranges::count(text, '\n'); };
    const std::string csv = toCsv(record, ghostSweeps(withGhost().context));
    EXPECT_EQ(rows(csv), rows(toCsv(record)) + 6);
    EXPECT_NE(csv.find(",batch\r\n"), std::string::npos);
    EXPECT_NE(csv.find(",32\r\n"), std::string::npos);
}

TEST_F(Charts, AWalkTellsSpeedUpsOverTheChosenBase)
{
    const ChartSnapshot snapshot = withGhost(true);
    view.setContext(snapshot.context);
    view.setPoints(snapshot.sweep);
    view.setCursor(5);
    settle();
    CurveChart &speedUp = chart(ChartKind::SpeedUp);
    EXPECT_FALSE(speedUp.accessibleDescription().contains(QStringLiteral("overtakes between")))
        << speedUp.accessibleDescription().toStdString();
    QTest::keyClick(&speedUp, Qt::Key_Right, Qt::ControlModifier);
    EXPECT_TRUE(speedUp.accessibleDescription().isEmpty()) << "the base was not measured at 50";
    QTest::keyClick(&speedUp, Qt::Key_Right, Qt::ControlModifier);
    const QStringList engines = speedUp.accessibleDescription().split(QStringLiteral("\n\n"));
    ASSERT_EQ(engines.size(), 2);
    for (const QString &text : engines) {
        EXPECT_TRUE(text.contains(QStringLiteral("as fast as CPU, 2 threads, batch size 32"))) << text.toStdString();
        EXPECT_TRUE(text.contains(QStringLiteral("by the intervals of both"))) << text.toStdString();
    }
}

TEST_F(Charts, AGhostSurvivesZoomThemeAndNewPoints)
{
    const ChartSnapshot snapshot = withGhost();
    view.setContext(snapshot.context);
    view.setPoints(snapshot.sweep);
    view.setSeriesVisible(3, false);
    settle();
    const auto drawn = [&] { return chart(ChartKind::Time).series().at(2).points.size(); };
    EXPECT_EQ(drawn(), 3U);
    QTest::mouseDClick(&chart(ChartKind::Time), Qt::LeftButton);
    QPalette dark = view.palette();
    dark.setColor(QPalette::Base, Qt::black);
    dark.setColor(QPalette::Text, Qt::white);
    view.setPalette(dark);
    view.setPoints(test::makeSweep({5, 2000}, test::cpuAndGpu()));
    view.setProjector(true);
    settle();
    EXPECT_EQ(drawn(), 3U);
    EXPECT_FALSE(isShown(view.snapshot(), 3));
    // Another ghost before it: what is hidden is known by its name.
    ChartContext two = snapshot.context;
    two.ghosts.insert(two.ghosts.begin(), smallBatch());
    two.ghosts.front().difference = QStringLiteral("batch size 64");
    view.setContext(two);
    EXPECT_TRUE(isShown(view.snapshot(), 3));
    EXPECT_FALSE(isShown(view.snapshot(), 5));
}

} // namespace
} // namespace overtake
