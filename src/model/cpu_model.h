// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The cpu engine in formulas: what each piece of a step costs in arithmetic, in memory traffic by cache level, and in
// starting it. Costs that belong to the engine are in cycles, so that they scale with the clock. Every cost grows with
// each size of the work, so no prediction falls where the work rises. Seconds, bytes.
#pragma once

#include "engines/step_profile.h"
#include "model/device.h"
#include "model/work_pieces.h"

#include <vector>

namespace overtake
{

class CpuModel
{
public:
    /// At most `threads` work (0: one for each core). What the device leaves out is taken as usual for its clock.
    CpuModel(const Device &cpu, int threads);

    StepProfile step(const Program &program) const;

    /// Of one core, or of `threads` together, for data that are used again while `workingSet` bytes pass by.
    double secondsPerByte(double workingSet, int threads) const;

private:
    struct Costs {
        double arithmetic = 0; ///< seconds on one core
        double storing = 0;    ///< seconds on one core for a product's results, where memory does not take longer
        double read = 0;       ///< bytes
        double written = 0;    ///< bytes, besides what overlaps with arithmetic
    };
    Costs productCosts(const WorkPiece &piece) const;
    Costs convolutionCosts(const WorkPiece &piece) const;
    Costs otherCosts(const WorkPiece &piece, double sourceBytes, double workingSet) const;
    /// `delay`: of its threads, should it be shared out.
    double pieceSeconds(const WorkPiece &piece, const Costs &costs, double workingSet, double delay) const;
    double sharedFrom(const WorkPiece &piece) const;
    double cycles(double count) const { return count / m_clock; }

    struct Level {
        double bytes;     ///< capacity for one thread
        double perSecond; ///< one thread
        bool shared;      ///< by all threads: capacity does not grow with them
    };
    int m_threads;
    double m_clock;
    double m_lanes;
    double m_flopsOne; ///< peak of one core
    double m_teamStart;
    std::vector<Level> m_levels; ///< fast to slow; then memory:
    double m_memoryOne;
    double m_memoryAll;
};

} // namespace overtake
