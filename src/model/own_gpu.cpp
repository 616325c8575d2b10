// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/own_gpu.h"

#include "model/gpu_model.h"

#include <algorithm>

namespace overtake
{

namespace
{

using Q = DeviceQuantity;

const std::vector<OwnFigure> all = {
    {"fp32", "arithmetic in fp32", "FLOP/s", {{Q::Fp32, 0}}, "Peak rate of plain float32 arithmetic."},
    {"tf32",
     "arithmetic in tf32",
     "FLOP/s",
     {{Q::Tf32, 0}},
     "Peak rate of matrix multiplications in TF32, which precision=tf32 uses."},
    {"bf16",
     "arithmetic in bf16",
     "FLOP/s",
     {{Q::Bf16, 0}},
     "Peak rate of matrix multiplications in bfloat16, which precision=bf16 uses."},
    {"bandwidth", "memory bandwidth", "B/s", {{Q::Bandwidth, 0}}, "Bytes a second between the GPU and its own memory."},
    {"cache",
     "cache of a multiprocessor",
     "B",
     {{Q::L1Size, usualGpu::firstCache}},
     "First cache of a multiprocessor: rows that fit are read once."},
    {"launch",
     "launch latency",
     "s",
     {{Q::LaunchLatency, usualGpu::launchLatency},
      {Q::LaunchInterval, usualGpu::launchInterval},
      {Q::KernelStart, usualGpu::kernelStart}},
     "Time of an empty kernel from the call until it is known to be done. What each kernel in a row costs changes in "
     "proportion."},
    {"copy",
     "copy bandwidth",
     "B/s",
     {{Q::PinnedIn, 0}, {Q::PinnedOut, 0}, {Q::LinkBandwidth, usualGpu::link}},
     "Bytes a second between main memory and the GPU, one way."},
    {"copy-latency", "copy latency", "s", {{Q::CopyLatency, 0}}, "Time of the smallest copy to the GPU or back."},
    {"memory", "memory size", "B", {{Q::Memory, 0}}, "Work that needs more than this fails."},
};

/// The one that is given and differs from the card's.
std::optional<double> changed(const OwnFigure &figure, const Device &card, const ParameterValues &options)
{
    if (!options.has(figure.key))
        return std::nullopt;
    const double value = options.real(figure.key);
    return ownValue(figure, card) == value ? std::nullopt : std::optional(value);
}

} // namespace

std::vector<OwnFigure> ownFigures(bool sharedMemory)
{
    std::vector<OwnFigure> figures = all;
    if (sharedMemory)
        std::erase_if(figures,
                      [](const OwnFigure &figure) { return std::string_view(figure.key).starts_with("copy"); });
    return figures;
}

std::vector<ParameterSpec> ownFigureOptions(bool sharedMemory)
{
    std::vector<ParameterSpec> options;
    for (const OwnFigure &figure : ownFigures(sharedMemory)) {
        options.push_back({.key = figure.key,
                           .label = figure.label,
                           .unit = figure.unit,
                           .help = figure.help,
                           .kind = ParameterKind::Real,
                           .scale = Scale::Logarithmic,
                           .minimum = figure.isTime() ? 1e-9 : 1e3,
                           .maximum = figure.isTime() ? 1 : 1e18,
                           .defaultValue = 1.0,
                           .advanced = true,
                           .optional = true});
    }
    return options;
}

std::optional<double> ownValue(const OwnFigure &figure, const Device &card)
{
    for (const auto &[quantity, usual] : figure.quantities) {
        if (const Figure *known = card.find(quantity))
            return known->value;
        if (usual > 0)
            return usual;
        if (quantity == Q::CopyLatency)
            return card.value(Q::LaunchLatency).value_or(usualGpu::launchLatency) / 2;
    }
    return std::nullopt;
}

Message ownGpuName(const std::string &card)
{
    return sentence("my GPU (from %1)", card);
}

bool isOwnGpu(const Device &card, const ParameterValues &options)
{
    return std::ranges::any_of(all,
                               [&](const OwnFigure &figure) { return changed(figure, card, options).has_value(); });
}

Device withOwnFigures(const Device &card, const ParameterValues &options)
{
    Device own = card;
    for (const OwnFigure &figure : all) {
        const std::optional<double> value = changed(figure, card, options);
        if (!value)
            continue;
        const double factor = *value / ownValue(figure, card).value_or(*value);
        for (const auto &[quantity, usual] : figure.quantities) {
            const Figure *known = card.find(quantity);
            if (!known && figure.quantities.size() > 1 && usual == 0)
                continue; // another of them says the same
            Figure &changedFigure = own.figures[quantity];
            changedFigure.value = figure.quantities.size() == 1 ? *value : (known ? known->value : usual) * factor;
        }
    }
    if (!isOwnGpu(card, options))
        return own;
    if (!card.find(Q::L1Size))
        own.year.reset(); // the published fit, which needs that figure, holds no more than for the card
    // A copy's latency follows the launch's only where neither was chosen.
    for (const OwnFigure &figure : all)
        if (figure.quantities.front().first == Q::CopyLatency && !own.find(Q::CopyLatency))
            own.figures[Q::CopyLatency].value = *ownValue(figure, card);
    return own;
}

Device shownOwnGpu(const Device &card, const ParameterValues &options)
{
    if (!isOwnGpu(card, options))
        return card;
    Device own = withOwnFigures(card, options);
    own.name = ownGpuName(card.name).text();
    own.year = card.year;
    for (auto &[quantity, figure] : own.figures)
        if (card.value(quantity) != figure.value)
            figure = {Figure::Kind::Computed, figure.value, sentence("a figure of your own"), {}};
    return own;
}

} // namespace overtake
