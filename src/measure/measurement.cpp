// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measurement.h"

#include "text/contains.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>

namespace overtake
{

namespace
{

Message pointsText(int count)
{
    return count == 1 ? sentence("1 point") : sentence("%1 points", count);
}

/// The first parts that both have.
Message commonParts(const Message &a, const Message &b)
{
    std::vector<Message> parts = partsOf(a);
    const std::vector<Message> others = partsOf(b);
    parts.erase(std::mismatch(parts.begin(), parts.end(), others.begin(), others.end()).first, parts.end());
    return listed(std::move(parts));
}

using Sentences = std::vector<Message>;

Sentences crossingsSentences(const Crossover &crossover, const Message &base, const Message &other, const Message &axis)
{
    Sentences sentences;
    for (const auto &bracket : crossover.brackets) {
        const auto &winner = bracket.otherFasterAbove ? other : base;
        const auto &loser = bracket.otherFasterAbove ? base : other;
        const std::string low = formatCount(bracket.low);
        const std::string high = formatCount(bracket.high);
        sentences.push_back(sentences.empty()
                                ? sentence("%1 overtakes %2 between %3 and %4 (%5).", winner, loser, low, high, axis)
                                : sentence("Then %1 overtakes %2 between %3 and %4.", winner, loser, low, high));
    }
    return sentences;
}

/// The same winner wherever there is one, at every point of the range.
Message wholeRangeSentence(const Crossover &crossover, const Message &base, const Message &other)
{
    const int decided = crossover.points - crossover.tooClose;
    if (decided == 0)
        return sentence("Too close to call over the whole range: neither %1 nor %2 is clearly faster.", base, other);
    if (crossover.kind == Crossover::Kind::NeverInRange)
        return crossover.tooClose == 0
                   ? sentence("%1 is faster over the whole range: %2 does not overtake it.", base, other)
                   : sentence("%1 does not overtake %2 in this range: slower at %3, too close to call at %4.", other,
                              base, pointsText(decided), crossover.tooClose);
    return crossover.tooClose == 0
               ? sentence("%1 is faster than %2 over the whole range.", other, base)
               : sentence("%1 is nowhere slower than %2 in this range: faster at %3, too close to call at %4.", other,
                          base, pointsText(decided), crossover.tooClose);
}

/// The same, where some of the points were not measured or are in doubt.
Message partialSentence(const Crossover &crossover, const Message &base, const Message &other)
{
    const int decided = crossover.points - crossover.tooClose;
    // If all points are in doubt, none has a verdict, and the sentence before this one says so.
    const bool areAllAlike = crossover.doubted == 0 || crossover.doubt != Doubt::None;
    const bool isOne = crossover.points == 1;
    if (decided == 0 && areAllAlike)
        return sentence("Too close to call at the %1 of %2 points measured: neither %3 nor %4 is clearly faster.",
                        crossover.points, crossover.planned, base, other);
    if (decided == 0)
        return isOne ? sentence("Too close to call at the 1 of %1 points that has a verdict: neither %2 nor %3 is "
                                "clearly faster.",
                                crossover.planned, base, other)
                     : sentence("Too close to call at the %1 of %2 points that have a verdict: neither %3 nor %4 is "
                                "clearly faster.",
                                crossover.points, crossover.planned, base, other);
    const bool otherWins = crossover.kind == Crossover::Kind::AlwaysFaster;
    const Message &winner = otherWins ? other : base;
    const Message &loser = otherWins ? base : other;
    if (crossover.tooClose > 0)
        return sentence("%1 is faster than %2 at %3 of %4 points, too close to call at %5.", winner, loser, decided,
                        crossover.planned, crossover.tooClose);
    if (areAllAlike)
        return sentence("%1 is faster than %2 at the %3 of %4 points measured.", winner, loser, decided,
                        crossover.planned);
    return isOne ? sentence("%1 is faster than %2 at the 1 of %3 points that has a verdict.", winner, loser,
                            crossover.planned)
                 : sentence("%1 is faster than %2 at the %3 of %4 points that have a verdict.", winner, loser, decided,
                            crossover.planned);
}

} // namespace

std::string toText(const EngineUse &use)
{
    std::string text = use.id;
    for (const auto *values : {&use.options, &use.overrides})
        for (const auto &[key, value] : values->all())
            text += "," + key + "=" + toText(value);
    return use.isHonest() ? text : text + "," + stopwatchOption().key + "=" + nameOf(use.stopwatch);
}

std::vector<EngineUse> withHonestBeside(const std::vector<EngineUse> &uses)
{
    std::vector<EngineUse> all;
    for (const EngineUse &use : uses) {
        EngineUse honest = use;
        honest.stopwatch = Stopwatch::Honest;
        if (!use.isHonest() && !contains(uses, honest) && !contains(all, honest))
            all.push_back(honest);
        all.push_back(use);
    }
    return all;
}

void requireHonest(const std::vector<EngineUse> &uses, const Message &what)
{
    for (const EngineUse &use : uses)
        if (!use.isHonest())
            throw UsageError(
                sentence("%1 accepts only honest times, but '%2' is timed wrongly on purpose.", what, toText(use)));
}

bool haveRatio(const Measurement &base, const Measurement &other)
{
    return base.hasTime() && other.hasTime() && base.epochSeconds > 0 && other.epochSeconds > 0;
}

Interval epochInterval(const Measurement &measurement)
{
    const double steps = measurement.epochSeconds - measurement.shuffleSeconds;
    const auto scaled = [&](double stepSeconds) {
        const double part = measurement.step.median > 0 ? stepSeconds / measurement.step.median : 1;
        return steps * part + measurement.shuffleSeconds;
    };
    return {scaled(measurement.step.ci95.low), scaled(measurement.step.ci95.high)};
}

std::vector<Label> labelsApart(const Comparison &comparison, const ParameterTable &parameters)
{
    std::vector<Label> labels;
    for (const Measurement &measurement : comparison.measurements) {
        Label &label = labels.emplace_back(measurement.label);
        for (const auto &[key, value] : measurement.use.overrides.all()) {
            const ParameterSpec *spec = parameters.find(key);
            label.details.push_back(spec && spec->isNumber()
                                        ? sentence("%1 %2", term(spec->label), measurement.use.overrides.real(key))
                                        : foreign(key + " " + toText(value)));
        }
    }
    const std::vector<Label> alike = labels;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto earlier = std::count(alike.begin(), alike.begin() + static_cast<std::ptrdiff_t>(i), alike[i]);
        if (earlier > 0)
            labels[i].details.push_back(sentence("no. %1", earlier + 1));
    }
    return labels;
}

Message dataOf(const Sweep &sweep)
{
    std::optional<Message> all;
    for (const SweepPoint &point : sweep.points) {
        for (const Measurement &measurement : point.comparison.measurements)
            if (!measurement.data.empty())
                all = all ? commonParts(*all, measurement.data) : measurement.data;
    }
    return all.value_or(Message());
}

Message uncertaintyText(Doubt doubt)
{
    if (doubt == Doubt::None)
        return {};
    return doubt == Doubt::Quick
               ? sentence("Not certain, because more points were measured quickly than have a verdict.")
               : sentence("Not certain, because more points are in doubt than have a verdict.");
}

Message fewVerdictsText(int decided, int planned)
{
    return decided == 1 ? sentence("Only 1 of %1 points has a verdict.", planned)
                        : sentence("Only %1 of %2 points have a verdict.", decided, planned);
}

Message toMessage(const Crossover &crossover, const Message &base, const Message &other, const Message &axis)
{
    if (crossover.doubt == Doubt::WrongOnPurpose)
        return sentence("No crossover of %1 and %2: one of them was measured wrongly on purpose.", base, other);
    if (crossover.kind == Crossover::Kind::Unknown)
        return sentence("No verdict: %1 and %2 were not both measured at any point.", base, other);
    Sentences sentences;
    if (crossover.doubt != Doubt::None)
        sentences.push_back(uncertaintyText(crossover.doubt));
    if (crossover.kind == Crossover::Kind::Crossings) {
        const Sentences crossings = crossingsSentences(crossover, base, other, axis);
        sentences.insert(sentences.end(), crossings.begin(), crossings.end());
        if (!crossover.isWholeRange() && crossover.doubt == Doubt::None)
            sentences.push_back(fewVerdictsText(crossover.points, crossover.planned));
    } else {
        const bool isWhole = crossover.isWholeRange() && crossover.doubt == Doubt::None;
        sentences.push_back(isWhole ? wholeRangeSentence(crossover, base, other)
                                    : partialSentence(crossover, base, other));
    }
    return inRow(std::move(sentences));
}

} // namespace overtake
