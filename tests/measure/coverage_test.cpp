// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the intervals are worth, simulated: rounds A B B A with noise of many kinds around a known truth. What is called
// an interval of 95 % must hold the truth in at least 93 of 100 cases, and an engine against itself must be too close
// to call in at least 95. Each case prints its figures: the manual page names the noises.
#include "measure/compare/measurer.h"
#include "measure/compare/speed_up.h"
#include "measure/fakes.h"
#include "measure/statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <iostream>

namespace overtake
{
namespace
{

constexpr double twoPi = 6.283185307179586;

struct Rounds {
    std::vector<double> base;
    std::vector<double> other;
};

/// When a sample is taken, in samples: A B B A.
double slotOf(std::size_t round, bool isOther)
{
    return static_cast<double>(2 * round) + ((round % 2 == 1) != isOther ? 1 : 0);
}

/// The same truth for both.
using NoiseLaw = Rounds (*)(std::size_t count, std::mt19937_64 &random);

/// A factor for each sample of each engine, drawn by `factor(random, slot, share)`: `share` of the time has passed.
template <typename Factor>
Rounds drawRounds(std::size_t count, std::mt19937_64 &random, Factor factor)
{
    Rounds rounds;
    for (std::size_t i = 0; i < count; ++i) {
        const double whole = 2 * static_cast<double>(count);
        rounds.base.push_back(factor(random, slotOf(i, false), slotOf(i, false) / whole));
        rounds.other.push_back(factor(random, slotOf(i, true), slotOf(i, true) / whole));
    }
    return rounds;
}

double normal(std::mt19937_64 &random)
{
    return std::normal_distribution<double>()(random);
}

Rounds ofNoise(fakes::Noise noise, std::size_t count, std::mt19937_64 &random)
{
    Rounds rounds;
    for (auto *samples : {&rounds.base, &rounds.other}) {
        fakes::Noise own = noise;
        for (std::size_t i = 0; i < count; ++i)
            samples->push_back(own.factor(random));
    }
    return rounds;
}

struct CoverageCase {
    const char *name;
    NoiseLaw law;
};

const CoverageCase coverageCases[] = {
    {"normal, 3 %",
     [](std::size_t count, std::mt19937_64 &random) {
         return drawRounds(count, random, [](auto &own, double, double) { return 1 + 0.03 * normal(own); });
     }},
    {"lognormal, 20 %",
     [](std::size_t count, std::mt19937_64 &random) { return ofNoise(fakes::Noise::logNormal(0.2), count, random); }},
    {"heavy tails",
     [](std::size_t count, std::mt19937_64 &random) { return ofNoise(fakes::Noise::heavyTailed(0.5), count, random); }},
    {"correlation 0.3",
     [](std::size_t count, std::mt19937_64 &random) {
         return ofNoise(fakes::Noise::swings(0.05, 0.3), count, random);
     }},
    {"correlation 0.6",
     [](std::size_t count, std::mt19937_64 &random) {
         return ofNoise(fakes::Noise::swings(0.05, 0.6), count, random);
     }},
    {"drift of 5 %",
     [](std::size_t count, std::mt19937_64 &random) {
         return drawRounds(count, random, [](auto &own, double, double share) {
             return (1 + 0.05 * share) * std::exp(0.01 * normal(own));
         });
     }},
    {"periodic, a third slower 2 of 7",
     [](std::size_t count, std::mt19937_64 &random) {
         const auto phase = static_cast<double>(random() % 7);
         return drawRounds(count, random, [phase](auto &own, double slot, double) {
             return (std::fmod(slot + phase, 7) < 2 ? 1.33 : 1) * std::exp(0.01 * normal(own));
         });
     }},
    {"periodic, 5 % up and down",
     [](std::size_t count, std::mt19937_64 &random) {
         const double phase = std::uniform_real_distribution<double>(0, twoPi)(random);
         return drawRounds(count, random, [phase](auto &own, double slot, double) {
             return (1 + 0.05 * std::sin(twoPi * slot / 9.3 + phase)) * std::exp(0.01 * normal(own));
         });
     }},
};

class RatioCoverage : public testing::TestWithParam<std::tuple<std::size_t, int>>
{
protected:
    const CoverageCase &noise() const { return coverageCases[std::get<0>(GetParam())]; }
    int rounds() const { return std::get<1>(GetParam()); }
};

TEST_P(RatioCoverage, HoldsTheTruthAndNobodyBeatsHimself)
{
    const int runs = rounds() < 50 ? 400 : 200;
    std::mt19937_64 random(11);
    int covered = 0;
    int called = 0;
    int tooClose = 0;
    for (int run = 0; run < runs; ++run) {
        Rounds drawn = noise().law(static_cast<std::size_t>(rounds()), random);
        tooClose += speedUp({drawn.base}, {drawn.other}).verdict == Verdict::TooClose ? 1 : 0;
        for (double &sample : drawn.other)
            sample /= 1.7;
        const SpeedUp result = speedUp({drawn.base}, {drawn.other});
        called += result.rangeOf == 0 ? 1 : 0;
        covered += result.rangeOf == 0 && result.ci95.contains(1.7) ? 1 : 0;
    }
    std::cout << noise().name << ", " << rounds() << " rounds: called an interval in " << 100.0 * called / runs
              << " %, of these with the truth in " << 100.0 * covered / std::max(called, 1)
              << " %; an engine against itself too close in " << 100.0 * tooClose / runs << " %\n";
    EXPECT_GE(covered, 0.93 * called);
    EXPECT_GE(tooClose, 0.95 * runs);
    if (rounds() < static_cast<int>(minimumSamplesForInterval)) {
        EXPECT_EQ(called, 0);
    } else {
        EXPECT_GT(called, 0.7 * runs);
    }
}

INSTANTIATE_TEST_SUITE_P(Noises, RatioCoverage,
                         testing::Combine(testing::Range(std::size_t{0}, std::size(coverageCases)),
                                          testing::Values(4, 7, 10, 20, 50)));

/// No method holds 95 % where neighbours are as much alike as this: then nothing of the kind is said.
TEST(SlowSwings, WhereRoundsAreTooMuchAlikeItIsNotClaimed)
{
    for (const std::size_t rounds : {50U, 100U}) { // of 20 rounds nobody can tell how much they are alike
        std::mt19937_64 random(17);
        constexpr int runs = 200;
        int wronglyClaimed = 0;
        for (int run = 0; run < runs; ++run) {
            const Rounds drawn = ofNoise(fakes::Noise::swings(0.05, 0.9), rounds, random);
            const SpeedUp result = speedUp({drawn.base}, {drawn.other});
            wronglyClaimed += result.rangeOf == 0 && !result.ci95.contains(1) ? 1 : 0;
        }
        std::cout << "correlation 0.9, " << rounds << " rounds: called an interval without the truth in "
                  << 100.0 * wronglyClaimed / runs << " %\n";
        EXPECT_LE(wronglyClaimed, 0.07 * runs) << rounds;
    }
}

class MedianCoverage : public testing::TestWithParam<std::tuple<double, int>>
{
};

/// One engine's own median, whose samples are alike.
TEST_P(MedianCoverage, HoldsTheTruth)
{
    const auto &[rho, count] = GetParam();
    constexpr int runs = 2000;
    std::mt19937_64 random(19);
    int covered = 0;
    int called = 0;
    for (int run = 0; run < runs; ++run) {
        const auto samples = ofNoise(fakes::Noise::swings(0.05, rho), static_cast<std::size_t>(count), random).base;
        const MedianInterval result = medianInterval(samples);
        called += result.isRange ? 0 : 1;
        covered += !result.isRange && result.interval.contains(1) ? 1 : 0;
    }
    std::cout << "median, correlation " << rho << ", " << count << " samples: called in " << 100.0 * called / runs
              << " %, of these with the truth in " << 100.0 * covered / called << " %\n";
    EXPECT_GE(covered, 0.93 * called);
    EXPECT_GT(called, 0.5 * runs);
}

INSTANTIATE_TEST_SUITE_P(Correlations, MedianCoverage,
                         testing::Combine(testing::Values(0.0, 0.3, 0.6), testing::Values(20, 50, 200)));

/// Programs that come and go: 0, 1 or 2 busy ones (1:2:2), each state 0.1 to 3 s, from the start of a point on.
class Bursts
{
public:
    explicit Bursts(std::uint64_t seed) : m_random(seed) {}

    /// Busy ones at a moment; moments go up.
    double busy(double seconds)
    {
        while (seconds >= m_until) {
            m_busy = std::discrete_distribution<int>({1, 2, 2})(m_random);
            m_until = std::max(m_until, seconds) + std::uniform_real_distribution<double>(0.1, 3)(m_random);
        }
        return m_busy;
    }

private:
    std::mt19937_64 m_random;
    int m_busy = 0;
    double m_until = 0;
};

class UndisturbedCoverage : public testing::TestWithParam<fakes::Noise>
{
};

/// The repetitions that count are chosen by what others did, block by block; their estimate must hold the truth of the
/// quiet machine, which others slow down to a half or a third.
TEST_P(UndisturbedCoverage, HoldsTheTruthOfTheQuietMachine)
{
    constexpr int points = 60;
    const auto rule = carefulRule(5);
    int undisturbed = 0;
    int covered = 0;
    int ratios = 0;
    int ratiosCovered = 0;
    int beatsItself = 0;
    for (int point = 0; point < points; ++point) {
        fakes::FakeLaboratory lab;
        Bursts bursts(static_cast<std::uint64_t>(point) + 1);
        const double start = lab.clock.now();
        fakes::FakeBehaviour behaviour;
        behaviour.noise = GetParam();
        behaviour.seed = static_cast<std::uint64_t>(point) + 1000;
        behaviour.law = [&](const Program &) { return 1e-3 * (1 + lab.watch.others); };
        behaviour.beforeRun = [&](auto, auto) { lab.watch.others = bursts.busy(lab.clock.now() - start); };
        lab.add(behaviour);
        MeasureOptions options;
        options.rule = rule.get();
        const EngineUse use{"cpu", {}, {}};
        const Comparison pair =
            Measurer(lab.registry, lab.clock, &lab.watch).compare(lab.workload, {}, {use, use}, options);
        for (const Measurement &one : pair.measurements) {
            if (!one.disturbed) {
                ++undisturbed;
                covered += one.step.ci95.contains(1e-3) ? 1 : 0;
            }
        }
        if (pair.measurements[0].disturbed || pair.measurements[1].disturbed)
            continue;
        ++ratios;
        ratiosCovered += pair.speedUps[1].ci95.contains(1) ? 1 : 0;
        beatsItself += pair.speedUps[1].leaning() != Verdict::TooClose ? 1 : 0;
    }
    std::cout << GetParam() << ": of " << 2 * points << " measurements " << undisturbed << " are undisturbed, "
              << 100 * covered / std::max(undisturbed, 1) << " % of them hold the truth; of " << ratios << " ratios "
              << 100 * ratiosCovered / std::max(ratios, 1) << " % do, and in " << beatsItself
              << " an engine beats itself\n";
    EXPECT_GE(undisturbed, 2 * points * 60 / 100);
    EXPECT_GE(covered, undisturbed * 93 / 100);
    EXPECT_GE(ratiosCovered, ratios * 93 / 100);
    EXPECT_LE(beatsItself, ratios * 5 / 100);
}

INSTANTIATE_TEST_SUITE_P(Noises, UndisturbedCoverage,
                         testing::Values(fakes::Noise::logNormal(0.02), fakes::Noise::logNormal(0.2),
                                         fakes::Noise::heavyTailed(0.5), fakes::Noise::swings(0.05, 0.3),
                                         fakes::Noise::swings(0.05, 0.6)));

} // namespace
} // namespace overtake
