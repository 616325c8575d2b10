// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the event loop makes somebody wait: a thread of its own posts an event every other millisecond to the thread
// that the probe lives in and notes how long it takes to be handled. Times in seconds.
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QObject>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <thread>
#include <vector>

namespace overtake::bench
{

class EventLoopProbe : public QObject
{
public:
    EventLoopProbe()
        : m_type(static_cast<QEvent::Type>(QEvent::registerEventType())), m_thread([this](std::stop_token stop) {
              while (!stop.stop_requested()) {
                  QCoreApplication::postEvent(this, new Stamp(m_type));
                  std::this_thread::sleep_for(std::chrono::milliseconds(2));
              }
          })
    {
    }

    std::vector<double> takeDelays() { return std::exchange(m_delays, {}); }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() != m_type)
            return QObject::event(event);
        const auto waited = std::chrono::steady_clock::now() - static_cast<Stamp *>(event)->posted;
        m_delays.push_back(std::chrono::duration<double>(waited).count());
        return true;
    }

private:
    struct Stamp : QEvent {
        explicit Stamp(Type type) : QEvent(type) {}
        std::chrono::steady_clock::time_point posted = std::chrono::steady_clock::now();
    };

    QEvent::Type m_type;
    std::vector<double> m_delays;
    std::jthread m_thread;
};

inline void handleEventsFor(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

/// The value below which `share` of them lie; they must not be empty.
inline double quantile(std::vector<double> values, double share)
{
    const auto index = static_cast<std::size_t>(share * static_cast<double>(values.size() - 1) + 0.5);
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(index), values.end());
    return values[index];
}

} // namespace overtake::bench
