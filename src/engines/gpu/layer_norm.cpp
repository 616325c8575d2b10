// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Layer normalisation on GPUs; cuda/kernels/normalisation.h has the kernels.
#include "operations/layer_norm.h"
#include "engines/gpu/plan_launches.h"
#include "operations/elementwise.h"

namespace overtake::gpu
{

namespace
{

/// Fused with the Add before it, whose sum it leaves in x.
std::vector<PlanStep> normLaunches(const LaunchArguments &l)
{
    const RowLayout layout = quadLayout(l.shape(), l.computeUnits);
    const TensorId x = l.in(0);
    const TensorId a = l.sumBefore ? l.sumBefore->inputs[0] : x;
    const TensorId b = l.sumBefore ? l.sumBefore->inputs[1] : x;
    return {
        launchOf(KernelId::LayerNorm, {a, b, l.in(1), x, l.out(0), l.out(1), l.out(2)},
                 {{"rows", l.rows()}, {"columns", l.columns()}, {"adds", l.sumBefore ? 1 : 0}, {"lanes", layout.lanes}},
                 {{"epsilon", l.attributes<operations::LayerNormAttributes>().epsilon}}, layout.groups)};
}

std::vector<PlanStep> normGradLaunches(const LaunchArguments &l)
{
    const RowLayout layout = quadLayout(l.shape(), l.computeUnits);
    auto buffers = l.operation.inputs;
    buffers.push_back(l.plus == noTensor ? l.in(0) : l.plus);
    buffers.push_back(l.out());
    return {launchOf(
        KernelId::LayerNormGrad, std::move(buffers),
        {{"rows", l.rows()}, {"columns", l.columns()}, {"adds", l.plus == noTensor ? 0 : 1}, {"lanes", layout.lanes}},
        {}, layout.groups)};
}

/// columnSumLaunches for a sum of products.
std::vector<PlanStep> gainGradLaunches(const LaunchArguments &l)
{
    std::vector<PlanStep> steps =
        columnSumLaunches(l.in(0), l.out(), l.shape(), 1, 0, l.computeUnits, l.scratchElements);
    PlanStep &first = steps.front();
    first.launch.kernel = KernelId::LayerNormGainGrad;
    first.launch.floats.clear();
    first.buffers = {l.in(0), l.in(1), l.in(2), l.in(3), first.buffers.back()};
    return steps;
}

} // namespace

static std::span<const LaunchKernel> layerNormLaunches()
{
    using namespace operations;
    static const LaunchKernel all[] = {
        {LayerNorm, normLaunches, {{{{Add, "..", "X"}, {LayerNorm, "X."}}}}},
        {LayerNormGrad, normGradLaunches, withSum(LayerNormGrad)},
        {LayerNormGainGrad, gainGradLaunches},
    };
    return all;
}

static const RegisteredLaunches registeredLayerNormLaunches("layer norm", layerNormLaunches);

} // namespace overtake::gpu
