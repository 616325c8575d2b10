// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a card did elsewhere, beside what is measured here: in the charts' data, and in the session. The card and its
// times are invented.
#include "charts/chart_data.h"
#include "charts/legend_strip.h"
#include "charts/point_text.h"
#include "run/measuring_session.h"
#include "ui/sample_sweeps.h"
#include "ui/window_lab.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

RecordedSeries seriesAt(const std::vector<double> &values, const std::string &name = "CUDA graph")
{
    RecordedSeries series{"Test card", "2026-11-21", {name}, {}};
    for (const double value : values) {
        const Comparison one =
            test::makeComparison(value, {{QStringLiteral("GPU"), EngineKind::Gpu, [](double) { return 0.25; }}});
        series.points.push_back({value, one.measurements[0]});
        series.points.back().measurement.status = PointStatus::Recorded;
    }
    return series;
}

ChartSnapshot snapshotWith(const RecordedSeries &series)
{
    ChartSnapshot snapshot;
    snapshot.context = test::makeContext(test::cpuAndGpu(), 10, 1000);
    snapshot.sweep = test::makeSweep({10, 100, 1000}, test::cpuAndGpu());
    snapshot.context.recorded = {series};
    return snapshot;
}

TEST(RecordedSeries, HasItsOwnPointsAndASpeedUpWhereTheBaseWasMeasured)
{
    const ChartSnapshot snapshot = snapshotWith(seriesAt({10, 50, 1000}));
    const std::size_t index = snapshot.context.series.size() + snapshot.context.reported.size();
    const auto time = chartSeries(snapshot, ChartKind::Time);
    ASSERT_EQ(time.size(), index + 1);
    ASSERT_EQ(time[index].points.size(), 3U);
    EXPECT_EQ(time[index].points[1].x, 50);
    EXPECT_DOUBLE_EQ(time[index].points[1].y, 0.25);
    EXPECT_EQ(chartSeries(snapshot, ChartKind::Throughput)[index].points.size(), 3U);

    const auto speedUp = chartSeries(snapshot, ChartKind::SpeedUp)[index];
    ASSERT_EQ(speedUp.points.size(), 2U); // nobody measured the base at 50
    const Measurement &base = snapshot.sweep->points[0].comparison.measurements[0];
    EXPECT_EQ(speedUp.points[0].x, 10);
    EXPECT_DOUBLE_EQ(speedUp.points[0].y, base.epochSeconds / 0.25);
    EXPECT_LT(speedUp.points[0].ci95.low, speedUp.points[0].y);
    EXPECT_GT(speedUp.points[0].ci95.high, speedUp.points[0].y);

    // The engines' own curves are what they were.
    ChartSnapshot without = snapshot;
    without.context.recorded.clear();
    for (std::size_t engine = 0; engine < index; ++engine)
        EXPECT_EQ(chartSeries(without, ChartKind::SpeedUp)[engine].points.size(),
                  chartSeries(snapshot, ChartKind::SpeedUp)[engine].points.size());
}

TEST(RecordedSeries, ABaseThatIsPredictedGivesNoSpeedUp)
{
    ChartSnapshot snapshot = snapshotWith(seriesAt({10}));
    for (SweepPoint &point : snapshot.sweep.edit().points)
        point.comparison.measurements[0].status = PointStatus::Predicted;
    EXPECT_TRUE(chartSeries(snapshot, ChartKind::SpeedUp).back().points.empty());
}

TEST(RecordedSeries, SaysWhereAndWhenWhereverItIsNamed)
{
    const ChartSnapshot snapshot = snapshotWith(seriesAt({10}));
    const std::size_t index = snapshot.context.series.size();
    for (const ChartKind kind : {ChartKind::Time, ChartKind::Throughput, ChartKind::SpeedUp}) {
        const QString text = hoverText(snapshot, kind, index, {PointSource::List::Recorded, 0});
        EXPECT_TRUE(text.contains(QStringLiteral("recorded on Test card, 2026-11-21, not measured here")))
            << text.toStdString();
    }
    const ChartTheme theme = ChartTheme::forPicture(13);
    EXPECT_EQ(legendItems(snapshot.context, theme).back().text,
              QStringLiteral("CUDA graph, recorded on Test card, 2026-11-21"));
    RunRecord record;
    record.sweep.workload = "mlp";
    record.sweep.key = "hidden";
    record.recorded = {seriesAt({10}), seriesAt({10}, "tf32")};
    EXPECT_EQ(captionFor(record).count(QStringLiteral("recorded elsewhere, not measured here: Test card (2026-11-21)")),
              1);
    record.recorded.clear();
    EXPECT_FALSE(captionFor(record).contains(QStringLiteral("recorded")));
}

TEST(RecordedSeries, LooksLikeNoneThatWasMeasuredOrPredicted)
{
    ChartContext context = test::makeContext(test::fourEngines(), 1, 10);
    context.series.back().predicted = true;
    context.reported = test::reportedWidth();
    context.recorded = {seriesAt({10}), seriesAt({10}, "tf32")};
    const auto styles = seriesStyles(context, ChartTheme::forPicture(13));
    for (std::size_t a = styles.size() - 2; a < styles.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            EXPECT_NE(styles[a].dashes, styles[b].dashes) << a << ' ' << b;
            EXPECT_NE(styles[a].marker, styles[b].marker) << a << ' ' << b;
            EXPECT_TRUE(styles[a].open); // filled, it would be a plain square
        }
}

class RecordedBeside : public testing::Test
{
protected:
    RecordedBeside()
    {
        m_study = defaultStudy(workloadById("mlp"), m_lab.registry);
        m_study.parameters.set("samples", std::int64_t{1000});
        m_study.from = 5;
        m_study.to = 100;
        m_model = std::make_unique<StudyModel>(m_lab.registry, m_study);
        m_session = std::make_unique<MeasuringSession>(*m_model, m_curves, m_lab.registry, m_lab.clock, m_use);
    }

    /// As if the card had been measured at these places with the study's parameters.
    Recording recordingAt(const std::vector<double> &values) const
    {
        Recording recording;
        recording.card = "Test card";
        recording.engine = "cuda:0";
        recording.date = "2026-11-21T10:11:12Z";
        Sweep sweep;
        sweep.workload = m_study.workload;
        sweep.parameters = m_study.parameters;
        sweep.key = m_study.sweepKey;
        sweep.engines.push_back({"cuda:0", {}, {}});
        for (const RecordedPoint &point : seriesAt(values).points) {
            sweep.points.push_back({point.value, false, {{point.measurement}, {{}}}});
            sweep.points.back().comparison.measurements[0].status = PointStatus::Measured;
        }
        recording.runs.push_back({recording.date, {}, sweep});
        return recording;
    }

    test::Lab m_lab;
    Study m_study;
    std::unique_ptr<StudyModel> m_model;
    CurveStore m_curves{m_lab.registry, Machine{}};
    std::unique_ptr<MeasuringSession> m_session;
    MachineUse m_use; ///< last: a session that ends measures nothing more
};

TEST_F(RecordedBeside, BelongsToTheCurveOnShow)
{
    int announced = 0;
    QObject::connect(&m_curves, &CurveStore::axisChanged, [&] { ++announced; });
    m_curves.setRecordings({recordingAt({7, 70})});
    EXPECT_EQ(announced, 1);
    ASSERT_EQ(m_curves.recorded().size(), 1U);
    EXPECT_EQ(m_curves.record(*m_curves.shown())->recorded.size(), 1U);

    Study other = m_study;
    other.parameters.set("batch", std::int64_t{64});
    m_model->change(other, {});
    EXPECT_TRUE(m_curves.recorded().empty());
    m_model->change(m_study, {});
    EXPECT_EQ(m_curves.recorded().size(), 1U);
    m_curves.setRecordings({});
    EXPECT_TRUE(m_curves.recorded().empty());
}

TEST_F(RecordedBeside, ASweepMeasuresItsPlacesToo)
{
    m_curves.setRecordings({recordingAt({7, 70, 5000})});
    m_session->startSweep();
    ASSERT_TRUE(test::waitFor([&] { return !m_session->isSweeping(); }));
    const auto &points = m_curves.shown()->points.sweep().points;
    const auto measuredAt = [&](double value) {
        return std::ranges::any_of(points, [&](const SweepPoint &one) { return one.value == value; });
    };
    EXPECT_TRUE(measuredAt(7));
    EXPECT_TRUE(measuredAt(70));
    EXPECT_FALSE(measuredAt(5000));        // beyond the study's range
    for (const SweepPoint &point : points) // it is no engine of the sweep
        EXPECT_EQ(point.comparison.measurements.size(), enginesToMeasure(m_study).size());
}

} // namespace
} // namespace overtake
