// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/explain/why.h"

#include "measure/explain/part_work.h"
#include "measure/explain/profile_table.h"
#include "measure/explain/utilisation.h"
#include "measure/quick_data.h"
#include "text/format.h"

#include <algorithm>
#include <cmath>

namespace overtake
{

namespace
{

constexpr double decides = 0.5; ///< a reason that takes a larger share of a step's time is the one that counts
/// Rates up to this multiple of the memory's bandwidth may be measuring error; higher ones come from a cache.
constexpr double mostOfBandwidth = 1.1;

using Kind = Reason::Kind;

/// An engine that a host drives: it has spans of the host, or copies; a model of a card has neither for some work.
bool isDriven(const StepProfile &profile, const Device *device)
{
    const bool copies =
        std::ranges::any_of(profile.parts, [](const StepPart &part) { return part.kind != StepPart::Kind::Compute; });
    return copies || !profile.host.empty() || (device && device->kind == DeviceKind::Gpu);
}

/// All that the steps of an epoch touch has room in the largest cache that is known.
bool fitsInCache(const Program &program, const Device &device)
{
    const MemoryNeed need = program.memory();
    const std::int64_t bytes = device.kind == DeviceKind::Gpu ? need.onGpu() : need.onHostEngine();
    return static_cast<double>(bytes) <= device.valueOf({DeviceQuantity::L3Size, DeviceQuantity::L2Size}).value_or(0);
}

void addMemory(StepFigures &figures, const StepProfile &profile, const std::vector<double> &shares,
               const std::vector<PartWork> &works)
{
    double bytes = 0;
    double seconds = 0;
    for (std::size_t i = 0; i < std::min(profile.parts.size(), works.size()); ++i) {
        const StepPart &part = profile.parts[i];
        if (part.kind != StepPart::Kind::Compute || !(part.seconds > 0))
            continue;
        const double used = works[i].bytes / figures.bandwidth / part.seconds;
        const double computed = figures.peak > 0 ? works[i].flops / figures.peak / part.seconds : 0;
        if (used < decides || used > mostOfBandwidth || used < computed)
            continue;
        figures.waitsForMemory += shares[i];
        bytes += works[i].bytes;
        seconds += part.seconds;
    }
    if (seconds > 0)
        figures.ofBandwidth = std::min(1.0, bytes / figures.bandwidth / seconds);
}

/// Adds the bytes of a step's rows, which come from memory where the data set is larger than the caches.
void addColdData(StepFigures &figures, const Measurement &measurement, const Program &program, const Device &device)
{
    const MemoryNeed need = program.memory();
    const std::int64_t bytes = device.kind == DeviceKind::Gpu ? need.residentDatasetBytes : need.datasetBytes;
    const double seconds = measurement.step.median;
    if (bytes < quickDataBytes || !(seconds > 0))
        return;
    const double rows = static_cast<double>(program.batchRows) / static_cast<double>(program.samples);
    const double used = static_cast<double>(bytes) * std::min(rows, 1.0) / figures.bandwidth / seconds;
    if (used <= decides || used > mostOfBandwidth || used < figures.ofPeak)
        return;
    figures.waitsForMemory = 1;
    figures.ofBandwidth = std::min(1.0, used);
    figures.atLeast = true;
}

/// Reason of one engine: copies, launches, arithmetic or memory, if its share is above one half.
Reason ownReason(const StepFigures &figures, std::size_t engine)
{
    Reason reason;
    reason.engine = engine;
    reason.predicted = figures.predicted;
    reason.kernels = figures.kernels;
    if (figures.copies > decides) {
        reason.kind = Kind::Copies;
        reason.share = figures.copies;
    } else if (figures.launching > decides && figures.kernels > 0) {
        reason.kind = Kind::Launching;
        reason.share = figures.launching;
    } else if (figures.ofPeak > decides && figures.ofPeak <= 1) {
        reason.kind = Kind::Peak;
        reason.share = figures.ofPeak;
    } else if (figures.waitsForMemory > decides) {
        reason.kind = Kind::Memory;
        reason.share = figures.ofBandwidth;
        reason.atLeast = figures.atLeast;
    }
    return reason;
}

bool isOverhead(const Reason &reason)
{
    return reason.kind == Kind::Copies || reason.kind == Kind::Launching;
}

double ratioOf(double a, double b)
{
    return std::max(a, b) / std::min(a, b);
}

} // namespace

StepFigures stepFiguresOf(const Measurement &measurement, const Device *device)
{
    StepFigures figures;
    if (!measurement.hasTime())
        return figures;
    figures.predicted = measurement.status == PointStatus::Predicted;
    const std::optional<Program> program = device ? programOf(measurement) : std::nullopt;
    if (program) {
        if (const auto utilisation = utilisationOf(measurement, *program, *device)) {
            figures.ofPeak = utilisation->share;
            figures.peak = utilisation->peak.figure.value;
        }
        figures.bandwidth = device->value(DeviceQuantity::Bandwidth).value_or(0);
    }
    if (!measurement.profile || measurement.profile->parts.empty()) {
        if (program && figures.bandwidth > 0 && measurement.status == PointStatus::Measured)
            addColdData(figures, measurement, *program, *device);
        return figures;
    }
    const StepProfile &profile = *measurement.profile;
    const std::vector<double> shares = sharesOfParts(profile);
    double inParts = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        inParts += shares[i];
        if (profile.parts[i].kind != StepPart::Kind::Compute)
            figures.copies += shares[i];
        else
            ++figures.kernels;
    }
    if (isDriven(profile, device))
        figures.launching = std::max(0.0, 1 - inParts);
    if (program && figures.bandwidth > 0 && !fitsInCache(*program, *device))
        addMemory(figures, profile, shares, workOfParts(measurement, *program));
    return figures;
}

Reason reasonFor(const StepFigures &only)
{
    return ownReason(only, 0);
}

Reason reasonFor(const StepFigures &base, const StepFigures &other)
{
    const Reason one = ownReason(base, 0);
    const Reason two = ownReason(other, 1);
    if (isOverhead(one) || isOverhead(two)) {
        if (isOverhead(one) && isOverhead(two))
            return one.share > two.share ? one : two;
        return isOverhead(one) ? one : two;
    }
    Reason both;
    both.predicted = base.predicted || other.predicted;
    if (one.kind == Kind::Memory && two.kind == Kind::Memory) {
        both.kind = Kind::BothMemory;
        both.ratio = ratioOf(base.bandwidth, other.bandwidth);
        return both;
    }
    if (one.kind == Kind::Peak && two.kind == Kind::Peak) {
        both.kind = Kind::BothPeak;
        both.ratio = ratioOf(base.peak, other.peak);
        return both;
    }
    return one.share >= two.share ? one : two;
}

Reason reasonOf(const Comparison &comparison, std::size_t other, const std::vector<const Device *> &devices)
{
    const auto figuresOf = [&](std::size_t engine) {
        return stepFiguresOf(comparison.measurements[engine], engine < devices.size() ? devices[engine] : nullptr);
    };
    if (comparison.measurements.empty() || other >= comparison.measurements.size() ||
        !comparison.measurements[0].use.isHonest() || !comparison.measurements[other].use.isHonest())
        return {};
    if (other == 0)
        return reasonFor(figuresOf(0));
    Reason reason = reasonFor(figuresOf(0), figuresOf(other));
    reason.engine = reason.engine == 0 ? 0 : other;
    return reason;
}

Message toMessage(const Reason &reason, const Label &label)
{
    const Message engine = toMessage({label.name, label.details, label.predicted && !reason.predicted});
    const std::string share = formatCount(std::round(100 * reason.share)) + " %";
    Message text;
    switch (reason.kind) {
    case Kind::None:
        return {};
    case Kind::Copies:
        text = sentence("Copies take %1 of the step on %2.", share, engine);
        break;
    case Kind::Launching:
        text = reason.kernels == 1
                   ? sentence("Launching one kernel and waiting costs %1 more than computing.", engine)
                   : sentence("Launching %1 kernels and waiting costs %2 more than computing.", reason.kernels, engine);
        break;
    case Kind::BothMemory:
        text = sentence("Both wait for memory: %1 is the ratio of their bandwidths.", formatFactor(reason.ratio));
        break;
    case Kind::BothPeak:
        text = sentence("Arithmetic limits both: %1 is the ratio of their peaks.", formatFactor(reason.ratio));
        break;
    case Kind::Memory:
        text = reason.atLeast ? sentence("%1 waits for memory: it uses at least %2 of the bandwidth.", engine, share)
                              : sentence("%1 waits for memory: it uses %2 of the bandwidth.", engine, share);
        break;
    case Kind::Peak:
        text = sentence("%1 is at %2 of its peak.", engine, share);
        break;
    }
    return reason.predicted ? sentence("Predicted: %1", text) : text;
}

} // namespace overtake
