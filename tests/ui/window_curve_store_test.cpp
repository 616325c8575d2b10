// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Points belong to their study: none lands on another's axis, none is lost.
#include "run/beside.h"
#include "text/format.h"
#include "ui/session_lab.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace overtake
{
namespace
{

using test::Session;

TEST_F(Session, UndoBringsThePointsBackAndRedoToo)
{
    ASSERT_TRUE(sweepTo({5, 100}));
    const auto swept = points().sweep().points.size();
    ASSERT_GE(swept, 3U);
    setBatch(64);
    EXPECT_TRUE(points().isEmpty());
    undo();
    EXPECT_EQ(points().sweep().points.size(), swept);
    EXPECT_TRUE(m_curves.shown()->isUnsaved());
    m_model->undoStack().redo();
    EXPECT_TRUE(points().isEmpty());
    setBatch(32); // by hand
    EXPECT_EQ(points().sweep().points.size(), swept);
    EXPECT_EQ(m_curves.record(*m_curves.shown())->sweep.points.size(), swept);
}

TEST_F(Session, WhatIsMeasuredWhileItIsSavedIsInNoFile)
{
    ASSERT_TRUE(sweepTo({5, 100}));
    const CurvePtr written = m_curves.shown();
    m_curves.setSaved(*written, QStringLiteral("run.json"));
    EXPECT_FALSE(m_curves.shown()->isUnsaved());
    ASSERT_TRUE(sweepTo({5, 20, 100}));
    m_curves.setSaved(*written, QStringLiteral("run.json"));
    EXPECT_TRUE(m_curves.shown()->isUnsaved());
}

TEST_F(Session, ARecordHasTheTimeOfItsMeasurement)
{
    ASSERT_TRUE(sweepTo({5, 100}));
    const std::string measured = m_curves.shown()->changed.toUTC().toString(Qt::ISODate).toStdString();
    ASSERT_TRUE(test::waitFor([&] { return nowInUtc() != measured; }));
    EXPECT_EQ(m_curves.record(*m_curves.shown())->date, measured);
}

TEST_F(Session, WhatIsInNoFileIsNotForgotten)
{
    ASSERT_TRUE(sweepTo({5, 100}));
    const CurveId swept = m_curves.shown()->id;
    for (int i = 0; i < 30; ++i)
        openRun();
    const auto &curves = m_curves.curves();
    EXPECT_TRUE(std::ranges::any_of(curves, [&](const CurvePtr &curve) { return curve->id == swept; }));
    EXPECT_LE(curves.size(), 21U);
}

TEST_F(Session, ACurvesNameAmongOthersSaysEachDifferenceOnce)
{
    m_model->setSweepKey("samples");
    setBatch(32);
    const CurvePtr first = m_curves.shown();
    setBatch(64);
    const CurvePtr second = m_curves.shown();
    m_model->setParameter("widths", std::string("64,32"));
    const CurvePtr third = m_curves.shown();
    const std::vector<CurvePtr> all = {first, second, third};
    const auto name = [&](const CurvePtr &curve) { return curveNameAmong(*curve, all, m_curves).toStdString(); };
    EXPECT_EQ(name(first), curveName(first->study).toStdString() + ", batch size 32, without widths");
    EXPECT_EQ(name(second), curveName(second->study).toStdString() + ", batch size 64, without widths");
    EXPECT_NE(name(third).find("widths 64,32"), std::string::npos) << name(third);
}

TEST_F(Session, ASweepThatIsCancelledLeavesTheOneBefore)
{
    ASSERT_TRUE(sweepTo({5, 20, 100}));
    const auto swept = points().sweep().points.size();
    const auto samples = points().sweep().points.front().comparison.measurements.front().samples;
    m_session->startSweep();
    EXPECT_EQ(points().sweep().points.size(), swept); // on show until they are measured again
    m_session->cancel();
    ASSERT_TRUE(test::waitFor([&] { return !m_session->isSweeping(); }));
    EXPECT_EQ(points().sweep().points.size(), swept);
    for (const SweepPoint &point : points().sweep().points)
        for (const Measurement &one : point.comparison.measurements)
            EXPECT_EQ(one.status, PointStatus::Measured);
    // And one that ends takes its place.
    ASSERT_TRUE(sweepTo({5, 100}));
    EXPECT_FALSE(points().isSwept(20));
    EXPECT_NE(points().sweep().points.front().comparison.measurements.front().samples, samples);
}

TEST_F(Session, ASweepsPointsNeverLandOnAnOpenedRun)
{
    Study study = m_model->study();
    study.sweepValues = {5, 10, 20, 40, 60, 80, 100};
    m_model->change(study, {});
    const CurveId swept = m_curves.shown()->id;
    m_session->setFullBudget(2); // it must not end before the run is opened
    m_session->startSweep();
    ASSERT_TRUE(test::waitFor([&] { return !points().isEmpty(); }));
    openRun();
    EXPECT_FALSE(m_notice.isEmpty()); // a sweep does not stop in silence
    ASSERT_TRUE(test::waitFor([&] { return !m_session->isSweeping(); }));
    EXPECT_TRUE(m_curves.shown()->opened);
    ASSERT_EQ(points().sweep().points.size(), 1U);
    EXPECT_EQ(points().sweep().workload, "vector-multiply");
    m_model->setParameter("elements", std::int64_t{777}); // along its axis
    EXPECT_TRUE(m_curves.shown()->opened);
    undo();
    undo();
    EXPECT_EQ(m_curves.shown()->id, swept);
    EXPECT_FALSE(points().isEmpty());
    EXPECT_EQ(points().sweep().workload, "mlp");
}

TEST_F(Session, LiveComesBackWhenAnOpenedRunIsLeft)
{
    m_session->setLive(true);
    ASSERT_TRUE(waitUntilIdle());
    openRun();
    EXPECT_FALSE(m_session->isLive());
    m_model->setWorkload("mlp");
    EXPECT_TRUE(m_session->isLive());
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(points().sweep().workload, "mlp");
}

TEST_F(Session, TwentyCurvesAreKeptAndTheCarefulOnesLongest)
{
    ASSERT_TRUE(sweepTo({5, 100}));
    const CurveId swept = m_curves.shown()->id;
    RunRecord record = *m_curves.record(*m_curves.shown());
    for (int i = 0; i < 30; ++i) {
        setBatch(100 + i);
        m_curves.accept(1000, m_curves.shown()->id,
                        [&](CurvePoints &points) { points.addSingle(50, record.sweep.points.front().comparison); });
    }
    EXPECT_EQ(m_curves.curves().size(), 20U);
    setBatch(32);
    EXPECT_EQ(m_curves.shown()->id, swept);
    for (int i = 0; i < 30; ++i)
        m_curves.add(record, m_model->study(), {});
    EXPECT_EQ(m_curves.curves().size(), 20U);
    EXPECT_EQ(m_curves.shown()->id, swept); // what is on show stays
}

TEST_F(Session, AnOlderJobDoesNotWriteOverANewerOne)
{
    const CurveId id = m_curves.shown()->id;
    const auto put = [&](JobId job, double value) {
        Comparison comparison;
        comparison.measurements.resize(2);
        comparison.speedUps.resize(2);
        m_curves.accept(job, id, [&](CurvePoints &points) { points.addSingle(value, comparison); });
    };
    put(7, 10);
    put(6, 20);
    put(7, 30);
    ASSERT_EQ(points().single().size(), 2U);
    EXPECT_EQ(points().single().back().value, 30);
}

TEST_F(Session, ARunFileIsNotMixedWithPointsOfThisMachine)
{
    m_session->setLive(true);
    ASSERT_TRUE(waitUntilIdle());
    openRun();
    EXPECT_FALSE(m_session->isLive());
    m_live.clear();
    m_model->setParameter("elements", std::int64_t{777});
    const auto refused = [](CurvePoints &points) { points.addSingle(3, {}); };
    m_curves.accept(1000, m_curves.shown()->id, refused);
    ASSERT_TRUE(test::waitFor([&] { return m_state.kind == Kind::Idle; }));
    EXPECT_TRUE(m_live.empty());
    const RunRecord record = *m_curves.record(*m_curves.shown());
    EXPECT_EQ(record.machine.cpu, "Another machine");
    EXPECT_EQ(record.sweep.points.size(), 1U);
    EXPECT_EQ(points().all()->points.size(), 1U);

    m_session->setLive(true);
    EXPECT_FALSE(m_curves.shown()->opened);
    ASSERT_TRUE(test::waitFor([&] { return !m_live.empty(); }));
    EXPECT_EQ(m_live.front(), 777);
    EXPECT_NE(m_curves.record(*m_curves.shown())->machine.cpu, "Another machine");
    undo();
    EXPECT_TRUE(m_curves.shown()->opened);
    EXPECT_EQ(points().all()->points.size(), 1U); // what was measured here is not in it
}

TEST_F(Session, APointOfTheStudyBeforeIsKeptWhereItBelongs)
{
    // It is held in its step until the study has changed.
    std::atomic<bool> begun = false;
    std::atomic<bool> go = false;
    m_lab.cpu->behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
        begun = true;
        while (!go)
            std::this_thread::yield();
    };
    m_session->startSweep();
    ASSERT_TRUE(test::waitFor([&] { return begun.load(); }));
    setBatch(64);
    go = true;
    ASSERT_TRUE(test::waitFor([&] { return !m_session->isSweeping(); }));
    EXPECT_TRUE(points().isEmpty()); // cancelled, and of another batch size
    EXPECT_EQ(m_curves.shown()->study.parameters.integer("batch"), 64);
}

TEST_F(Session, PointsOfOtherParametersDoNotStay)
{
    m_session->setLive(true);
    ASSERT_TRUE(waitUntilIdle());
    m_shown = 0;
    setBatch(64);
    EXPECT_EQ(m_shown, 0); // the old curve stays until there is a new point
    ASSERT_TRUE(test::waitFor([&] { return m_shown == 1; }));
    EXPECT_FALSE(points().isEmpty());
    ASSERT_TRUE(waitUntilIdle());
    for (const SweepPoint &point : points().sweep().points)
        EXPECT_EQ(point.comparison.measurements.front().parameters.integer("batch"), 64);

    m_session->setLive(false);
    setBatch(128);
    EXPECT_EQ(m_curves.shown()->study.parameters.integer("batch"), 128);
    EXPECT_TRUE(points().isEmpty()); // without Live at once
}

} // namespace
} // namespace overtake
