// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/verdict_text.h"

#include "measure/speed_up.h"
#include "text/format.h"

namespace overtake::cli
{
namespace
{

std::string intervalWords(const SpeedUp &speedUp)
{
    if (speedUp.predicted) {
        return "expected between";
    }
    if (speedUp.rangeOf == 0) {
        return "95 % interval";
    }
    return "range of " + std::to_string(speedUp.rangeOf) + (speedUp.rangeOf == 1 ? " round" : " rounds");
}

} // namespace

std::string verdictText(const SpeedUp &speedUp, const VerdictWords &words)
{
    const auto sentence = [&](const std::string &statement, Interval interval) {
        return statement + " (" + intervalWords(speedUp) + " " + rangeText(interval, formatRatio, words.digits) +
               "; base case " + words.base + ": " + formatSeconds(words.baseEpochSeconds, words.digits) + " an epoch).";
    };
    const auto faster = [&](const std::string &winner, const std::string &loser, double ratio) {
        return winner + " " + words.is + " " + formatRatio(ratio, words.digits) + " faster than " + loser;
    };
    switch (speedUp.verdict) {
    case Verdict::OtherFaster:
        return sentence(faster(words.other, words.base, speedUp.median), speedUp.ci95);
    case Verdict::BaseFaster:
        return sentence(faster(words.base, words.other, 1 / speedUp.median),
                        {1 / speedUp.ci95.high, 1 / speedUp.ci95.low});
    case Verdict::TooClose:
        return sentence("Too close to call, as " + noClearLead() + ": the speed-up of " + words.other + " over " +
                            words.base + " is " + formatRatio(speedUp.median, words.digits),
                        speedUp.ci95);
    case Verdict::Unknown:
        break;
    }
    return "No verdict on " + words.other + " against " + words.base + ": not both were measured.";
}

std::string noClearLead()
{
    return "no lead of more than " + formatCount(100 * relevantDifference) + " % is certain";
}

std::string rangeText(const Interval &interval, std::string (*format)(double, int), int digits)
{
    return format(interval.low, digits) + " to " + format(interval.high, digits);
}

} // namespace overtake::cli
