// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/explain/profile_table.h"

#include "measure/explain/part_work.h"
#include "measure/statistics.h"

#include <algorithm>
#include <numeric>

namespace overtake
{

namespace
{

double sumOf(const std::vector<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0);
}

std::vector<double> samplesOf(const StepPart &part)
{
    return part.samples.empty() ? std::vector<double>{part.seconds} : part.samples;
}

ProfileRow &rowFor(std::vector<ProfileRow> &rows, const StepPart &part)
{
    const auto known = std::ranges::find_if(
        rows, [&](const ProfileRow &row) { return row.name == part.name && row.kind == part.kind; });
    if (known != rows.end())
        return *known;
    rows.push_back({});
    rows.back().name = part.name;
    rows.back().kind = part.kind;
    return rows.back();
}

/// Time of a step that is neither copying nor computing: the median over the steps.
double restOf(const StepProfile &profile)
{
    const std::size_t steps = std::max<std::size_t>(1, profile.totals.size());
    std::vector<double> rests;
    for (std::size_t step = 0; step < steps; ++step) {
        double rest = profile.totals.empty() ? profile.totalSeconds : profile.totals[step];
        for (const StepPart &part : profile.parts) {
            const std::vector<double> samples = samplesOf(part);
            rest -= step < samples.size() ? samples[step] : part.seconds;
        }
        rests.push_back(std::max(0.0, rest));
    }
    return median(rests);
}

} // namespace

StepProfile middleOf(std::vector<StepProfile> profiles)
{
    std::vector<std::size_t> byTotal(profiles.size());
    std::iota(byTotal.begin(), byTotal.end(), std::size_t{0});
    std::ranges::stable_sort(
        byTotal, [&](std::size_t a, std::size_t b) { return profiles[a].totalSeconds < profiles[b].totalSeconds; });
    StepProfile middle = profiles[byTotal[byTotal.size() / 2]];
    if (profiles.size() == 1)
        return middle;
    for (const StepProfile &profile : profiles) {
        middle.totals.push_back(profile.totalSeconds);
        for (std::size_t i = 0; i < std::min(middle.parts.size(), profile.parts.size()); ++i)
            middle.parts[i].samples.push_back(profile.parts[i].seconds);
    }
    return middle;
}

// The parts and the rest are the whole: medians of each need not add up to the median of the total.
std::vector<double> sharesOfParts(const StepProfile &profile)
{
    std::vector<double> shares;
    double whole = restOf(profile);
    for (const StepPart &part : profile.parts) {
        shares.push_back(median(samplesOf(part)));
        whole += shares.back();
    }
    for (double &share : shares)
        share = whole > 0 ? share / whole : 0;
    return shares;
}

ProfileTable profileTable(const Measurement &measurement, const Device *device)
{
    ProfileTable table;
    table.predicted = measurement.status == PointStatus::Predicted;
    if (!measurement.profile || measurement.profile->parts.empty())
        return table;
    const StepProfile &profile = *measurement.profile;
    table.steps = static_cast<int>(std::max<std::size_t>(1, profile.totals.size()));
    table.restSeconds = restOf(profile);
    table.stepSeconds = table.restSeconds;

    const std::optional<Program> program = programOf(measurement);
    const std::vector<PartWork> works = program ? workOfParts(measurement, *program) : std::vector<PartWork>();
    const auto plainPeak = device ? peakOf(*device, Precision::Fp32) : std::nullopt;
    const auto doublePeak = device ? fp64PeakOf(*device) : std::nullopt;
    const Precision precision = precisionOf(measurement.use.options);
    if (device)
        table.peak = program && computesInDoubles(*program) ? doublePeak : peakOf(*device, precision);
    const std::vector<double> shares = sharesOfParts(profile);
    struct RowWork {
        double flops = 0;
        double atPeak = 0; ///< seconds that the arithmetic would take at the peak; negative where it is not known
        bool convolves = false;
    };
    std::vector<RowWork> workOf; // by row
    for (std::size_t i = 0; i < profile.parts.size(); ++i) {
        const StepPart &part = profile.parts[i];
        ProfileRow &row = rowFor(table.rows, part);
        workOf.resize(table.rows.size());
        RowWork &work = workOf[static_cast<std::size_t>(&row - table.rows.data())];
        const std::vector<double> samples = samplesOf(part);
        row.seconds += median(samples);
        table.stepSeconds += median(samples);
        row.share += shares[i];
        row.totalSeconds += sumOf(samples);
        row.calls += static_cast<int>(samples.size());
        if (i >= works.size())
            continue;
        row.bytes = row.bytes.value_or(0) + works[i].bytes;
        work.flops += works[i].flops;
        work.convolves = work.convolves || works[i].convolves;
        const auto &peak = works[i].inDoubles ? doublePeak : works[i].multiplies ? table.peak : plainPeak;
        // Only cuDNN convolves in TF32, and the profile does not say whether it did.
        const bool isKnown = peak && !(works[i].convolves && precision == Precision::Tf32);
        work.atPeak += isKnown && work.atPeak >= 0 ? works[i].flops / peak->figure.value : -1e300;
    }
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        ProfileRow &row = table.rows[i];
        row.meanSeconds = row.totalSeconds / row.calls;
        const RowWork &work = workOf[i];
        const bool doesFewer = work.convolves && work.atPeak > row.seconds;
        if (work.flops > 0 && row.seconds > 0 && !doesFewer) {
            row.flopsPerSecond = work.flops / row.seconds;
            if (work.atPeak > 0)
                row.shareOfPeak = work.atPeak / row.seconds;
        }
    }
    sortRows(table.rows, ProfileColumn::Own, false);
    return table;
}

std::optional<double> figureOf(const ProfileRow &row, int steps, ProfileColumn column)
{
    switch (column) {
    case ProfileColumn::Name:
        return std::nullopt;
    case ProfileColumn::Own:
        return row.seconds;
    case ProfileColumn::Share:
        return row.share;
    case ProfileColumn::Total:
        return row.totalSeconds;
    case ProfileColumn::Mean:
        return row.meanSeconds;
    case ProfileColumn::Calls:
        return static_cast<double>(row.calls) / std::max(steps, 1);
    case ProfileColumn::Memory:
        return row.bytes;
    case ProfileColumn::Rate:
        return row.flopsPerSecond;
    case ProfileColumn::Peak:
        break;
    }
    return row.shareOfPeak;
}

void sortRows(std::vector<ProfileRow> &rows, ProfileColumn column, bool ascending)
{
    std::ranges::stable_sort(rows, [&](const ProfileRow &a, const ProfileRow &b) {
        if (column == ProfileColumn::Name)
            return ascending ? a.name < b.name : b.name < a.name;
        const std::optional<double> left = figureOf(a, 1, column);
        const std::optional<double> right = figureOf(b, 1, column);
        if (!left || !right)
            return left.has_value() && !right.has_value();
        return ascending ? *left < *right : *right < *left;
    });
}

} // namespace overtake
