// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/status_panel.h"
#include "run/places.h"
#include "ui/session_lab.h"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using test::Session;

TEST_F(Session, LiveMeasuresTheSlidersPlaceThenOutlinesTheCurve)
{
    m_session->setLive(true);
    ASSERT_TRUE(waitUntilIdle());
    ASSERT_FALSE(m_live.empty());
    EXPECT_EQ(m_live.front(), 50);
    EXPECT_EQ(m_settled, 1);
    const auto &outline = points().sweep().points;
    ASSERT_GE(outline.size(), 5U);
    EXPECT_EQ(outline.front().value, 5);
    EXPECT_EQ(outline.back().value, 100);
    EXPECT_TRUE(
        std::ranges::is_sorted(outline, [](const SweepPoint &a, const SweepPoint &b) { return a.value < b.value; }));
    EXPECT_NE(points().sweep().crossovers[1].kind, Crossover::Kind::Unknown);
    ASSERT_NE(points().nearest(51), nullptr);
    EXPECT_EQ(points().nearest(51)->value, 50);
}

TEST_F(Session, WhereTheSliderRestsThePointIsMeasuredFully)
{
    m_session->setFullBudget(2); // it is looked at while it is measured
    m_session->setLive(true);
    EXPECT_FALSE(m_session->isDone());
    ASSERT_TRUE(test::waitFor([&] { return m_state.full; }));
    EXPECT_EQ(statusText(m_state, true).toStdString(),
              "Live: measuring " + m_state.axisLabel.toStdString() + " = 50 fully.");
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_TRUE(m_session->isDone());
    const PointPtr here = points().nearest(50);
    ASSERT_EQ(here->value, 50);
    for (const Measurement &one : here->comparison.measurements)
        EXPECT_FALSE(one.quick);
    EXPECT_NE(here->comparison.speedUps[1].doubt, Doubt::Quick);
    EXPECT_FALSE(points().isCareful()) << "the rest is an outline";
    EXPECT_EQ(points().sweep().crossovers[1].doubt, Doubt::Quick);

    m_session->setFullBudget(0.2);
    moveTo(60);
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(m_settled, 2);
}

TEST_F(Session, AFullPointThatWasStoppedIsMeasuredWhenLiveIsOnAgain)
{
    m_session->setFullBudget(2); // it must not end before it is stopped
    m_session->setLive(true);
    ASSERT_TRUE(test::waitFor([&] { return m_state.full; }));
    m_session->setLive(false);
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(m_settled, 0);
    m_session->setFullBudget(0.2);
    m_session->setLive(true); // the outline is there already
    ASSERT_TRUE(test::waitFor([&] { return m_settled == 1; }));
}

TEST(StatusLine, SaysThatAPointIsMeasuredAgain)
{
    MachineUse::State state;
    state.kind = MachineUse::Kind::Sweep;
    state.value = 512;
    state.axisLabel = QStringLiteral("hidden neurons");
    state.repeating = state.refining = true;
    EXPECT_EQ(statusText(state, true).toStdString(),
              "Sweep: measuring hidden neurons = 512 again, because it has no verdict yet.");
}

TEST_F(Session, TheNewestPlaceWins)
{
    // The first measurement is held in a step while the slider moves on: it is overtaken and never shown.
    std::atomic<bool> begun = false;
    std::atomic<bool> go = false;
    m_lab.cpu->behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
        begun = true;
        while (!go)
            std::this_thread::yield();
    };
    m_session->setLive(true);
    ASSERT_TRUE(test::waitFor([&] { return begun.load(); }));
    for (const std::int64_t place : {51, 52, 53})
        moveTo(place);
    // Nobody may wait for the held step: the event loop turns while the fair time passes.
    QElapsedTimer timer;
    timer.start();
    ASSERT_TRUE(test::waitFor([&] { return timer.elapsed() > 200; }));
    moveTo(60);
    go = true;
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(std::ranges::count(m_live, 50), 0);
    EXPECT_EQ(m_live.front(), 60);
}

TEST_F(Session, AMovingSliderIsFollowed)
{
    moveTo(10);
    m_session->setLive(true);
    for (std::int64_t place = 10; place <= 90; ++place) {
        moveTo(place);
        QElapsedTimer frame;
        frame.start();
        ASSERT_TRUE(test::waitFor([&] { return frame.elapsed() >= 16; }));
    }
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_TRUE(std::ranges::is_sorted(m_live)); // no place comes after a newer one
    EXPECT_EQ(m_live.back(), 90);
    EXPECT_GT(m_live.size(), 3U);
}

TEST_F(Session, ASweepReplacesTheOutlineAndCarriesOn)
{
    m_session->setLive(true);
    ASSERT_TRUE(waitUntilIdle());
    m_study.sweepValues = {5, 100};
    m_model->change(m_study, {});
    m_session->startSweep();
    EXPECT_TRUE(m_session->isSweeping());
    m_live.clear();
    moveTo(70); // only the line
    EXPECT_TRUE(m_session->isSweeping());
    ASSERT_TRUE(test::waitFor([&] { return !m_session->isSweeping(); }));
    const std::vector<SweepPoint> swept = points().sweep().points;
    ASSERT_GE(swept.size(), 3U);
    for (const SweepPoint &point : swept)
        EXPECT_FALSE(point.comparison.measurements.front().quick);
    EXPECT_TRUE(std::ranges::any_of(swept, [](const SweepPoint &point) { return point.value == 50; }));
    // The slider went on meanwhile, so its place is measured now, beside the curve.
    ASSERT_TRUE(test::waitFor([&] { return !m_live.empty() && m_live.back() == 70; }));
    EXPECT_EQ(points().single().size(), 1U);
    EXPECT_GT(m_curves.record(*m_curves.shown())->sweep.points.size(), swept.size());
}

TEST_F(Session, AnEngineThatFailsIsToldOnceAndTheOtherGoesOn)
{
    m_lab.gpu->behaviour.failure = [](const Program &) { return std::string("The device is on fire."); };
    int problems = 0;
    QObject::connect(m_session.get(), &MeasuringSession::problem, [&] { ++problems; });
    m_session->setLive(true);
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_TRUE(m_problem.contains(QStringLiteral("on fire"))) << m_problem.toStdString();
    EXPECT_EQ(problems, 1);
    const auto &all = points().nearest(50)->comparison.measurements;
    EXPECT_EQ(all[0].status, PointStatus::Measured);
    EXPECT_EQ(all[1].status, PointStatus::Failed);

    m_session->setLive(false);
    m_lab.gpu->behaviour.failure = [](const Program &) { return std::string(); };
    m_session->setLive(true);
    moveTo(60);
    ASSERT_TRUE(test::waitFor([&] { return m_problem.isEmpty(); }));
}

TEST_F(Session, AnAddedEngineIsMeasuredInTurnWithTheBaselineAndTheOthersKeepTheirFigures)
{
    ASSERT_TRUE(sweepTo({5, 20, 100}));
    const std::vector<SweepPoint> before = points().sweep().points;
    ASSERT_GE(before.size(), 3U);
    Study study = m_model->study();
    EngineChoice third = study.engines[1];
    third.use.overrides.set("batch", std::int64_t{64});
    third.enabled = true;
    study.engines.push_back(third);
    m_model->setEngines(study.engines, study.base);
    ASSERT_EQ(points().sweep().points.size(), before.size()) << "what is measured stays on show";

    m_session->setLive(true);
    ASSERT_TRUE(test::waitFor([&] { return points().placesToComplete().empty(); }));
    m_session->setLive(false);
    ASSERT_EQ(points().sweep().points.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        const Comparison &now = points().sweep().points[i].comparison;
        ASSERT_EQ(now.measurements.size(), 3U);
        for (std::size_t engine : {0U, 1U}) {
            EXPECT_EQ(now.measurements[engine].samples, before[i].comparison.measurements[engine].samples);
            EXPECT_EQ(now.speedUps[engine].median, before[i].comparison.speedUps[engine].median);
        }
        EXPECT_TRUE(now.measurements[2].hasTime());
        EXPECT_GT(now.speedUps[2].median, 0);
        EXPECT_NE(now.speedUps[2].doubt, Doubt::Apart);
    }
}

TEST_F(Session, AnotherBaselineKeepsWhatWasMeasured)
{
    ASSERT_TRUE(sweepTo({5, 20, 100}));
    const std::vector<SweepPoint> before = points().sweep().points;
    const Crossover crossover = points().sweep().crossovers[1];
    m_model->setEngines(m_model->study().engines, 1);
    const Sweep &now = points().sweep();
    ASSERT_EQ(now.points.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        const Comparison &point = now.points[i].comparison;
        EXPECT_EQ(point.measurements[0].samples, before[i].comparison.measurements[1].samples);
        EXPECT_EQ(point.measurements[1].samples, before[i].comparison.measurements[0].samples);
        EXPECT_DOUBLE_EQ(point.speedUps[1].median * before[i].comparison.speedUps[1].median, 1);
    }
    EXPECT_EQ(now.crossovers[1].brackets.size(), crossover.brackets.size());
    EXPECT_TRUE(points().placesToComplete().empty());
}

TEST(CoarseToFine, EndsFirstThenTheMiddlesAndAllOnce)
{
    EXPECT_EQ(coarseToFine({5, 1, 2, 3, 4}), (std::vector<double>{1, 5, 3, 2, 4}));
    EXPECT_TRUE(coarseToFine({}).empty());
    EXPECT_EQ(coarseToFine({7}), (std::vector<double>{7}));
    for (int count = 2; count < 40; ++count) {
        std::vector<double> values;
        for (int i = 0; i < count; ++i)
            values.push_back(i);
        auto order = coarseToFine(values);
        EXPECT_EQ(order[0], 0);
        EXPECT_EQ(order[1], count - 1);
        std::ranges::sort(order);
        EXPECT_EQ(order, values);
    }
}

} // namespace
} // namespace overtake
