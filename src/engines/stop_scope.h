// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The stop token of this thread's work, for engines that wait for another process, take much memory or measure their
// device: whoever measures says once when it is to stop, and no call of an engine goes on for long after that.
#pragma once

#include <stop_token>
#include <utility>

namespace overtake
{

class StopScope
{
public:
    /// Until this object's end, on this thread. A token that can never stop leaves the outer one in force.
    explicit StopScope(std::stop_token stop) : m_before(s_current)
    {
        if (stop.stop_possible())
            s_current = std::move(stop);
    }
    ~StopScope() { s_current = std::move(m_before); }
    StopScope(const StopScope &) = delete;
    StopScope &operator=(const StopScope &) = delete;

    static std::stop_token current() { return s_current; }

private:
    static inline thread_local std::stop_token s_current;
    std::stop_token m_before;
};

} // namespace overtake
