// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/engine.h"
#include "run/measure_runner.h"
#include "run/paint_gate.h"
#include "study/study.h"
#include "ui/window_lab.h"

#include <QCoreApplication>
#include <QThreadPool>
#include <atomic>
#include <gtest/gtest.h>
#include <thread>

namespace overtake
{
namespace
{

class Runner : public testing::Test
{
protected:
    Runner() : m_runner(std::make_unique<MeasureRunner>(m_lab.registry, m_lab.clock))
    {
        QObject::connect(m_runner.get(), &MeasureRunner::pointMeasured,
                         [this](JobId job, double value, const Comparison &) { m_points.emplace_back(job, value); });
        QObject::connect(m_runner.get(), &MeasureRunner::sweepChanged,
                         [this](JobId, const Shared<Sweep> &sweep) { m_sweeps.push_back(*sweep); });
        QObject::connect(m_runner.get(), &MeasureRunner::finished,
                         [this](JobId job, JobEnd end, const QString &message) {
                             m_ends.emplace_back(job, end);
                             m_message = message;
                         });
    }

    PointJob pointAt(double hidden) const
    {
        const Study study = defaultStudy(workloadById("mlp"), m_lab.registry);
        PointJob job;
        job.workload = &workloadById("mlp");
        job.parameters = study.parameters;
        job.parameters.set("samples", std::int64_t{1000});
        job.parameters.set("hidden", static_cast<std::int64_t>(hidden));
        job.engines = enginesToMeasure(study);
        job.value = hidden;
        job.budgetPerEngine = 0.01;
        return job;
    }

    SweepJob sweepOver(std::vector<double> values) const
    {
        const PointJob point = pointAt(5);
        SweepJob job;
        job.workload = point.workload;
        job.request.parameters = point.parameters;
        job.request.key = "hidden";
        job.request.values = std::move(values);
        job.request.engines = point.engines;
        job.budgetPerEngine = 0.05;
        return job;
    }

    test::Lab m_lab;
    std::unique_ptr<MeasureRunner> m_runner;
    std::vector<std::pair<JobId, double>> m_points;
    std::vector<Sweep> m_sweeps;
    std::vector<std::pair<JobId, JobEnd>> m_ends;
    QString m_message;
};

TEST_F(Runner, MeasuresAPointAndSaysThatItIsDone)
{
    const JobId job = m_runner->measure(pointAt(50));
    ASSERT_TRUE(test::waitFor([&] { return !m_ends.empty(); }));
    EXPECT_EQ(m_points, (std::vector<std::pair<JobId, double>>{{job, 50}}));
    EXPECT_EQ(m_ends.front(), std::pair(job, JobEnd::Done));
}

TEST_F(Runner, OfManyJobsOnlyTheNewestIsHeardOf)
{
    // The first is held in a step until the others have come: it must end, and must not be heard of.
    std::atomic<bool> begun = false;
    std::atomic<bool> go = false;
    m_lab.cpu->behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
        begun = true;
        while (!go)
            std::this_thread::yield();
    };
    m_runner->measure(pointAt(10));
    while (!begun)
        std::this_thread::yield();
    for (const double value : {20.0, 30.0, 40.0})
        m_runner->measure(pointAt(value));
    const JobId last = m_runner->measure(pointAt(50));
    go = true;
    ASSERT_TRUE(test::waitFor([&] { return !m_ends.empty(); }));
    EXPECT_EQ(m_points, (std::vector<std::pair<JobId, double>>{{last, 50}}));
    EXPECT_EQ(m_ends, (std::vector<std::pair<JobId, JobEnd>>{{last, JobEnd::Done}}));
}

ParameterValues vectorsOf(const test::Lab &lab, std::int64_t elements)
{
    ParameterValues parameters = defaultStudy(workloadById("vector-multiply"), lab.registry).parameters;
    parameters.set("elements", elements);
    return parameters;
}

/// Whether a quick point of this length is measured while so many bytes are free.
bool isMeasured(const test::Lab &lab, SlowEngines &engines, Measurer &measurer, std::int64_t elements,
                std::int64_t free)
{
    qputenv("OVERTAKE_MEMORY_LIMIT", QByteArray::number(static_cast<qlonglong>(free)));
    const Workload &vectors = workloadById("vector-multiply");
    const auto rule = quickRule(0.01);
    MeasureOptions options;
    options.rule = rule.get();
    const Comparison comparison = engines.compareOthers(
        measurer, vectors, vectorsOf(lab, elements), enginesToMeasure(defaultStudy(vectors, lab.registry)), 1, options);
    qunsetenv("OVERTAKE_MEMORY_LIMIT");
    const Measurement &first = comparison.measurements.front();
    EXPECT_TRUE(first.status == PointStatus::Measured ||
                (first.status == PointStatus::Skipped && !first.reason.empty()));
    return first.status == PointStatus::Measured;
}

/// The smaller of 1 GB and a quarter of what is free: nobody asked for more than to follow the slider.
TEST(SlowEngines, AQuickPointTakesLittleMemory)
{
    test::Lab lab;
    const auto isMeasuredAlone = [&](std::int64_t elements, std::int64_t free) {
        SlowEngines engines;
        Measurer measurer(lab.registry, lab.clock);
        return isMeasured(lab, engines, measurer, elements, free);
    };
    EXPECT_TRUE(isMeasuredAlone(100'000, 16'000'000));
    EXPECT_FALSE(isMeasuredAlone(1'000'000, 16'000'000)); // would fit, and more than a quarter
    EXPECT_TRUE(isMeasuredAlone(1'000'000, 400'000'000'000));
    EXPECT_FALSE(isMeasuredAlone(100'000'000, 400'000'000'000)); // 1.2 GB, of whatever is free
}

TEST(SlowEngines, WhatTheLastPointHoldsCountsAsFreeAndNothingElse)
{
    test::Lab lab;
    SlowEngines engines;
    Measurer measurer(lab.registry, lab.clock);
    const std::int64_t elements = 1'000'000;
    EXPECT_TRUE(isMeasured(lab, engines, measurer, elements, 400'000'000'000));
    const std::int64_t held = measurer.heldBytes();
    EXPECT_GE(held, 8'000'000);
    const std::int64_t need = workloadById("vector-multiply").build(vectorsOf(lab, elements)).memory().onHostEngine();
    EXPECT_TRUE(isMeasured(lab, engines, measurer, elements, 4 * need - held / 2));
    EXPECT_FALSE(isMeasured(lab, engines, measurer, elements, 4 * need - 2 * held)) << "there was more before";
}

TEST(Job, WhatWasPostedIsHandedOverBeforeTheNextJobBegins)
{
    std::vector<std::pair<JobId, int>> taken;
    std::vector<JobId> ended;
    Job<int> job(
        viewerPool(), [&](JobId id, int &value) { taken.emplace_back(id, value); },
        [&](JobId id, JobEnd, const QString &) { ended.push_back(id); });
    std::atomic<int> posted = 0;
    const auto work = [&](int value) {
        return [&, value](const JobThread::Context &context) {
            job.post(context, [value](int &waiting) { waiting = value; });
            ++posted;
        };
    };
    const JobId first = job.start(work(7));
    while (posted < 1)
        std::this_thread::yield();
    const JobId second = job.start(work(8)); // within the 34 ms between two deliveries
    EXPECT_EQ(taken, (std::vector<std::pair<JobId, int>>{{first, 7}}));
    EXPECT_TRUE(ended.empty());
    ASSERT_TRUE(test::waitFor([&] { return !ended.empty(); }));
    EXPECT_EQ(taken.back(), std::pair(second, 8));
    EXPECT_EQ(ended, std::vector<JobId>{second});
}

/// Qt holds progress back that comes fast.
TEST(Job, TheLastOfABurstIsHandedOverWhileTheJobIsAtWork)
{
    int newest = 0;
    Job<int> job(
        viewerPool(), [&](JobId, int &value) { newest = value; }, [](JobId, JobEnd, const QString &) {});
    job.start([&](const JobThread::Context &context) {
        for (int i = 1; i <= 100; ++i)
            job.post(context, [i](int &waiting) { waiting = i; });
        while (!context.stop.stop_requested())
            std::this_thread::yield();
    });
    EXPECT_TRUE(test::waitFor([&] { return newest == 100; }));
    EXPECT_TRUE(job.isRunning());
}

TEST(Job, ItsEndWaitsForOneThatWasOvertakenAndIsStillAtWork)
{
    std::atomic<bool> isAtWork = false;
    {
        Job<int> job(
            viewerPool(), [](JobId, int &) {}, [](JobId, JobEnd, const QString &) {});
        job.start([&](const JobThread::Context &context) {
            isAtWork = true;
            while (!context.stop.stop_requested())
                std::this_thread::yield();
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            isAtWork = false;
        });
        EXPECT_TRUE(test::waitFor([&] { return isAtWork.load(); }));
        job.start([](const JobThread::Context &) {}); // waits behind it
    }
    EXPECT_FALSE(isAtWork);
}

TEST(Job, OneThatWaitsBehindAnotherKeepsNobodyWaiting)
{
    std::atomic<bool> hasBegun = false;
    const auto ignore = [](JobId, JobEnd, const QString &) {};
    Job<int> first(
        viewerPool(), [](JobId, int &) {}, ignore);
    first.start([](const JobThread::Context &context) {
        while (!context.stop.stop_requested())
            std::this_thread::yield();
    });
    {
        Job<int> second(
            viewerPool(), [](JobId, int &) {}, ignore);
        second.start([&](const JobThread::Context &) { hasBegun = true; });
    }
    {
        std::optional<JobEnd> end;
        Job<int> third(
            viewerPool(), [](JobId, int &) {}, [&](JobId, JobEnd how, const QString &) { end = how; });
        third.start([&](const JobThread::Context &) { hasBegun = true; });
        third.stop();
        EXPECT_TRUE(test::waitFor([&] { return end == JobEnd::Cancelled; }));
        EXPECT_FALSE(third.isRunning());
    }
    EXPECT_TRUE(first.isRunning());
    first.stop();
    EXPECT_TRUE(test::waitFor([&] { return !first.isRunning(); }));
    viewerPool().waitForDone();
    EXPECT_FALSE(hasBegun);
}

TEST_F(Runner, ASweepShowsItsPointsAsTheyCome)
{
    m_runner->sweep(sweepOver({5, 20, 80}));
    ASSERT_TRUE(test::waitFor([&] { return !m_ends.empty(); }));
    ASSERT_FALSE(m_sweeps.empty());
    EXPECT_LT(m_sweeps.front().points.size(), m_sweeps.back().points.size());
    EXPECT_GE(m_sweeps.back().points.size(), 3U);
    EXPECT_FALSE(m_sweeps.back().points.front().comparison.measurements.front().quick);
}

TEST_F(Runner, ResultsCrossAtMostThirtyTimesASecond)
{
    // A point takes some milliseconds: far more points than times to hand them over.
    m_lab.gpu->behaviour.law = m_lab.cpu->behaviour.law = [](const Program &) { return 1e-3; };
    SweepJob job = sweepOver({});
    for (int i = 1; i <= 60; ++i)
        job.request.values.push_back(i);
    job.budgetPerEngine = 0.001;
    QElapsedTimer time;
    time.start();
    m_runner->sweep(job);
    ASSERT_TRUE(test::waitFor([&] { return !m_ends.empty(); }));
    const auto deliveries = static_cast<qint64>(m_sweeps.size());
    EXPECT_GE(m_sweeps.back().points.size(), 60U);
    EXPECT_GE(deliveries, 2);
    EXPECT_LE(deliveries, time.elapsed() / 34 + 1);
}

TEST_F(Runner, CancelEndsASweepAndKeepsItsPoints)
{
    QObject::connect(m_runner.get(), &MeasureRunner::sweepChanged, [&] { m_runner->cancel(); });
    const JobId job = m_runner->sweep(sweepOver({5, 10, 20, 40, 80, 160, 320}));
    ASSERT_TRUE(test::waitFor([&] { return !m_ends.empty(); }));
    EXPECT_EQ(m_ends.front(), std::pair(job, JobEnd::Cancelled));
    EXPECT_TRUE(m_sweeps.back().cancelled);
    EXPECT_LT(m_sweeps.back().points.size(), 7U);
}

TEST_F(Runner, WrongUseFailsInWords)
{
    SweepJob job = sweepOver({5});
    job.request.key = "no such key";
    m_runner->sweep(job);
    ASSERT_TRUE(test::waitFor([&] { return !m_ends.empty(); }));
    EXPECT_EQ(m_ends.front().second, JobEnd::Failed);
    EXPECT_TRUE(m_message.contains(QStringLiteral("no such key"))) << m_message.toStdString();
}

TEST_F(Runner, AnEngineKnownToBeTooSlowIsSkippedWithAReason)
{
    Comparison last;
    QObject::connect(m_runner.get(), &MeasureRunner::pointMeasured,
                     [&](JobId, double, const Comparison &comparison) { last = comparison; });
    m_lab.cpu->behaviour.law = [](const Program &program) { return program.flopsPerStep() * 1e-9; };
    PointJob job = pointAt(500); // 50 ms a step
    job.mostSecondsPerStep = 0.01;
    m_runner->measure(job); // nothing is known yet
    ASSERT_TRUE(test::waitFor([&] { return m_ends.size() == 1; }));
    EXPECT_EQ(last.measurements[0].status, PointStatus::Measured);

    job.parameters.set("hidden", std::int64_t{2000}); // about a second a step
    const std::size_t calls = m_lab.cpu->calls.size();
    m_runner->measure(job);
    ASSERT_TRUE(test::waitFor([&] { return m_ends.size() == 2; }));
    EXPECT_EQ(m_lab.cpu->calls.size(), calls);
    ASSERT_EQ(last.measurements.size(), 2U);
    EXPECT_EQ(last.measurements[0].status, PointStatus::Skipped);
    EXPECT_FALSE(last.measurements[0].reason.empty());
    EXPECT_EQ(last.measurements[1].status, PointStatus::Measured);
    EXPECT_EQ(last.speedUps[1].verdict, Verdict::Unknown); // the base was not measured
}

TEST_F(Runner, MayBeDestroyedWhileItMeasures)
{
    m_runner->sweep(sweepOver({5, 10, 20, 40, 80}));
    ASSERT_TRUE(test::waitFor([&] { return !m_sweeps.empty(); }));
    m_runner.reset();
    QCoreApplication::processEvents();
    EXPECT_TRUE(m_ends.empty());
}

TEST(PaintGate, HoldsTheWorkerUntilTheEventLoopHasCaughtUp)
{
    std::atomic<bool> painted = false;
    std::atomic<bool> paintedFirst = false;
    std::atomic<bool> through = false;
    PaintGate gate([&] {
        // As a chart does it: the paint comes a turn of the event loop later.
        QTimer::singleShot(0, [&] { painted = true; });
        return 0;
    });
    std::jthread worker([&](std::stop_token stop) {
        gate.waitUntilPainted(stop, std::chrono::minutes(1));
        paintedFirst = painted.load();
        through = true;
    });
    ASSERT_TRUE(test::waitFor([&] { return through.load(); }));
    EXPECT_TRUE(paintedFirst);
}

TEST(PaintGate, GivesUpWhenNobodyAnswersAndWhenStopped)
{
    int handedOver = 0;
    PaintGate gate([&] {
        ++handedOver;
        return 0;
    });
    QElapsedTimer time;
    time.start();
    std::jthread patient([&](std::stop_token stop) { gate.waitUntilPainted(stop, std::chrono::milliseconds(20)); });
    patient.join(); // no event loop runs here
    EXPECT_GE(time.elapsed(), 20);
    time.restart();
    std::jthread stopped([&](std::stop_token stop) { gate.waitUntilPainted(stop, std::chrono::hours(1)); });
    stopped.request_stop();
    stopped.join();
    EXPECT_LT(time.elapsed(), test::longMilliseconds);
    EXPECT_EQ(handedOver, 0);

    // It still serves: the two that gave up are answered late, and the next one after them.
    std::atomic<bool> through = false;
    std::jthread next([&](std::stop_token stop) {
        gate.waitUntilPainted(stop, std::chrono::minutes(1));
        through = true;
    });
    ASSERT_TRUE(test::waitFor([&] { return through.load(); }));
    EXPECT_EQ(handedOver, 3);
}

} // namespace
} // namespace overtake
