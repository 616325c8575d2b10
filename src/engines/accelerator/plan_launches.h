// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The launches of single operations: which shared kernel, its arguments and how many groups. Part of plan.cpp.
#pragma once

#include "engines/accelerator/plan.h"

namespace overtake::accelerator
{

// -- for whoever makes launches

/// A reduction's partial results are summed by one group: no more of them than it takes in a few strides.
inline constexpr int mostPartialSums = 1024;

constexpr std::int64_t ceilDivide(std::int64_t a, std::int64_t b)
{
    return (a + b - 1) / b;
}
/// At least one, at most `most`.
int groupsFor(std::int64_t wanted, int most);
/// The smallest power of two that is at least `count`, at most `most`.
int powerOfTwo(std::int64_t count, int most);
PlanStep launchOf(KernelId kernel, std::vector<TensorId> buffers, std::vector<std::int64_t> integers,
                  std::vector<float> floats, int groups);

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
/// y = alpha * column sums of x (shape) + beta * y: one launch, or two by way of the scratch.
std::vector<PlanStep> columnSumLaunches(TensorId x, TensorId y, const Shape &shape, float alpha, float beta,
                                        int computeUnits, std::int64_t &scratchElements);
/// y = column sums of a few rows, `parts` of a sum (shape): one launch.
PlanStep columnsOfPartsLaunch(TensorId parts, TensorId y, const Shape &shape);
/// Whether a launch of our own does this product (and its bias and activation) sooner than a library.
bool isSmall(const Product &product);
/// For small ones; `bias` may be noTensor.
PlanStep smallProductLaunch(const Product &product, TensorId a, TensorId b, TensorId bias, TensorId c,
                            Activation activation, int computeUnits);
/// SoftmaxCrossEntropy; with SoftmaxCrossEntropyGrad, its result in place of the probabilities, or beside them where
/// they are asked for.
std::vector<PlanStep> softmaxLaunches(const Program &program, const Operation &loss, const Operation *grad,
                                      bool keepsProbabilities, int computeUnits, std::int64_t &scratchElements);
PlanStep copyLaunch(TensorId from, TensorId to, std::int64_t count, int computeUnits);
/// The rows of this batch, by the epoch's order or one after the other.
PlanStep gatherLaunch(TensorId dataset, TensorId to, const Shape &shape, bool ordered, int computeUnits);
PlanStep advancePositionLaunch(std::int64_t rows);

/// Any operation but transfers, products, views, SquareSum, Adam and AdamW. Raises scratchElements to what is needed.
std::vector<PlanStep> operationLaunches(const Program &program, const Operation &operation, int computeUnits,
                                        std::int64_t &scratchElements);

} // namespace overtake::accelerator
