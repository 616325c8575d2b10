// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/job.h"

#include "text/error.h"

#include <utility>

namespace overtake
{

JobThread::JobThread(int millisecondsApart)
    : m_millisecondsApart(millisecondsApart), m_gate([this] { return deliverSoon(); })
{
    // One thread that never ends: engines keep what belongs to a thread (OpenMP teams, GPU contexts) warm.
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1);
    m_deliveryTimer.setSingleShot(true);
    m_deliveryTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_deliveryTimer, &QTimer::timeout, this, guarded([this] { deliver(); }));
    m_sinceDelivery.start();
}

void JobThread::finish()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

bool JobThread::waitUntilIdle(std::chrono::milliseconds patience)
{
    m_stop.request_stop();
    return m_pool.waitForDone(static_cast<int>(patience.count()));
}

JobId JobThread::begin(std::function<End(const Context &)> work)
{
    m_stop.request_stop();
    deliver(false); // its end would begin another job
    m_stop = std::stop_source();
    const Context job{++m_lastId, m_stop.get_token()};
    m_running = job.id;
    m_pool.start([this, job, work = std::move(work)] { postEnd(job.id, work(job)); });
    return job.id;
}

JobThread::End JobThread::endOf(const Context &job, const std::function<void(const Context &)> &work)
{
    try {
        if (job.stop.stop_requested()) // overtaken before it was its turn
            return {};
        work(job);
        return {JobEnd::Done, {}};
    } catch (const Cancelled &) {
        return {};
    } catch (const std::exception &) {
        return {JobEnd::Failed, caughtText()};
    }
}

void JobThread::askForDelivery()
{
    if (!std::exchange(m_deliveryAsked, true))
        QMetaObject::invokeMethod(this, &JobThread::deliverSoon, Qt::QueuedConnection);
}

int JobThread::deliverSoon()
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_deliveryAsked)
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

void JobThread::deliver(bool withEnd)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!std::exchange(m_deliveryAsked, false))
            return;
    }
    m_deliveryTimer.stop();
    m_sinceDelivery.restart();
    handOver(withEnd);
}

} // namespace overtake
