// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The launches of a step: which shared kernels, their arguments and how many groups. Each file that plans some has a
// table of them: launchesOf() looks for the kind of operation with which a step begins.
#pragma once

#include "engines/gpu/plan.h"
#include "engines/gpu/update_blocks.h"

#include <algorithm>
#include <span>

namespace overtake::gpu
{

// -- helpers for all files that plan launches

/// The partial results of a reduction are summed by one group, so there are no more of them than it sums in a few
/// strides.
inline constexpr int mostPartialSums = 1024;

constexpr std::int64_t ceilDivide(std::int64_t a, std::int64_t b)
{
    return (a + b - 1) / b;
}
/// At least one, at most `most`.
int groupsFor(std::int64_t wanted, int most);
/// The smallest power of two that is at least `count`, at most `most`.
int powerOfTwo(std::int64_t count, int most);
PlanStep launchOf(KernelId kernel, std::vector<TensorId> buffers, std::vector<Integer> integers,
                  std::vector<Number> floats, int groups);

/// How the work-items are laid out on a matrix, see cuda/kernels/rows.h.
struct RowLayout {
    int lanes = 1; ///< work-items that share a row
    int groups = 1;
};
RowLayout rowLayout(std::int64_t rows, std::int64_t columns, int computeUnits);
/// For a matrix; the kernel processes four columns at once if it can.
RowLayout quadLayout(const Shape &shape, int computeUnits);

/// Groups for `count` elements, four to a work-item.
int elementGroups(std::int64_t count, int computeUnits);

enum class Activation { None, Relu, Sigmoid };

/// The parts that the launches of a step are planned from.
struct LaunchArguments : StepArguments {
    const PlanTarget &target;
    const UpdateBlocks &updates;
    Plan &plan; ///< what is planned before; its scratch memory and workspace are raised to what is needed

    TensorId in(std::size_t i = 0) const { return operation.inputs[i]; }
    TensorId out(std::size_t i = 0) const { return operation.outputs[i]; }
    int computeUnits() const { return target.computeUnits; }
    Activation activation() const; ///< at the step's end
    // For the first input.
    RowLayout layout() const { return rowLayout(rows(), columns(), computeUnits()); }
    int groups() const { return elementGroups(count(), computeUnits()); } ///< for each element of it
    void needScratch(std::int64_t elements) const { plan.scratchElements = std::max(plan.scratchElements, elements); }
};

/// This engine's kernel for a kind of operation, and for the steps that begin with it. A launch that names no
/// operations does all of the step's.
struct LaunchKernel {
    OperationKind kind;
    std::vector<PlanStep> (*launches)(const LaunchArguments &);
    Fusions fusions = {};
};

using RegisteredLaunches = RegisteredRows<LaunchKernel>; ///< transfers and views have none

/// By the kernel for the step's first operation. Throws Error if there is none.
std::vector<PlanStep> launchesOf(const LaunchArguments &arguments);

// -- launches that files share

template <KernelId kernel>
std::vector<PlanStep> elementwise(const LaunchArguments &l)
{
    auto buffers = l.operation.inputs;
    buffers.push_back(l.out());
    return {launchOf(kernel, std::move(buffers), {{"count", l.count()}}, {}, l.groups())};
}
/// x (shape) + bias -> the result, and the activation; x may be the result.
PlanStep addBiasLaunch(const LaunchArguments &l, TensorId x, TensorId bias, const Shape &shape);
/// y = alpha * column sums of the first input, as a matrix of this shape, + beta * y: one launch, or two with partial
/// sums in the scratch memory.
std::vector<PlanStep> columnSumLaunches(const LaunchArguments &l, const Shape &shape, float alpha = 1, float beta = 0);
/// The result, of so many elements, as the sum of a few parts in the scratch memory.
PlanStep sumOfParts(const LaunchArguments &l, std::int64_t parts, std::int64_t elements);
/// One for the step's first operation, one for the others.
std::vector<PlanStep> firstAndRest(const LaunchArguments &l, PlanStep first, PlanStep rest);
/// Copies the rows of this batch (shape), in the epoch's order or consecutive ones.
PlanStep gatherLaunch(TensorId dataset, TensorId to, const Shape &shape, bool ordered, int computeUnits);
PlanStep advancePositionLaunch(std::int64_t rows);

} // namespace overtake::gpu
