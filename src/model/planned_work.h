// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Program with what the model needs of it, planned when it is first asked for and kept: for a curve of many devices
// everything is planned once. A Program stands for one that nobody asks again. On any threads.
#pragma once

#include "machine/device.h"
#include "model/work_pieces.h"
#include "workloads/workload.h"

#include <map>
#include <memory>
#include <mutex>

namespace overtake
{

class PlannedWork
{
public:
    PlannedWork(Program program) : m_program(std::move(program)) {}

    const Program &program() const { return m_program; }

    struct Step {
        Program program;
        std::vector<WorkPiece> pieces;
        MemoryNeed memory;
    };
    /// A step with so many rows of the batch, as the engine of such devices runs it.
    const Step &step(DeviceKind kind, std::int64_t batchRows) const;

private:
    Program m_program;
    mutable std::mutex m_mutex;                                          ///< held while planning
    mutable std::map<std::pair<DeviceKind, std::int64_t>, Step> m_steps; ///< by kind and rows
};

/// Fusions of the engine that the model predicts: the cpu engine's, or those of all GPU engines.
const Fusions &fusionsOn(DeviceKind kind);

/// Plans of a workload's steps for the values of its parameters, each made once. So many are kept that a curve's
/// points are all among them.
class KeptPlans
{
public:
    /// Throws Error where no Program can be built.
    std::shared_ptr<const PlannedWork> of(const Workload &workload, const ParameterValues &values);
    std::size_t made() const; ///< so far

private:
    static constexpr std::size_t most = 256;
    mutable std::mutex m_mutex;
    std::size_t m_made = 0;
    std::map<std::string, std::shared_ptr<const PlannedWork>> m_plans; ///< by workload and values as text
};

} // namespace overtake
