// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cost of a step on the cpu engine: for each piece of it the time measured for such work on this machine (CpuCosts),
// but never less than peak and bandwidth allow. A CPU of the database gets these times in proportion to the peaks of
// one core, and the speed-up by its threads that this machine reached. Every cost grows with each size of the work, so
// no prediction falls while the work rises. Seconds, bytes.
#pragma once

#include "engines/step_profile.h"
#include "machine/device.h"
#include "model/cpu_costs.h"

#include <map>
#include <vector>

namespace overtake
{

class CpuModel
{
public:
    /// At most `threads` work (0: all). The device has `costs`.
    CpuModel(const Device &cpu, int threads);

    /// `pieces`: those of the cpu engine's schedule.
    StepProfile step(const Program &program, const std::vector<WorkPiece> &pieces);

private:
    double pieceSeconds(const WorkPiece &piece, double workingSet);
    const CostTable *tableFor(const std::string &key);
    double onThreads(double one, double all) const;
    /// Time per byte of all its threads together, for data that are used again after `workingSet` other bytes.
    double secondsPerByte(double workingSet) const;

    struct Level {
        double bytes;     ///< capacity for one thread
        double perSecond; ///< one thread
        bool shared;      ///< by all threads: capacity does not grow with them
    };
    const CpuCosts &m_costs;
    int m_threads;
    double m_lanes;
    double m_flops;                            ///< peak of so many threads
    double m_slower;                           ///< ratio to a core of the machine on which the costs were measured
    double m_memory;                           ///< bytes a second, of so many threads
    std::vector<Level> m_levels;               ///< fast to slow
    std::map<std::string, CostTable> m_tables; ///< those needed so far
};

} // namespace overtake
