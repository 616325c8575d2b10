// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Time in seconds from a monotonic clock; a fake one in tests.
#pragma once

#include <chrono>

namespace overtake
{

class Clock
{
public:
    virtual ~Clock() = default;
    virtual double now() = 0; ///< seconds since some fixed moment
    /// Resolution in seconds: a sample lasts far longer.
    virtual double resolution() const { return 50e-9; }
};

class SteadyClock : public Clock
{
public:
    double now() override
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    }
};

} // namespace overtake
