// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/answer.h"

#include "measure/compare/doubt.h"
#include "measure/explain/utilisation.h"

#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

constexpr std::size_t other = 1; ///< the engine that is compared with the base

Outcome outcomeOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::BaseFaster:
        return Outcome::Base;
    case Verdict::OtherFaster:
        return Outcome::Other;
    case Verdict::TooClose:
        return Outcome::Close;
    case Verdict::Unknown:
        break;
    }
    return Outcome::Failed;
}

void noteHow(Answer &answer, const SweepPoint &point, std::size_t engines = other + 1)
{
    for (std::size_t i = 0; i < std::min(point.comparison.measurements.size(), engines); ++i) {
        const Measurement &one = point.comparison.measurements[i];
        answer.predicted = answer.predicted || one.status == PointStatus::Predicted;
    }
}

Answer alongAxis(const Sweep &sweep)
{
    Answer answer;
    if (sweep.crossovers.size() <= other)
        return answer;
    for (const SweepPoint &point : sweep.points)
        noteHow(answer, point);
    const Crossover &crossover = sweep.crossovers[other];
    answer.doubt = crossover.doubt;
    // Only once every point has its verdict is it known that the lead changes nowhere.
    if (crossover.kind != Crossover::Kind::Crossings) {
        answer.decided = crossover.points;
        answer.planned = crossover.planned;
        for (const SweepPoint &point : sweep.points)
            answer.doubt = std::max(answer.doubt, point.comparison.speedUps[other].doubt);
    }
    switch (crossover.kind) {
    case Crossover::Kind::Crossings:
        answer.outcome = Outcome::Crossing;
        for (const Crossover::Bracket &bracket : crossover.brackets)
            answer.intervals.push_back({bracket.low, bracket.high});
        break;
    case Crossover::Kind::AlwaysFaster:
        answer.outcome = Outcome::Other;
        break;
    case Crossover::Kind::NeverInRange:
        answer.outcome = crossover.tooClose == crossover.points ? Outcome::Close : Outcome::Base;
        break;
    case Crossover::Kind::Unknown:
        break;
    }
    return answer;
}

/// Null: nothing was measured, or a sweep that was stopped has yet to come to a nearer place.
const SweepPoint *nearestPoint(const Sweep &sweep, double cursor)
{
    const auto distance = [cursor](double value) { return std::abs(value - cursor); };
    const auto nearest =
        std::ranges::min_element(sweep.points, {}, [&](const SweepPoint &point) { return distance(point.value); });
    if (nearest == sweep.points.end() ||
        std::ranges::any_of(sweep.pending, [&](double value) { return distance(value) < distance(nearest->value); }))
        return nullptr;
    return &*nearest;
}

bool isWithinFactor2(double guess, const Interval &interval)
{
    return guess > 0 && guess >= interval.low / 2 && guess <= interval.high * 2;
}

Score scoreOfNumber(double guess, const std::vector<Interval> &intervals)
{
    const auto any = [&](auto matches) { return std::ranges::any_of(intervals, matches); };
    if (any([guess](const Interval &one) { return one.contains(guess); }))
        return Score::Inside;
    return any([guess](const Interval &one) { return isWithinFactor2(guess, one); }) ? Score::Near : Score::Off;
}

/// By the middle one of its distances from the measured points.
Score scoreOfCurve(const Guess &guess, const Sweep &sweep)
{
    std::vector<double> factors;
    for (const RatioPoint &point : ratiosOf(sweep)) {
        const double drawn = ratioAt(guess.curve, point.value);
        factors.push_back(point.interval.contains(drawn) ? 1 : std::exp(std::abs(std::log(drawn / point.ratio))));
    }
    if (factors.empty() || guess.curve.empty())
        return Score::None;
    std::nth_element(factors.begin(), factors.begin() + static_cast<std::ptrdiff_t>(factors.size() / 2), factors.end());
    const double middle = factors[factors.size() / 2];
    constexpr double hand = 1.25; // nobody draws more exactly on a logarithmic scale
    return middle <= hand ? Score::Inside : middle <= 2 ? Score::Near : Score::Off;
}

} // namespace

Message Answer::whyUncertain() const
{
    if (doubt != Doubt::None || isCertain())
        return doubtText(doubt);
    return fewVerdictsText(decided, planned);
}

Answer answerTo(Question question, const Sweep &sweep, double cursor, const std::optional<Device> &device)
{
    if (needsSweep(question))
        return alongAxis(sweep);
    Answer answer;
    const SweepPoint *point = nearestPoint(sweep, cursor);
    if (point == nullptr)
        return answer;
    noteHow(answer, *point, question == Question::Utilisation ? 1 : other + 1);
    if (question == Question::Utilisation) {
        const Measurement &base = point->comparison.measurements.front();
        answer.doubt = doubtOf(evidenceOf(base), {});
        const auto share = base.hasTime() && device ? utilisationOf(base, *device) : std::nullopt;
        if (share && base.step.median > 0) {
            const double percent = share->share * 100;
            answer.outcome = percent < 10 ? Outcome::Base : percent <= 50 ? Outcome::Close : Outcome::Other;
            answer.intervals = {{percent * base.step.median / std::max(base.step.ci95.high, base.step.median),
                                 percent * base.step.median / std::min(base.step.ci95.low, base.step.median)}};
        }
        return answer;
    }
    if (point->comparison.speedUps.size() > other) {
        const SpeedUp &speedUp = point->comparison.speedUps[other];
        answer.outcome = outcomeOf(speedUp.leaning());
        answer.doubt = speedUp.doubt;
        if (answer.outcome != Outcome::Failed)
            answer.intervals = {speedUp.ci95};
    }
    return answer;
}

Score scoreOf(const Guess &guess, Question question, const Answer &answer, const Sweep &sweep)
{
    if (answer.outcome == Outcome::Failed || !answer.isCertain())
        return Score::None;
    if (question == Question::Curve)
        return scoreOfCurve(guess, sweep);
    const bool isNumber = guess.outcome == Outcome::Crossing;
    const bool numberCounts = question == Question::SpeedUp || question == Question::Utilisation ||
                              (question == Question::Crossover && answer.outcome == Outcome::Crossing);
    if (isNumber && numberCounts)
        return scoreOfNumber(guess.number, answer.intervals);
    return guess.outcome == answer.outcome ? Score::Inside : Score::Off;
}

std::vector<RatioPoint> ratiosOf(const Sweep &sweep)
{
    std::vector<RatioPoint> ratios;
    for (const SweepPoint &point : sweep.points)
        if (point.comparison.speedUps.size() > other && point.comparison.speedUps[other].verdict != Verdict::Unknown)
            ratios.push_back(
                {point.value, point.comparison.speedUps[other].median, point.comparison.speedUps[other].ci95});
    return ratios;
}

double ratioAt(const std::vector<std::pair<double, double>> &curve, double value)
{
    if (curve.empty())
        return 1;
    const auto after = std::ranges::find_if(curve, [value](const auto &one) { return one.first >= value; });
    if (after == curve.begin())
        return after->second;
    if (after == curve.end())
        return curve.back().second;
    const auto before = after - 1;
    const bool logarithmic = before->first > 0 && value > 0;
    const double part = logarithmic ? std::log(value / before->first) / std::log(after->first / before->first)
                                    : (value - before->first) / (after->first - before->first);
    return before->second * std::pow(after->second / before->second, part);
}

} // namespace overtake
