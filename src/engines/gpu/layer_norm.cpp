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
    const RowLayout layout = quadLayout(l.shape(), l.computeUnits());
    const Operation &norm = l.last();
    const TensorId x = norm.inputs[0];
    return {launchOf(
        KernelId::LayerNorm,
        {l.in(0), l.isFused() ? l.in(1) : x, norm.inputs[1], x, norm.outputs[0], norm.outputs[1], norm.outputs[2]},
        {{"rows", l.rows()}, {"columns", l.columns()}, {"adds", l.isFused() ? 1 : 0}, {"lanes", layout.lanes}},
        {{"epsilon", norm.attributes.as<operations::LayerNormAttributes>().epsilon}}, layout.groups)};
}

std::vector<PlanStep> normGradLaunches(const LaunchArguments &l)
{
    const RowLayout layout = quadLayout(l.shape(), l.computeUnits());
    const TensorId plus = l.plus();
    auto buffers = l.operation.inputs;
    buffers.push_back(plus == noTensor ? l.in(0) : plus);
    buffers.push_back(l.out());
    return {launchOf(
        KernelId::LayerNormGrad, std::move(buffers),
        {{"rows", l.rows()}, {"columns", l.columns()}, {"adds", plus == noTensor ? 0 : 1}, {"lanes", layout.lanes}}, {},
        layout.groups)};
}

/// columnSumLaunches for a sum of products.
std::vector<PlanStep> gainGradLaunches(const LaunchArguments &l)
{
    std::vector<PlanStep> steps = columnSumLaunches(l, l.shape());
    PlanStep &first = steps.front();
    first.launch.kernel = KernelId::LayerNormGainGrad;
    first.launch.floats.clear();
    first.buffers = {l.in(0), l.in(1), l.in(2), l.in(3), first.buffers.back()};
    return steps;
}

} // namespace

using namespace operations;

static const LaunchKernel layerNormLaunches[] = {
    {Add,
     [](const LaunchArguments &l) { return l.find(LayerNorm) ? normLaunches(l) : elementwise<KernelId::Add>(l); },
     {{{{Add, "..", "X"}, {LayerNorm, "X."}}}}},
    {LayerNorm, normLaunches},
    {LayerNormGrad, normGradLaunches, withSum(LayerNormGrad)},
    {LayerNormGainGrad, gainGradLaunches},
};

static const RegisteredLaunches registeredLayerNormLaunches("layer norm", layerNormLaunches);

} // namespace overtake::gpu
