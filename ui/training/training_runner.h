// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The worker thread that trains. What it has is handed to the window about ten times a second, between two slices, and
// the worker waits until the window has painted it: nothing is painted in a timed region. All methods and signals
// belong to the window's thread.
#pragma once

#include "run/job.h"
#include "train/trainer.h"

#include <atomic>
#include <chrono>
#include <optional>

namespace overtake
{

struct TrainingUpdate {
    TrainingProgress::Stage stage = TrainingProgress::Stage::Preparing;
    TrainingRun run;
    double share = 0; ///< 0 to 1
    std::optional<double> secondsLeft;
};

class TrainingRunner : public QObject
{
    Q_OBJECT

public:
    /// The references must outlive the runner.
    /// `watch` may be null.
    TrainingRunner(const EngineRegistry &engines, Clock &clock, MachineWatch *watch);
    ~TrainingRunner() override { abort(); } ///< also while it waits for its turn

    /// Training begins when no other thread uses the engines.
    void start(const Workload &workload, TrainingRequest request);
    /// Ends training within a step, and a worker that hangs; what was trained is judged, then finished() follows. While
    /// it is judged, it ends judging.
    void stop();
    /// Ends everything; what was running delivers nothing any more, but for finished().
    void abort();
    bool isRunning() const { return m_job.isRunning(); }
    /// Aborts; false when it was still in a step after `patience`.
    bool waitUntilIdle(std::chrono::milliseconds patience);

signals:
    void updated(const overtake::TrainingUpdate &update);
    /// `problem`: why there is no result, in words; empty when updated() brought one.
    void finished(const QString &problem);

private:
    void run(const Workload &workload, const TrainingRequest &request, TrainingOptions options,
             const JobThread::Context &job);
    void post(const JobThread::Context &job, TrainingUpdate update);

    const EngineRegistry &m_engines;
    Clock &m_clock;
    MachineWatch *m_watch;
    std::vector<EngineUse> m_uses; ///< of the training under way
    std::atomic<bool> m_isJudging = false;
    bool m_aborted = false;
    std::stop_source m_stop; ///< stops training alone; the job's own aborts all
    std::stop_source m_stopJudging;
    Job<TrainingUpdate> m_job;
};

} // namespace overtake
