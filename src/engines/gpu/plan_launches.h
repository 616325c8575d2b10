// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The launches of single operations: which shared kernel, its arguments and how many groups. Part of plan.cpp.
#pragma once

#include "engines/gpu/plan.h"

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

/// Groups for `count` elements, four to a work-item.
int elementGroups(std::int64_t count, int computeUnits);

enum class Activation { None, Relu, Sigmoid };

/// x (rows, columns) + bias -> y, and the activation; x and y may be the same.
PlanStep addBiasLaunch(TensorId x, TensorId bias, TensorId y, const Shape &shape, Activation activation,
                       int computeUnits);
/// y = alpha * column sums of x (shape) + beta * y: one launch, or two with partial sums in the scratch memory.
std::vector<PlanStep> columnSumLaunches(TensorId x, TensorId y, const Shape &shape, float alpha, float beta,
                                        int computeUnits, std::int64_t &scratchElements);
/// y = column sums of a few rows, `parts` of a sum (shape): one launch.
PlanStep columnsOfPartsLaunch(TensorId parts, TensorId y, const Shape &shape);
/// Whether a launch of our own does this product (and its bias and activation) faster than a library.
bool isSmall(const Product &product);
/// For small ones; `bias` may be noTensor.
PlanStep smallProductLaunch(const Product &product, TensorId a, TensorId b, TensorId bias, TensorId c,
                            Activation activation, int computeUnits);
/// SoftmaxCrossEntropy; fused with SoftmaxCrossEntropyGrad, whose result then replaces the probabilities, or is written
/// beside them if the Program needs both.
std::vector<PlanStep> softmaxLaunches(const Program &program, const Operation &loss, const Operation *grad,
                                      bool keepsProbabilities, int computeUnits, std::int64_t &scratchElements);
PlanStep copyLaunch(TensorId from, TensorId to, std::int64_t count, int computeUnits);
/// Copies the rows of this batch, in the epoch's order or consecutive ones.
PlanStep gatherLaunch(TensorId dataset, TensorId to, const Shape &shape, bool ordered, int computeUnits);
PlanStep advancePositionLaunch(std::int64_t rows);

/// Inputs for planning the launches of one operation.
struct LaunchArguments {
    const Program &program;
    const Operation &operation;
    int computeUnits;
    std::int64_t &scratchElements;        ///< raised to what is needed
    const Operation *sumBefore = nullptr; ///< for kernels that add first: the sum that makes the first input
    TensorId plus = noTensor;             ///< a tensor for the kernel to add to its result, if it can

    template <typename T>
    const T &attributes() const
    {
        return operation.attributes.as<T>();
    }
    TensorId in(std::size_t i = 0) const { return operation.inputs[i]; }
    TensorId out(std::size_t i = 0) const { return operation.outputs[i]; }
    const Shape &shape(TensorId id) const { return program.tensor(id).shape; }
    // Sizes of the first input.
    const Shape &shape() const { return shape(in()); }
    std::int64_t count() const { return elementCount(shape()); }
    std::int64_t rows() const { return shape()[0]; }
    std::int64_t columns() const { return shape().size() > 1 ? shape()[1] : 1; }
    RowLayout layout() const { return rowLayout(rows(), columns(), computeUnits); }
    int groups() const { return elementGroups(count(), computeUnits); } ///< for each element of it
};

/// The shared kernel for a kind of operation.
struct LaunchKernel {
    OperationKind kind;
    std::vector<PlanStep> (*launches)(const LaunchArguments &);
    Fusions fusions = {}; ///< done by this kernel
};

/// The kernels of one file. Transfers, products and views have none, nor have SquareSum, Adam and AdamW, several of
/// which the planner fuses.
using RegisteredLaunches = Registered<std::span<const LaunchKernel> (*)()>;

/// Null if there is none.
const LaunchKernel *launchKernelOf(OperationKind kind);
/// Throws Error if there is no kernel.
std::vector<PlanStep> operationLaunches(const LaunchArguments &arguments);

/// For a matrix; the kernel processes four columns at once if it can.
RowLayout quadLayout(const Shape &shape, int computeUnits);

} // namespace overtake::gpu
