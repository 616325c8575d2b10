// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Work beside the window's thread, the same for all that the window has done there: one worker thread, a stop, results
// that cross to the owner's thread, and what becomes stale. A new job overtakes the one before, which is asked to stop;
// what it has posted is handed over first, and then it is heard of no more. Results are handed over at most 30 times a
// second, if nothing else is asked for, the newest of what the work fills in. All methods belong to the owner's thread,
// but for post() and waitUntilPainted().
#pragma once

#include "charts/guarded.h"
#include "run/paint_gate.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>

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
    };

    /// Asks the job to end; what it has until then is still handed over.
    void stop() { m_stop.request_stop(); }
    bool isRunning() const { return m_running.has_value(); }
    JobId current() const { return m_running.value_or(0); }
    /// Stops; false when it was still at work after `patience`.
    bool waitUntilIdle(std::chrono::milliseconds patience);
    /// Worker thread: until what was posted is on the screen, for a while at most.
    void waitUntilPainted(const std::stop_token &stop) { m_gate.waitUntilPainted(stop); }

protected:
    struct End {
        JobEnd how = JobEnd::Cancelled;
        QString message; ///< a failure's, in words
    };

    explicit JobThread(int millisecondsApart);
    ~JobThread() override = default;
    void finish(); ///< stops and waits; for the destructor of what has the results
    JobId begin(std::function<End(const Context &)> work);
    /// Runs the work and puts what it throws into words.
    static End endOf(const Context &job, const std::function<void(const Context &)> &work);
    void askForDelivery(); ///< m_mutex is held
    virtual void handOver(bool withEnd) = 0;
    virtual void postEnd(JobId job, End end) = 0;

    std::mutex m_mutex; ///< guards what waits to be handed over
    bool m_deliveryAsked = false;
    std::optional<JobId> m_running;

private:
    int deliverSoon(); ///< milliseconds until it can
    void deliver(bool withEnd = true);

    QThreadPool m_pool;
    std::stop_source m_stop;
    JobId m_lastId = 0;
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
    Job(std::function<void(JobId, Result &)> take, std::function<void(JobId, JobEnd, const QString &)> ended,
        int millisecondsApart = 34)
        : JobThread(millisecondsApart), m_take(std::move(take)), m_ended(std::move(ended))
    {
    }
    ~Job() override { finish(); }

    /// `work(const Context &)` runs on the worker thread; it throws Cancelled, or what went wrong.
    template <typename Work>
    JobId start(Work work)
    {
        return begin([work = std::move(work)](const Context &job) { return endOf(job, work); });
    }

    /// Worker thread. `fill` changes what waits to be taken.
    template <typename Fill>
    void post(const Context &job, Fill fill)
    {
        const std::scoped_lock lock(m_mutex);
        if (Waiting *waiting = waitingOf(job.id)) {
            fill(waiting->result);
            waiting->hasResult = true;
            askForDelivery();
        }
    }

private:
    struct Waiting {
        JobId job = 0;
        Result result;
        bool hasResult = false;
        std::optional<End> end;
    };

    Waiting *waitingOf(JobId job)
    {
        if (m_waiting.job > job)
            return nullptr; // overtaken
        if (m_waiting.job < job) {
            m_waiting = Waiting();
            m_waiting.job = job;
        }
        return &m_waiting;
    }

    void postEnd(JobId job, End end) override
    {
        const std::scoped_lock lock(m_mutex);
        if (Waiting *waiting = waitingOf(job)) {
            waiting->end = std::move(end);
            askForDelivery();
        }
    }

    void handOver(bool withEnd) override
    {
        std::unique_lock lock(m_mutex);
        Waiting waiting = std::exchange(m_waiting, Waiting());
        m_waiting.job = waiting.job;
        lock.unlock();
        if (m_running != waiting.job)
            return; // overtaken
        if (!withEnd)
            waiting.end.reset();
        if (waiting.end)
            m_running.reset();
        if (waiting.hasResult)
            guarded([&] { m_take(waiting.job, waiting.result); })();
        if (waiting.end) // whatever became of the result
            guarded([&] { m_ended(waiting.job, waiting.end->how, waiting.end->message); })();
    }

    std::function<void(JobId, Result &)> m_take;
    std::function<void(JobId, JobEnd, const QString &)> m_ended;
    Waiting m_waiting;
};

} // namespace overtake
