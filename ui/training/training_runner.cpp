// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/training_runner.h"

#include "run/paint_gate.h"
#include "text/error.h"

#include <QElapsedTimer>
#include <QtConcurrentRun>

namespace overtake
{
namespace
{

constexpr qint64 millisecondsBetweenReports = 100;

} // namespace

TrainingRunner::TrainingRunner(const EngineRegistry &engines, Clock &clock, QObject *parent)
    : QObject(parent), m_engines(engines), m_clock(clock), m_gate(std::make_unique<PaintGate>([] { return 0; }))
{
    m_pool.setMaxThreadCount(1);
}

TrainingRunner::~TrainingRunner()
{
    abort();
    m_pool.waitForDone();
}

void TrainingRunner::start(const Workload &workload, TrainingRequest request)
{
    m_stop = {};
    m_abort = {};
    m_running = true;
    (void)QtConcurrent::run(&m_pool, [this, &workload, request = std::move(request), stop = m_stop.get_token(),
                                      abort = m_abort.get_token()] { run(workload, request, stop, abort); });
}

void TrainingRunner::stop()
{
    m_stop.request_stop();
}

void TrainingRunner::abort()
{
    m_abort.request_stop();
    m_stop.request_stop();
}

bool TrainingRunner::waitUntilIdle(std::chrono::milliseconds patience)
{
    abort();
    return m_pool.waitForDone(static_cast<int>(patience.count()));
}

/// On the worker thread.
void TrainingRunner::run(const Workload &workload, const TrainingRequest &request, const std::stop_token &stop,
                         const std::stop_token &abort)
{
    QElapsedTimer sincePosted;
    std::optional<TrainingProgress::Stage> lastStage;
    TrainingOptions options;
    options.stop = stop;
    options.abort = abort;
    options.progress = [&](const TrainingProgress &progress) {
        if (lastStage == progress.stage && sincePosted.elapsed() < millisecondsBetweenReports)
            return;
        lastStage = progress.stage;
        post({progress.stage, progress.run, progress.share, progress.secondsLeft}, abort);
        sincePosted.start();
    };
    QString problem;
    try {
        const auto turn = m_engines.turns().take(stop);
        TrainingRun run = Trainer(m_engines, m_clock).train(workload, request, options);
        post({TrainingProgress::Stage::Judging, std::move(run), 1, 0}, abort);
    } catch (const Cancelled &) {
        problem = tr("Stopped before the first step.");
    } catch (const std::bad_alloc &) {
        problem = tr("Memory ran out: choose a smaller size.");
    } catch (const std::exception &error) {
        problem = QString::fromStdString(error.what());
    }
    QMetaObject::invokeMethod(
        this,
        [this, problem] {
            m_running = false;
            emit finished(problem);
        },
        Qt::QueuedConnection);
}

void TrainingRunner::post(TrainingUpdate update, const std::stop_token &abort)
{
    if (abort.stop_requested())
        return;
    QMetaObject::invokeMethod(
        this,
        [this, abort, update = std::make_shared<const TrainingUpdate>(std::move(update))] {
            if (!abort.stop_requested())
                emit updated(*update);
        },
        Qt::QueuedConnection);
    m_gate->waitUntilPainted(abort);
}

} // namespace overtake
