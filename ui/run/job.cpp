// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/job.h"

#include "text/error.h"

#include <QtConcurrent/QtConcurrentRun>
#include <condition_variable>
#include <utility>

namespace overtake
{

/// One job on its way through the pool. It outlives its owner where it waits behind others in the pool: then it is
/// dropped when its turn comes.
class JobThread::Task
{
public:
    Task(std::function<void(const Context &)> work, const Context &job)
    {
        const std::scoped_lock lock(m_mutex); // ThreadSanitizer sees none of the locks of Qt
        m_work = std::move(work);
        m_job = job;
    }

    /// Pool's thread.
    void run(QPromise<void> &promise)
    {
        std::function<void(const Context &)> work; // its memory is free before anyone hears of its end
        {
            const std::scoped_lock lock(m_mutex);
            work = std::move(m_work);
            if (m_isDropped)
                return;
            m_isAtWork = true;
        }
        m_job.promise = &promise;
        End end;
        try {
            if (!m_job.stop.stop_requested()) { // or overtaken before it was its turn
                work(m_job);
                end.how = JobEnd::Done;
            }
        } catch (const Cancelled &) {
            end.how = JobEnd::Cancelled;
        } catch (const std::exception &) {
            end = {JobEnd::Failed, caughtText()};
        }
        work = {};
        const std::scoped_lock lock(m_mutex);
        m_end = std::move(end);
        m_isAtWork = false;
        m_changed.notify_all();
    }

    /// It does not begin any more. Whether it is not at work, then or at the latest.
    bool drop(QDeadlineTimer latest)
    {
        std::unique_lock lock(m_mutex);
        m_isDropped = true;
        const auto isIdle = [this] { return !m_isAtWork; };
        if (!latest.isForever())
            return m_changed.wait_for(lock, std::chrono::milliseconds(latest.remainingTime()), isIdle);
        m_changed.wait(lock, isIdle);
        return true;
    }

    End end()
    {
        const std::scoped_lock lock(m_mutex);
        return m_end;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::function<void(const Context &)> m_work;
    Context m_job;
    bool m_isAtWork = false;
    bool m_isDropped = false;
    End m_end;
};

JobThread::JobThread(QThreadPool &pool, int millisecondsApart)
    : m_pool(pool), m_millisecondsApart(millisecondsApart), m_gate([this] { return deliverSoon(); })
{
    m_deliveryTimer.setSingleShot(true);
    m_deliveryTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_deliveryTimer, &QTimer::timeout, this, guarded([this] { deliver(); }));
    connect(&m_watcher, &QFutureWatcher<void>::progressValueChanged, this, guarded([this](int) { deliverSoon(); }));
    connect(&m_watcher, &QFutureWatcher<void>::finished, this, guarded([this] { deliverSoon(); }));
    m_sinceDelivery.start();
}

void JobThread::stop()
{
    m_stop.request_stop();
    const bool isAlone = m_isRunning && m_tasks.size() == 1; // else an earlier one of ours may still be at work
    m_isWithdrawn = m_isWithdrawn || (isAlone && m_tasks.back()->drop(QDeadlineTimer(0)));
    if (m_isWithdrawn)
        QMetaObject::invokeMethod(this, guarded([this] { deliverSoon(); }), Qt::QueuedConnection);
}

/// Those overtaken may still be at work while the newest waits behind them.
bool JobThread::waitUntilIdle(QDeadlineTimer latest)
{
    m_stop.request_stop();
    bool areIdle = true;
    for (const std::shared_ptr<Task> &task : m_tasks)
        areIdle = task->drop(latest) && areIdle;
    return areIdle;
}

JobId JobThread::start(std::function<void(const Context &)> work)
{
    m_stop.request_stop();
    handOver({}, m_id + 1); // without its end, which would begin another job
    m_stop = std::stop_source();
    std::erase_if(m_tasks, [](const std::shared_ptr<Task> &task) { return task->drop(QDeadlineTimer(0)); });
    m_tasks.push_back(std::make_shared<Task>(std::move(work), Context{m_id, m_stop.get_token(), nullptr}));
    m_isRunning = true;
    m_isWithdrawn = false;
    m_watcher.setFuture(
        QtConcurrent::run(&m_pool, [task = m_tasks.back()](QPromise<void> &promise) { task->run(promise); }));
    return m_id;
}

int JobThread::deliverSoon()
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_hasMail && !hasEnded())
            return 0;
    }
    const auto wait = static_cast<int>(m_millisecondsApart - m_sinceDelivery.elapsed());
    if (wait <= 0) {
        deliver();
        return 0;
    }
    if (!m_deliveryTimer.isActive())
        m_deliveryTimer.start(wait);
    return wait;
}

void JobThread::deliver()
{
    m_deliveryTimer.stop();
    m_sinceDelivery.restart();
    std::optional<End> end;
    if (hasEnded()) {
        m_isRunning = false;
        end = m_tasks.back()->end();
    }
    handOver(std::move(end), m_id);
}

} // namespace overtake
