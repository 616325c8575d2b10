// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Links and commands: there and back, and what is wrong with one is said instead of measured.
#include "error_of.h"
#include "lessons/guess_code.h"
#include "lessons/share.h"

#include <cmath>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

WorkState state()
{
    WorkState state;
    state.workload = "mlp";
    state.parameters.set("batch", std::int64_t{64});
    state.parameters.set("widths", std::string("256,64 & 'more' %"));
    state.axis = "hidden";
    state.from = 5;
    state.to = 2000;
    state.engines = {"cpu,threads=1", "opencl:0"};
    return state;
}

void expectSame(const WorkState &a, const WorkState &b)
{
    EXPECT_EQ(a.workload, b.workload);
    EXPECT_EQ(a.preset, b.preset);
    EXPECT_EQ(a.parameters, b.parameters);
    EXPECT_EQ(a.axis, b.axis);
    EXPECT_EQ(a.from, b.from);
    EXPECT_EQ(a.to, b.to);
    EXPECT_EQ(a.values, b.values);
    EXPECT_EQ(a.engines, b.engines);
}

std::string refusal(const std::string &text)
{
    return test::errorOf([&] { sharedState(text); });
}

/// Which no whole number of 64 bits is.
TEST(Share, ARangeMayEndAtAHugeNumber)
{
    const std::string link = "overtake:mlp?axis=hidden&from=5&to=2.2e+21&engine=cpu";
    EXPECT_NE(linkOf(sharedState(link)).find("to=2.2e"), std::string::npos) << linkOf(sharedState(link));
}

TEST(Share, ARangeMayEndAtZero)
{
    WorkState place;
    place.workload = "mandelbrot";
    place.axis = "centre_x";
    place.from = -4;
    place.to = 0;
    place.engines = {"reference"};
    expectSame(sharedState(linkOf(place)), place);
    EXPECT_EQ(resolve(sharedState(linkOf(place)), EngineRegistry::discover()).to, 0);
}

TEST(Share, ALinkGoesThereAndBack)
{
    const std::string link = linkOf(state());
    EXPECT_EQ(link.find(' '), std::string::npos) << link;
    EXPECT_TRUE(isShared("  " + link + "\n"));
    expectSame(sharedState("  " + link + "\n"), state());
}

TEST(Share, ACommandGoesThereAndBack)
{
    const std::string command = commandOf(state());
    EXPECT_EQ(command.rfind("overtake-bench sweep mlp --over hidden --from 5 --to 2000 --set batch=64", 0), 0U)
        << command;
    expectSame(sharedState(command), state());
    WorkState preset;
    preset.preset = "mlp-width-hsf";
    preset.values = {5, 1000, 0.5};
    preset.engines = {"cpu"};
    expectSame(sharedState(commandOf(preset)), preset);
}

TEST(Share, WhatIsNoMeasurementIsRefused)
{
    EXPECT_FALSE(isShared("https://example.org"));
    EXPECT_FALSE(isShared("overtake-benchmark"));
    EXPECT_NE(refusal("overtake-bench worker"), "");
    EXPECT_NE(refusal("overtake-bench sweep mlp --worker 'x=rm -rf /'").find("--worker"), std::string::npos);
    EXPECT_NE(refusal("overtake-bench sweep mlp --out /tmp/x").find("--out"), std::string::npos);
    EXPECT_NE(refusal("overtake-bench sweep mlp --set 'batch=3").find("A quote (') is not closed"), std::string::npos);
    EXPECT_NE(refusal("overtake-bench sweep mlp --engine").find("needs a value"), std::string::npos);
    EXPECT_NE(refusal("overtake:mlq?engine=cpu&set=batch=3").find("mlp"), std::string::npos);
    EXPECT_NE(refusal("overtake:mlp?set=bacth=3").find("batch"), std::string::npos);
    EXPECT_NE(refusal("overtake:mlp?set=batch=0").find("batch"), std::string::npos);
    EXPECT_NE(refusal("overtake:mlp?command=ls").find("'command'"), std::string::npos);
    EXPECT_NE(refusal("overtake:mlp?axis=%4").find("hexadecimal"), std::string::npos);
    EXPECT_NE(refusal("overtake:mlp?from=many").find("from"), std::string::npos);
    EXPECT_NE(refusal("overtake:").find("workload"), std::string::npos);
    EXPECT_NE(refusal("overtake:mlp?axis=" + std::string(10000, 'x')).find("too long"), std::string::npos);
}

TEST(Share, HeavyIsToldFromLight)
{
    Work work;
    work.workload = &workloadById("matrix-multiply");
    work.parameters = work.workload->parameters().defaults();
    work.axis = "n";
    work.from = 16;
    work.to = 512;
    work.engines = {{"cpu", {}, {}}};
    EXPECT_FALSE(heavinessOf(work).isHeavy);
    work.to = 8192;
    EXPECT_TRUE(heavinessOf(work).isHeavy);
}

TEST(Share, WhatOneEngineAloneDoesMayBeHeavy)
{
    Work work;
    work.workload = &workloadById("mlp");
    work.parameters = work.workload->parameters().defaults();
    for (const auto &[key, value] : {std::pair("samples", 60000), {"features", 784}, {"hidden", 2000}})
        work.parameters.set(key, std::int64_t{value});
    work.axis = "hidden";
    work.from = 5;
    work.to = 2000;
    work.engines = {{"cpu", {}, {}}};
    EXPECT_FALSE(heavinessOf(work).isHeavy);
    work.engines.front().overrides.set("batch", std::int64_t{60000});
    EXPECT_TRUE(heavinessOf(work).isHeavy);
}

TEST(GuessCode, ComesBackWithinAPerCentAndHasNoMistakableLetters)
{
    for (const double number : {1e-6, 0.01, 1.0, 5.0, 78.0, 1060.0, 459000.0, 1e9, 1e12}) {
        const std::string code = codeOfGuess(number, "width/3");
        EXPECT_EQ(code.size(), 4U);
        EXPECT_EQ(code.find_first_of("01IO"), std::string::npos) << code;
        EXPECT_NE(code.find_first_not_of("0123456789"), std::string::npos) << code;
        const auto back = guessOfCode(code, "width/3");
        ASSERT_TRUE(back) << code;
        EXPECT_NEAR(std::log(*back / number), 0, 0.01) << number;
    }
    EXPECT_FALSE(guessOfCode("ABC", "width/3"));
    EXPECT_FALSE(guessOfCode("AB1O", "width/3"));
}

TEST(GuessCode, BelongsToOneQuestion)
{
    int taken = 0;
    for (int i = 1; i <= 400; ++i)
        taken += guessOfCode(codeOfGuess(i, "width/3"), "width/9") ? 1 : 0;
    EXPECT_LT(taken, 20); // one in 128 by chance
}

TEST(GuessCode, AClassCallsInNumbersAndCodes)
{
    const std::string code = codeOfGuess(300, "width/3");
    const ClassGuesses guesses = readGuesses("100\n250; 1,5  " + code + "\nmany 2345 9E99", "width/3");
    ASSERT_EQ(guesses.numbers.size(), 5U);
    EXPECT_EQ(guesses.numbers[0], 100);
    EXPECT_EQ(guesses.numbers[2], 1.5);
    EXPECT_NEAR(guesses.numbers[3], 300, 3);
    EXPECT_EQ(guesses.numbers[4], 2345);
    EXPECT_EQ(guesses.notUnderstood, (std::vector<std::string>{"many", "9E99"})) << "a mistyped code is no number";
}

TEST(GuessCode, NumbersWithAThousandsSeparatorAreAskedFor)
{
    const ClassGuesses guesses = readGuesses("1,000 060 0,125 12,5 0.5 1000", "width/3");
    EXPECT_EQ(guesses.numbers, (std::vector<double>{0.125, 12.5, 0.5, 1000}));
    EXPECT_EQ(guesses.notUnderstood, (std::vector<std::string>{"1,000", "060"}));
}

TEST(GuessCode, AClassMayGuessThatItNeverDoes)
{
    const ClassGuesses guesses = readGuesses("never Jamais NEVER 12 abc", "width/3", "jamais");
    EXPECT_EQ(guesses.never, 3);
    EXPECT_EQ(guesses.numbers, std::vector<double>{12});
    EXPECT_EQ(guesses.notUnderstood, std::vector<std::string>{"abc"});
}

} // namespace
} // namespace overtake
