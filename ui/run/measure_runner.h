// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one worker thread that measures. A new job overtakes the one before: that is stopped at once, and what it still
// delivers is dropped by its id. Results come to the window's thread at most 30 times a second, the newest of each
// kind. All methods and signals belong to the window's thread.
#pragma once

#include "measure/sweeper.h"
#include "run/curve_store.h"
#include "run/slow_engines.h"

#include <QElapsedTimer>
#include <QFuture>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

namespace overtake
{

class PaintGate;

struct PointJob {
    const Workload *workload = nullptr;
    ParameterValues parameters; ///< complete
    std::vector<EngineUse> engines;
    double value = 0;              ///< on the axis; comes back with the result
    double budgetPerEngine = 0.03; ///< seconds of sampling, quick rule
    double mostSecondsPerStep = 1; ///< an engine known to be slower is skipped
    bool profile = false;          ///< where the time of a step goes, too
};

struct SweepJob {
    const Workload *workload = nullptr;
    SweepRequest request;
    double budgetPerEngine = 2.0; ///< seconds of sampling at each point, careful rule
};

enum class JobEnd { Done, Cancelled, Failed };

class MeasureRunner : public QObject
{
    Q_OBJECT

public:
    /// The references must outlive the runner, and `watch`, which may be null.
    MeasureRunner(const EngineRegistry &engines, Clock &clock, MachineWatch *watch = nullptr,
                  QObject *parent = nullptr);
    ~MeasureRunner() override; ///< stops the job and waits for it: for one step at most

    JobId measure(PointJob job);
    JobId sweep(SweepJob job);
    /// Measures what the models need to know of this machine; half a second, once. Cannot be stopped on the way.
    JobId measureDevices();
    /// Asks the job to stop; finished() follows.
    void cancel();
    bool isBusy() const { return m_running.has_value(); }
    JobId currentJob() const { return m_running.value_or(0); }
    /// Stops the job; false when it was still in a step after `patience`.
    bool waitUntilIdle(std::chrono::milliseconds patience);

signals:
    void pointMeasured(overtake::JobId job, double value, const overtake::Comparison &comparison);
    void progressed(overtake::JobId job, const overtake::SweepProgress &progress);
    void sweepChanged(overtake::JobId job, const overtake::Sweep &sweep);
    void finished(overtake::JobId job, overtake::JobEnd end, const QString &message);

private:
    /// What crosses between the threads: the newest of each kind, of one job.
    struct Delivery {
        JobId job = 0;
        std::optional<std::pair<double, Comparison>> point;
        std::optional<SweepProgress> progress;
        std::optional<Sweep> sweep;
        std::optional<std::pair<JobEnd, QString>> end;
    };

    template <typename Work>
    JobId start(Work work);
    template <typename Fill>
    void post(JobId job, Fill fill);
    int deliverSoon(); ///< milliseconds until it can
    void deliver();

    const EngineRegistry &m_engines;
    QThreadPool m_pool;
    Measurer m_measurer;
    Sweeper m_sweeper;
    SlowEngines m_slowEngines; ///< of the worker thread
    std::unique_ptr<PaintGate> m_gate;

    JobId m_lastJob = 0;
    std::optional<JobId> m_running;
    std::stop_source m_stop;
    QFuture<void> m_future;

    std::mutex m_mutex; ///< guards m_waiting and m_deliveryAsked
    Delivery m_waiting;
    bool m_deliveryAsked = false;
    QElapsedTimer m_sinceDelivery;
    QTimer m_deliveryTimer;
};

} // namespace overtake
