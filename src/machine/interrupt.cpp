// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/interrupt.h"

#include <cerrno>
#include <ctime>
#include <pthread.h>
#include <unistd.h>
#include <utility>

namespace overtake
{

Interrupt::Interrupt(std::function<void()> whenItLasts) : m_whenItLasts(std::move(whenItLasts))
{
    ::sigemptyset(&m_signals);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction action = {};
        // Signals that the caller ignores stay ignored: nohup, and the background jobs of a shell script.
        if (::sigaction(number, nullptr, &action) == 0 && action.sa_handler != SIG_IGN)
            ::sigaddset(&m_signals, number);
    }
    ::sigaddset(&m_signals, SIGUSR1); // ends the watcher
    ::pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
    m_watcher = std::thread([this] { watch(); });
}

Interrupt::~Interrupt()
{
    m_finished = true;
    ::pthread_kill(m_watcher.native_handle(), SIGUSR1);
    m_watcher.join();
    ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

std::stop_token Interrupt::token() const
{
    const std::scoped_lock lock(m_mutex);
    return m_stop.get_token();
}

void Interrupt::begin()
{
    const std::scoped_lock lock(m_mutex);
    m_stop = {};
    m_signal = 0;
}

void Interrupt::watch()
{
    constexpr timespec second{1, 0};
    bool isStopping = false;
    while (!m_finished) {
        const int number =
            isStopping ? ::sigtimedwait(&m_signals, nullptr, &second) : ::sigwaitinfo(&m_signals, nullptr);
        if (number < 0 || number == SIGUSR1) {
            if (number < 0 && errno == EAGAIN && std::exchange(isStopping, false) && m_signal != 0)
                m_whenItLasts();
            continue;
        }
        std::stop_source stop;
        {
            const std::scoped_lock lock(m_mutex);
            stop = m_stop;
            m_signal = number;
        }
        if (!stop.request_stop())
            ::_exit(128 + number);
        isStopping = m_whenItLasts != nullptr;
    }
}

} // namespace overtake
