// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whose turn it is to compute. An Engine is used by one thread at a time, and whatever runs beside a measurement makes
// its figures wrong: so of all threads that share a registry (measuring, pictures, a race, a file being written) one
// has the turn and the others wait. Any thread but that of the window may wait.
#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>

namespace overtake
{

class EngineTurns
{
public:
    /// Held while engines are used; freed by the destructor.
    class Turn
    {
    public:
        explicit Turn(EngineTurns &turns) : m_turns(&turns) {}
        Turn(Turn &&other) noexcept : m_turns(other.m_turns) { other.m_turns = nullptr; }
        Turn(const Turn &) = delete;
        Turn &operator=(const Turn &) = delete;
        Turn &operator=(Turn &&) = delete;
        ~Turn();

    private:
        EngineTurns *m_turns;
    };

    /// Waits until nobody has it. Throws Cancelled when it is stopped before that. Never twice on one thread.
    [[nodiscard]] Turn take(std::stop_token stop);
    /// Does not wait: nothing when another thread has it.
    [[nodiscard]] std::optional<Turn> tryTake();
    /// How many threads wait in take().
    int waiting() const;

private:
    mutable std::mutex m_mutex;
    std::condition_variable_any m_freed;
    bool m_taken = false;
    int m_waiting = 0;
};

} // namespace overtake
