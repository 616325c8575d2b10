// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction.h"

#include "engines/cpu/tasks/tasks.h"
#include "engines/gpu/plan.h"
#include "model/cpu_model.h"
#include "model/gpu_model.h"
#include "operations/all_reduce.h"
#include "schedule/schedule.h"
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

constexpr double usualBus = 12e9; ///< for an unknown bus: PCIe 3.0 x16

/// Before the first part that updates: where the gradients are complete, as far as parts are not fused with the update.
std::size_t placeOfSum(const Program &program, const std::vector<StepPart> &parts)
{
    const auto readsGradient = [&](std::size_t operation) {
        const auto &inputs = program.operations[operation].inputs;
        const auto &outputs = program.operations[operation].outputs;
        return std::any_of(program.gradients.begin(), program.gradients.end(), [&](const auto &pair) {
            return std::find(inputs.begin(), inputs.end(), pair.second) != inputs.end() &&
                   std::find(outputs.begin(), outputs.end(), pair.first) != outputs.end();
        });
    };
    const auto first = std::find_if(parts.begin(), parts.end(), [&](const StepPart &part) {
        return std::any_of(part.operations.begin(), part.operations.end(), readsGradient);
    });
    return static_cast<std::size_t>(first - parts.begin());
}

/// The slowest GPU's share, then the sum, of which nothing is published: as far off as a guess.
ModelledStep ringStep(const Program &program, const Device &device, Precision precision, const GpuRing &ring)
{
    const BatchShare share = shareOfBatch(program, ring.gpus);
    const Program slice = program.withBatchRows(share.rows);
    ModelledStep step = GpuModel(device, precision).step(slice);
    const double seconds = allReduceSeconds(gradientBytes(slice), share.gpus, ring,
                                            device.value(DeviceQuantity::LinkBandwidth).value_or(usualBus));
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

ModelledStep stepOf(const Program &program, const Device &device, int threads, Precision precision, const GpuRing &ring)
{
    if (device.kind == DeviceKind::Gpu)
        return ring.gpus > 1 ? ringStep(program, device, precision, ring) : GpuModel(device, precision).step(program);
    ModelledStep step{.profile = CpuModel(device, threads).step(program)};
    const double spread = isMeasured(device) ? calibratedSpread : dataSheetSpread;
    step.low = step.profile.totalSeconds / spread;
    step.high = step.profile.totalSeconds * spread;
    return step;
}

} // namespace

Message whyUnpredictable(const Device &device)
{
    for (const DeviceQuantity needed : {DeviceQuantity::Cores, DeviceQuantity::Fp32, DeviceQuantity::Bandwidth}) {
        if (!device.find(needed))
            return sentence("No prediction for %1: its %2 is not known.", device.name, term(ruleOf(needed).label));
    }
    return {};
}

Message whyUnpredictable(const Device &device, Precision precision)
{
    if (Message reason = whyUnpredictable(device); !reason.empty() || precision == Precision::Fp32)
        return reason;
    const std::string name = nameOf(precision);
    if (device.kind == DeviceKind::Cpu)
        return sentence("No prediction for %1 in %2: the model of a CPU knows fp32 only.", device.name, name);
    const DeviceQuantity needed = precision == Precision::Tf32 ? DeviceQuantity::Tf32 : DeviceQuantity::Bf16;
    return device.find(needed) ? Message()
                               : sentence("No prediction for %1 in %2: its %3 is not known.", device.name, name,
                                          term(ruleOf(needed).label));
}

Prediction predict(const Program &program, const Device &device, int threads, Precision precision, const GpuRing &ring)
{
    if (const Message reason = whyUnpredictable(device, precision); !reason.empty())
        throw Error(reason);
    if (device.kind == DeviceKind::Cpu && !device.costs)
        throw Error(sentence("No prediction for %1: what work costs a CPU has not been measured here.", device.name));
    Prediction prediction;
    ModelledStep step = stepOf(program, device, threads, precision, ring);
    prediction.profile = std::move(step.profile);
    prediction.stepSeconds = prediction.profile.totalSeconds;
    prediction.low = step.low;
    prediction.high = step.high;
    prediction.share = step.isFitted ? bandShare : 0;
    const auto steps = static_cast<double>(program.stepsPerEpoch());
    prediction.epochSeconds = steps * prediction.stepSeconds;
    if (program.lastBatchRows() != program.batchRows) {
        prediction.lastStepSeconds =
            stepOf(program.withBatchRows(program.lastBatchRows()), device, threads, precision, ring)
                .profile.totalSeconds;
        prediction.epochSeconds += prediction.lastStepSeconds - prediction.stepSeconds;
    }
    const bool isOnGpu = device.kind == DeviceKind::Gpu;
    const MemoryNeed need =
        memoryNeed(ring.gpus > 1 ? program.withBatchRows(shareOfBatch(program, ring.gpus).rows) : program,
                   isOnGpu ? gpu::gpuFusions() : cpuFusions());
    prediction.memoryBytes = isOnGpu ? need.onGpu() : need.onHostEngine();
    const bool measured = isMeasured(device);
    if (!isOnGpu)
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

} // namespace overtake
