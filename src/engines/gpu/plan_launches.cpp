// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/plan_launches.h"
#include "operations/activations.h"
#include "operations/elementwise.h"
#include "operations/losses.h"
#include "operations/mandelbrot.h"
#include "operations/optimisers.h"
#include "operations/predictions.h"
#include "operations/reductions.h"

#include "text/error.h"

#include <algorithm>

namespace overtake::gpu
{

namespace
{

/// Enough groups to fill the device several times over, so that it is not left waiting for the last ones.
constexpr int mostGroupsOfAUnit = 32;
/// Groups of element-wise kernels on any device. Drivers for CPUs run the work-items of a group one after the other; if
/// each strides over the grid, each goes through the whole arrays. On 2 cores of an AMD EPYC, with 64 and with 4096
/// groups: 1 000 000 products 1.5 and 0.2 ms on PoCL, 8 000 000 24 and 2 ms, on Intel's runtime 7.4 and 3.9 ms.
constexpr int elementGroupsAnywhere = 4096;
/// A reduction of at most so many strides is done by one group: a second launch would take longer.
constexpr std::int64_t stridesOfLoneGroup = 16;

/// A launch that leaves one sum per group in `result` (position `at` of its buffers, scale the last float), and, if
/// there are several, the launch that adds them.
std::vector<PlanStep> summed(const LaunchArguments &l, PlanStep step, std::size_t at, TensorId result, float scale,
                             int groups)
{
    step.launch.groups = groups;
    if (groups == 1) {
        step.buffers[at] = result;
        step.launch.floats.push_back({"scale", scale});
        return {step};
    }
    step.buffers[at] = scratchSlot;
    step.launch.floats.push_back({"scale", 1});
    l.needScratch(groups);
    return {step, launchOf(KernelId::FinishSum, {scratchSlot, result}, {{"count", groups}}, {{"scale", scale}}, 1)};
}

int summingGroups(std::int64_t wantedGroups, int computeUnits)
{
    if (wantedGroups <= stridesOfLoneGroup)
        return 1;
    return groupsFor(wantedGroups, std::min(computeUnits * 8, mostPartialSums));
}

/// The iterations of each row are accumulated in `done`, which therefore starts from 0.
std::vector<PlanStep> mandelbrotLaunches(const LaunchArguments &l)
{
    const std::int64_t width = l.shape(l.in(0))[0];
    const std::int64_t rows = l.shape(l.in(1))[0];
    const bool isDouble = l.program.tensor(l.in()).type == DataType::Float64;
    const auto [iterations, horizon, shortcuts] = l.attributes<operations::MandelbrotAttributes>();
    const KernelId kernel = isDouble ? (shortcuts ? KernelId::MandelbrotShortDouble : KernelId::MandelbrotDouble)
                                     : (shortcuts ? KernelId::MandelbrotShort : KernelId::Mandelbrot);
    constexpr int mostGroups = 1 << 20;
    return {launchOf(KernelId::Fill, {l.out(3)}, {{"count", rows}}, {{"value", 0}}, 1),
            launchOf(kernel, {l.in(0), l.in(1), l.out(0), l.out(1), l.out(2), l.out(3)},
                     {{"width", width}, {"rows", rows}, {"iterations", iterations}, {"shortcuts", shortcuts}},
                     {{"horizon", horizon}}, groupsFor(rows * ceilDivide(width, groupSize), mostGroups))};
}

template <KernelId kernel>
std::vector<PlanStep> perRow(const LaunchArguments &l)
{
    const RowLayout layout = l.layout();
    return {launchOf(kernel, {l.in(), l.out()}, {{"rows", l.rows()}, {"columns", l.columns()}, {"lanes", layout.lanes}},
                     {}, layout.groups)};
}

template <KernelId kernel>
std::vector<PlanStep> broadcast(const LaunchArguments &l)
{
    const Shape &to = l.shape(l.out());
    const RowLayout layout = rowLayout(to[0], to[1], l.computeUnits());
    return {launchOf(kernel, {l.in(), l.out()}, {{"rows", to[0]}, {"columns", to[1]}, {"lanes", layout.lanes}}, {},
                     layout.groups)};
}

std::vector<PlanStep> biasLaunches(const LaunchArguments &l)
{
    return {addBiasLaunch(l, l.in(0), l.in(1), l.shape())};
}

/// Fused with SoftmaxCrossEntropyGrad, its result is written beside the probabilities.
std::vector<PlanStep> softmaxLossLaunches(const LaunchArguments &l)
{
    const TensorId loss = l.member(0).outputs[0];
    const TensorId probabilities = l.out(1);
    const Operation *grad = l.find(operations::SoftmaxCrossEntropyGrad);
    const RowLayout layout = quadLayout(l.shape(), l.computeUnits());
    const auto mean = static_cast<float>(1.0 / static_cast<double>(l.rows()));
    return summed(
        l,
        launchOf(KernelId::SoftmaxCrossEntropy,
                 {l.in(0), l.in(1), grad ? grad->inputs[2] : l.in(0), grad ? l.out() : probabilities, probabilities,
                  noTensor},
                 {{"rows", l.rows()}, {"classes", l.columns()}, {"derivative", grad ? 1 : 0}, {"lanes", layout.lanes}},
                 {}, 1),
        5, loss, mean, summingGroups(ceilDivide(l.rows(), groupSize / layout.lanes), l.computeUnits()));
}

std::vector<PlanStep> softmaxGradLaunches(const LaunchArguments &l)
{
    const RowLayout layout = l.layout();
    return {launchOf(KernelId::SoftmaxCrossEntropyGrad, {l.in(0), l.in(1), l.in(2), l.out()},
                     {{"rows", l.rows()}, {"classes", l.columns()}, {"lanes", layout.lanes}}, {}, layout.groups)};
}

/// `step` leaves one sum per group at this position of its buffers; the result is the mean over the rows.
std::vector<PlanStep> meanOfRows(const LaunchArguments &l, PlanStep step, std::size_t at)
{
    const auto mean = static_cast<float>(1.0 / static_cast<double>(l.rows()));
    return summed(l, std::move(step), at, l.out(), mean,
                  summingGroups(ceilDivide(l.rows(), groupSize), l.computeUnits()));
}

std::vector<PlanStep> binaryLossLaunches(const LaunchArguments &l)
{
    return meanOfRows(
        l, launchOf(KernelId::BinaryCrossEntropy, {l.in(0), l.in(1), l.out(1), noTensor}, {{"rows", l.rows()}}, {}, 1),
        3);
}

std::vector<PlanStep> binaryGradLaunches(const LaunchArguments &l)
{
    return {launchOf(KernelId::BinaryCrossEntropyGrad, {l.in(0), l.in(1), l.in(2), l.out()}, {{"rows", l.rows()}}, {},
                     l.groups())};
}

std::vector<PlanStep> accuracyLaunches(const LaunchArguments &l)
{
    return meanOfRows(l, launchOf(KernelId::Accuracy, {l.in(0), l.in(1), noTensor}, {{"rows", l.rows()}}, {}, 1), 2);
}

/// With Sgd behind it, p -= rate * sums.
std::vector<PlanStep> sumOfColumnsLaunches(const LaunchArguments &l)
{
    if (const Operation *update = l.find(operations::Sgd))
        return columnSumLaunches(l, l.shape(), -update->attributes.as<operations::SgdAttributes>().learningRate, 1);
    return columnSumLaunches(l, l.shape());
}

std::vector<PlanStep> fillLaunches(const LaunchArguments &l)
{
    const float value = l.attributes<operations::FillAttributes>().value;
    return {launchOf(KernelId::Fill, {l.out()}, {{"count", l.count()}}, {{"value", value}}, l.groups())};
}

std::vector<PlanStep> countStepLaunches(const LaunchArguments &l)
{
    return {launchOf(KernelId::CountStep, {l.out()}, {}, {}, 1)};
}

std::vector<PlanStep> sgdLaunches(const LaunchArguments &l)
{
    const float rate = l.attributes<operations::SgdAttributes>().learningRate;
    return {launchOf(KernelId::Sgd, {l.out(), l.in(1)}, {{"count", l.count()}}, {{"rate", rate}}, l.groups())};
}

std::vector<PlanStep> thresholdLaunches(const LaunchArguments &l)
{
    const float limit = l.attributes<operations::ThresholdAttributes>().limit;
    return {launchOf(KernelId::Threshold, {l.in(), l.out()}, {{"count", l.count()}}, {{"limit", limit}}, l.groups())};
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

PlanStep launchOf(KernelId kernel, std::vector<TensorId> buffers, std::vector<Integer> integers,
                  std::vector<Number> floats, int groups)
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
    return groupsFor(ceilDivide(count, 4 * groupSize),
                     std::max(computeUnits * mostGroupsOfAUnit, elementGroupsAnywhere));
}

RowLayout quadLayout(const Shape &shape, int computeUnits)
{
    return rowLayout(shape[0], shape[1] % 4 == 0 ? shape[1] / 4 : shape[1], computeUnits);
}

Activation LaunchArguments::activation() const
{
    if (last().kind == operations::Relu)
        return Activation::Relu;
    return last().kind == operations::Sigmoid ? Activation::Sigmoid : Activation::None;
}

PlanStep addBiasLaunch(const LaunchArguments &l, TensorId x, TensorId bias, const Shape &shape)
{
    const RowLayout layout = rowLayout(shape[0], shape[1], l.computeUnits());
    return launchOf(KernelId::AddBias, {x, bias, l.out()},
                    {{"rows", shape[0]},
                     {"columns", shape[1]},
                     {"activation", static_cast<std::int64_t>(l.activation())},
                     {"lanes", layout.lanes}},
                    {}, layout.groups);
}

std::vector<PlanStep> columnSumLaunches(const LaunchArguments &l, const Shape &shape, float alpha, float beta)
{
    const std::int64_t rows = shape[0];
    const std::int64_t columns = shape[1];
    const int lanes = powerOfTwo(columns, 32);
    const std::int64_t height = groupSize / lanes; // rows that a group processes at a time
    const std::int64_t tiles = ceilDivide(columns, lanes);
    const std::int64_t strides = ceilDivide(rows, height);
    std::int64_t parts = 1;
    if (strides > 4 * stridesOfLoneGroup)
        parts = std::clamp<std::int64_t>(l.computeUnits() * 8 / tiles, 1,
                                         std::min<std::int64_t>(strides / stridesOfLoneGroup, mostPartialSums));
    const auto launch = [&](TensorId from, TensorId to, std::int64_t height2, std::int64_t pieces, float a, float b) {
        return launchOf(KernelId::ColumnSum, {from, to},
                        {{"rows", height2}, {"columns", columns}, {"parts", pieces}, {"lanes", lanes}},
                        {{"alpha", a}, {"beta", b}}, static_cast<int>(tiles * pieces));
    };
    if (parts == 1)
        return {launch(l.in(), l.out(), rows, 1, alpha, beta)};
    l.needScratch(parts * columns);
    return {launch(l.in(), scratchSlot, rows, parts, 1, 0), launch(scratchSlot, l.out(), parts, 1, alpha, beta)};
}

PlanStep sumOfParts(const LaunchArguments &l, std::int64_t parts, std::int64_t elements)
{
    l.needScratch(parts * elements);
    const int lanes = powerOfTwo(elements, 32);
    return launchOf(KernelId::ColumnSum, {scratchSlot, l.out()},
                    {{"rows", parts}, {"columns", elements}, {"parts", 1}, {"lanes", lanes}},
                    {{"alpha", 1}, {"beta", 0}}, static_cast<int>(ceilDivide(elements, lanes)));
}

std::vector<PlanStep> firstAndRest(const LaunchArguments &l, PlanStep first, PlanStep rest)
{
    const auto &operations = l.step.operations;
    first.operations = {operations[0]};
    rest.operations.assign(operations.begin() + 1, operations.end());
    return {std::move(first), std::move(rest)};
}

PlanStep gatherLaunch(TensorId dataset, TensorId to, const Shape &shape, bool ordered, int computeUnits)
{
    const RowLayout layout = quadLayout(shape, computeUnits);
    PlanStep step = launchOf(KernelId::GatherRows, {dataset, orderSlot, positionSlot, to},
                             {{"firstRow", 0},
                              {"rows", shape[0]},
                              {"columns", shape[1]},
                              {"ordered", ordered ? 1 : 0},
                              {"lanes", layout.lanes}},
                             {}, layout.groups);
    if (!ordered)
        step.buffers[1] = positionSlot; // not read
    step.takesFirstRow = true;
    return step;
}

PlanStep advancePositionLaunch(std::int64_t rows)
{
    PlanStep step = launchOf(KernelId::AdvancePosition, {positionSlot}, {{"rows", rows}}, {}, 1);
    step.name = "next batch";
    return step;
}

using namespace operations;

static const LaunchKernel elementLaunches[] = {
    {Multiply, elementwise<KernelId::Multiply>},
    {AddBias, biasLaunches, {{{{AddBias, "..", "x"}, {Relu, "x"}}}, {{{AddBias, "..", "x"}, {Sigmoid, "x"}}}}},
    {Relu, elementwise<KernelId::Relu>},
    {ReluGrad, elementwise<KernelId::ReluGrad>},
    {Sigmoid, elementwise<KernelId::Sigmoid>},
    {SigmoidGrad, elementwise<KernelId::SigmoidGrad>},
    {Gelu, elementwise<KernelId::Gelu>},
    {GeluGrad, elementwise<KernelId::GeluGrad>},
    {SoftmaxCrossEntropy,
     softmaxLossLaunches,
     {{{{SoftmaxCrossEntropy, ".t", ".P"}, {SoftmaxCrossEntropyGrad, "Pt."}}}}},
    {SoftmaxCrossEntropyGrad, softmaxGradLaunches},
    {BinaryCrossEntropy, binaryLossLaunches},
    {BinaryCrossEntropyGrad, binaryGradLaunches},
    {Accuracy, accuracyLaunches},
    {RowSum, perRow<KernelId::RowSum>},
    {ArgMax, perRow<KernelId::ArgMax>},
    {ColumnSum, sumOfColumnsLaunches},
    {BroadcastRows, broadcast<KernelId::BroadcastRows>},
    {BroadcastColumns, broadcast<KernelId::BroadcastColumns>},
    {Fill, fillLaunches},
    {CountStep, countStepLaunches},
    {Sgd, sgdLaunches},
    {Threshold, thresholdLaunches},
    {Mandelbrot, mandelbrotLaunches},
};

static const RegisteredLaunches registeredElementLaunches("elements", elementLaunches);

std::vector<PlanStep> launchesOf(const LaunchArguments &l)
{
    if (const LaunchKernel *kernel = rowOf<LaunchKernel>(l.operation.kind))
        return kernel->launches(l);
    throw Error(sentence("The GPU engines have no kernel for %1.", l.operation.kind->name));
}

const Fusions &gpuFusions()
{
    static const Fusions all = fusionsOf<LaunchKernel>();
    return all;
}

} // namespace overtake::gpu
