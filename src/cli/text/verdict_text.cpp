// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/verdict_text.h"

#include "cli/text/words.h"
#include "measure/compare/doubt.h"
#include "measure/compare/speed_up.h"
#include "text/format.h"

namespace overtake::cli
{
namespace
{

/// "95 % interval 1.9 to 2.1; baseline CPU: 41 ms an epoch"
std::string detailText(const SpeedUp &speedUp, Interval interval, const VerdictWords &words)
{
    const int digits = rangeDigits(interval.low, interval.high, words.digits);
    const std::string range = rangeText(interval, formatFactor, digits);
    const std::string time = formatSeconds(words.baseEpochSeconds, words.digits);
    if (speedUp.predicted)
        return tr("expected: %1; baseline %2: %3 an epoch", range, words.base, time);
    if (speedUp.rangeOf == 0)
        return tr("95 % interval %1; baseline %2: %3 an epoch", range, words.base, time);
    return speedUp.rangeOf == 1
               ? tr("range of 1 round %1; baseline %2: %3 an epoch", range, words.base, time)
               : tr("range of %1 rounds %2; baseline %3: %4 an epoch", speedUp.rangeOf, range, words.base, time);
}

std::string fasterText(const std::string &winner, const std::string &loser, double ratio, const VerdictWords &words)
{
    const std::string factor = formatFactor(ratio, words.digits);
    return words.isTraining ? tr("%1 trains %2 times as fast as %3", winner, factor, loser)
                            : tr("%1 is %2 times as fast as %3", winner, factor, loser);
}

/// The verdict that a doubt withholds, marked as such, and the doubt.
std::string provisionalText(const SpeedUp &speedUp, const VerdictWords &words)
{
    const bool baseWins = speedUp.provisional == Verdict::BaseFaster;
    const std::string &winner = baseWins ? words.base : words.other;
    const std::string &loser = baseWins ? words.other : words.base;
    const std::string factor = formatFactor(baseWins ? 1 / speedUp.median : speedUp.median, words.digits);
    const Interval interval = baseWins ? Interval{1 / speedUp.ci95.high, 1 / speedUp.ci95.low} : speedUp.ci95;
    const std::string statement = speedUp.provisional == Verdict::TooClose
                                      ? tr("Provisional: too close to call between %1 and %2", words.base, words.other)
                                  : words.isTraining
                                      ? tr("Provisional: %1 trains %2 times as fast as %3", winner, factor, loser)
                                      : tr("Provisional: %1 is %2 times as fast as %3", winner, factor, loser);
    return statement + " (" + detailText(speedUp, interval, words) + "). " + inWords(doubtText(speedUp.doubt));
}

} // namespace

std::string statusWord(PointStatus status)
{
    switch (status) {
    case PointStatus::Measured:
        return tr("measured");
    case PointStatus::Failed:
        return tr("failed");
    case PointStatus::Skipped:
        return tr("skipped");
    case PointStatus::Cancelled:
        return tr("stopped");
    case PointStatus::Predicted:
        return tr("predicted");
    case PointStatus::Recorded:
        break;
    }
    return tr("recorded");
}

std::string verdictText(const SpeedUp &speedUp, const VerdictWords &words)
{
    if (speedUp.doubt == Doubt::WrongOnPurpose)
        return tr("No verdict: by a wrong stopwatch, %1 would be %2 times as fast as %3.", words.other,
                  formatFactor(speedUp.median, words.digits), words.base);
    if (speedUp.doubt != Doubt::None)
        return provisionalText(speedUp, words);
    const auto with = [&](const std::string &statement, Interval interval) {
        return statement + " (" + detailText(speedUp, interval, words) + ").";
    };
    switch (speedUp.verdict) {
    case Verdict::OtherFaster:
        return with(fasterText(words.other, words.base, speedUp.median, words), speedUp.ci95);
    case Verdict::BaseFaster:
        return with(fasterText(words.base, words.other, 1 / speedUp.median, words),
                    {1 / speedUp.ci95.high, 1 / speedUp.ci95.low});
    case Verdict::TooClose:
        return with(tr("Too close to call, because %1: the speed-up of %2 over %3 is %4", noClearLead(), words.other,
                       words.base, formatFactor(speedUp.median, words.digits)),
                    speedUp.ci95);
    case Verdict::Unknown:
        break;
    }
    return tr("No verdict on %1 against %2: not both were measured.", words.other, words.base);
}

std::string noClearLead()
{
    return tr("no difference of more than %1 % is certain", formatCount(100 * relevantDifference));
}

std::string rangeText(const Interval &interval, std::string (*format)(double, int), int digits)
{
    return tr("%1 to %2", format(interval.low, digits), format(interval.high, digits));
}

} // namespace overtake::cli
