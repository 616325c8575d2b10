// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures on a thread of its own (run/job.h), a point, a sweep or what the models need. All methods and signals belong
// to the window's thread.
#pragma once

#include "measure/compare/sweeper.h"
#include "run/job.h"
#include "run/slow_engines.h"
#include "words/shared.h"

#include <chrono>
#include <optional>

namespace overtake
{

inline constexpr double fullBudgetPerEngine = 2.0; ///< seconds of sampling at a point

struct PointJob {
    const Workload *workload = nullptr;
    ParameterValues parameters; ///< complete
    std::vector<EngineUse> engines;
    double value = 0;              ///< on the axis; comes back with the result
    bool full = false;             ///< by the rule of a sweep
    double budgetPerEngine = 0.03; ///< seconds of sampling
    double mostSecondsPerStep = 1; ///< an engine known to be slower is skipped
    double mostDataSeconds = 1;    ///< a point whose data take longer to make is skipped
    bool profile = false;          ///< where the time of a step goes, too
};

struct SweepJob {
    const Workload *workload = nullptr;
    SweepRequest request;
    double budgetPerEngine = fullBudgetPerEngine;
};

class MeasureRunner : public QObject
{
    Q_OBJECT

public:
    /// The references must outlive the runner, and `watch`, which may be null.
    MeasureRunner(const EngineRegistry &engines, Clock &clock, MachineWatch *watch = nullptr);

    JobId measure(PointJob job);
    JobId sweep(SweepJob job);
    /// Measures what the models need to know of this machine; half a second, once.
    JobId measureDevices();
    /// Asks the job to stop; finished() follows.
    void cancel() { m_job.stop(); }
    /// Stops the job; false when it was still in a step after `patience`.
    bool waitUntilIdle(std::chrono::milliseconds patience) { return m_job.waitUntilIdle(patience); }

signals:
    void pointMeasured(overtake::JobId job, double value, const overtake::Comparison &comparison);
    void progressed(overtake::JobId job, const overtake::SweepProgress &progress);
    void sweepChanged(overtake::JobId job, const overtake::Shared<overtake::Sweep> &sweep);
    void finished(overtake::JobId job, overtake::JobEnd end, const QString &message);

private:
    /// The newest of each kind.
    struct Delivery {
        std::optional<std::pair<double, Comparison>> point;
        std::optional<SweepProgress> progress;
        std::optional<Shared<Sweep>> sweep;
    };

    void take(JobId job, const Delivery &delivery);
    template <typename Work>
    JobId start(Work work);

    const EngineRegistry &m_engines;
    Clock &m_clock;
    MachineWatch *m_watch;
    Measurer m_measurer;       ///< for quick points: keeps their data, which are small. A sweep's data end with its job
    SlowEngines m_slowEngines; ///< the worker thread's
    Job<Delivery> m_job;       ///< last: its destructor waits for one step at most
};

} // namespace overtake
