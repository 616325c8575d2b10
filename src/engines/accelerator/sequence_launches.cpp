// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/sequence_launches.h"

#include "engines/accelerator/plan_launches.h"
#include "operations/activations.h"
#include "operations/attention.h"
#include "operations/embedding.h"
#include "operations/layer_norm.h"
#include "operations/optimisers.h"

#include <algorithm>
#include <cmath>

namespace overtake::accelerator
{

namespace
{

/// Tokens that a group of the kernel looks through at a time, see cuda/kernels/sequences.h.
constexpr std::int64_t tokensAtOnce = 1024;
/// Tensors that one launch moves heads to or from.
constexpr std::size_t partsAtOnce = 3;

/// On a matrix, where the kernel takes four columns at once if it can.
RowLayout quadLayout(const Shape &shape, int computeUnits)
{
    return rowLayout(shape[0], shape[1] % 4 == 0 ? shape[1] / 4 : shape[1], computeUnits);
}

/// The rows of the squares of attention (g, t, t), as a matrix.
Shape rowsOfSquares(const Shape &shape)
{
    return {shape[0] * shape[1], shape[2]};
}

std::vector<PlanStep> embeddingGradLaunches(const Program &program, const Operation &operation, int computeUnits,
                                            std::int64_t &scratchElements)
{
    const Shape &dy = program.tensor(operation.inputs[0]).shape;
    const Shape &table = program.tensor(operation.inputs[2]).shape;
    const std::int64_t words = table[0];
    const std::int64_t units = dy[1] % 4 == 0 ? dy[1] / 4 : dy[1];
    // A small vocabulary: several groups to a word, so that the device has enough to do.
    constexpr std::int64_t mostParts = 64;
    const std::int64_t parts = std::clamp<std::int64_t>(8 * std::int64_t{computeUnits} / words, 1,
                                                        std::min(ceilDivide(dy[0], tokensAtOnce), mostParts));
    const TensorId sums = parts == 1 ? operation.outputs[0] : scratchSlot;
    const auto groups = static_cast<int>(std::min<std::int64_t>(parts * words, 1 << 20));
    std::vector<PlanStep> steps = {launchOf(KernelId::EmbeddingGrad, {operation.inputs[0], operation.inputs[1], sums},
                                            {dy[0], dy[1], words, parts, powerOfTwo(units, groupSize)}, {}, groups)};
    if (parts > 1) {
        scratchElements = std::max(scratchElements, parts * elementCount(table));
        steps.push_back(columnsOfPartsLaunch(scratchSlot, operation.outputs[0], {parts, elementCount(table)}));
    }
    return steps;
}

/// As columnSumLaunches has it, of products.
std::vector<PlanStep> gainGradLaunches(const Program &program, const Operation &operation, int computeUnits,
                                       std::int64_t &scratchElements)
{
    const auto &in = operation.inputs;
    std::vector<PlanStep> steps = columnSumLaunches(in[0], operation.outputs[0], program.tensor(in[0]).shape, 1, 0,
                                                    computeUnits, scratchElements);
    PlanStep &first = steps.front();
    first.launch.kernel = KernelId::LayerNormGainGrad;
    first.launch.floats.clear();
    first.buffers = {in[0], in[1], in[2], in[3], first.buffers.back()};
    return steps;
}

std::vector<PlanStep> headLaunches(const Program &program, const Operation &operation, int computeUnits)
{
    const bool join = operation.kind == operations::JoinHeads;
    const auto &parts = join ? operation.inputs : operation.outputs;
    const TensorId x = join ? operation.outputs[0] : operation.inputs[0];
    const std::int64_t rows = program.tensor(x).shape[0];
    const std::int64_t depth = program.tensor(parts[0]).shape[2];
    const auto all = static_cast<std::int64_t>(parts.size());
    const Attributes &a = operation.attributes;
    std::vector<PlanStep> steps;
    for (std::size_t first = 0; first < parts.size(); first += partsAtOnce) {
        const std::size_t count = std::min(partsAtOnce, parts.size() - first);
        const auto part = [&](std::size_t i) { return parts[first + std::min(i, count - 1)]; };
        const auto moved = static_cast<std::int64_t>(count);
        const std::int64_t width = moved * a.heads * depth;
        const RowLayout layout = rowLayout(rows, depth % 4 == 0 ? width / 4 : width, computeUnits);
        steps.push_back(launchOf(
            KernelId::MoveHeads, {x, part(0), part(1), part(2)},
            {rows, all, a.heads, depth, a.context, static_cast<std::int64_t>(first), moved, join ? 1 : 0, layout.lanes},
            {}, layout.groups));
    }
    return steps;
}

} // namespace

PlanStep embeddingLaunch(const Program &program, const Operation &embedding, const Operation *addPositions, TensorId y,
                         int computeUnits)
{
    const Shape &shape = program.tensor(y).shape;
    const RowLayout layout = quadLayout(shape, computeUnits);
    const TensorId positions = addPositions ? addPositions->inputs[1] : embedding.inputs[0];
    return launchOf(KernelId::Embedding, {embedding.inputs[0], embedding.inputs[1], positions, y},
                    {shape[0], shape[1], addPositions ? addPositions->attributes.context : 0, layout.lanes}, {},
                    layout.groups);
}

PlanStep layerNormLaunch(const Program &program, const Operation &norm, const Operation *add, int computeUnits)
{
    const TensorId x = norm.inputs[0];
    const Shape &shape = program.tensor(x).shape;
    const RowLayout layout = quadLayout(shape, computeUnits);
    const TensorId a = add ? add->inputs[0] : x;
    const TensorId b = add ? add->inputs[1] : x;
    return launchOf(KernelId::LayerNorm, {a, b, norm.inputs[1], x, norm.outputs[0], norm.outputs[1], norm.outputs[2]},
                    {shape[0], shape[1], add ? 1 : 0, layout.lanes}, {norm.attributes.epsilon}, layout.groups);
}

PlanStep layerNormGradLaunch(const Program &program, const Operation &grad, TensorId other, TensorId dx,
                             int computeUnits)
{
    const Shape &shape = program.tensor(dx).shape;
    const RowLayout layout = quadLayout(shape, computeUnits);
    auto buffers = grad.inputs;
    buffers.push_back(other == noTensor ? grad.inputs[0] : other);
    buffers.push_back(dx);
    return launchOf(KernelId::LayerNormGrad, std::move(buffers),
                    {shape[0], shape[1], other == noTensor ? 0 : 1, layout.lanes}, {}, layout.groups);
}

std::vector<PlanStep> squareSumLaunches(const std::vector<UpdateGroups::Stretch> &stretches, const Operation &squareSum,
                                        const Operation *clipFactor, int computeUnits, std::int64_t &scratchElements)
{
    const int most = std::max(1, std::min(computeUnits * 8, mostPartialSums) / static_cast<int>(stretches.size()));
    std::vector<PlanStep> steps;
    std::int64_t sums = 0;
    for (const auto &stretch : stretches) {
        const int groups = groupsFor(ceilDivide(stretch.elements, 8 * groupSize), most);
        steps.push_back(
            launchOf(KernelId::SquareSum, {stretch.first, scratchSlot}, {stretch.elements, sums}, {}, groups));
        sums += groups;
    }
    scratchElements = std::max(scratchElements, sums);
    if (clipFactor)
        steps.push_back(launchOf(KernelId::ClipFactor, {scratchSlot, clipFactor->outputs[0]}, {sums},
                                 {clipFactor->attributes.alpha}, 1));
    else if (sums == 1)
        steps.back().buffers[1] = squareSum.outputs[0];
    else
        steps.push_back(launchOf(KernelId::FinishSum, {scratchSlot, squareSum.outputs[0]}, {sums}, {1}, 1));
    return steps;
}

PlanStep updateLaunch(const Operation &update, std::int64_t elements, int computeUnits)
{
    const Attributes &a = update.attributes;
    const double beta1 = a.beta1;
    const double beta2 = a.beta2;
    const auto single = [](double value) { return static_cast<float>(value); };
    const bool adam = update.kind == operations::Adam;
    return launchOf(adam ? KernelId::Adam : KernelId::AdamW, update.inputs, {elements},
                    {adam ? a.learningRate : a.weightDecay, a.beta1, single(1 - beta1), single(std::log(beta1)),
                     a.beta2, single(1 - beta2), single(std::log(beta2)), a.epsilon},
                    elementGroups(elements, computeUnits));
}

PlanStep batchedProduct(const Program &program, const Operation &operation)
{
    const Shape &a = program.tensor(operation.inputs[0]).shape;
    const Shape &c = program.tensor(operation.outputs[0]).shape;
    PlanStep step;
    step.kind = PlanStep::Kind::Product;
    step.buffers = {operation.inputs[0], operation.inputs[1], operation.outputs[0], noTensor};
    step.product.batches = c[0];
    step.product.m = c[1];
    step.product.n = c[2];
    step.product.k = a[operation.attributes.transposeA ? 1 : 2];
    step.product.transposeA = operation.attributes.transposeA;
    step.product.transposeB = operation.attributes.transposeB;
    step.product.alpha = operation.attributes.alpha;
    return step;
}

std::vector<PlanStep> sequenceLaunches(const Program &program, const Operation &operation, int computeUnits,
                                       std::int64_t &scratchElements)
{
    const auto &in = operation.inputs;
    const auto &out = operation.outputs;
    const Shape &shape = program.tensor(in[0]).shape;
    const std::int64_t count = elementCount(shape);
    const int groups = elementGroups(count, computeUnits);
    // One sequence to a row: the positions are then a bias of all its elements.
    const auto sequences = [&] {
        return Shape{shape[0] / operation.attributes.context, shape[1] * operation.attributes.context};
    };

    if (operation.kind == operations::Embedding)
        return {embeddingLaunch(program, operation, nullptr, out[0], computeUnits)};
    if (operation.kind == operations::EmbeddingGrad)
        return embeddingGradLaunches(program, operation, computeUnits, scratchElements);
    if (operation.kind == operations::AddPositions)
        return {addBiasLaunch(in[0], in[1], out[0], sequences(), Activation::None, computeUnits)};
    if (operation.kind == operations::SumPositions)
        return columnSumLaunches(in[0], out[0], sequences(), 1, 0, computeUnits, scratchElements);
    if (operation.kind == operations::LayerNorm)
        return {layerNormLaunch(program, operation, nullptr, computeUnits)};
    if (operation.kind == operations::LayerNormGrad)
        return {layerNormGradLaunch(program, operation, noTensor, out[0], computeUnits)};
    if (operation.kind == operations::LayerNormGainGrad)
        return gainGradLaunches(program, operation, computeUnits, scratchElements);
    if (operation.kind == operations::Gelu)
        return {launchOf(KernelId::Gelu, {in[0], out[0]}, {count}, {}, groups)};
    if (operation.kind == operations::GeluGrad)
        return {launchOf(KernelId::GeluGrad, {in[0], in[1], out[0]}, {count}, {}, groups)};
    if (operation.kind == operations::SplitHeads || operation.kind == operations::JoinHeads)
        return headLaunches(program, operation, computeUnits);
    if (operation.kind == operations::CausalSoftmax || operation.kind == operations::CausalSoftmaxGrad) {
        const Shape rows = rowsOfSquares(shape);
        const RowLayout layout = quadLayout(rows, computeUnits);
        auto buffers = in;
        buffers.push_back(out[0]);
        const bool forward = operation.kind == operations::CausalSoftmax;
        return {launchOf(forward ? KernelId::CausalSoftmax : KernelId::CausalSoftmaxGrad, std::move(buffers),
                         {rows[0], rows[1], layout.lanes}, {}, layout.groups)};
    }
    if (operation.kind == operations::ClipFactor)
        return {launchOf(KernelId::ClipFactor, {in[0], out[0]}, {1}, {operation.attributes.alpha}, 1)};
    if (operation.kind == operations::CosineRate) {
        const Attributes &a = operation.attributes;
        return {launchOf(KernelId::CosineRate, {in[0], out[0]}, {},
                         {a.learningRate, a.minimumRate, a.warmupSteps, a.decaySteps}, 1)};
    }
    return {};
}

} // namespace overtake::accelerator
