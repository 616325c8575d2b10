// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/interrupt.h"

#include <pthread.h>
#include <unistd.h>

namespace overtake
{

Interrupt::Interrupt()
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
    int number = 0;
    while (::sigwait(&m_signals, &number) == 0 && !m_finished) {
        if (number == SIGUSR1)
            continue;
        std::stop_source stop;
        {
            const std::scoped_lock lock(m_mutex);
            stop = m_stop;
            m_signal = number;
        }
        if (!stop.request_stop())
            ::_exit(128 + number);
    }
}

} // namespace overtake
