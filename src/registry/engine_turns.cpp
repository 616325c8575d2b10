// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "registry/engine_turns.h"

#include "text/error.h"

namespace overtake
{

EngineTurns::Turn::~Turn()
{
    if (!m_turns)
        return;
    {
        const std::scoped_lock lock(m_turns->m_mutex);
        m_turns->m_taken = false;
    }
    m_turns->m_freed.notify_all(); // whoever is meant may be about to stop
}

EngineTurns::Turn EngineTurns::take(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    ++m_waiting;
    m_freed.wait(lock, stop, [this] { return !m_taken; });
    --m_waiting;
    throwIfStopped(stop);
    m_taken = true;
    return Turn(*this);
}

std::optional<EngineTurns::Turn> EngineTurns::tryTake()
{
    const std::scoped_lock lock(m_mutex);
    if (m_taken)
        return std::nullopt;
    m_taken = true;
    return Turn(*this);
}

int EngineTurns::waiting() const
{
    const std::scoped_lock lock(m_mutex);
    return m_waiting;
}

} // namespace overtake
