// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction.h"

#include "model/cpu_model.h"
#include "model/gpu_model.h"
#include "operations/all_reduce.h"
#include "text/contains.h"
#include "text/error.h"

#include <algorithm>

namespace overtake
{

namespace
{

bool isMeasured(const Device &device)
{
    return device.find(DeviceQuantity::Fp32)->kind == Figure::Kind::Measured &&
           device.find(DeviceQuantity::Bandwidth)->kind == Figure::Kind::Measured;
}

/// Before the first part that updates: where the gradients are complete, as far as parts are not fused with the update.
std::size_t placeOfSum(const Program &program, const std::vector<StepPart> &parts)
{
    const auto readsGradient = [&](std::size_t operation) {
        const auto &inputs = program.operations[operation].inputs;
        const auto &outputs = program.operations[operation].outputs;
        return std::ranges::any_of(program.gradients, [&](const auto &pair) {
            return contains(inputs, pair.second) && contains(outputs, pair.first);
        });
    };
    const auto first = std::ranges::find_if(
        parts, [&](const StepPart &part) { return std::ranges::any_of(part.operations, readsGradient); });
    return static_cast<std::size_t>(first - parts.begin());
}

/// The slowest GPU's share, then the sum, of which nothing is published: as far off as a guess.
ModelledStep ringStep(const PlannedWork &work, std::int64_t batchRows, const Device &device, Precision precision,
                      const GpuRing &ring)
{
    const Program &whole = work.step(device.kind, batchRows).program;
    const BatchShare share = shareOfBatch(whole, ring.gpus);
    const auto &[slice, pieces, memory] = work.step(device.kind, share.rows);
    ModelledStep step = GpuModel(device, precision).step(slice, pieces);
    const double seconds = allReduceSeconds(gradientBytes(slice), share.gpus, ring,
                                            device.value(DeviceQuantity::LinkBandwidth).value_or(usualGpu::link));
    if (seconds == 0)
        return step;
    StepPart sum;
    sum.name = operations::AllReduce.name;
    sum.seconds = seconds;
    auto &parts = step.profile.parts;
    parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(placeOfSum(slice, parts)), std::move(sum));
    step.isFitted = step.isFitted && seconds < step.profile.totalSeconds;
    step.profile.totalSeconds += seconds;
    step.low += seconds / dataSheetSpread;
    step.high += seconds * dataSheetSpread;
    return step;
}

ModelledStep stepOf(const PlannedWork &work, std::int64_t batchRows, const Device &device, int threads,
                    Precision precision, const GpuRing &ring)
{
    // One GPU computes a last step of one row; a whole batch of one row is refused.
    const bool hasOneRowLeft = batchRows == 1 && work.program().batchRows > 1;
    if (device.kind == DeviceKind::Gpu && ring.gpus > 1 && !hasOneRowLeft)
        return ringStep(work, batchRows, device, precision, ring);
    const auto &[program, pieces, memory] = work.step(device.kind, batchRows);
    if (device.kind == DeviceKind::Gpu)
        return GpuModel(device, precision).step(program, pieces);
    ModelledStep step{.profile = CpuModel(device, threads).step(program, pieces)};
    const double spread = isMeasured(device) ? calibratedSpread : dataSheetSpread;
    step.low = step.profile.totalSeconds / spread;
    step.high = step.profile.totalSeconds * spread;
    return step;
}

std::int64_t memoryBytes(const PlannedWork &work, const Device &device, const GpuRing &ring)
{
    const Program &program = work.program();
    const std::int64_t rows = ring.gpus > 1 ? shareOfBatch(program, ring.gpus).rows : program.batchRows;
    const MemoryNeed &memory = work.step(device.kind, rows).memory;
    if (device.kind == DeviceKind::Cpu)
        return memory.onHostEngine();
    const std::int64_t needed = memory.onGpu();
    const double held = device.value(DeviceQuantity::Memory).value_or(0);
    if (held > 0 && !device.sharedMemory && static_cast<double>(needed) > held)
        throw OutOfMemoryError(needed, static_cast<std::int64_t>(held), sentence("the memory of %1", device.name));
    return needed;
}

} // namespace

Message whyUnpredictable(const Device &device, Precision precision)
{
    for (const DeviceQuantity needed : {DeviceQuantity::Cores, DeviceQuantity::Fp32, DeviceQuantity::Bandwidth})
        if (!device.find(needed))
            return sentence("No prediction for %1: its %2 is not known.", device.name, term(ruleOf(needed).label));
    if (precision == Precision::Fp32)
        return {};
    const std::string name = nameOf(precision);
    if (device.kind == DeviceKind::Cpu)
        return sentence("No prediction for %1 in %2: the model of a CPU knows fp32 only.", device.name, name);
    const DeviceQuantity needed = precision == Precision::Tf32 ? DeviceQuantity::Tf32 : DeviceQuantity::Bf16;
    return device.find(needed) ? Message()
                               : sentence("No prediction for %1 in %2: its %3 is not known.", device.name, name,
                                          term(ruleOf(needed).label));
}

Prediction predict(const PlannedWork &work, const Device &device, int threads, Precision precision, const GpuRing &ring)
{
    if (const Message reason = whyUnpredictable(device, precision); !reason.empty())
        throw Error(reason);
    if (device.kind == DeviceKind::Cpu && !device.costs)
        throw Error(
            sentence("No prediction for %1: the cost of work on a CPU has not been measured here.", device.name));
    const Program &program = work.program();
    Prediction prediction;
    ModelledStep step = stepOf(work, program.batchRows, device, threads, precision, ring);
    prediction.profile = std::move(step.profile);
    prediction.stepSeconds = prediction.profile.totalSeconds;
    prediction.low = step.low;
    prediction.high = step.high;
    prediction.share = step.isFitted ? bandShare : 0;
    const auto steps = static_cast<double>(program.stepsPerEpoch());
    prediction.epochSeconds = steps * prediction.stepSeconds;
    if (program.lastBatchRows() != program.batchRows) {
        prediction.lastStepSeconds =
            stepOf(work, program.lastBatchRows(), device, threads, precision, ring).profile.totalSeconds;
        prediction.epochSeconds += prediction.lastStepSeconds - prediction.stepSeconds;
    }
    prediction.memoryBytes = memoryBytes(work, device, ring);
    const bool measured = isMeasured(device);
    if (device.kind == DeviceKind::Cpu)
        prediction.basis = measured
                               ? sentence("times of such work measured here")
                               : sentence("times of such work measured on this machine, in proportion to the peaks "
                                          "of one core");
    else
        prediction.basis = measured        ? sentence("peaks measured here")
                           : step.isFitted ? sentence("figures of the data sheet and published measurements")
                                           : sentence("figures of the data sheet");
    return prediction;
}

Prediction forOwnGpu(Prediction prediction)
{
    prediction.low = std::min(prediction.low, prediction.stepSeconds / dataSheetSpread);
    prediction.high = std::max(prediction.high, prediction.stepSeconds * dataSheetSpread);
    prediction.share = 0;
    prediction.basis = sentence("figures of a GPU of your own");
    return prediction;
}

} // namespace overtake
