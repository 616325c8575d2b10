// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Work beside the window's thread, the same for all that the window has done there: Qt Concurrent runs it, a mailbox
// keeps the newest of what it posts, and the promise's progress is the bell that says so. A new job overtakes the one
// before, which is asked to stop; what it has posted is handed over first, and then the watcher drops all of it.
// Results are handed over at most 30 times a second, if nothing else is asked for. All methods belong to the owner's
// thread, but for post() and waitUntilPainted().
#pragma once

#include "run/paint_gate.h"
#include "run/pools.h"
#include "words/guarded.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QString>
#include <QTimer>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace overtake
{

using JobId = quint64;

enum class JobEnd { Done, Cancelled, Failed };

class JobThread : public QObject
{
    Q_OBJECT

public:
    /// Arguments of a job's work.
    struct Context {
        JobId id = 0;
        std::stop_token stop;
        QPromise<void> *promise = nullptr;
    };

    /// `work` runs on a thread of the pool; it throws Cancelled, or what went wrong.
    JobId start(std::function<void(const Context &)> work);
    /// Asks the job to end; what it has until then is still handed over. One that waits behind others ends at once.
    void stop();
    bool isRunning() const { return m_isRunning; }
    /// Stops; false when it was still at work then.
    bool waitUntilIdle(QDeadlineTimer latest);
    /// Worker thread: until what was posted is on the screen, for a while at most.
    void waitUntilPainted(const std::stop_token &stop) { m_gate.waitUntilPainted(stop); }
    /// Tells that a job waits until no other thread uses the engines.
    static QString waitingText() { return tr("Waiting until the measurement that is running has ended."); }

protected:
    struct End {
        JobEnd how = JobEnd::Cancelled;
        QString message; ///< a failure's, in words
    };

    JobThread(QThreadPool &pool, int millisecondsApart);
    ~JobThread() override = default;
    /// Hands over the results of job m_id; those of `next` are wanted from now on.
    virtual void handOver(std::optional<End> end, JobId next) = 0;

    std::mutex m_mutex;     ///< guards the mailbox
    JobId m_id = 0;         ///< the newest job, whose results alone are wanted
    bool m_hasMail = false; ///< something waits to be handed over

private:
    class Task;

    bool hasEnded() const { return m_isRunning && (m_isWithdrawn || m_watcher.isFinished()); }
    int deliverSoon(); ///< milliseconds until it can
    void deliver();

    QThreadPool &m_pool;
    QFutureWatcher<void> m_watcher;
    std::vector<std::shared_ptr<Task>> m_tasks; ///< the newest last; those before it as long as they are at work
    std::stop_source m_stop;
    bool m_isRunning = false;
    bool m_isWithdrawn = false; ///< stopped before its turn in the pool
    int m_millisecondsApart;
    QElapsedTimer m_sinceDelivery;
    QTimer m_deliveryTimer;
    PaintGate m_gate;
};

template <typename Result>
class Job : public JobThread
{
public:
    /// `take`: what was posted since the last time. `ended`: the last that is heard of a job. `millisecondsApart`: at
    /// least so long between two deliveries.
    Job(QThreadPool &pool, std::function<void(JobId, Result &)> take,
        std::function<void(JobId, JobEnd, const QString &)> ended, int millisecondsApart = 34)
        : JobThread(pool, millisecondsApart), m_take(std::move(take)), m_ended(std::move(ended))
    {
    }
    ~Job() override { waitUntilIdle(QDeadlineTimer(QDeadlineTimer::Forever)); }

    /// Worker thread. `fill` changes what waits to be taken.
    template <typename Fill>
    void post(const Context &job, Fill fill)
    {
        const std::scoped_lock lock(m_mutex);
        if (job.id != m_id)
            return; // overtaken
        fill(m_mail);
        m_hasMail = true;
        // Progress that is all of its range is never held back.
        const int rings = job.promise->future().progressValue() + 1;
        job.promise->setProgressRange(0, rings);
        job.promise->setProgressValue(rings);
    }

private:
    void handOver(std::optional<End> end, JobId next) override
    {
        std::unique_lock lock(m_mutex);
        const bool hasMail = std::exchange(m_hasMail, false);
        Result result = std::exchange(m_mail, Result());
        const JobId id = std::exchange(m_id, next);
        lock.unlock();
        if (hasMail)
            guarded([&] { m_take(id, result); })();
        if (end) // whatever became of the result
            guarded([&] { m_ended(id, end->how, end->message); })();
    }

    std::function<void(JobId, Result &)> m_take;
    std::function<void(JobId, JobEnd, const QString &)> m_ended;
    Result m_mail = {};
};

} // namespace overtake
