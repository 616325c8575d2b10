// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/training_runner.h"

#include <QElapsedTimer>
#include <QTimer>

namespace overtake
{
namespace
{

constexpr qint64 millisecondsBetweenReports = 100;

} // namespace

TrainingRunner::TrainingRunner(const EngineRegistry &engines, Clock &clock, MachineWatch *watch)
    : m_engines(engines), m_clock(clock), m_watch(watch),
      m_job(
          timedPool(),
          [this](JobId, const TrainingUpdate &update) {
              if (!m_aborted)
                  emit updated(update);
          },
          [this](JobId, JobEnd end, const QString &message) {
              emit finished(end == JobEnd::Cancelled ? tr("Stopped before the first step.") : message);
          })
{
}

void TrainingRunner::start(const Workload &workload, TrainingRequest request)
{
    m_stop = {};
    m_stopJudging = {};
    m_aborted = false;
    m_isJudging = false;
    m_uses = request.engines;
    TrainingOptions options;
    options.stop = m_stop.get_token();
    options.stopJudging = m_stopJudging.get_token();
    m_job.start([this, &workload, request = std::move(request), options](const JobThread::Context &job) {
        run(workload, request, options, job);
    });
}

void TrainingRunner::stop()
{
    const bool judging = m_isJudging;
    std::stop_source &wanted = judging ? m_stopJudging : m_stop;
    if (!wanted.request_stop())
        return;
    constexpr std::chrono::milliseconds patience(500);
    QTimer::singleShot(patience, this, guarded([this, judging, &wanted, stop = wanted] {
                           if (!isRunning() || m_isJudging != judging || stop != wanted)
                               return;
                           for (const EngineUse &use : m_uses)
                               if (Engine *engine = m_engines.find(use.id))
                                   engine->interrupt();
                       }));
}

void TrainingRunner::abort()
{
    m_aborted = true;
    m_job.stop();
    m_stop.request_stop();
}

bool TrainingRunner::waitUntilIdle(std::chrono::milliseconds patience)
{
    abort();
    return m_job.waitUntilIdle(patience);
}

/// On the worker thread.
void TrainingRunner::run(const Workload &workload, const TrainingRequest &request, TrainingOptions options,
                         const JobThread::Context &job)
{
    QElapsedTimer sincePosted;
    std::optional<TrainingProgress::Stage> lastStage;
    options.abort = job.stop;
    options.progress = [&](const TrainingProgress &progress) {
        if (lastStage == progress.stage && sincePosted.elapsed() < millisecondsBetweenReports)
            return;
        lastStage = progress.stage;
        m_isJudging = progress.stage == TrainingProgress::Stage::Judging;
        post(job, {progress.stage, progress.run, progress.share, progress.secondsLeft});
        sincePosted.start();
    };
    const auto turn = m_engines.turns().take(options.stop);
    TrainingRun run = runTraining(m_engines, m_clock, m_watch, workload, request, options);
    post(job, {TrainingProgress::Stage::Judging, std::move(run), 1, 0});
}

/// Delivers an update, unless the run was aborted.
void TrainingRunner::post(const JobThread::Context &job, TrainingUpdate update)
{
    if (job.stop.stop_requested())
        return;
    m_job.post(job, [&](TrainingUpdate &waiting) { waiting = std::move(update); });
    m_job.waitUntilPainted(job.stop);
}

} // namespace overtake
