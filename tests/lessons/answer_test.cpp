// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Guesses beside what was measured: inside, near, off; and 'too close to call' is right where it is the verdict.
#include "lessons/answer.h"

#include "measure/compare/doubt.h"
#include "measure/compare/speed_up.h"
#include "measure/compare/sweeper.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

/// Speed-ups of the second engine along the axis.
Sweep sweepOf(const std::vector<std::pair<double, Interval>> &points)
{
    Sweep sweep;
    sweep.key = "hidden";
    sweep.parameters.set("hidden", std::int64_t{1});
    sweep.engines.resize(2);
    for (const auto &[value, interval] : points) {
        SweepPoint point{value, false, {}};
        point.comparison.measurements.resize(2);
        for (Measurement &one : point.comparison.measurements)
            one.status = PointStatus::Measured;
        SpeedUp speedUp;
        speedUp.median = (interval.low + interval.high) / 2;
        speedUp.ci95 = interval;
        speedUp.verdict = verdictOf(interval);
        point.comparison.speedUps = {SpeedUp(), speedUp};
        sweep.points.push_back(point);
    }
    sweep.crossovers = {Crossover(), findCrossover(sweep.points, 1, AxisNumbers::Whole)};
    return sweep;
}

Guess number(double value)
{
    Guess guess;
    guess.number = value;
    return guess;
}
Guess choice(Outcome outcome)
{
    Guess guess;
    guess.outcome = outcome;
    return guess;
}

TEST(Answer, ACrossoverIsAnIntervalAndAGuessInsideNearOrOff)
{
    const Sweep sweep = sweepOf({{10, {0.2, 0.3}}, {100, {0.7, 0.8}}, {120, {1.2, 1.3}}, {1000, {5, 6}}});
    const Answer answer = answerTo(Question::Crossover, sweep, 10);
    ASSERT_EQ(answer.outcome, Outcome::Crossing);
    ASSERT_EQ(answer.intervals.size(), 1U);
    EXPECT_EQ(answer.intervals[0].low, 100);
    EXPECT_EQ(answer.intervals[0].high, 120);
    const auto score = [&](const Guess &guess) { return scoreOf(guess, Question::Crossover, answer, sweep); };
    EXPECT_EQ(score(number(110)), Score::Inside);
    EXPECT_EQ(score(number(51)), Score::Near);
    EXPECT_EQ(score(number(240)), Score::Near);
    EXPECT_EQ(score(number(49)), Score::Off);
    EXPECT_EQ(score(number(241)), Score::Off);
    EXPECT_EQ(score(choice(Outcome::Base)), Score::Off);
}

TEST(Answer, NeverAlwaysAndTooCloseAreAnswers)
{
    const Sweep never = sweepOf({{10, {0.2, 0.3}}, {100, {0.9, 1.1}}});
    EXPECT_EQ(answerTo(Question::Crossover, never, 10).outcome, Outcome::Base);
    const Sweep always = sweepOf({{10, {2, 3}}, {100, {4, 5}}});
    EXPECT_EQ(answerTo(Question::Crossover, always, 10).outcome, Outcome::Other);
    const Sweep close = sweepOf({{10, {0.9, 1.1}}, {100, {0.99, 1.01}}});
    const Answer answer = answerTo(Question::Crossover, close, 10);
    EXPECT_EQ(answer.outcome, Outcome::Close);
    EXPECT_EQ(scoreOf(choice(Outcome::Close), Question::Crossover, answer, close), Score::Inside);
    EXPECT_EQ(scoreOf(number(50), Question::Crossover, answer, close), Score::Off);
}

TEST(Answer, WhoIsFasterAndHowMuchIsAskedAtTheSlidersPlace)
{
    const Sweep sweep = sweepOf({{10, {0.2, 0.3}}, {100, {4, 5}}});
    EXPECT_EQ(answerTo(Question::Faster, sweep, 12).outcome, Outcome::Base);
    const Answer answer = answerTo(Question::SpeedUp, sweep, 90);
    EXPECT_EQ(answer.outcome, Outcome::Other);
    EXPECT_EQ(scoreOf(number(4.5), Question::SpeedUp, answer, sweep), Score::Inside);
    EXPECT_EQ(scoreOf(number(9), Question::SpeedUp, answer, sweep), Score::Near);
    EXPECT_EQ(scoreOf(number(142), Question::SpeedUp, answer, sweep), Score::Off);
    Sweep stopped = sweep;
    stopped.pending = {1000};
    EXPECT_EQ(answerTo(Question::Faster, stopped, 100).outcome, Outcome::Other);
    EXPECT_EQ(answerTo(Question::Faster, stopped, 900).outcome, Outcome::Failed) << "not that of another place";
    const Sweep close = sweepOf({{10, {0.97, 1.02}}});
    EXPECT_EQ(scoreOf(choice(Outcome::Close), Question::SpeedUp, answerTo(Question::SpeedUp, close, 10), close),
              Score::Inside);
}

TEST(Answer, ADrawnCurveCountsByItsMiddleDistance)
{
    const Sweep sweep = sweepOf({{10, {0.19, 0.21}}, {100, {0.95, 1.05}}, {1000, {4.9, 5.1}}});
    const Answer answer = answerTo(Question::Curve, sweep, 10);
    const auto score = [&](double factor) {
        Guess guess;
        guess.curve = {{10, 0.2 * factor}, {1000, 5 * factor}};
        return scoreOf(guess, Question::Curve, answer, sweep);
    };
    EXPECT_EQ(score(1), Score::Inside);
    EXPECT_EQ(score(1.2), Score::Inside);
    EXPECT_EQ(score(1.9), Score::Near);
    EXPECT_EQ(score(0.4), Score::Off);
    EXPECT_NEAR(ratioAt({{10, 0.2}, {1000, 5}}, 100), 1, 1e-9);
    EXPECT_EQ(ratioAt({{10, 0.2}, {1000, 5}}, 5), 0.2);
}

/// Where points are missing, the lead may change.
TEST(Answer, APartOfTheRangeJudgesNoGuess)
{
    Sweep sweep = sweepOf({{10, {0.2, 0.3}}, {100, {0.4, 0.5}}, {1000, {4, 5}}});
    sweep.points[2].comparison.speedUps[1] = {}; // it failed
    sweep.crossovers[1] = findCrossover(sweep.points, 1, AxisNumbers::Whole);
    const Answer answer = answerTo(Question::Crossover, sweep, 10);
    EXPECT_EQ(answer.outcome, Outcome::Base);
    EXPECT_FALSE(answer.isCertain());
    EXPECT_EQ(answer.whyUncertain().text(), "Only 2 of 3 points have a verdict.");
    EXPECT_EQ(scoreOf(choice(Outcome::Base), Question::Crossover, answer, sweep), Score::None);
    EXPECT_TRUE(answerTo(Question::Faster, sweep, 10).isCertain()) << "one place is asked for";
    sweep.points[1].comparison.speedUps[1] = {};
    sweep.crossovers[1] = findCrossover(sweep.points, 1, AxisNumbers::Whole);
    EXPECT_EQ(answerTo(Question::Crossover, sweep, 10).whyUncertain().text(), "Only 1 of 3 points has a verdict.");
}

TEST(Answer, WhatIsInDoubtJudgesNoGuess)
{
    Sweep sweep = sweepOf({{10, {0.2, 0.3}}, {100, {4, 5}}});
    withhold(sweep.points[1].comparison.speedUps[1], Doubt::Disturbed);
    const Answer faster = answerTo(Question::Faster, sweep, 100);
    EXPECT_EQ(faster.outcome, Outcome::Other);
    EXPECT_EQ(faster.doubt, Doubt::Disturbed);
    EXPECT_EQ(scoreOf(choice(Outcome::Other), Question::Faster, faster, sweep), Score::None);
    EXPECT_EQ(answerTo(Question::Faster, sweep, 10).doubt, Doubt::None) << "at another place";

    sweep.crossovers[1] = findCrossover(sweep.points, 1, AxisNumbers::Whole);
    const Answer along = answerTo(Question::Crossover, sweep, 10);
    EXPECT_EQ(along.doubt, Doubt::Disturbed) << "the other may be faster where it is not certain";
    EXPECT_EQ(scoreOf(choice(Outcome::Base), Question::Crossover, along, sweep), Score::None);

    Measurement &base = sweep.points[0].comparison.measurements[0];
    base.samples.assign(20, 1e-3);
    base.converged = true;
    base.disturbed = true;
    EXPECT_EQ(answerTo(Question::Utilisation, sweep, 10).doubt, Doubt::Disturbed);
}

/// A lesson speaks of a utilisation by the share that was measured.
TEST(Answer, AUtilisationIsSmallMiddlingOrLarge)
{
    const auto outcomeAt = [](double share) {
        Sweep sweep = sweepOf({{10, {2, 3}}});
        Measurement &base = sweep.points[0].comparison.measurements[0];
        base.status = PointStatus::Measured;
        base.samples.assign(20, 1e-3);
        base.converged = true;
        base.step.median = base.step.ci95.low = base.step.ci95.high = 1e-3;
        base.flopsPerSecond = share * 1e9;
        base.workload = "mlp";
        base.parameters = workloadById("mlp").parameters().defaults();
        Device device;
        device.set(DeviceQuantity::Fp32, Figure::Kind::Measured, 1e9, "test");
        return answerTo(Question::Utilisation, sweep, 10, device).outcome;
    };
    EXPECT_EQ(outcomeAt(0.02), Outcome::Base);
    EXPECT_EQ(outcomeAt(0.27), Outcome::Close);
    EXPECT_EQ(outcomeAt(0.8), Outcome::Other);
}

TEST(Answer, WhatFailedOrIsPredictedIsSaid)
{
    Sweep sweep = sweepOf({{10, {2, 3}}});
    sweep.points[0].comparison.measurements[1].status = PointStatus::Predicted;
    EXPECT_TRUE(answerTo(Question::Faster, sweep, 10).predicted);
    sweep.points[0].comparison.speedUps[1].verdict = Verdict::Unknown;
    const Answer answer = answerTo(Question::Faster, sweep, 10);
    EXPECT_EQ(answer.outcome, Outcome::Failed);
    EXPECT_EQ(scoreOf(choice(Outcome::Other), Question::Faster, answer, sweep), Score::None);
    EXPECT_EQ(answerTo(Question::Faster, Sweep(), 10).outcome, Outcome::Failed);
}

} // namespace
} // namespace overtake
