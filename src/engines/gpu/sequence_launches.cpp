// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/sequence_launches.h"

#include "engines/gpu/plan_launches.h"
#include "operations/attention.h"
#include "operations/embedding.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"

#include <algorithm>
#include <cmath>

namespace overtake::gpu
{

namespace
{

/// Tokens that a group of the kernel scans at a time, see cuda/kernels/sequences.h.
constexpr std::int64_t tokensAtOnce = 1024;
/// Tensors that one launch moves heads to or from.
constexpr std::size_t partsAtOnce = 3;

/// The rows of the squares of attention (g, t, t), as a matrix.
Shape rowsOfSquares(const Shape &shape)
{
    return {shape[0] * shape[1], shape[2]};
}

std::vector<PlanStep> embeddingGradLaunches(const LaunchArguments &l)
{
    const Shape &dy = l.shape();
    const Shape &table = l.shape(l.in(2));
    const std::int64_t words = table[0];
    const std::int64_t units = dy[1] % 4 == 0 ? dy[1] / 4 : dy[1];
    // A small vocabulary: several groups to a word, so that the device has enough to do.
    constexpr std::int64_t mostParts = 64;
    const std::int64_t parts = std::clamp<std::int64_t>(8 * std::int64_t{l.computeUnits} / words, 1,
                                                        std::min(ceilDivide(dy[0], tokensAtOnce), mostParts));
    const TensorId sums = parts == 1 ? l.out() : scratchSlot;
    const auto groups = static_cast<int>(std::min<std::int64_t>(parts * words, 1 << 20));
    std::vector<PlanStep> steps = {launchOf(KernelId::EmbeddingGrad, {l.in(0), l.in(1), sums},
                                            {{"rows", dy[0]},
                                             {"columns", dy[1]},
                                             {"words", words},
                                             {"parts", parts},
                                             {"lanes", powerOfTwo(units, groupSize)}},
                                            {}, groups)};
    if (parts > 1) {
        l.scratchElements = std::max(l.scratchElements, parts * elementCount(table));
        steps.push_back(columnsOfPartsLaunch(scratchSlot, l.out(), {parts, elementCount(table)}));
    }
    return steps;
}

std::vector<PlanStep> headLaunches(const LaunchArguments &l)
{
    const Operation &operation = l.operation;
    const bool join = operation.kind == operations::JoinHeads;
    const auto &parts = join ? operation.inputs : operation.outputs;
    const TensorId x = join ? operation.outputs[0] : operation.inputs[0];
    const std::int64_t rows = l.shape(x)[0];
    const std::int64_t depth = l.shape(parts[0])[2];
    const auto all = static_cast<std::int64_t>(parts.size());
    const auto &a = operation.attributes.as<operations::HeadsAttributes>();
    std::vector<PlanStep> steps;
    for (std::size_t first = 0; first < parts.size(); first += partsAtOnce) {
        const std::size_t count = std::min(partsAtOnce, parts.size() - first);
        const auto part = [&](std::size_t i) { return parts[first + std::min(i, count - 1)]; };
        const auto moved = static_cast<std::int64_t>(count);
        const std::int64_t width = moved * a.heads * depth;
        const RowLayout layout = rowLayout(rows, depth % 4 == 0 ? width / 4 : width, l.computeUnits);
        steps.push_back(launchOf(KernelId::MoveHeads, {x, part(0), part(1), part(2)},
                                 {{"rows", rows},
                                  {"parts", all},
                                  {"heads", a.heads},
                                  {"depth", depth},
                                  {"context", a.context},
                                  {"firstPart", static_cast<std::int64_t>(first)},
                                  {"count", moved},
                                  {"join", join ? 1 : 0},
                                  {"lanes", layout.lanes}},
                                 {}, layout.groups));
    }
    return steps;
}

std::vector<PlanStep> embeddingLaunches(const LaunchArguments &l)
{
    return {embeddingLaunch(l.program, l.operation, nullptr, l.out(), l.computeUnits)};
}

/// One sequence to a row: the positions are then a bias of all its elements.
Shape sequences(const LaunchArguments &l)
{
    const auto context = l.attributes<operations::PositionsAttributes>().context;
    return {l.rows() / context, l.columns() * context};
}

std::vector<PlanStep> addPositionsLaunches(const LaunchArguments &l)
{
    return {addBiasLaunch(l.in(0), l.in(1), l.out(), sequences(l), Activation::None, l.computeUnits)};
}

std::vector<PlanStep> sumPositionsLaunches(const LaunchArguments &l)
{
    return columnSumLaunches(l.in(), l.out(), sequences(l), 1, 0, l.computeUnits, l.scratchElements);
}

template <KernelId kernel>
std::vector<PlanStep> causalLaunches(const LaunchArguments &l)
{
    const Shape rows = rowsOfSquares(l.shape());
    const RowLayout layout = quadLayout(rows, l.computeUnits);
    auto buffers = l.operation.inputs;
    buffers.push_back(l.out());
    return {launchOf(kernel, std::move(buffers), {{"rows", rows[0]}, {"context", rows[1]}, {"lanes", layout.lanes}}, {},
                     layout.groups)};
}

std::vector<PlanStep> clipFactorLaunches(const LaunchArguments &l)
{
    const float limit = l.attributes<operations::ClipFactorAttributes>().norm;
    return {launchOf(KernelId::ClipFactor, {l.in(), l.out()}, {{"count", 1}}, {{"limit", limit}}, 1)};
}

std::vector<PlanStep> cosineRateLaunches(const LaunchArguments &l)
{
    const auto &a = l.attributes<operations::CosineRateAttributes>();
    return {launchOf(KernelId::CosineRate, {l.in(), l.out()}, {},
                     {{"highest", a.learningRate},
                      {"lowest", a.minimumRate},
                      {"warmupSteps", a.warmupSteps},
                      {"decaySteps", a.decaySteps}},
                     1)};
}

} // namespace

PlanStep embeddingLaunch(const Program &program, const Operation &embedding, const Operation *addPositions, TensorId y,
                         int computeUnits)
{
    const Shape &shape = program.tensor(y).shape;
    const RowLayout layout = quadLayout(shape, computeUnits);
    const TensorId positions = addPositions ? addPositions->inputs[1] : embedding.inputs[0];
    const std::int64_t context =
        addPositions ? addPositions->attributes.as<operations::PositionsAttributes>().context : 0;
    return launchOf(KernelId::Embedding, {embedding.inputs[0], embedding.inputs[1], positions, y},
                    {{"rows", shape[0]}, {"columns", shape[1]}, {"context", context}, {"lanes", layout.lanes}}, {},
                    layout.groups);
}

std::vector<PlanStep> squareSumLaunches(const std::vector<UpdateBlocks::BufferRange> &stretches,
                                        const Operation &squareSum, const Operation *clipFactor, int computeUnits,
                                        std::int64_t &scratchElements)
{
    const int most = std::max(1, std::min(computeUnits * 8, mostPartialSums) / static_cast<int>(stretches.size()));
    std::vector<PlanStep> steps;
    std::int64_t sums = 0;
    for (const auto &stretch : stretches) {
        const int groups = groupsFor(ceilDivide(stretch.elements, 8 * groupSize), most);
        steps.push_back(launchOf(KernelId::SquareSum, {stretch.first, scratchSlot},
                                 {{"count", stretch.elements}, {"first", sums}}, {}, groups));
        sums += groups;
    }
    scratchElements = std::max(scratchElements, sums);
    if (clipFactor)
        steps.push_back(launchOf(KernelId::ClipFactor, {scratchSlot, clipFactor->outputs[0]}, {{"count", sums}},
                                 {{"limit", clipFactor->attributes.as<operations::ClipFactorAttributes>().norm}}, 1));
    else if (sums == 1)
        steps.back().buffers[1] = squareSum.outputs[0];
    else
        steps.push_back(
            launchOf(KernelId::FinishSum, {scratchSlot, squareSum.outputs[0]}, {{"count", sums}}, {{"scale", 1}}, 1));
    return steps;
}

PlanStep updateLaunch(const Operation &update, std::int64_t elements, int computeUnits)
{
    const auto &a = update.attributes.as<operations::AdamAttributes>();
    const double beta1 = a.beta1;
    const double beta2 = a.beta2;
    const auto single = [](double value) { return static_cast<float>(value); };
    const bool adam = update.kind == operations::Adam;
    return launchOf(adam ? KernelId::Adam : KernelId::AdamW, update.inputs, {{"count", elements}},
                    {adam ? Number{"rate", a.learningRate} : Number{"decay", a.weightDecay},
                     {"beta1", a.beta1},
                     {"restOfBeta1", single(1 - beta1)},
                     {"logBeta1", single(std::log(beta1))},
                     {"beta2", a.beta2},
                     {"restOfBeta2", single(1 - beta2)},
                     {"logBeta2", single(std::log(beta2))},
                     {"epsilon", a.epsilon}},
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
    const auto &attributes = operation.attributes.as<operations::MatMulAttributes>();
    step.product.k = a[attributes.transposeA ? 1 : 2];
    step.product.transposeA = attributes.transposeA;
    step.product.transposeB = attributes.transposeB;
    step.product.alpha = attributes.alpha;
    return step;
}

static std::span<const LaunchKernel> sequenceLaunches()
{
    static const LaunchKernel all[] = {
        {operations::Embedding, embeddingLaunches},
        {operations::EmbeddingGrad, embeddingGradLaunches},
        {operations::AddPositions, addPositionsLaunches},
        {operations::SumPositions, sumPositionsLaunches},
        {operations::SplitHeads, headLaunches},
        {operations::JoinHeads, headLaunches},
        {operations::CausalSoftmax, causalLaunches<KernelId::CausalSoftmax>},
        {operations::CausalSoftmaxGrad, causalLaunches<KernelId::CausalSoftmaxGrad>},
        {operations::ClipFactor, clipFactorLaunches},
        {operations::CosineRate, cosineRateLaunches},
    };
    return all;
}

static const RegisteredLaunches registeredSequenceLaunches("sequences", sequenceLaunches);

} // namespace overtake::gpu
