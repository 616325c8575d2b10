// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/plan_launches.h"

#include "engines/accelerator/image_launches.h"
#include "engines/accelerator/sequence_launches.h"
#include "operations/activations.h"
#include "operations/elementwise.h"
#include "operations/losses.h"
#include "operations/mandelbrot.h"
#include "operations/optimisers.h"
#include "operations/predictions.h"
#include "operations/reductions.h"
#include "text/error.h"

#include <algorithm>

namespace overtake::accelerator
{

namespace
{

/// Enough groups to fill the device several times over, so that none waits long for the last ones.
constexpr int mostGroupsOfAUnit = 32;
/// Up to so many strides one group does a reduction alone: a second launch would take longer.
constexpr std::int64_t stridesOfLoneGroup = 16;

/// Multiplications of the largest product that a launch of our own does. On PoCL with 2 cores of an AMD EPYC, against
/// CLBlast: (32, 2) x (2, 5) 3.9 and 13.5 us, (32, 16) x (16, 16) 10.3 and 11.4 us, (32, 32) x (32, 32) 24.4 and 16.1
/// us.
constexpr std::int64_t smallProduct = std::int64_t{1} << 13;

/// A launch that leaves one sum per group in `result` (position `at` of its buffers, scale the last float), and the
/// launch that adds them up where there are several.
std::vector<PlanStep> summed(PlanStep step, std::size_t at, TensorId result, float scale, int groups,
                             std::int64_t &scratchElements)
{
    step.launch.groups = groups;
    if (groups == 1) {
        step.buffers[at] = result;
        step.launch.floats.push_back(scale);
        return {step};
    }
    step.buffers[at] = scratchSlot;
    step.launch.floats.push_back(1);
    scratchElements = std::max<std::int64_t>(scratchElements, groups);
    return {step, launchOf(KernelId::FinishSum, {scratchSlot, result}, {groups}, {scale}, 1)};
}

int summingGroups(std::int64_t wantedGroups, int computeUnits)
{
    if (wantedGroups <= stridesOfLoneGroup)
        return 1;
    return groupsFor(wantedGroups, std::min(computeUnits * 8, mostPartialSums));
}

/// The iterations of each row are added up in `done`, from 0 on.
std::vector<PlanStep> mandelbrotLaunches(const Program &program, const Operation &operation)
{
    const auto &in = operation.inputs;
    const auto &out = operation.outputs;
    const std::int64_t width = program.tensor(in[0]).shape[0];
    const std::int64_t rows = program.tensor(in[1]).shape[0];
    const bool isDouble = program.tensor(in[0]).type == DataType::Float64;
    const std::int32_t shortcuts = operation.attributes.shortcuts;
    const KernelId kernel = isDouble ? (shortcuts ? KernelId::MandelbrotShortDouble : KernelId::MandelbrotDouble)
                                     : (shortcuts ? KernelId::MandelbrotShort : KernelId::Mandelbrot);
    constexpr int mostGroups = 1 << 20;
    return {launchOf(KernelId::Fill, {out[3]}, {rows}, {0}, 1),
            launchOf(kernel, {in[0], in[1], out[0], out[1], out[2], out[3]},
                     {width, rows, operation.attributes.iterations, shortcuts}, {operation.attributes.horizon},
                     groupsFor(rows * ceilDivide(width, groupSize), mostGroups))};
}

} // namespace

int groupsFor(std::int64_t wanted, int most)
{
    return static_cast<int>(std::clamp<std::int64_t>(wanted, 1, most));
}

int powerOfTwo(std::int64_t count, int most)
{
    int power = 1;
    while (power < count && power < most)
        power *= 2;
    return power;
}

PlanStep launchOf(KernelId kernel, std::vector<TensorId> buffers, std::vector<std::int64_t> integers,
                  std::vector<float> floats, int groups)
{
    PlanStep step;
    step.buffers = std::move(buffers);
    step.launch.kernel = kernel;
    step.launch.integers = std::move(integers);
    step.launch.floats = std::move(floats);
    step.launch.groups = groups;
    return step;
}

RowLayout rowLayout(std::int64_t rows, std::int64_t columns, int computeUnits)
{
    RowLayout layout;
    layout.lanes = powerOfTwo(columns, 32);
    // Few, wide rows: more work-items to each, so that the device has enough to do.
    while (layout.lanes < groupSize && layout.lanes < columns &&
           rows * layout.lanes < std::int64_t{1024} * computeUnits)
        layout.lanes *= 2;
    layout.groups = groupsFor(ceilDivide(rows, groupSize / layout.lanes), computeUnits * mostGroupsOfAUnit);
    return layout;
}

int elementGroups(std::int64_t count, int computeUnits)
{
    return groupsFor(ceilDivide(count, 4 * groupSize), computeUnits * mostGroupsOfAUnit);
}

PlanStep addBiasLaunch(TensorId x, TensorId bias, TensorId y, const Shape &shape, Activation activation,
                       int computeUnits)
{
    const RowLayout layout = rowLayout(shape[0], shape[1], computeUnits);
    return launchOf(KernelId::AddBias, {x, bias, y},
                    {shape[0], shape[1], static_cast<std::int64_t>(activation), layout.lanes}, {}, layout.groups);
}

std::vector<PlanStep> columnSumLaunches(TensorId x, TensorId y, const Shape &shape, float alpha, float beta,
                                        int computeUnits, std::int64_t &scratchElements)
{
    const std::int64_t rows = shape[0];
    const std::int64_t columns = shape[1];
    const int lanes = powerOfTwo(columns, 32);
    const std::int64_t height = groupSize / lanes; // rows that a group takes at a time
    const std::int64_t tiles = ceilDivide(columns, lanes);
    const std::int64_t strides = ceilDivide(rows, height);
    std::int64_t parts = 1;
    if (strides > 4 * stridesOfLoneGroup)
        parts = std::clamp<std::int64_t>(computeUnits * 8 / tiles, 1,
                                         std::min<std::int64_t>(strides / stridesOfLoneGroup, mostPartialSums));
    const auto launch = [&](TensorId from, TensorId to, std::int64_t height2, std::int64_t pieces, float a, float b) {
        return launchOf(KernelId::ColumnSum, {from, to}, {height2, columns, pieces, lanes}, {a, b},
                        static_cast<int>(tiles * pieces));
    };
    if (parts == 1)
        return {launch(x, y, rows, 1, alpha, beta)};
    scratchElements = std::max(scratchElements, parts * columns);
    return {launch(x, scratchSlot, rows, parts, 1, 0), launch(scratchSlot, y, parts, 1, alpha, beta)};
}

PlanStep columnsOfPartsLaunch(TensorId parts, TensorId y, const Shape &shape)
{
    const int lanes = powerOfTwo(shape[1], 32);
    return launchOf(KernelId::ColumnSum, {parts, y}, {shape[0], shape[1], 1, lanes}, {1, 0},
                    static_cast<int>(ceilDivide(shape[1], lanes)));
}

bool isSmall(const Product &product)
{
    // Our kernel rounds nothing.
    return product.precision == Precision::Fp32 && product.batches == 1 &&
           product.m * product.n * product.k <= smallProduct;
}

PlanStep smallProductLaunch(const Product &product, TensorId a, TensorId b, TensorId bias, TensorId c,
                            Activation activation, int computeUnits)
{
    const std::int64_t elements = product.m * product.n;
    std::int64_t lanes = 1;
    while (lanes < groupSize && 4 * lanes <= product.k && elements * lanes < std::int64_t{groupSize} * computeUnits)
        lanes *= 2;
    return launchOf(KernelId::SmallProduct, {a, b, bias == noTensor ? b : bias, c},
                    {product.m, product.n, product.k, product.transposeA, product.transposeB, bias != noTensor,
                     static_cast<std::int64_t>(activation), lanes},
                    {product.alpha, product.beta}, groupsFor(ceilDivide(elements * lanes, groupSize), 65535));
}

std::vector<PlanStep> softmaxLaunches(const Program &program, const Operation &loss, const Operation *grad,
                                      bool keepsProbabilities, int computeUnits, std::int64_t &scratchElements)
{
    const Shape &shape = program.tensor(loss.inputs[0]).shape;
    const std::int64_t units = shape[1] % 4 == 0 ? shape[1] / 4 : shape[1];
    const RowLayout layout = rowLayout(shape[0], units, computeUnits);
    const TensorId dloss = grad ? grad->inputs[2] : loss.inputs[0];
    const TensorId y = grad ? grad->outputs[0] : loss.outputs[1];
    const auto mean = static_cast<float>(1.0 / static_cast<double>(shape[0]));
    const bool both = grad && keepsProbabilities;
    return summed(launchOf(KernelId::SoftmaxCrossEntropy,
                           {loss.inputs[0], loss.inputs[1], dloss, y, both ? loss.outputs[1] : y, noTensor},
                           {shape[0], shape[1], both ? 2 : (grad ? 1 : 0), layout.lanes}, {}, 1),
                  5, loss.outputs[0], mean, summingGroups(ceilDivide(shape[0], groupSize / layout.lanes), computeUnits),
                  scratchElements);
}

PlanStep copyLaunch(TensorId from, TensorId to, std::int64_t count, int computeUnits)
{
    return launchOf(KernelId::Copy, {from, to}, {count}, {}, elementGroups(count, computeUnits));
}

PlanStep gatherLaunch(TensorId dataset, TensorId to, const Shape &shape, bool ordered, int computeUnits)
{
    const std::int64_t rows = shape[0];
    const std::int64_t width = elementCount(shape) / rows;
    const RowLayout layout = rowLayout(rows, width % 4 == 0 ? width / 4 : width, computeUnits);
    PlanStep step = launchOf(KernelId::GatherRows, {dataset, orderSlot, positionSlot, to},
                             {0, rows, width, ordered ? 1 : 0, layout.lanes}, {}, layout.groups);
    if (!ordered)
        step.buffers[1] = positionSlot; // not read
    step.firstRowInteger = 0;
    return step;
}

PlanStep advancePositionLaunch(std::int64_t rows)
{
    PlanStep step = launchOf(KernelId::AdvancePosition, {positionSlot}, {rows}, {}, 1);
    step.name = "next batch";
    return step;
}

std::vector<PlanStep> operationLaunches(const Program &program, const Operation &operation, int computeUnits,
                                        std::int64_t &scratchElements)
{
    const auto &in = operation.inputs;
    const auto &out = operation.outputs;
    const Shape &shape = program.tensor(in[0]).shape;
    const std::int64_t count = elementCount(shape);
    const int groups = elementGroups(count, computeUnits);
    const std::int64_t rows = shape[0];
    const std::int64_t columns = shape.size() > 1 ? shape[1] : 1;
    const RowLayout layout = rowLayout(rows, columns, computeUnits);
    const auto elementwise = [&](KernelId kernel) {
        auto buffers = in;
        buffers.push_back(out[0]);
        return std::vector{launchOf(kernel, std::move(buffers), {count}, {}, groups)};
    };
    const auto perRow = [&](KernelId kernel) {
        return std::vector{launchOf(kernel, {in[0], out[0]}, {rows, columns, layout.lanes}, {}, layout.groups)};
    };
    const auto broadcast = [&](KernelId kernel) {
        const Shape &to = program.tensor(out[0]).shape;
        const RowLayout wide = rowLayout(to[0], to[1], computeUnits);
        return std::vector{launchOf(kernel, {in[0], out[0]}, {to[0], to[1], wide.lanes}, {}, wide.groups)};
    };
    const float meanOfRows = static_cast<float>(1.0 / static_cast<double>(rows));

    if (operation.kind == operations::Multiply)
        return elementwise(KernelId::Multiply);
    if (operation.kind == operations::Add)
        return elementwise(KernelId::Add);
    if (operation.kind == operations::AddBias)
        return {addBiasLaunch(in[0], in[1], out[0], shape, Activation::None, computeUnits)};
    if (operation.kind == operations::Relu)
        return elementwise(KernelId::Relu);
    if (operation.kind == operations::ReluGrad)
        return elementwise(KernelId::ReluGrad);
    if (operation.kind == operations::Sigmoid)
        return elementwise(KernelId::Sigmoid);
    if (operation.kind == operations::SigmoidGrad)
        return elementwise(KernelId::SigmoidGrad);
    if (operation.kind == operations::SoftmaxCrossEntropy)
        return softmaxLaunches(program, operation, nullptr, true, computeUnits, scratchElements);
    if (operation.kind == operations::SoftmaxCrossEntropyGrad)
        return {launchOf(KernelId::SoftmaxCrossEntropyGrad, {in[0], in[1], in[2], out[0]},
                         {rows, columns, layout.lanes}, {}, layout.groups)};
    if (operation.kind == operations::BinaryCrossEntropy)
        return summed(launchOf(KernelId::BinaryCrossEntropy, {in[0], in[1], out[1], noTensor}, {rows}, {}, 1), 3,
                      out[0], meanOfRows, summingGroups(ceilDivide(rows, groupSize), computeUnits), scratchElements);
    if (operation.kind == operations::BinaryCrossEntropyGrad)
        return {launchOf(KernelId::BinaryCrossEntropyGrad, {in[0], in[1], in[2], out[0]}, {rows}, {}, groups)};
    if (operation.kind == operations::Accuracy)
        return summed(launchOf(KernelId::Accuracy, {in[0], in[1], noTensor}, {rows}, {}, 1), 2, out[0], meanOfRows,
                      summingGroups(ceilDivide(rows, groupSize), computeUnits), scratchElements);
    if (operation.kind == operations::RowSum)
        return perRow(KernelId::RowSum);
    if (operation.kind == operations::ArgMax)
        return perRow(KernelId::ArgMax);
    if (operation.kind == operations::ColumnSum)
        return columnSumLaunches(in[0], out[0], shape, 1, 0, computeUnits, scratchElements);
    if (operation.kind == operations::BroadcastRows)
        return broadcast(KernelId::BroadcastRows);
    if (operation.kind == operations::BroadcastColumns)
        return broadcast(KernelId::BroadcastColumns);
    if (operation.kind == operations::Fill)
        return {launchOf(KernelId::Fill, {out[0]}, {count}, {operation.attributes.alpha}, groups)};
    if (operation.kind == operations::CountStep)
        return {launchOf(KernelId::CountStep, {out[0]}, {}, {}, 1)};
    if (operation.kind == operations::Sgd)
        return {launchOf(KernelId::Sgd, {out[0], in[1]}, {count}, {operation.attributes.learningRate}, groups)};
    if (operation.kind == operations::Threshold)
        return {launchOf(KernelId::Threshold, {in[0], out[0]}, {count}, {operation.attributes.alpha}, groups)};
    if (operation.kind == operations::Mandelbrot)
        return mandelbrotLaunches(program, operation);
    if (auto launches = imageLaunches(program, operation, computeUnits, scratchElements); !launches.empty())
        return launches;
    if (auto launches = sequenceLaunches(program, operation, computeUnits, scratchElements); !launches.empty())
        return launches;
    throw Error(std::string("The GPU engines have no kernel for ") + operation.kind->name + ".");
}

} // namespace overtake::accelerator
