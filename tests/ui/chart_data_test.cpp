// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the charts draw and say, without a chart: numbers in words, ticks, label places, points from measurements.
#include "charts/axis_ticks.h"
#include "charts/chart_data.h"
#include "charts/chart_theme.h"
#include "charts/label_layout.h"
#include "charts/legend_strip.h"
#include "charts/point_text.h"
#include "pages/stopwatch_line.h"
#include "text/contains.h"
#include "ui/sample_sweeps.h"
#include "words/number_text.h"
#include "words/wrapped_text.h"

#include <cmath>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using namespace test;

TEST(Caption, SaysWhatWasMeasuredOn)
{
    RunRecord record;
    record.sweep.workload = "mlp";
    Measurement measurement;
    measurement.data = listed({foreign("mine.csv"), foreign("150 rows")});
    SweepPoint point;
    point.comparison.measurements = {measurement};
    record.sweep.points = {point};
    EXPECT_TRUE(captionFor(record).contains(QStringLiteral("data: mine.csv, 150 rows")));
    record.sweep.points.clear(); // nothing measured, or an older file
    EXPECT_FALSE(captionFor(record).contains(QStringLiteral("data:")));
    EXPECT_TRUE(captionFor(record, foreign("synthetic")).contains(QStringLiteral("data: synthetic")));
}

/// Spaces for no-break spaces, so that expectations can be read.
std::string plain(QString text)
{
    return text.replace(QChar(QChar::Nbsp), QLatin1Char(' ')).toStdString();
}

ChartSnapshot snapshotOf(const std::vector<SampleEngine> &engines, const std::vector<double> &values)
{
    ChartSnapshot snapshot;
    snapshot.context = makeContext(engines, values.front(), values.back());
    snapshot.sweep = makeSweep(values, engines);
    return snapshot;
}

TEST(Stopwatches, LieOnOneLineOfTime)
{
    const std::vector<SampleEngine> engines{cpuAndGpu()[0], cpuAndGpu()[1], cpuAndGpu()[1]};
    ChartSnapshot snapshot = snapshotOf(engines, {100});
    Comparison comparison = snapshot.sweep->points.front().comparison;
    EXPECT_TRUE(stopwatchLines(comparison, snapshot.context).empty()) << "all are honest";
    Measurement &honest = comparison.measurements[1];
    Measurement &wrong = comparison.measurements[2];
    honest.use.id = wrong.use.id = "opencl:0";
    wrong.use.stopwatch = Stopwatch::NoWait;
    honest.step.median = 20e-3;
    honest.profile = StepProfile{{{StepPart::Kind::Compute, "MatMul", {}, 19e-3, 1e-3}},
                                 20e-3,
                                 {{HostSpan::Kind::Launching, "MatMul", 0, 2e-4}}};
    wrong.step.median = 1e-4;
    wrong.completeSeconds = 20.5e-3;
    const std::vector<StopwatchLine> lines = stopwatchLines(comparison, snapshot.context);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_FALSE(lines[0].wrongOnPurpose);
    EXPECT_DOUBLE_EQ(lines[0].queued, 2e-4);
    EXPECT_DOUBLE_EQ(lines[0].begun, 1e-3);
    EXPECT_DOUBLE_EQ(lines[0].ended, 20e-3);
    EXPECT_DOUBLE_EQ(lines[0].read, 20e-3);
    EXPECT_TRUE(lines[1].wrongOnPurpose);
    EXPECT_DOUBLE_EQ(lines[1].read, 1e-4);
    EXPECT_DOUBLE_EQ(lines[1].ended, 20.5e-3);
    EXPECT_EQ(plain(stopwatchText(lines[1])),
              "Queued after 100 µs, begun after 1.0 ms, ended after 21 ms. Stopwatch read at 100 µs.");
}

TEST(Stopwatches, AWrongOneHasAStyleOfItsOwn)
{
    ChartContext context = makeContext(fourEngines(), 5, 2000);
    const ChartTheme theme = ChartTheme::forPicture(13);
    context.series[1].wrongOnPurpose = true;
    const std::vector<SeriesStyle> styles = seriesStyles(context, theme);
    EXPECT_EQ(styles[1].color, theme.warning());
    EXPECT_TRUE(styles[1].open);
    EXPECT_FALSE(styles[1].dashes.isEmpty());
    for (const std::size_t other : {0, 2, 3})
        EXPECT_NE(styles[other].color, theme.warning());
}

TEST(NumberText, SecondsTakeTheUnitThatKeepsThemShort)
{
    EXPECT_EQ(plain(secondsText(0.041)), "41 ms");
    EXPECT_EQ(plain(secondsText(3.2e-6)), "3.2 µs");
    EXPECT_EQ(plain(secondsText(7e-10)), "0.70 ns");
    EXPECT_EQ(plain(secondsText(125)), "2 min 5 s");
    EXPECT_EQ(plain(secondsText(119.4, 3)), "119 s");
    for (const double seconds : {125.0, 0.5, 2e-3, 7e-10}) // the same unit as in the text of a number
        EXPECT_TRUE(secondsText(seconds, 4).endsWith(QChar(QChar::Nbsp) + secondsUnit(seconds).text)) << seconds;
    EXPECT_EQ(secondsUnit(0.5).factor, 1e-3);
    EXPECT_EQ(rateUnit(1.8e6).text, QStringLiteral("M/s"));
    EXPECT_EQ(rateUnit(0.2).factor, 1);
    EXPECT_EQ(plain(secondsText(7200)), "2 h");
    EXPECT_EQ(plain(secondsText(0)), "0 ns");
}

TEST(NumberText, RoundingCarriesIntoTheNextUnit)
{
    EXPECT_EQ(plain(secondsText(999.6e-6)), "1.0 ms");
    EXPECT_EQ(plain(rateText(999.9e3, QStringLiteral("samples"), 3)), "1.00 M samples/s");
}

TEST(NumberText, SharesHaveTwoDigits)
{
    EXPECT_EQ(shareText(0.123), QStringLiteral("12\u00a0%"));
    for (const auto &[share, text] :
         {std::pair(0.0, "0 %"), std::pair(3e-6, "0.00030 %"), std::pair(0.052, "5.2 %"), std::pair(0.0996, "10 %"),
          std::pair(0.994, "99 %"), std::pair(0.996, "100 %"), std::pair(1.04, "104 %")})
        EXPECT_EQ(plain(shareText(share)), text) << share;
}

TEST(NumberText, RatesAndRatios)
{
    EXPECT_EQ(plain(rateText(1.8e6, QStringLiteral("samples"))), "1.8 M samples/s");
    EXPECT_EQ(plain(rateText(320, QStringLiteral("samples"))), "320 samples/s");
    EXPECT_EQ(plain(rateText(5e4, QString(), 0)), "50 k/s");
    EXPECT_EQ(plain(ratioText(3.21)), "3.2 ×");
    EXPECT_EQ(plain(ratioText(0.0123)), "0.012 ×");
    EXPECT_EQ(plain(ratioText(1234.5)), "1,200 ×");
}

TEST(NumberText, FollowsTheLocale)
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    EXPECT_EQ(plain(ratioText(3.21)), "3,2 ×");
    EXPECT_EQ(plain(countText(459000)), "459.000");
    QLocale::setDefault(before);
    EXPECT_EQ(plain(countText(459000)), "459,000");
    EXPECT_EQ(plain(countText(0.00123)), "0.00123");
}

TEST(NumberText, TicksShowNoNeedlessZeros)
{
    EXPECT_EQ(plain(tickText(Quantity::Seconds, 1e-3)), "1 ms");
    EXPECT_EQ(plain(tickText(Quantity::Seconds, 0.05)), "50 ms");
    EXPECT_EQ(plain(tickText(Quantity::Ratio, 0.5)), "0.5 ×");
    EXPECT_EQ(plain(tickText(Quantity::Ratio, 1.05)), "1.05 ×");
    EXPECT_EQ(plain(tickText(Quantity::Count, 1e8)), "100 M");
    EXPECT_EQ(plain(tickText(Quantity::Count, 2000)), "2,000");
}

TickSpace space(double pixels)
{
    return {pixels, 8, [](double) { return 40.0; }};
}

TEST(Ticks, AreThoseThatPeopleRead)
{
    EXPECT_EQ(chooseTicks({0.5, 10}, true, space(800)), (std::vector<double>{0.5, 1, 2, 5, 10}));
    const std::vector<double> decades = chooseTicks({1e-7, 1}, true, space(400));
    ASSERT_EQ(decades.size(), 8U);
    EXPECT_DOUBLE_EQ(decades[3], 1e-4);
    EXPECT_EQ(chooseTicks({0, 100}, false, space(400)), (std::vector<double>{0, 20, 40, 60, 80, 100}));
    EXPECT_TRUE(chooseTicks({1e9, std::nextafter(1e9, 2e9)}, false, space(400)).empty()) << "no double between";
}

TEST(Ticks, KeepTheOneThatARatioIsReadAgainst)
{
    for (const double lower : {1e-3, 1e-4, 1e-5})
        for (const double pixels : {150.0, 220.0}) {
            const std::vector<double> ticks = chooseTicks({lower, 5}, true, space(pixels));
            EXPECT_TRUE(contains(ticks, 1.0)) << lower << " on " << pixels;
        }
}

TEST(Ticks, NeverTouchAndAreNeverAbsent)
{
    for (const double pixels : {90.0, 150.0, 300.0, 700.0})
        for (const QCPRange &range : {QCPRange(1, 1e8), QCPRange(0.05, 5), QCPRange(900, 1100), QCPRange(1, 1.3)})
            for (const bool logarithmic : {true, false}) {
                const std::vector<double> ticks = chooseTicks(range, logarithmic, space(pixels));
                EXPECT_GE(ticks.size(), 1U) << range.lower << ".." << range.upper << " on " << pixels;
                for (std::size_t i = 1; i < ticks.size(); ++i) {
                    const double part = logarithmic
                                            ? std::log(ticks[i] / ticks[i - 1]) / std::log(range.upper / range.lower)
                                            : (ticks[i] - ticks[i - 1]) / range.size();
                    EXPECT_GE(part * pixels, 48 - 1e-6);
                }
            }
}

TEST(Ticks, TheRangeMovesInSteps)
{
    EXPECT_EQ(steppedRange(0.041, 2.7), QCPRange(0.02, 5));
    EXPECT_EQ(steppedRange(0.021, 4.9), QCPRange(0.02, 5));
    EXPECT_EQ(steppedRange(1, 10), QCPRange(1, 10));
}

TEST(LabelLayout, KeepsLabelsApartAndNearTheirPlaces)
{
    const std::vector<LabelRequest> requests{{50, 20}, {55, 20}, {52, 20}, {150, 20}};
    const auto centres = placeLabels(requests, 0, 200, 2);
    ASSERT_TRUE(centres);
    EXPECT_DOUBLE_EQ((*centres)[3], 150);     // room enough: stays
    EXPECT_LT((*centres)[0], (*centres)[2]);  // the order of the curves is kept
    EXPECT_NEAR((*centres)[2], 52.333, 1e-3); // the group is centred on where it belongs
    EXPECT_NEAR((*centres)[1] - (*centres)[2], 22, 1e-9);
}

TEST(LabelLayout, StaysInsideAndSaysWhenItCannot)
{
    const auto low = placeLabels({{-10, 20}, {0, 20}}, 0, 100, 0);
    ASSERT_TRUE(low);
    EXPECT_EQ(*low, (std::vector<double>{10, 30}));
    EXPECT_FALSE(placeLabels({{10, 20}, {10, 20}, {10, 20}}, 0, 50, 0));
    EXPECT_TRUE(placeLabels({}, 0, 50, 0));
}

TEST(ChartData, TimeThroughputAndSpeedUpComeFromTheMeasurement)
{
    const ChartSnapshot snapshot = snapshotOf(cpuAndGpu(), {100, 1000});
    const Measurement &gpu = snapshot.sweep->points[1].comparison.measurements[1];
    const ChartPoint time = chartSeries(snapshot, ChartKind::Time)[1].points[1];
    EXPECT_DOUBLE_EQ(time.x, 1000);
    EXPECT_DOUBLE_EQ(time.y, gpu.epochSeconds);
    EXPECT_NEAR(time.ci95.low, gpu.epochSeconds * 0.985, 1e-9); // the step's interval, scaled to the epoch
    const ChartPoint rate = chartSeries(snapshot, ChartKind::Throughput)[1].points[1];
    EXPECT_DOUBLE_EQ(rate.y, gpu.throughput);
    EXPECT_NEAR(rate.ci95.high, gpu.throughput / 0.985, gpu.throughput * 1e-9); // the faster end is the higher rate
    const std::vector<ChartSeries> speedUp = chartSeries(snapshot, ChartKind::SpeedUp);
    EXPECT_TRUE(speedUp[0].points.empty()); // the base is the line at 1
    EXPECT_DOUBLE_EQ(speedUp[1].points[1].y, snapshot.sweep->points[1].comparison.speedUps[1].median);
}

TEST(ChartData, QuickAndUnconvergedPointsAreHollow)
{
    ChartSnapshot snapshot = snapshotOf(cpuAndGpu(), {10, 100});
    snapshot.sweep.edit().points[0].comparison.measurements[0].converged = false;
    snapshot.live.edit().push_back({50, false, makeComparison(50, cpuAndGpu(), true)});
    const std::vector<ChartPoint> points = chartSeries(snapshot, ChartKind::Time)[0].points;
    ASSERT_EQ(points.size(), 3U);
    EXPECT_TRUE(points[0].hollow);
    EXPECT_TRUE(points[1].hollow);
    EXPECT_FALSE(points[2].hollow);
    EXPECT_FALSE(points[1].joined); // beside a careful curve
    // The base was not converged: its ratio is no better.
    EXPECT_TRUE(chartSeries(snapshot, ChartKind::SpeedUp)[1].points[0].hollow);
}

TEST(ChartData, BetweenCalmPointsTheLinePassesDisturbedOnesBy)
{
    ChartSnapshot snapshot;
    snapshot.context = makeContext(cpuAndGpu(), 5, 2000);
    for (const double value : {10.0, 20.0, 50.0, 100.0, 200.0})
        snapshot.live.edit().push_back({value, false, makeComparison(value, cpuAndGpu(), true)});
    for (const std::size_t disturbed : {0U, 2U})
        snapshot.live.edit()[disturbed].comparison.measurements[0].disturbed = true;
    const auto joined = [&](ChartKind kind, std::size_t engine) {
        std::string text;
        const std::vector<ChartSeries> series = chartSeries(snapshot, kind);
        for (const ChartPoint &point : series[engine].points)
            text += point.joined ? '+' : '-';
        return text;
    };
    EXPECT_EQ(joined(ChartKind::Time, 0), "++-++") << "nothing better lies left of the first";
    EXPECT_EQ(joined(ChartKind::Time, 1), "+++++");
    EXPECT_EQ(joined(ChartKind::SpeedUp, 1), "++-++") << "its base was disturbed";
    snapshot.sweep = makeSweep({5, 500}, cpuAndGpu());
    EXPECT_EQ(joined(ChartKind::Time, 1), "+-----+") << "full ones say more";
}

TEST(ChartData, NoLineZigzagsThroughQuickPointsThatWereDisturbed)
{
    ChartSnapshot snapshot;
    snapshot.context = makeContext(cpuAndGpu(), 5, 2000);
    for (const double value : {10.0, 20.0, 50.0, 100.0, 200.0})
        snapshot.live.edit().push_back({value, false, makeComparison(value, cpuAndGpu(), true)});
    const auto breaks = [&](ChartKind kind) {
        std::string text;
        const std::vector<ChartSeries> series = chartSeries(snapshot, kind);
        for (const ChartPoint &point : series[1].points)
            text += point.breaksLine ? '|' : point.joined ? '+' : '-';
        return text;
    };
    EXPECT_EQ(breaks(ChartKind::Time), "+++++");
    for (const std::size_t disturbed : {0U, 2U, 4U})
        snapshot.live.edit()[disturbed].comparison.measurements[1].disturbed = true;
    EXPECT_EQ(breaks(ChartKind::Time), "+|-+|") << "between calm ones it passes the disturbed one by";
    for (SweepPoint &point : snapshot.live.edit())
        point.comparison.measurements[1].disturbed = true;
    EXPECT_EQ(breaks(ChartKind::Time), "+||||");
    EXPECT_EQ(breaks(ChartKind::SpeedUp), "+||||");
    for (SweepPoint &point : snapshot.live.edit())
        for (Measurement &one : point.comparison.measurements)
            one.quick = false;
    EXPECT_EQ(breaks(ChartKind::Time), "+++++") << "full ones tell the course";
}

TEST(ChartData, APredictionAgainstDisturbedPointsIsALineInAnOutlineAndMarkersWhereTheSliderWas)
{
    Sweep outline = makeSweep({}, cpuAndGpu());
    for (const double value : {10.0, 20.0, 50.0}) {
        outline.points.push_back({value, false, makeComparison(value, cpuAndGpu(), true)});
        outline.points.back().comparison.measurements[0].disturbed = true;
        outline.points.back().comparison.measurements[1].status = PointStatus::Predicted;
    }
    ChartSnapshot snapshot;
    snapshot.context = makeContext(cpuAndGpu(), 5, 2000);
    snapshot.context.series[1].predicted = true;
    const auto drawn = [&] {
        std::string text;
        const std::vector<ChartSeries> series = chartSeries(snapshot, ChartKind::SpeedUp);
        for (const ChartPoint &point : series[1].points)
            text += point.isMarked ? 'o' : point.breaksLine ? '|' : '+';
        return text;
    };
    snapshot.sweep = outline;
    EXPECT_EQ(drawn(), "+++");
    snapshot.live = outline.points; // a sweep begins
    snapshot.sweep.edit().points.clear();
    EXPECT_EQ(drawn(), "ooo");
    for (SweepPoint &point : snapshot.live.edit())
        point.comparison.measurements[0].disturbed = false;
    EXPECT_EQ(drawn(), "+++");
}

TEST(ChartData, QuickPointsAreACurveUntilThereIsASweep)
{
    ChartSnapshot snapshot;
    snapshot.context = makeContext(cpuAndGpu(), 5, 2000);
    for (const double value : {10.0, 100.0})
        snapshot.live.edit().push_back({value, false, makeComparison(value, cpuAndGpu(), true)});
    const std::vector<ChartSeries> series = chartSeries(snapshot, ChartKind::Time);
    ASSERT_EQ(series[0].points.size(), 2U);
    for (const ChartPoint &point : series[0].points)
        EXPECT_TRUE(point.joined);
}

TEST(ChartData, BeyondTheEndsOfASweepQuickPointsCarryItsLineOn)
{
    ChartSnapshot snapshot = snapshotOf(cpuAndGpu(), {100, 1000});
    for (const double value : {50.0, 300.0, 1500.0})
        snapshot.live.edit().push_back({value, false, makeComparison(value, cpuAndGpu(), true)});
    const ChartSeries gpu = chartSeries(snapshot, ChartKind::SpeedUp)[1];
    ASSERT_EQ(gpu.points.size(), 5U);
    for (const ChartPoint &point : gpu.points)
        EXPECT_EQ(point.joined, point.x != 300) << point.x;
}

TEST(ChartData, AFailedPointBreaksTheLineAndGivesItsReason)
{
    std::vector<SampleEngine> engines = cpuAndGpu();
    engines[1].seconds = [](double n) { return n == 100 ? -1 : 0.6; };
    const ChartSnapshot snapshot = snapshotOf(engines, {10, 100, 1000});
    const ChartSeries gpu = chartSeries(snapshot, ChartKind::Time)[1];
    ASSERT_EQ(gpu.points.size(), 2U);
    EXPECT_TRUE(gpu.points[1].breaksLine);
    ASSERT_EQ(gpu.failures.size(), 1U);
    EXPECT_DOUBLE_EQ(gpu.failures[0].x, 100);
    const QString text = hoverText(snapshot, ChartKind::Time, 1, gpu.failures[0].source);
    EXPECT_TRUE(text.contains(QStringLiteral("Not enough memory"))) << text.toStdString();
    EXPECT_FALSE(chartSeries(snapshot, ChartKind::Time)[0].points[1].breaksLine);
}

TEST(ChartData, HoveringShowsExactValuesWithInterval)
{
    const ChartSnapshot snapshot = snapshotOf(cpuAndGpu(), {512, 1000});
    const ChartPoint point = chartSeries(snapshot, ChartKind::SpeedUp)[1].points[0];
    const std::string text = plain(hoverText(snapshot, ChartKind::SpeedUp, 1, point.source));
    EXPECT_NE(text.find("512 hidden neurons"), std::string::npos) << text;
    EXPECT_NE(text.find("0.3875 times as fast as CPU, 2 threads"), std::string::npos) << text;
    EXPECT_NE(text.find("95 % interval: 0.3759 to 0.3991"), std::string::npos) << text;
    EXPECT_NE(text.find("repetitions: 25"), std::string::npos) << text;
}

TEST(ChartData, ReportedFiguresAreNamedAsSuch)
{
    ChartSnapshot snapshot = snapshotOf(cpuAndGpu(), {5, 2000});
    snapshot.context.reported = reportedWidth();
    snapshot.context.reportedSource = QStringLiteral("HSF");
    const std::vector<ChartSeries> time = chartSeries(snapshot, ChartKind::Time);
    ASSERT_EQ(time.size(), 4U);
    EXPECT_DOUBLE_EQ(time[2].points[4].y, 242);
    EXPECT_NE(hoverText(snapshot, ChartKind::Time, 2, time[2].points[4].source).indexOf(QStringLiteral("HSF")), -1);
    const std::vector<ChartSeries> speedUp = chartSeries(snapshot, ChartKind::SpeedUp);
    EXPECT_TRUE(speedUp[2].points.empty());
    ASSERT_EQ(speedUp[3].points.size(), 5U);
    EXPECT_NEAR(speedUp[3].points[4].y, 242.0 / 51, 1e-12);
    EXPECT_TRUE(chartSeries(snapshot, ChartKind::Throughput)[2].points.empty());
}

TEST(ChartData, CrossoversInWords)
{
    ChartSnapshot snapshot = snapshotOf(fourEngines(), {5, 2000});
    snapshot.visible.assign(4, true);
    snapshot.sweep.edit().crossovers[2] = {Crossover::Kind::Crossings, {{1060, 1210, true, true}}};
    snapshot.sweep.edit().crossovers[1] = {Crossover::Kind::Crossings, {{50, 60, false, false}}};
    const std::vector<CrossoverBand> bands = crossoverBands(snapshot);
    ASSERT_EQ(bands.size(), 2U);
    EXPECT_EQ(bands[0].text.toStdString(), "CPU, 2 threads overtakes between 50 and 60");
    EXPECT_EQ(bands[1].text.toStdString(), "GPU: RTX 2070 overtakes between 1,060 and 1,210");
    EXPECT_EQ(bands[1].rangeText.toStdString(), "1,060–1,210");
    snapshot.visible[2] = false;
    EXPECT_EQ(crossoverBands(snapshot).size(), 1U);

    snapshot.sweep.edit().crossovers = {{}, {Crossover::Kind::NeverInRange, {}}, {}, {}};
    EXPECT_EQ(noCrossoverText(snapshot).toStdString(), "CPU, 1 thread does not overtake from 5 to 2,000.");
    snapshot.sweep.edit().crossovers[1].points = 9;
    snapshot.sweep.edit().crossovers[1].planned = 9;
    snapshot.sweep.edit().crossovers[1].tooClose = 9;
    EXPECT_EQ(noCrossoverText(snapshot).toStdString(),
              "CPU, 2 threads and CPU, 1 thread: too close to call from 5 to 2,000.");
    snapshot.sweep.edit().crossovers[1].kind = Crossover::Kind::AlwaysFaster;
    snapshot.sweep.edit().crossovers[1].tooClose = 1;
    EXPECT_EQ(noCrossoverText(snapshot).toStdString(), "CPU, 1 thread is faster or too close to call from 5 to 2,000.");
    snapshot.sweep.edit().crossovers[1].planned = 12;
    EXPECT_EQ(noCrossoverText(snapshot).toStdString(),
              "Only 9 of 12 points have a verdict. CPU, 1 thread is faster or too close to call from 5 to 2,000.");
    snapshot.sweep.edit().crossovers[1].planned = 9;
    // A sweep that was stopped says nothing of what it has not seen.
    snapshot.sweep.edit().points.pop_back();
    EXPECT_EQ(noCrossoverText(snapshot).toStdString(), "CPU, 1 thread is faster or too close to call at 5.");
    snapshot.sweep.edit().points.clear();
    EXPECT_EQ(noCrossoverText(snapshot).toStdString(), "CPU, 1 thread is faster or too close to call in this range.");
}

TEST(ChartData, AProvisionalCrossoverHasABandThatSaysSoOrASentenceIfItWasDisturbed)
{
    ChartSnapshot snapshot = snapshotOf(cpuAndGpu(), {5, 2000});
    snapshot.sweep.edit().crossovers[1] = {Crossover::Kind::Crossings, {{1060, 1210, true, true}}};
    EXPECT_EQ(crossoverBands(snapshot).at(0).doubt, Doubt::None);
    snapshot.sweep.edit().crossovers[1].doubt = Doubt::Quick;
    const CrossoverBand band = crossoverBands(snapshot).at(0);
    EXPECT_EQ(band.doubt, Doubt::Quick);
    EXPECT_EQ(explainCrossover(band.text, band.refined, band.doubt).toStdString(),
              "Not certain, because more points were measured quickly than have a verdict.\n"
              "GPU: RTX 2070 overtakes between 1,060 and 1,210.\n"
              "The crossover lies somewhere in this band.");
    snapshot.sweep.edit().crossovers[1].doubt = Doubt::Disturbed;
    EXPECT_TRUE(crossoverBands(snapshot).empty());
    EXPECT_EQ(noCrossoverText(snapshot).toStdString(), "Not certain, because more points are in doubt than have a "
                                                       "verdict. GPU: RTX 2070 overtakes between 1,060 and 1,210.");
    snapshot.sweep.edit().crossovers[1].doubt = Doubt::Quick;
    EXPECT_TRUE(noCrossoverText(snapshot).isEmpty()) << "its band says it";

    snapshot.sweep.edit().crossovers[1] = {Crossover::Kind::AlwaysFaster, {}};
    snapshot.sweep.edit().crossovers[1].doubt = Doubt::Disturbed;
    EXPECT_TRUE(noCrossoverText(snapshot).startsWith(
        QStringLiteral("Not certain, because more points are in doubt than have a verdict. GPU: ")));
    snapshot.context.series.push_back(snapshot.context.series.back());
    snapshot.sweep.edit().crossovers.push_back(snapshot.sweep->crossovers.back());
    EXPECT_EQ(noCrossoverText(snapshot).count(QStringLiteral("Not certain")), 1) << "said once for both";
}

TEST(WrappedText, EndsInAnEllipsisWhereLinesAreMissing)
{
    const QString text = QStringLiteral("a sentence of some words ").repeated(10).trimmed();
    const QStringList two = wrappedText(text, QFont(), 200, 2);
    ASSERT_EQ(two.size(), 2);
    EXPECT_TRUE(two.back().endsWith(QChar(0x2026))) << two.back().toStdString();
    EXPECT_EQ(wrappedText(text, QFont(), 200, 100).join(QLatin1Char(' ')), text);
}

TEST(ChartData, TheBaseIsNamedWithItsAbsoluteTime)
{
    ChartSnapshot snapshot = snapshotOf(cpuAndGpu(), {5, 2000});
    EXPECT_EQ(plain(baseTimeText(snapshot, 7)), "CPU, 2 threads: 46 ms per epoch at 5");
    EXPECT_EQ(plain(baseRangeText(snapshot)), "Baseline: CPU, 2 threads: 46 ms per epoch at 5, 2.7 s at 2,000");
    EXPECT_TRUE(baseTimeText(ChartSnapshot(), 7).isEmpty());
    snapshot.context.hasEpochs = false; // as of a picture
    EXPECT_EQ(plain(baseTimeText(snapshot, 7)), "CPU, 2 threads: 46 ms per run at 5");
    EXPECT_EQ(chartTitle(snapshot.context, ChartKind::Time).toStdString(), "Time per run");
}

TEST(ChartData, TheBaseTimeIsThatOfThePointThatTheHeadlineSpeaksOf)
{
    ChartSnapshot snapshot;
    snapshot.context = makeContext(cpuAndGpu(), 5, 2000);
    Comparison quick = makeComparison(100, cpuAndGpu(), true);
    Comparison newer = quick;
    newer.measurements[0].epochSeconds = 7.8e-3;
    snapshot.sweep.edit().points = {{100, false, quick}};
    snapshot.live = std::vector<SweepPoint>{{100, false, newer}};
    EXPECT_TRUE(baseTimeText(snapshot, 100).contains(QStringLiteral("7.8")))
        << baseTimeText(snapshot, 100).toStdString();
    snapshot.sweep.edit().points = {{100, false, makeComparison(100, cpuAndGpu(), false)}};
    EXPECT_FALSE(baseTimeText(snapshot, 100).contains(QStringLiteral("7.8"))); // a careful one counts more

    snapshot.context.logarithmicAxis = false;
    snapshot.live = std::vector<SweepPoint>{{10, false, quick}};
    EXPECT_TRUE(plain(baseTimeText(snapshot, 40)).ends_with("at 100")) << plain(baseTimeText(snapshot, 40));
}

TEST(ChartData, AgainstAPredictionAPointIsHollowAndAPredictionAloneIsNone)
{
    Comparison comparison = makeComparison(100, cpuAndGpu(), false);
    comparison.measurements[1].status = PointStatus::Predicted;
    const auto point = chartPoint(comparison, 1, ChartKind::SpeedUp);
    ASSERT_TRUE(point);
    EXPECT_TRUE(point->halfMeasured);
    EXPECT_TRUE(point->hollow);
    EXPECT_EQ(point->ci95.low, point->ci95.high) << "no error bar";
    EXPECT_EQ(point->expected.low, comparison.speedUps[1].ci95.low);
    EXPECT_EQ(point->expected.high, comparison.speedUps[1].ci95.high);
    EXPECT_EQ(chartPoint(comparison, 0, ChartKind::Time)->expected.high, 0) << "measured";
    EXPECT_FALSE(chartPoint(comparison, 1, ChartKind::Time)->halfMeasured);
    comparison.measurements[0].status = PointStatus::Predicted;
    EXPECT_FALSE(chartPoint(comparison, 1, ChartKind::SpeedUp)->halfMeasured);
}

TEST(ChartData, AReportedSpeedUpNamesItsOwnBase)
{
    ChartSnapshot snapshot;
    snapshot.context = makeContext(cpuAndGpu(), 5, 2000);
    snapshot.context.reported = reportedWidth();
    const ReportedSeries *base = reportedBase(snapshot.context);
    ASSERT_TRUE(base);
    EXPECT_FALSE(base->gpu);
    const LegendItem key = keyItem(LegendKey::ReportedBase, snapshot.context, ChartTheme::forPicture(13));
    EXPECT_TRUE(key.text.contains(QString::fromStdString(base->label))) << key.text.toStdString();
    snapshot.context.reported.clear();
    EXPECT_FALSE(reportedBase(snapshot.context));
}

TEST(ChartData, TheAxisHoldsTheRangeAndAllPoints)
{
    ChartSnapshot snapshot;
    snapshot.context = makeContext(cpuAndGpu(), 5, 2000);
    EXPECT_LT(homeRange(snapshot).low, 5);
    EXPECT_GT(homeRange(snapshot).high, 2000);
    EXPECT_LT(homeRange(snapshot).high, 3000);
    snapshot.live.edit().push_back({8000, false, makeComparison(8000, cpuAndGpu(), true)});
    EXPECT_GT(homeRange(snapshot).high, 8000);
    snapshot.context.from = 0; // no logarithm of it
    EXPECT_GT(homeRange(snapshot).low, 0);

    ChartSnapshot single;
    single.context = makeContext(cpuAndGpu(), 512, 512);
    for (const bool logarithmic : {true, false}) {
        single.context.logarithmicAxis = logarithmic;
        EXPECT_LT(homeRange(single).low, 512);
        EXPECT_GT(homeRange(single).high, 512);
    }
}

} // namespace
} // namespace overtake
