// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A stack of its own for a function that can stop in the middle and go on later, as a card's threads do at a barrier.
// One thread of the host at a time uses all of them.
#pragma once

#include <cstddef>

namespace overtake::testcard
{

class Fiber
{
public:
    Fiber();
    ~Fiber();
    Fiber(const Fiber &) = delete;
    Fiber &operator=(const Fiber &) = delete;

    /// What the first resume() calls; it must never return. What ran here before is forgotten.
    void prepare(void (*main)());
    /// Goes on in the fiber until it calls suspend().
    void resume();
    /// Of the fiber that runs: back to who resumed it.
    static void suspend();

private:
    struct Machine;
    std::byte *m_stack = nullptr;
    Machine *m_machine = nullptr;
};

} // namespace overtake::testcard
