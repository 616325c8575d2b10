// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/agreement.h"

#include "text/format.h"

#include <algorithm>
#include <cmath>

namespace overtake
{

namespace
{

constexpr double largestTolerance = 0.1;
constexpr double smallestLoss = 0.01; ///< below, differences are relative to this: the loss of a batch may be nearly 0

/// Two digits: how large a difference is, not which. "0.000012 %".
std::string percent(double share)
{
    return formatFactor(100 * share, 2) + " %";
}

Message stepText(std::int64_t step)
{
    return sentence("step %1", formatCount(static_cast<double>(step)));
}

} // namespace

double lossTolerance(Precision coarser, std::int64_t step)
{
    const double first = tolerancesOf(coarser).firstLoss;
    return std::max(first, std::min(largestTolerance, first * (1 + static_cast<double>(step - 1) / 100)));
}

void compareLosses(Agreement &agreement, Precision coarser, std::int64_t step, float base, float other)
{
    const double tolerance = lossTolerance(coarser, step);
    if (agreement.steps == 0)
        agreement.firstTolerance = tolerance;
    agreement.steps = step;
    agreement.lastTolerance = tolerance;
    if (!std::isfinite(base) && !std::isfinite(other))
        return; // both diverged
    const double reference = std::max(std::abs(static_cast<double>(base)), smallestLoss);
    const double difference = std::abs(static_cast<double>(other) - static_cast<double>(base)) / reference;
    const bool isNumber = std::isfinite(difference);
    if (isNumber && difference > agreement.largest) {
        agreement.largest = difference;
        agreement.largestStep = step;
    }
    if (!agreement.partsAt && (!isNumber || difference > tolerance)) {
        agreement.partsAt = step;
        agreement.partsBy = difference;
        agreement.partsTolerance = tolerance;
    }
}

Message toMessage(const Agreement &agreement, const Message &base, const Message &other)
{
    if (!agreement.whyNot.empty())
        return agreement.whyNot;
    if (agreement.steps == 0)
        return sentence("No step was done by both %1 and %2.", base, other);
    if (agreement.partsAt) {
        const Message step = stepText(*agreement.partsAt);
        const std::string tolerance =
            percent(*agreement.partsAt == 1 ? agreement.firstTolerance : agreement.partsTolerance);
        const Message where = std::isfinite(agreement.partsBy)
                                  ? sentence("Same weights, same batches: the losses of %1 and %2 part at %3, "
                                             "where they differ by %4 (tolerance %5)",
                                             other, base, step, percent(agreement.partsBy), tolerance)
                                  : sentence("Same weights, same batches: the losses of %1 and %2 part at %3, where "
                                             "one of them is not a number (tolerance %4)",
                                             other, base, step, tolerance);
        if (*agreement.partsAt == 1)
            return sentence("%1.", where);
        return sentence("%1; %2", where,
                        sentence("until then they agree. Each step starts from weights that the previous step rounded, "
                                 "and a high learning rate makes such differences grow fast. After that step, both "
                                 "runs are equally valid: compare their reports."));
    }
    const std::string steps = formatCount(static_cast<double>(agreement.steps));
    const std::string first = percent(agreement.firstTolerance);
    const std::string last = percent(agreement.lastTolerance);
    const Message over = agreement.steps == 1 ? sentence("1 step") : sentence("%1 steps", steps);
    const Message agree =
        agreement.largestStep > 0
            ? sentence("Same weights, same batches: the losses of %1 and %2 agree over %3, to %4 (%5).", other, base,
                       over, percent(agreement.largest), stepText(agreement.largestStep))
            : sentence("Same weights, same batches: the losses of %1 and %2 agree over %3, exactly.", other, base,
                       over);
    return inRow({agree, first == last ? sentence("Tolerance %1.", first)
                                       : sentence("Tolerance: %1 at the first step, %2 at the last, because each step "
                                                  "starts from weights that the previous step rounded.",
                                                  first, last)});
}

} // namespace overtake
