// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/breakdown.h"

#include "measure/explain/profile_table.h"
#include "words/chart_words.h"
#include "words/number_text.h"

#include <algorithm>
#include <map>

namespace overtake
{
namespace
{

constexpr std::size_t mostOperations = 6; ///< with a colour of their own

/// "MatMul" of "MatMul + AddBias + Relu": the operation that a fused part is made around.
QString leadOf(const std::string &name)
{
    return QString::fromStdString(name.substr(0, name.find(" + ")));
}

bool hasTime(const StepProfile &profile)
{
    return profile.totalSeconds > 0 ||
           std::ranges::any_of(profile.parts, [](const StepPart &part) { return part.seconds > 0; });
}

} // namespace

QString whyNoProfile(const Measurement &measurement)
{
    if (measurement.status == PointStatus::Failed)
        return ChartWords::tr("failed");
    if (!measurement.hasTime())
        return ChartWords::tr("not measured");
    return measurement.quick ? ChartWords::tr("not fully measured yet: press S for a sweep")
                             : ChartWords::tr("unknown for this engine");
}

bool Breakdown::isEmpty() const
{
    return std::ranges::none_of(rows, &Row::known);
}

bool Breakdown::hasCopies() const
{
    return std::any_of(categories.begin(), categories.end(), [](const Category &category) {
        return category.group == Group::CopyIn || category.group == Group::CopyOut;
    });
}

Breakdown breakdownOf(const Comparison &comparison, const ChartContext &context)
{
    Breakdown result;
    const std::size_t engines = std::min(context.series.size(), comparison.measurements.size());
    std::map<QString, std::vector<double>> operations;
    Breakdown::Category copyIn{Breakdown::Group::CopyIn, ChartWords::tr("copy in"), std::vector<double>(engines)};
    Breakdown::Category copyOut{Breakdown::Group::CopyOut, ChartWords::tr("copy out"), std::vector<double>(engines)};
    Breakdown::Category waiting{Breakdown::Group::Waiting, ChartWords::tr("launching and waiting"),
                                std::vector<double>(engines)};
    for (std::size_t i = 0; i < engines; ++i) {
        const Measurement &measurement = comparison.measurements[i];
        Breakdown::Row row{seriesName(context.series[i]), whyNoProfile(measurement), false, context.series[i].predicted,
                           measurement.step.median};
        if (measurement.hasTime() && measurement.profile && hasTime(*measurement.profile)) {
            row.known = true;
            row.time = ChartWords::tr("%1 a step").arg(secondsText(measurement.step.median, measurement.quick ? 2 : 3));
            const std::vector<double> all = sharesOfParts(*measurement.profile);
            double inParts = 0;
            for (std::size_t at = 0; at < all.size(); ++at) {
                const StepPart &part = measurement.profile->parts[at];
                const double share = all[at];
                inParts += share;
                if (part.kind == StepPart::Kind::CopyIn)
                    copyIn.shares[i] += share;
                else if (part.kind == StepPart::Kind::CopyOut)
                    copyOut.shares[i] += share;
                else {
                    std::vector<double> &shares = operations[leadOf(part.name)];
                    shares.resize(engines);
                    shares[i] += share;
                }
            }
            waiting.shares[i] = std::max(0.0, 1 - inParts);
        }
        result.rows.push_back(row);
    }

    std::vector<Breakdown::Category> sorted;
    for (const auto &[label, shares] : operations)
        sorted.push_back({Breakdown::Group::Operation, label, shares});
    const auto largest = [](const Breakdown::Category &one) { return *std::ranges::max_element(one.shares); };
    std::ranges::stable_sort(sorted, [&](const auto &a, const auto &b) { return largest(a) > largest(b); });
    Breakdown::Category other{Breakdown::Group::Other, ChartWords::tr("other operations"),
                              std::vector<double>(engines)};
    for (std::size_t k = mostOperations; k < sorted.size(); ++k)
        for (std::size_t i = 0; i < engines; ++i)
            other.shares[i] += sorted[k].shares[i];
    sorted.resize(std::min(sorted.size(), mostOperations));

    const auto add = [&](Breakdown::Category category) {
        if (std::ranges::any_of(category.shares, [](double share) { return share > 0; }))
            result.categories.push_back(std::move(category));
    };
    add(copyIn);
    for (Breakdown::Category &category : sorted)
        add(std::move(category));
    add(other);
    add(waiting);
    add(copyOut);
    return result;
}

} // namespace overtake
