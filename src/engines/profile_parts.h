// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names and kinds of a profile's parts, the same for all engines.
#pragma once

#include "engines/step_profile.h"
#include "operations/transfers.h"
#include "program/program.h"

#include <algorithm>
#include <chrono>

namespace overtake
{

/// A part that runs these operations as one, named after them in the order in which they run: "MatMul + AddBias";
/// consecutive ones of a kind as "27 AdamW". It is a copy if it does nothing but copy. Its seconds are 0.
inline StepPart partOf(const Program &program, std::vector<std::size_t> operations)
{
    std::ranges::sort(operations);
    StepPart part;
    const auto kindAt = [&](std::size_t i) { return program.operations[operations[i]].kind; };
    for (std::size_t i = 0, next = 0; i < operations.size(); i = next) {
        const std::string name = kindAt(i)->name;
        for (next = i + 1; next < operations.size() && kindAt(next) == kindAt(i);)
            ++next;
        const std::size_t many = next - i > 2 ? next - i : 0;
        if (many == 0)
            next = i + 1;
        part.name += (part.name.empty() ? "" : " + ") + (many > 0 ? std::to_string(many) + ' ' : "") + name;
    }
    const auto isAll = [&](OperationKind kind) {
        return !operations.empty() &&
               std::ranges::all_of(operations, [&](std::size_t i) { return program.operations[i].kind == kind; });
    };
    if (isAll(operations::TransferIn))
        part.kind = StepPart::Kind::CopyIn;
    if (isAll(operations::TransferOut))
        part.kind = StepPart::Kind::CopyOut;
    part.operations = std::move(operations);
    return part;
}

/// Sets times from clock readings: at the step's call, and where the part began and ended.
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

/// Profiles a step that an engine runs in `parts`: runStep(afterEach) runs it and calls afterEach() after each, and
/// operationsOf(i) are those of the program that part i does. A part without any counts towards the next one.
template <typename RunStep, typename OperationsOf>
StepProfile profileOf(const Program &program, std::size_t parts, const RunStep &runStep,
                      const OperationsOf &operationsOf)
{
    std::vector<double> ends;
    ends.reserve(parts);
    const double start = steadySeconds();
    runStep([&ends] { ends.push_back(steadySeconds()); });
    StepProfile result;
    result.totalSeconds = steadySeconds() - start;
    double begin = start;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const std::vector<std::size_t> operations = operationsOf(i);
        if (operations.empty())
            continue;
        result.parts.push_back(partOf(program, operations));
        setTimes(result.parts.back(), start, begin, ends[i]);
        begin = ends[i];
    }
    return result;
}

} // namespace overtake
