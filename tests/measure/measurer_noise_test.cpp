// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measurer_lab.h"

#include <ostream>

namespace overtake
{
namespace
{

using namespace fakes;

struct NoisyCase {
    Noise noise;
    bool quick;
};

std::ostream &operator<<(std::ostream &out, const NoisyCase &one)
{
    return out << (one.quick ? "quick, " : "careful, ") << one.noise;
}

class NoisyMeasurer : public testing::TestWithParam<NoisyCase>
{
};

/// In at least 90 of 100 runs the intervals hold the truth, in at least 95 an engine against itself is too close to
/// call.
TEST_P(NoisyMeasurer, IntervalsHoldTheTruthAndNobodyBeatsHimself)
{
    int stepCovered = 0;
    int ratioCovered = 0;
    int tooClose = 0;
    constexpr int runs = 100;
    const auto rule = GetParam().quick ? quickRule() : carefulRule();
    for (int run = 0; run < runs; ++run) {
        FakeLaboratory lab;
        FakeBehaviour behaviour;
        behaviour.noise = GetParam().noise;
        behaviour.seed = static_cast<std::uint64_t>(run) + 1;
        lab.add(behaviour);
        behaviour.id = "gpu";
        behaviour.law = [](const Program &) { return 3e-3; };
        lab.add(behaviour);
        lab.engines[1]->random.seed(static_cast<std::uint64_t>(run) + 100000);
        MeasureOptions options;
        options.rule = rule.get();
        const EngineUse use{"cpu", {}, {}};
        const Comparison comparison =
            Measurer(lab.registry, lab.clock).compare(lab.workload, {}, {use, use, {"gpu", {}, {}}}, options);
        stepCovered += comparison.measurements[0].step.ci95.contains(1e-3) ? 1 : 0;
        ratioCovered += comparison.speedUps[2].ci95.contains(1.0 / 3) ? 1 : 0;
        tooClose += comparison.speedUps[1].leaning() == Verdict::TooClose ? 1 : 0;
    }
    EXPECT_GE(stepCovered, runs * 90 / 100);
    EXPECT_GE(ratioCovered, runs * 90 / 100);
    EXPECT_GE(tooClose, runs * 95 / 100);
}

INSTANTIATE_TEST_SUITE_P(
    Noises, NoisyMeasurer,
    testing::Values(NoisyCase{Noise::logNormal(0.02), true}, NoisyCase{Noise::heavyTailed(0.1), true},
                    NoisyCase{Noise::logNormal(0.02), false}, NoisyCase{Noise::logNormal(0.1), false},
                    NoisyCase{Noise::heavyTailed(0.05), false}, NoisyCase{Noise::heavyTailed(0.5), false}));

} // namespace
} // namespace overtake
