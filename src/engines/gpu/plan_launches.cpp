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

/// Largest product, in multiplications, for which our own launch is used. On PoCL with 2 cores of an AMD EPYC, against
/// CLBlast: (32, 2) x (2, 5) 3.9 and 13.5 us, (32, 16) x (16, 16) 10.3 and 11.4 us, (32, 32) x (32, 32) 24.4 and 16.1
/// us.
constexpr std::int64_t smallProduct = std::int64_t{1} << 13;

/// A launch that leaves one sum per group in `result` (position `at` of its buffers, scale the last float), and, if
/// there are several, the launch that adds them.
std::vector<PlanStep> summed(PlanStep step, std::size_t at, TensorId result, float scale, int groups,
                             std::int64_t &scratchElements)
{
    step.launch.groups = groups;
    if (groups == 1) {
        step.buffers[at] = result;
        step.launch.floats.push_back({"scale", scale});
        return {step};
    }
    step.buffers[at] = scratchSlot;
    step.launch.floats.push_back({"scale", 1});
    scratchElements = std::max<std::int64_t>(scratchElements, groups);
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
std::vector<PlanStep> elementwise(const LaunchArguments &l)
{
    auto buffers = l.operation.inputs;
    buffers.push_back(l.out());
    return {launchOf(kernel, std::move(buffers), {{"count", l.count()}}, {}, l.groups())};
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
    const RowLayout layout = rowLayout(to[0], to[1], l.computeUnits);
    return {launchOf(kernel, {l.in(), l.out()}, {{"rows", to[0]}, {"columns", to[1]}, {"lanes", layout.lanes}}, {},
                     layout.groups)};
}

std::vector<PlanStep> biasLaunches(const LaunchArguments &l)
{
    return {addBiasLaunch(l.in(0), l.in(1), l.out(), l.shape(), Activation::None, l.computeUnits)};
}

std::vector<PlanStep> softmaxLossLaunches(const LaunchArguments &l)
{
    return softmaxLaunches(l.program, l.operation, nullptr, true, l.computeUnits, l.scratchElements);
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
    return summed(std::move(step), at, l.out(), mean, summingGroups(ceilDivide(l.rows(), groupSize), l.computeUnits),
                  l.scratchElements);
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

std::vector<PlanStep> sumOfColumnsLaunches(const LaunchArguments &l)
{
    return columnSumLaunches(l.in(), l.out(), l.shape(), 1, 0, l.computeUnits, l.scratchElements);
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

PlanStep addBiasLaunch(TensorId x, TensorId bias, TensorId y, const Shape &shape, Activation activation,
                       int computeUnits)
{
    const RowLayout layout = rowLayout(shape[0], shape[1], computeUnits);
    return launchOf(KernelId::AddBias, {x, bias, y},
                    {{"rows", shape[0]},
                     {"columns", shape[1]},
                     {"activation", static_cast<std::int64_t>(activation)},
                     {"lanes", layout.lanes}},
                    {}, layout.groups);
}

std::vector<PlanStep> columnSumLaunches(TensorId x, TensorId y, const Shape &shape, float alpha, float beta,
                                        int computeUnits, std::int64_t &scratchElements)
{
    const std::int64_t rows = shape[0];
    const std::int64_t columns = shape[1];
    const int lanes = powerOfTwo(columns, 32);
    const std::int64_t height = groupSize / lanes; // rows that a group processes at a time
    const std::int64_t tiles = ceilDivide(columns, lanes);
    const std::int64_t strides = ceilDivide(rows, height);
    std::int64_t parts = 1;
    if (strides > 4 * stridesOfLoneGroup)
        parts = std::clamp<std::int64_t>(computeUnits * 8 / tiles, 1,
                                         std::min<std::int64_t>(strides / stridesOfLoneGroup, mostPartialSums));
    const auto launch = [&](TensorId from, TensorId to, std::int64_t height2, std::int64_t pieces, float a, float b) {
        return launchOf(KernelId::ColumnSum, {from, to},
                        {{"rows", height2}, {"columns", columns}, {"parts", pieces}, {"lanes", lanes}},
                        {{"alpha", a}, {"beta", b}}, static_cast<int>(tiles * pieces));
    };
    if (parts == 1)
        return {launch(x, y, rows, 1, alpha, beta)};
    scratchElements = std::max(scratchElements, parts * columns);
    return {launch(x, scratchSlot, rows, parts, 1, 0), launch(scratchSlot, y, parts, 1, alpha, beta)};
}

PlanStep columnsOfPartsLaunch(TensorId parts, TensorId y, const Shape &shape)
{
    const int lanes = powerOfTwo(shape[1], 32);
    return launchOf(KernelId::ColumnSum, {parts, y},
                    {{"rows", shape[0]}, {"columns", shape[1]}, {"parts", 1}, {"lanes", lanes}},
                    {{"alpha", 1}, {"beta", 0}}, static_cast<int>(ceilDivide(shape[1], lanes)));
}

bool isSmall(const Product &product)
{
    // Our kernel does not round operands.
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
                    {{"m", product.m},
                     {"n", product.n},
                     {"k", product.k},
                     {"transposeA", product.transposeA},
                     {"transposeB", product.transposeB},
                     {"withBias", bias != noTensor},
                     {"activation", static_cast<std::int64_t>(activation)},
                     {"lanes", lanes}},
                    {{"alpha", product.alpha}, {"beta", product.beta}},
                    groupsFor(ceilDivide(elements * lanes, groupSize), 65535));
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
                           {{"rows", shape[0]},
                            {"classes", shape[1]},
                            {"derivative", both ? 2 : (grad ? 1 : 0)},
                            {"lanes", layout.lanes}},
                           {}, 1),
                  5, loss.outputs[0], mean, summingGroups(ceilDivide(shape[0], groupSize / layout.lanes), computeUnits),
                  scratchElements);
}

PlanStep copyLaunch(TensorId from, TensorId to, std::int64_t count, int computeUnits)
{
    return launchOf(KernelId::Copy, {from, to}, {{"count", count}}, {}, elementGroups(count, computeUnits));
}

PlanStep gatherLaunch(TensorId dataset, TensorId to, const Shape &shape, bool ordered, int computeUnits)
{
    const std::int64_t rows = shape[0];
    const std::int64_t width = elementCount(shape) / rows;
    const RowLayout layout = rowLayout(rows, width % 4 == 0 ? width / 4 : width, computeUnits);
    PlanStep step = launchOf(
        KernelId::GatherRows, {dataset, orderSlot, positionSlot, to},
        {{"firstRow", 0}, {"rows", rows}, {"columns", width}, {"ordered", ordered ? 1 : 0}, {"lanes", layout.lanes}},
        {}, layout.groups);
    if (!ordered)
        step.buffers[1] = positionSlot; // not read
    step.firstRowInteger = 0;
    return step;
}

PlanStep advancePositionLaunch(std::int64_t rows)
{
    PlanStep step = launchOf(KernelId::AdvancePosition, {positionSlot}, {{"rows", rows}}, {}, 1);
    step.name = "next batch";
    return step;
}

RowLayout quadLayout(const Shape &shape, int computeUnits)
{
    return rowLayout(shape[0], shape[1] % 4 == 0 ? shape[1] / 4 : shape[1], computeUnits);
}

static std::span<const LaunchKernel> elementLaunches()
{
    static const LaunchKernel all[] = {
        {operations::Multiply, elementwise<KernelId::Multiply>},
        {operations::Add, elementwise<KernelId::Add>},
        {operations::AddBias, biasLaunches},
        {operations::Relu, elementwise<KernelId::Relu>},
        {operations::ReluGrad, elementwise<KernelId::ReluGrad>},
        {operations::Sigmoid, elementwise<KernelId::Sigmoid>},
        {operations::SigmoidGrad, elementwise<KernelId::SigmoidGrad>},
        {operations::Gelu, elementwise<KernelId::Gelu>},
        {operations::GeluGrad, elementwise<KernelId::GeluGrad>},
        {operations::SoftmaxCrossEntropy, softmaxLossLaunches},
        {operations::SoftmaxCrossEntropyGrad, softmaxGradLaunches},
        {operations::BinaryCrossEntropy, binaryLossLaunches},
        {operations::BinaryCrossEntropyGrad, binaryGradLaunches},
        {operations::Accuracy, accuracyLaunches},
        {operations::RowSum, perRow<KernelId::RowSum>},
        {operations::ArgMax, perRow<KernelId::ArgMax>},
        {operations::ColumnSum, sumOfColumnsLaunches},
        {operations::BroadcastRows, broadcast<KernelId::BroadcastRows>},
        {operations::BroadcastColumns, broadcast<KernelId::BroadcastColumns>},
        {operations::Fill, fillLaunches},
        {operations::CountStep, countStepLaunches},
        {operations::Sgd, sgdLaunches},
        {operations::Threshold, thresholdLaunches},
        {operations::Mandelbrot, mandelbrotLaunches},
    };
    return all;
}

static const RegisteredLaunches registeredElementLaunches("elements", elementLaunches);

const LaunchKernel *launchKernelOf(OperationKind kind)
{
    static const auto files = RegisteredLaunches::all();
    for (const auto &kernels : files) {
        for (const LaunchKernel &kernel : kernels()) {
            if (kernel.kind == kind)
                return &kernel;
        }
    }
    return nullptr;
}

std::vector<PlanStep> operationLaunches(const LaunchArguments &arguments)
{
    const LaunchKernel *kernel = launchKernelOf(arguments.operation.kind);
    if (!kernel)
        throw Error(sentence("The GPU engines have no kernel for %1.", arguments.operation.kind->name));
    return kernel->launches(arguments);
}

} // namespace overtake::gpu
