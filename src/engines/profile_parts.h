// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names and kinds of a profile's parts, the same for all engines.
#pragma once

#include "engines/step_profile.h"
#include "program/program.h"

#include <algorithm>
#include <chrono>

namespace overtake
{

/// A part that runs these operations as one, named after them in the order in which they run: "MatMul + AddBias". It is
/// a copy where it does nothing else. Its seconds are 0.
inline StepPart partOf(const Program &program, std::vector<std::size_t> operations)
{
    std::sort(operations.begin(), operations.end());
    StepPart part;
    for (const std::size_t index : operations) {
        const OperationKind kind = program.operations[index].kind;
        part.name += (part.name.empty() ? "" : " + ") + std::string(nameOf(kind));
        if (operations.size() == 1 && kind == OperationKind::TransferIn)
            part.kind = StepPart::Kind::CopyIn;
        if (operations.size() == 1 && kind == OperationKind::TransferOut)
            part.kind = StepPart::Kind::CopyOut;
    }
    part.operations = std::move(operations);
    return part;
}

/// From the clock's readings: at the step's call, and where the part began and ended.
inline void setTimes(StepPart &part, double stepStart, double start, double end)
{
    part.startSeconds = start - stepStart;
    part.seconds = end - start;
}

/// For the clock around a part.
inline double steadySeconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace overtake
