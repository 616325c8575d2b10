// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/comparison_text.h"

#include "measure/compare/doubt.h"
#include "report/sample_run.h"

#include <gmock/gmock.h>

namespace overtake::cli
{
namespace
{

using testing::HasSubstr;
using testing::Not;

Comparison pairWith(const SpeedUp &speedUp)
{
    Measurement cpu = test::sampleMeasurement("cpu", 1e-4);
    Measurement gpu = test::sampleMeasurement("opencl:0", 2e-4);
    cpu.use.overrides = gpu.use.overrides = {};
    gpu.label = {"GPU"};
    return {{cpu, gpu}, {{1, {1, 1}, Verdict::TooClose}, speedUp}};
}

/// The text of a sweep over hidden neurons at 10, 20, …
std::string sweepTextOf(const std::vector<Comparison> &comparisons)
{
    Sweep sweep;
    sweep.engines.resize(2);
    sweep.crossovers.resize(2);
    for (const Comparison &comparison : comparisons)
        sweep.points.push_back({10.0 * static_cast<double>(sweep.points.size() + 1), false, comparison});
    ParameterSpec hidden;
    hidden.label = "hidden neurons";
    return sweepText(sweep, hidden);
}

TEST(ComparisonTextTest, VerdictsInWordsNameTheBaseCaseWithItsTime)
{
    EXPECT_THAT(comparisonText(pairWith({2.5, {2.4, 2.6}, Verdict::OtherFaster})),
                HasSubstr("GPU is 2.5 times as fast as CPU, 2 threads (95 % interval 2.4 to 2.6; baseline CPU, 2 "
                          "threads: 1.43 s an epoch)."));
    EXPECT_THAT(comparisonText(pairWith({0.5, {0.4, 0.8}, Verdict::BaseFaster})),
                HasSubstr("CPU, 2 threads is 2 times as fast as GPU (95 % interval 1.25 to 2.5"));
    EXPECT_THAT(
        comparisonText(pairWith({1.01, {0.9, 1.1}, Verdict::TooClose})),
        HasSubstr("Too close to call, because no difference of more than 3 % is certain: the speed-up of GPU over "
                  "CPU, 2 threads is 1.01 (95 % interval 0.9 to 1.1; baseline"));
    EXPECT_THAT(comparisonText(pairWith({0.98, {0.953, 1.004}, Verdict::TooClose})),
                HasSubstr("threads is 0.98 (95 % interval 0.953 to 1.004; baseline"));
    EXPECT_THAT(comparisonText(pairWith({})), HasSubstr("No verdict on GPU against CPU, 2 threads"));
}

TEST(ComparisonTextTest, AVerdictThatIsWithheldIsVisiblyProvisional)
{
    SpeedUp speedUp{0.5, {0.4, 0.8}, Verdict::BaseFaster};
    withhold(speedUp, Doubt::Disturbed);
    const Comparison pair = pairWith(speedUp);
    EXPECT_THAT(
        comparisonText(pair),
        HasSubstr("\nProvisional: CPU, 2 threads is 2 times as fast as GPU (95 % interval 1.25 to 2.5; baseline "
                  "CPU, 2 threads: 1.43 s an epoch). The measurement was disturbed: measure again while nothing "
                  "else runs.\n"));
    const std::string text = sweepTextOf({pair});
    EXPECT_THAT(text, HasSubstr("(CPU, 2 threads)\n"));
    EXPECT_THAT(text, HasSubstr("\n( ) provisional\n    The measurement was disturbed"));
}

TEST(ComparisonTextTest, WhatIsOnlyARangeIsCalledSo)
{
    SpeedUp speedUp{2.5, {2.4, 2.6}, Verdict::OtherFaster};
    speedUp.rangeOf = 4;
    Comparison pair = pairWith(speedUp);
    pair.measurements[0].step.rangeOf = 4;
    const std::string text = comparisonText(pair);
    EXPECT_THAT(text, HasSubstr("(range of 4 rounds 2.4 to 2.6; baseline"));
    EXPECT_THAT(text, HasSubstr("\n  95 % interval  ")); // of the other's step
    EXPECT_THAT(text, HasSubstr("\n  range seen  "));
    EXPECT_THAT(sweepTextOf({pair}), HasSubstr("2.4 x to 2.6 x r"));
}

TEST(ComparisonTextTest, WhatDecidesIsSaidOnce)
{
    Comparison pair = pairWith({2.5, {2.4, 2.6}, Verdict::OtherFaster});
    EXPECT_EQ(whyText(pair, {}), "");
    StepProfile &profile = pair.measurements[0].profile.emplace();
    profile.parts.resize(2);
    profile.parts[0].kind = StepPart::Kind::CopyOut;
    profile.parts[0].seconds = 3e-3;
    profile.parts[1].seconds = 1e-3;
    profile.totalSeconds = 4e-3;
    pair.measurements.push_back(pair.measurements[1]);
    pair.measurements[2].use.id = "opencl:1";
    pair.speedUps.push_back(pair.speedUps[1]);
    EXPECT_EQ(whyText(pair, {}), "Copies take 75 % of the step on CPU, 2 threads.\n");
}

TEST(ComparisonTextTest, WhatDisturbedAPointIsSaidInASentence)
{
    Comparison pair = pairWith({2.5, {2.4, 2.6}, Verdict::OtherFaster});
    EXPECT_THAT(comparisonText(pair), Not(HasSubstr("disturbed")));
    pair.measurements[0].disturbed = true;
    pair.measurements[0].systemActivity =
        SystemActivity{.cores = 2, .usedCores = 2, .othersCores = 1.62, .waitedCores = 1.5};
    EXPECT_THAT(comparisonText(pair), HasSubstr("converged, disturbed"));
    EXPECT_THAT(comparisonText(pair), HasSubstr("\nOther programs used 1.6 of 2 cores. This time is too long.\n"));
    const std::string text = sweepTextOf({pairWith({2.5, {2.4, 2.6}, Verdict::OtherFaster}), pair});
    EXPECT_THAT(text,
                HasSubstr("\n! disturbed; at worst: Other programs used 1.6 of 2 cores. This time is too long.\n"));
    EXPECT_THAT(text, HasSubstr("1.43 s! "));
    EXPECT_EQ(text.find("1.43 s!"), text.rfind("1.43 s!"));
}

/// The engines have taken different numbers of steps: what they had learned by then is nothing to compare.
TEST(ComparisonTextTest, OnlyFirstLossesStandSideBySide)
{
    const Comparison pair = pairWith({2.5, {2.4, 2.6}, Verdict::OtherFaster});
    const std::string both = comparisonText(pair);
    EXPECT_THAT(both, HasSubstr("loss of the first step  0.6931"));
    EXPECT_THAT(both, Not(HasSubstr("0.25")));
    EXPECT_THAT(both, Not(HasSubstr("accuracy")));
    const std::string alone = comparisonText({{pair.measurements[0]}, {pair.speedUps[0]}});
    EXPECT_THAT(alone, HasSubstr("loss of the last        0.25"));
    EXPECT_THAT(alone, HasSubstr("accuracy of the last    0.875"));
}

TEST(ComparisonTextTest, AQuickGlanceHasTwoDigits)
{
    Comparison pair = pairWith({2.537, {2.412, 2.688}, Verdict::OtherFaster});
    EXPECT_THAT(comparisonText(pair),
                HasSubstr("GPU is 2.54 times as fast as CPU, 2 threads (95 % interval 2.41 to 2.69; "
                          "baseline CPU, 2 threads: 1.43 s an epoch)."));
    pair.measurements[0].quick = true;
    const std::string text = comparisonText(pair);
    EXPECT_THAT(text, HasSubstr("GPU is 2.5 times as fast as CPU, 2 threads (95 % interval 2.4 to 2.7; baseline CPU, 2 "
                                "threads: 1.4 s an epoch)."));
    EXPECT_THAT(text, HasSubstr("\nepoch                   1.4 s (14 344 steps) "));
    EXPECT_THAT(text, HasSubstr(" 2.87 s (14 344 steps)\n"));
    EXPECT_THAT(sweepTextOf({pair}), HasSubstr("2.5 x  2.4 x to 2.7 x"));
}

TEST(ComparisonTextTest, ATableSaysWhatTooCloseToCallMeans)
{
    EXPECT_THAT(sweepTextOf({pairWith({2.5, {2.4, 2.6}, Verdict::OtherFaster})}), Not(HasSubstr("too close")));
    EXPECT_THAT(sweepTextOf({pairWith({1.01, {1, 1.02}, Verdict::TooClose})}),
                HasSubstr("\ntoo close to call: no difference of more than 3 % is certain\n"));
}

TEST(ComparisonTextTest, AnAcceleratorsOwnTimesStandBesideTheStep)
{
    Comparison pair = pairWith({});
    EXPECT_THAT(comparisonText(pair), Not(HasSubstr("kernels, each timed")));
    StepProfile profile;
    profile.parts = {{StepPart::Kind::CopyIn, "TransferIn", {0}, 1e-6},
                     {StepPart::Kind::Compute, "MatMul", {1}, 4e-6},
                     {StepPart::Kind::Compute, "Relu", {2}, 3e-6},
                     {StepPart::Kind::CopyOut, "TransferOut", {3}, 2e-6}};
    pair.measurements[0].profile = pair.measurements[1].profile = profile;
    const std::string text = comparisonText(pair);
    const auto line = [&](const std::string &name) {
        const auto at = text.find(name);
        return at == std::string::npos ? std::string() : text.substr(at, text.find('\n', at) - at);
    };
    EXPECT_THAT(line("kernels, each timed"), HasSubstr("7 us"));
    EXPECT_THAT(line("copies"), HasSubstr("3 us"));
    EXPECT_EQ(line("kernels, each timed").find("7 us"),
              line("kernels, each timed").rfind("7 us")); // the CPU has no such times
}

TEST(ComparisonTextTest, EnginesThatLookAlikeAreToldApart)
{
    Comparison same = pairWith({});
    same.measurements[1].label = same.measurements[0].label;
    EXPECT_THAT(comparisonText(same), HasSubstr("CPU, 2 threads, no. 2"));
    same.measurements[1].use.overrides.set("batch", std::int64_t{64});
    EXPECT_THAT(comparisonText(same), HasSubstr("CPU, 2 threads, batch 64"));
}

TEST(ComparisonTextTest, OfAFailedEngineOnlyTheStatusIsShown)
{
    Comparison comparison = pairWith({});
    comparison.measurements[1].status = PointStatus::Failed;
    comparison.measurements[1].reason = foreign("No memory.");
    comparison.measurements[1].remarks = {};
    const std::string text = comparisonText(comparison);
    EXPECT_THAT(text, HasSubstr("failed"));
    EXPECT_THAT(text, Not(HasSubstr("200 us")));
    EXPECT_THAT(remarksText(comparison), HasSubstr("GPU: No memory."));
}

TEST(ComparisonTextTest, SweepMarksRoughPointsAndGathersRemarks)
{
    const Sweep sweep = test::sampleRun().sweep;
    ParameterSpec swept;
    swept.key = "hidden";
    swept.label = "hidden neurons";
    const std::string table = sweepText(sweep, swept);
    EXPECT_THAT(table, HasSubstr("2.9 s *"));
    EXPECT_THAT(table, HasSubstr("* not converged"));
    EXPECT_THAT(table, HasSubstr("stopped"));
    EXPECT_THAT(table, HasSubstr("skipped"));
    const std::string remarks = remarksText(sweep, swept);
    EXPECT_THAT(remarks, HasSubstr("at hidden neurons 2 000: the time budget ended\n"));
    EXPECT_THAT(remarks, HasSubstr("CPU, 2 threads, batch 512 at hidden neurons 5, 100.5, 1 000, 2 000: 2 outliers\n"))
        << "each text once, with its places";
}

} // namespace
} // namespace overtake::cli
