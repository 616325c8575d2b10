// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/doubt.h"

#include "measure/compare/predicted.h"
#include "measure/compare/speed_up.h"

#include <algorithm>

namespace overtake
{

namespace
{

Doubt doubtOf(const Evidence &side)
{
    if (side.repetitions == 0)
        return Doubt::None;
    return side.wrongOnPurpose     ? Doubt::WrongOnPurpose
           : side.disturbed        ? Doubt::Disturbed
           : side.quick            ? Doubt::Quick
           : side.repetitions == 1 ? Doubt::OneRepetition
           : !side.converged       ? Doubt::NotConverged
                                   : Doubt::None;
}

} // namespace

Evidence evidenceOf(const Measurement &measurement)
{
    const bool ran = measurement.status == PointStatus::Measured || measurement.status == PointStatus::Recorded;
    return {measurement.disturbed, measurement.quick, measurement.converged, ran ? measurement.samples.size() : 0,
            !measurement.use.isHonest()};
}

Doubt doubtOf(const Evidence &base, const Evidence &other, bool inTurn)
{
    const bool bothRan = base.repetitions > 0 && other.repetitions > 0;
    return std::max({doubtOf(base), doubtOf(other), inTurn || !bothRan ? Doubt::None : Doubt::Apart});
}

void withhold(SpeedUp &speedUp, Doubt doubt)
{
    if (doubt == Doubt::None || !speedUp.hasRatio())
        return;
    speedUp.provisional = doubt == Doubt::WrongOnPurpose ? Verdict::Unknown : speedUp.leaning();
    speedUp.verdict = Verdict::Unknown;
    speedUp.doubt = std::max(speedUp.doubt, doubt);
}

void withholdVerdicts(Comparison &comparison)
{
    const auto &all = comparison.measurements;
    for (std::size_t i = 1; i < std::min(all.size(), comparison.speedUps.size()); ++i) {
        const Doubt doubt = doubtOf(evidenceOf(all.front()), evidenceOf(all[i]));
        if (doubt != Doubt::NotConverged || !isKnown(comparison.speedUps[i]))
            withhold(comparison.speedUps[i], doubt);
    }
}

SpeedUp speedUpApart(const Measurement &base, const Measurement &other)
{
    SpeedUp speedUp;
    if (isPredicted(base, other)) {
        speedUp = predictedSpeedUp(base, other);
    } else {
        const Interval baseTime = epochInterval(base);
        const Interval otherTime = epochInterval(other);
        speedUp.median = base.epochSeconds / other.epochSeconds;
        speedUp.ci95 = {baseTime.low / otherTime.high, baseTime.high / otherTime.low};
        speedUp.verdict = verdictOf(speedUp.ci95);
        for (const int range : {base.step.rangeOf, other.step.rangeOf})
            if (range > 0)
                speedUp.rangeOf = speedUp.rangeOf > 0 ? std::min(speedUp.rangeOf, range) : range;
    }
    withhold(speedUp, doubtOf(evidenceOf(base), evidenceOf(other), false));
    return speedUp;
}

Message doubtText(Doubt doubt)
{
    switch (doubt) {
    case Doubt::None:
        break;
    case Doubt::NotConverged:
        return sentence("The repetitions did not converge: measure again.");
    case Doubt::OneRepetition:
        return sentence("There was time for one repetition only: allow more time.");
    case Doubt::Quick:
        return sentence("Measured quickly: a full measurement gives a verdict.");
    case Doubt::Apart:
        return sentence("The two were not measured in turn: measure them together.");
    case Doubt::WrongOnPurpose:
        return sentence("Measured wrongly on purpose: there is no verdict.");
    case Doubt::Disturbed:
        return sentence("The measurement was disturbed: measure again while nothing else runs.");
    }
    return {};
}

} // namespace overtake
