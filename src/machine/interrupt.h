// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ctrl-C (and SIGTERM): the first asks the command to stop and print what it has, the second ends the process at once.
// A thread of its own waits for the signals, so nothing runs in a signal handler and nothing wakes up while measuring.
#pragma once

#include <atomic>
#include <csignal>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace overtake
{

class Interrupt
{
public:
    /// Blocks the signals for this thread and those it starts later: construct it before any other thread exists.
    /// `whenItLasts` is called, by another thread, a second after a stop that has not ended the command.
    explicit Interrupt(std::function<void()> whenItLasts = {});
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;
    ~Interrupt();

    std::stop_token token() const;
    /// The signal that asked for this stop; 0: none did.
    int signal() const { return m_signal; }
    /// From now on the first Ctrl-C is a stop of what follows: tokens given before stay as they are.
    void begin();

private:
    void watch();

    std::function<void()> m_whenItLasts;
    mutable std::mutex m_mutex; ///< guards m_stop
    std::stop_source m_stop;
    std::atomic<int> m_signal = 0;
    std::atomic<bool> m_finished = false;
    sigset_t m_signals = {};
    sigset_t m_before = {};
    std::thread m_watcher;
};

} // namespace overtake
