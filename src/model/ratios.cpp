// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/ratios.h"

#include "text/format.h"

namespace overtake
{

namespace
{

using Q = DeviceQuantity;
using RatioKind = TheoreticalRatio::Kind;

/// "specified 1.71 GHz"
Message described(const Device &device, Q quantity)
{
    const Figure &figure = *device.find(quantity);
    const std::string value = figureText(quantity, figure.value);
    const Figure *clock = quantity == Q::Fp32 ? device.find(Q::Clock) : nullptr;
    const std::string at = clock ? figureText(Q::Clock, clock->value) : std::string();
    switch (figure.kind) {
    case Figure::Kind::Specified:
        return clock ? sentence("specified %1 at %2", value, at) : sentence("specified %1", value);
    case Figure::Kind::Computed:
        return clock ? sentence("computed %1 at %2", value, at) : sentence("computed %1", value);
    case Figure::Kind::Measured:
        break;
    }
    return sentence("measured %1", value);
}

std::optional<Q> clockOf(const Device &device, std::initializer_list<Q> choices)
{
    for (const Q quantity : choices)
        if (device.find(quantity))
            return quantity;
    return std::nullopt;
}

void addInstructionRatios(std::vector<TheoreticalRatio> &ratios, const Device &cpu, const Device &gpu)
{
    const auto cores = cpu.value(Q::Cores);
    const auto alus = gpu.value(Q::Alus);
    const auto cpuClock = clockOf(cpu, {Q::MaxClock, Q::MeasuredClock, Q::Clock});
    const auto gpuClock = clockOf(gpu, {Q::Clock, Q::MaxClock});
    if (!cores || !alus || !cpuClock || !gpuClock)
        return;
    const double ratio = *alus * *gpu.value(*gpuClock) / (*cores * *cpu.value(*cpuClock));
    const std::string units = formatCount(*alus);
    const Message ofGpu = described(gpu, *gpuClock);
    const Message count = *cores == 1 ? sentence("1 core") : sentence("%1 cores", formatCount(*cores));
    const Message ofCpu = described(cpu, *cpuClock);
    ratios.push_back(
        {RatioKind::Instruction, ratio, sentence("(%1 units x %2) / (%3 x %4)", units, ofGpu, count, ofCpu)});
    if (const auto lanes = cpu.value(Q::SimdLanes)) {
        const Message width = *lanes == 1 ? sentence("1 lane") : sentence("%1 lanes", formatCount(*lanes));
        ratios.push_back({RatioKind::InstructionSimd, ratio / *lanes,
                          sentence("(%1 units x %2) / (%3 x %4) / %5", units, ofGpu, count, ofCpu, width)});
    }
}

struct RatioWords {
    const char *key;
    const char *label;
    const char *explanation;
};

const RatioWords &wordsOf(RatioKind kind)
{
    static constexpr RatioWords inOrder[] = {
        {"instruction", "instruction ratio",
         "Cores x clock of both chips, as if each core did one number at a time. It misleads: a CPU core "
         "works on a whole vector at once and multiplies and adds in one instruction."},
        {"instruction_simd", "instruction ratio / SIMD",
         "The instruction ratio divided by the numbers in a CPU's vector. It still misleads: a core has two "
         "such vector units, and work that waits for memory gains nothing from more of them."},
        {"flops", "FLOPS ratio",
         "The ratio of both devices' peak rates in float32. Large matrix multiplications come near it. Small "
         "ones, and all work that waits for memory, launches or copies, stay far below."},
        {"bandwidth", "bandwidth ratio",
         "The ratio of both devices' memory bandwidths. It bounds the speed-up of work with little arithmetic "
         "per number, such as an element-wise multiplication. It misleads if the data fit in the CPU's caches, "
         "which are faster than either memory."},
    };
    return inOrder[static_cast<std::size_t>(kind)];
}

} // namespace

std::vector<TheoreticalRatio> theoreticalRatios(const Device &base, const Device &other)
{
    std::vector<TheoreticalRatio> ratios;
    if (base.kind == DeviceKind::Cpu && other.kind == DeviceKind::Gpu)
        addInstructionRatios(ratios, base, other);
    for (const auto &[kind, quantity] :
         {std::pair(RatioKind::Flops, Q::Fp32), std::pair(RatioKind::Bandwidth, Q::Bandwidth)}) {
        if (base.find(quantity) && other.find(quantity))
            ratios.push_back({kind, *other.value(quantity) / *base.value(quantity),
                              sentence("(%1) / (%2)", described(other, quantity), described(base, quantity))});
    }
    return ratios;
}

const char *keyOf(RatioKind kind)
{
    return wordsOf(kind).key;
}

const char *labelOf(RatioKind kind)
{
    return wordsOf(kind).label;
}

const char *explain(RatioKind kind)
{
    return wordsOf(kind).explanation;
}

} // namespace overtake
