// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lets the worker wait until the window has nothing left to paint, so that painting does not fall into a timed region.
// The window never waits for the worker here, and the worker gives up after a while or when it is stopped: no deadlock.
#pragma once

#include <QObject>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <utility>

namespace overtake
{

class PaintGate : public QObject
{
    Q_OBJECT

public:
    /// Lives in the window's thread. `handOver` is called there first, to hand over what is still to be shown; it
    /// returns how many milliseconds must pass before it can, 0 when nothing waits.
    explicit PaintGate(std::function<int()> handOver) : m_handOver(std::move(handOver)) {}

    /// Worker thread. Returns when the window has painted, after `patience`, or when stopped.
    void waitUntilPainted(std::stop_token stop, std::chrono::milliseconds patience = std::chrono::milliseconds(100));

protected:
    bool event(QEvent *event) override;

private:
    std::function<int()> m_handOver;
    std::mutex m_mutex;
    std::condition_variable_any m_painted;
    quint64 m_asked = 0;
    quint64 m_answered = 0;
};

} // namespace overtake
