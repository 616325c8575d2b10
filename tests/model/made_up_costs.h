// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// CpuCosts by a law: what a machine would have measured whose cores do so many operations a second.
#pragma once

#include "model/cpu_calibration.h"
#include "model/planned_work.h"

#include <algorithm>
#include <map>

namespace overtake::fakes
{

/// As the engine of such devices runs a step.
inline std::vector<WorkPiece> piecesOn(DeviceKind kind, const Program &program)
{
    return workPieces(program, scheduleOf(program, fusionsOn(kind)));
}

/// 50 ns for a piece of work, and 50 GFLOP/s or GB/s on one core of 100 GFLOP/s; more threads share it out evenly, for
/// a microsecond, where that is sooner.
inline std::shared_ptr<const CpuCosts> madeUpCosts(int threads = 2)
{
    static std::map<int, std::shared_ptr<const CpuCosts>> made;
    if (made.contains(threads))
        return made[threads];
    CpuCosts costs;
    costs.threads = threads;
    costs.flopsOne = 1e11;
    std::map<std::string, std::string> workloads; // as measured: of those that have the same kind of work the first
    for (const Program &program : calibrationPrograms()) {
        for (const WorkPiece &piece : piecesOn(DeviceKind::Cpu, program)) {
            const std::string key = costKey(piece);
            if (workloads.emplace(key, program.workload).first->second != program.workload)
                continue;
            const double one = 5e-8 + (piece.flops + piece.bytes()) / 5e10;
            costs.samples[key].push_back({costSizes(piece), one, std::min(one, one / threads + 1e-6)});
        }
    }
    return made[threads] = std::make_shared<const CpuCosts>(std::move(costs));
}

} // namespace overtake::fakes
