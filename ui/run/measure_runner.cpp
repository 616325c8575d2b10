// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/measure_runner.h"

#include "model/predictor.h"
#include "text/error.h"

namespace overtake
{

MeasureRunner::MeasureRunner(const EngineRegistry &engines, Clock &clock, MachineWatch *watch)
    : m_engines(engines), m_clock(clock), m_watch(watch), m_measurer(engines, clock, watch),
      m_job(
          timedPool(), [this](JobId job, const Delivery &delivery) { take(job, delivery); },
          [this](JobId job, JobEnd end, const QString &message) { emit finished(job, end, message); })
{
}

void MeasureRunner::take(JobId job, const Delivery &delivery)
{
    if (delivery.progress)
        emit progressed(job, *delivery.progress);
    if (delivery.sweep)
        emit sweepChanged(job, *delivery.sweep);
    if (delivery.point)
        emit pointMeasured(job, delivery.point->first, delivery.point->second);
}

/// When it is its turn among the threads that use engines.
template <typename Work>
JobId MeasureRunner::start(Work work)
{
    return m_job.start([this, work = std::move(work)](const JobThread::Context &job) {
        const auto turn = m_engines.turns().take(job.stop);
        work(job);
    });
}

JobId MeasureRunner::measure(PointJob point)
{
    return start([this, point = std::move(point)](const JobThread::Context &job) {
        const auto rule = point.full ? carefulRule(point.budgetPerEngine) : quickRule(point.budgetPerEngine);
        MeasureOptions options;
        options.rule = rule.get();
        options.stop = job.stop;
        if (point.full)
            options.betweenRounds = [&] { m_job.waitUntilPainted(job.stop); };
        options.mostDataSeconds = point.mostDataSeconds;
        options.profileQuick = point.profile;
        Measurer whole(m_engines, m_clock, m_watch); // its data may be large, and go with it
        Comparison comparison =
            m_slowEngines.compareOthers(point.full ? whole : m_measurer, *point.workload, point.parameters,
                                        point.engines, point.mostSecondsPerStep, options);
        throwIfStopped(job.stop);
        m_job.post(job, [&](Delivery &delivery) { delivery.point.emplace(point.value, std::move(comparison)); });
    });
}

JobId MeasureRunner::sweep(SweepJob request)
{
    return start([this, wanted = std::move(request)](const JobThread::Context &job) {
        const auto rule = carefulRule(wanted.budgetPerEngine);
        const MeasureOptions options{rule.get(), job.stop, [&] { m_job.waitUntilPainted(job.stop); }};
        SweepCallbacks callbacks;
        callbacks.progress = [&](const SweepProgress &progress) {
            m_job.post(job, [&](Delivery &delivery) { delivery.progress = progress; });
        };
        callbacks.point = [&](const Sweep &soFar, std::size_t newPoint) {
            m_slowEngines.learn(soFar.points[newPoint].comparison);
            m_job.post(job, [all = Shared<Sweep>(soFar)](Delivery &delivery) { delivery.sweep = all; });
        };
        Measurer measurer(m_engines, m_clock, m_watch);
        Sweep sweep = runSweep(measurer, m_clock, *wanted.workload, wanted.request, options, callbacks);
        const bool cancelled = sweep.cancelled;
        m_job.post(job, [&](Delivery &delivery) { delivery.sweep = std::move(sweep); });
        if (cancelled)
            throw Cancelled();
    });
}

JobId MeasureRunner::measureDevices()
{
    return start([this](const JobThread::Context &job) {
        for (const auto &engine : m_engines.engines()) {
            throwIfStopped(job.stop);
            if (Predictor *predictor = predictorOf(*engine))
                predictor->device(job.stop);
        }
    });
}

} // namespace overtake
