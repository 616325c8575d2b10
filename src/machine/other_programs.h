// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Adds up the processor time of all processes, one by one: of those that this process started, workers among them, and
// of all others. Their clocks are exact, where /proc/stat counts in ticks of 10 ms. Seconds. One thread at a time.
#pragma once

#include <optional>
#include <sys/types.h>
#include <unordered_map>
#include <vector>

namespace overtake
{

class OtherPrograms
{
public:
    /// Looks at every process of the machine, about a microsecond for each; nothing where none can be seen. The seconds
    /// that other programs used since the first call. A program that lives for less than the time between two calls is
    /// missed.
    std::optional<double> othersSeconds();
    /// Processes that this one started, directly or not, as of the last call of othersSeconds().
    const std::vector<pid_t> &started() const { return m_started; }
    /// Seconds that those have used, and those that have ended.
    double startedSeconds() const;
    /// Whether one of them has a thread that runs, or would if it had a core.
    bool isAnyStartedRunning() const;

private:
    struct Process {
        double seconds = 0; ///< at the last look
        bool isOurs = false;
        int look = 0; ///< the last one that found it
    };

    bool isOurs(pid_t parent) const;

    std::unordered_map<pid_t, Process> m_processes;
    std::vector<pid_t> m_started;
    double m_othersSeconds = 0;
    int m_look = 0;
};

} // namespace overtake
