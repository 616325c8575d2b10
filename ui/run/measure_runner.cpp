// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/measure_runner.h"

#include "model/predictor.h"
#include "run/paint_gate.h"
#include "text/error.h"

#include <QPromise>
#include <QtConcurrent>

namespace overtake
{
namespace
{

constexpr int deliveryMilliseconds = 34; // at most 30 a second

} // namespace

MeasureRunner::MeasureRunner(const EngineRegistry &engines, Clock &clock, MachineWatch *watch, QObject *parent)
    : QObject(parent), m_engines(engines), m_measurer(engines, clock, watch), m_sweeper(m_measurer, clock),
      m_gate(std::make_unique<PaintGate>([this] { return deliverSoon(); }))
{
    // One thread that never ends: engines keep what belongs to a thread (OpenMP teams, GPU contexts) warm.
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1);
    m_deliveryTimer.setSingleShot(true);
    m_deliveryTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_deliveryTimer, &QTimer::timeout, this, &MeasureRunner::deliver);
    m_sinceDelivery.start();
}

MeasureRunner::~MeasureRunner()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

/// `work(job, stop)` runs on the worker thread, posts its results and returns true when it was not cancelled.
template <typename Work>
JobId MeasureRunner::start(Work work)
{
    m_stop.request_stop();
    m_future.cancel(); // still in the queue, it never runs
    m_stop = std::stop_source();
    const JobId job = ++m_lastJob;
    m_running = job;
    m_future = QtConcurrent::run(&m_pool, [this, job, stop = m_stop.get_token(), work](QPromise<void> &promise) {
        std::pair<JobEnd, QString> end{JobEnd::Cancelled, {}};
        try {
            if (!promise.isCanceled() && !stop.stop_requested()) {
                const auto turn = m_engines.turns().take(stop);
                if (work(job, stop))
                    end.first = JobEnd::Done;
            }
        } catch (const Cancelled &) {
            end.first = JobEnd::Cancelled;
        } catch (const std::exception &error) {
            end = {JobEnd::Failed, QString::fromStdString(error.what())};
        }
        post(job, [&](Delivery &delivery) { delivery.end = end; });
    });
    return job;
}

JobId MeasureRunner::measure(PointJob job)
{
    return start([this, job = std::move(job)](JobId id, std::stop_token stop) {
        const auto rule = quickRule(job.budgetPerEngine);
        const MeasureOptions options{rule.get(), stop, {}, job.profile};
        Comparison comparison = m_slowEngines.compareOthers(m_measurer, *job.workload, job.parameters, job.engines,
                                                            job.mostSecondsPerStep, options);
        if (stop.stop_requested())
            return false;
        post(id, [&](Delivery &delivery) { delivery.point.emplace(job.value, std::move(comparison)); });
        return true;
    });
}

JobId MeasureRunner::sweep(SweepJob job)
{
    return start([this, job = std::move(job)](JobId id, std::stop_token stop) {
        const auto rule = carefulRule(job.budgetPerEngine);
        const MeasureOptions options{rule.get(), stop, [this, stop] { m_gate->waitUntilPainted(stop); }};
        SweepCallbacks callbacks;
        callbacks.progress = [&](const SweepProgress &progress) {
            post(id, [&](Delivery &delivery) { delivery.progress = progress; });
        };
        callbacks.point = [&](const Sweep &sweep, std::size_t newPoint) {
            m_slowEngines.learn(sweep.points[newPoint].comparison);
            post(id, [&](Delivery &delivery) { delivery.sweep = sweep; });
        };
        Sweep sweep = m_sweeper.run(*job.workload, job.request, options, callbacks);
        const bool complete = !sweep.cancelled;
        post(id, [&](Delivery &delivery) { delivery.sweep = std::move(sweep); });
        return complete;
    });
}

JobId MeasureRunner::measureDevices()
{
    return start([this](JobId, std::stop_token stop) {
        for (const auto &engine : m_engines.engines()) {
            if (stop.stop_requested())
                return false;
            if (Predictor *predictor = predictorOf(*engine))
                predictor->device(stop);
        }
        return true;
    });
}

void MeasureRunner::cancel()
{
    m_stop.request_stop();
}

bool MeasureRunner::waitUntilIdle(std::chrono::milliseconds patience)
{
    m_stop.request_stop();
    return m_pool.waitForDone(static_cast<int>(patience.count()));
}

template <typename Fill>
void MeasureRunner::post(JobId job, Fill fill)
{
    const std::scoped_lock lock(m_mutex);
    if (m_waiting.job != job) {
        if (m_waiting.job > job)
            return; // overtaken
        m_waiting = {};
        m_waiting.job = job;
    }
    fill(m_waiting);
    if (!std::exchange(m_deliveryAsked, true))
        QMetaObject::invokeMethod(this, &MeasureRunner::deliverSoon, Qt::QueuedConnection);
}

int MeasureRunner::deliverSoon()
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_deliveryAsked)
            return 0;
    }
    const auto wait = static_cast<int>(deliveryMilliseconds - m_sinceDelivery.elapsed());
    if (wait <= 0) {
        deliver();
        return 0;
    }
    if (!m_deliveryTimer.isActive())
        m_deliveryTimer.start(wait);
    return wait;
}

void MeasureRunner::deliver()
{
    Delivery delivery;
    {
        const std::scoped_lock lock(m_mutex);
        if (!std::exchange(m_deliveryAsked, false))
            return;
        delivery = std::exchange(m_waiting, {});
    }
    m_deliveryTimer.stop();
    m_sinceDelivery.restart();
    if (m_running != delivery.job)
        return; // overtaken
    if (delivery.end)
        m_running.reset();
    if (delivery.progress)
        emit progressed(delivery.job, *delivery.progress);
    if (delivery.sweep)
        emit sweepChanged(delivery.job, *delivery.sweep);
    if (delivery.point)
        emit pointMeasured(delivery.job, delivery.point->first, delivery.point->second);
    if (delivery.end)
        emit finished(delivery.job, delivery.end->first, delivery.end->second);
}

} // namespace overtake
