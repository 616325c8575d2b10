// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decides whose turn it is to compute. An Engine is used by one thread at a time, and anything that runs during a
// measurement falsifies its figures: so of all threads that share a registry (measuring, pictures, a race, a file being
// written) one has the turn and the others wait. Any thread except the window's may wait.
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
    /// The turn, held while engines are used; released by the destructor.
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

    /// Waits until the turn is free. Throws Cancelled if stopped before that. Not re-entrant: never twice on one
    /// thread.
    [[nodiscard]] Turn take(std::stop_token stop);
    /// Does not wait: returns nothing if another thread has the turn.
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
