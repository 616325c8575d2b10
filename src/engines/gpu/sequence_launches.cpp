// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/plan_launches.h"
#include "operations/attention.h"
#include "operations/embedding.h"
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
    const std::int64_t parts = std::clamp<std::int64_t>(8 * std::int64_t{l.computeUnits()} / words, 1,
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
    if (parts > 1)
        steps.push_back(sumOfParts(l, parts, elementCount(table)));
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
        const RowLayout layout = rowLayout(rows, depth % 4 == 0 ? width / 4 : width, l.computeUnits());
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

/// With AddPositions if it follows.
std::vector<PlanStep> embeddingLaunches(const LaunchArguments &l)
{
    const Operation *added = l.find(operations::AddPositions);
    const Shape &shape = l.shape(l.out());
    const RowLayout layout = quadLayout(shape, l.computeUnits());
    const std::int64_t context = added ? added->attributes.as<operations::PositionsAttributes>().context : 0;
    return {launchOf(KernelId::Embedding, {l.in(0), l.in(1), added ? added->inputs[1] : l.in(0), l.out()},
                     {{"rows", shape[0]}, {"columns", shape[1]}, {"context", context}, {"lanes", layout.lanes}}, {},
                     layout.groups)};
}

/// One sequence to a row: the positions are then a bias of all its elements.
Shape sequences(const LaunchArguments &l)
{
    const auto context = l.attributes<operations::PositionsAttributes>().context;
    return {l.rows() / context, l.columns() * context};
}

std::vector<PlanStep> addPositionsLaunches(const LaunchArguments &l)
{
    return {addBiasLaunch(l, l.in(0), l.in(1), sequences(l))};
}

std::vector<PlanStep> sumPositionsLaunches(const LaunchArguments &l)
{
    return columnSumLaunches(l, sequences(l));
}

template <KernelId kernel>
std::vector<PlanStep> causalLaunches(const LaunchArguments &l)
{
    const Shape rows = rowsOfSquares(l.shape());
    const RowLayout layout = quadLayout(rows, l.computeUnits());
    auto buffers = l.operation.inputs;
    buffers.push_back(l.out());
    return {launchOf(kernel, std::move(buffers), {{"rows", rows[0]}, {"context", rows[1]}, {"lanes", layout.lanes}}, {},
                     layout.groups)};
}

/// Several sums, over as few ranges of memory as the tensors lie in, and their sum; with ClipFactor of it, if that
/// follows, the sum itself is not written.
std::vector<PlanStep> squareSumLaunches(const LaunchArguments &l)
{
    const auto ranges = l.updates.ranges(l.operation.inputs);
    const int most = std::max(1, std::min(l.computeUnits() * 8, mostPartialSums) / static_cast<int>(ranges.size()));
    std::vector<PlanStep> steps;
    std::int64_t sums = 0;
    for (const auto &range : ranges) {
        const int groups = groupsFor(ceilDivide(range.elements, 8 * groupSize), most);
        steps.push_back(launchOf(KernelId::SquareSum, {range.first, scratchSlot},
                                 {{"count", range.elements}, {"first", sums}}, {}, groups));
        sums += groups;
    }
    l.needScratch(sums);
    if (const Operation *clip = l.find(operations::ClipFactor))
        steps.push_back(launchOf(KernelId::ClipFactor, {scratchSlot, l.out()}, {{"count", sums}},
                                 {{"limit", clip->attributes.as<operations::ClipFactorAttributes>().norm}}, 1));
    else if (sums == 1)
        steps.back().buffers[1] = l.out();
    else
        steps.push_back(launchOf(KernelId::FinishSum, {scratchSlot, l.out()}, {{"count", sums}}, {{"scale", 1}}, 1));
    return steps;
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

/// Adam or AdamW: one launch for all tensors in the same blocks.
std::vector<PlanStep> updateLaunches(const LaunchArguments &l)
{
    const auto &a = l.attributes<operations::AdamAttributes>();
    const double beta1 = a.beta1;
    const double beta2 = a.beta2;
    const auto single = [](double value) { return static_cast<float>(value); };
    const bool adam = l.operation.kind == operations::Adam;
    std::vector<PlanStep> steps;
    for (const UpdateBlocks::Launch &launch : l.updates.launchesOf(l.step)) {
        steps.push_back(launchOf(adam ? KernelId::Adam : KernelId::AdamW,
                                 l.program.operations[launch.operations[0]].inputs, {{"count", launch.elements}},
                                 {adam ? Number{"rate", a.learningRate} : Number{"decay", a.weightDecay},
                                  {"beta1", a.beta1},
                                  {"restOfBeta1", single(1 - beta1)},
                                  {"logBeta1", single(std::log(beta1))},
                                  {"beta2", a.beta2},
                                  {"restOfBeta2", single(1 - beta2)},
                                  {"logBeta2", single(std::log(beta2))},
                                  {"epsilon", a.epsilon}},
                                 elementGroups(launch.elements, l.computeUnits())));
        steps.back().operations = launch.operations;
    }
    return steps;
}

} // namespace

using namespace operations;

static const LaunchKernel sequenceLaunches[] = {
    {Embedding, embeddingLaunches, {{{{Embedding, "..", "x"}, {AddPositions, "x."}}}}},
    {EmbeddingGrad, embeddingGradLaunches},
    {AddPositions, addPositionsLaunches},
    {SumPositions, sumPositionsLaunches},
    {SplitHeads, headLaunches},
    {JoinHeads, headLaunches},
    {CausalSoftmax, causalLaunches<KernelId::CausalSoftmax>},
    {CausalSoftmaxGrad, causalLaunches<KernelId::CausalSoftmaxGrad>},
    {SquareSum, squareSumLaunches, {{{{SquareSum, "*", "x"}, {ClipFactor, "x"}}}}},
    {ClipFactor, clipFactorLaunches},
    {CosineRate, cosineRateLaunches},
    {Adam, updateLaunches, {{.members = {{Adam}}, .repeats = true, .fits = areUpdatedTogether}}},
    {AdamW, updateLaunches, {{.members = {{AdamW}}, .repeats = true, .fits = areUpdatedTogether}}},
};

static const RegisteredLaunches registeredSequenceLaunches("sequences", sequenceLaunches);

} // namespace overtake::gpu
