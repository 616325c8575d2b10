// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/product_choice.h"

#include "engines/cpu/product/onednn.h"
#include "engines/cpu/simd/vectors.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

/// A machine on which each method takes invented seconds on one thread, and a share of them on several.
struct MadeUpMachine {
    double secondsOf(const ProductSpec &, const ProductChoice &choice)
    {
        ++asked;
        const double alone = choice.method == fastest ? 1e-3 : choice.method == second ? secondSeconds : 2e-3;
        return choice.threads > 1 ? alone * sharing : alone;
    }
    ProductChoices::Timer timer()
    {
        return [this](const ProductSpec &spec, const ProductChoice &choice) { return secondsOf(spec, choice); };
    }

    ProductMethod fastest = ProductMethod::Packed;
    ProductMethod second = ProductMethod::OneDnn;
    double secondSeconds = 1.01e-3;
    double sharing = 0.5;
    int asked = 0;
};

const ProductSpec layer{32, 256, 256};
constexpr double teamStart = 2e-6;

TEST(ProductChoices, TakeWhatWasMeasuredFastest)
{
    for (const ProductMethod method : {ProductMethod::Direct, ProductMethod::Packed, ProductMethod::OneDnn}) {
        MadeUpMachine machine{.fastest = method, .second = method};
        ProductChoices choices(machine.timer(), teamStart);
        EXPECT_EQ(choices.choose(layer, 2), (ProductChoice{method, 2})) << nameOf(method);
    }
}

TEST(ProductChoices, LeaveOutOneDnnWhereItLosesTerms)
{
    MadeUpMachine machine{.fastest = ProductMethod::OneDnn};
    ProductChoices choices(machine.timer(), teamStart, 0); // without time
    ProductSpec update{512, 2, 64};
    update.transposeA = update.accumulate = true;
    EXPECT_EQ(choices.measure(update, 1).method, ProductMethod::OneDnn);
    update.n = 1;
    EXPECT_NE(choices.choose(update, 1).method, ProductMethod::OneDnn) << "a guess";
    EXPECT_NE(choices.measure(update, 1).method, ProductMethod::OneDnn);
}

/// A process of its own: the library takes a limit before its first use only.
TEST(OneDnnDeathTest, UnderALimitItServesNoEngineWithAllVectors)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    ParameterValues options;
    options.set(vectorsKey, std::string("sse4"));
    if (vectorsOf(options).name != "sse4" || vectorsOf(options).row == 0)
        GTEST_SKIP() << "SSE4 is not narrower than what this CPU has";
    const auto limit = [&] {
        onednn::limitTo(vectorsOf(options));
        std::_Exit(onednn::limitedTo() == "sse4" && !onednn::keepsToVectors() ? 0 : 1);
    };
    EXPECT_EXIT(limit(), testing::ExitedWithCode(0), "");
}

TEST(ProductChoices, TakeOneThreadWhereOpeningATeamTakesAsLong)
{
    MadeUpMachine machine;
    EXPECT_EQ(ProductChoices(machine.timer(), 1e-5).choose(layer, 2).threads, 2);
    EXPECT_EQ(ProductChoices(machine.timer(), 1e-3).choose(layer, 2).threads, 1);
    EXPECT_EQ(ProductChoices(machine.timer(), 1e-5).choose({4, 8, 8}, 2).threads, 1);
}

TEST(ProductChoices, BesideABusyProgramStillTakeATeam)
{
    MadeUpMachine machine{.sharing = 20};
    ProductChoices choices(machine.timer(), teamStart);
    EXPECT_EQ(choices.choose(layer, 2).threads, 2);
}

TEST(ProductChoices, OfTwoThatAreOneTakeTheOneThatCanDoMore)
{
    MadeUpMachine machine{.fastest = ProductMethod::OneDnn, .second = ProductMethod::Packed};
    ProductChoices choices(machine.timer(), teamStart);
    EXPECT_EQ(choices.choose(layer, 1).method, ProductMethod::Packed);
    machine.secondSeconds = 1.07e-3;
    EXPECT_EQ(choices.choose({32, 300, 300}, 1).method, ProductMethod::OneDnn);
}

TEST(ProductChoices, AreMeasuredOnce)
{
    MadeUpMachine machine;
    ProductChoices choices(machine.timer(), teamStart);
    choices.choose(layer, 2);
    const int asked = machine.asked;
    EXPECT_GT(asked, 0);
    machine.fastest = ProductMethod::Direct;
    EXPECT_EQ(choices.choose(layer, 2).method, ProductMethod::Packed);
    EXPECT_EQ(choices.measure(layer, 2).method, ProductMethod::Packed);
    EXPECT_EQ(machine.asked, asked);
}

TEST(ProductChoices, WithoutTimeFollowTheNearestThatWasMeasuredAndStayWithIt)
{
    MadeUpMachine machine{.fastest = ProductMethod::Direct};
    ProductChoices choices(machine.timer(), teamStart, 0); // no time at all
    choices.measure({32, 256, 256}, 1);
    machine.fastest = ProductMethod::OneDnn;
    choices.measure({32, 64, 64}, 1);
    const int asked = machine.asked;
    EXPECT_EQ(choices.choose({32, 240, 250}, 1).method, ProductMethod::Direct);
    EXPECT_EQ(choices.choose({32, 70, 64}, 1).method, ProductMethod::OneDnn);
    EXPECT_EQ(choices.choose({32, 256, 256, false, true}, 1).method, ProductMethod::Packed) << "of another kind";
    EXPECT_EQ(machine.asked, asked);
    // Asked to measure, it does, and two plans made before and after it agree only if it was asked before the first.
    EXPECT_EQ(choices.measure({32, 240, 250}, 1).method, ProductMethod::OneDnn);
    EXPECT_EQ(choices.choose({32, 240, 250}, 1).method, ProductMethod::OneDnn);
}

TEST(ProductChoices, DoNotKeepAnyoneWaitingForALargeProduct)
{
    MadeUpMachine machine{.fastest = ProductMethod::OneDnn};
    ProductChoices choices(machine.timer(), teamStart);
    EXPECT_EQ(choices.choose({4096, 4096, 4096}, 2), (ProductChoice{ProductMethod::Packed, 2})) << "where none is near";
    EXPECT_EQ(machine.asked, 0);
    choices.measure({4096, 4096, 2048}, 2);
    EXPECT_EQ(choices.choose({3000, 4096, 3000}, 2), (ProductChoice{ProductMethod::OneDnn, 2}));
}

TEST(ProductChoices, GoThroughTextAndLeaveOutWhatMeansNothing)
{
    MadeUpMachine machine;
    ProductChoices choices(machine.timer(), teamStart);
    choices.choose(layer, 2);
    const std::string text = choices.toText();
    EXPECT_NE(text.find("packed"), std::string::npos);

    MadeUpMachine other{.fastest = ProductMethod::Direct};
    ProductChoices read(other.timer(), teamStart);
    read.addText(
        "nonsense\n32 256 256 0 0 0 0 2 magic 2 1e-3\n32 256 256 0 0 0 0 2 direct 3 1e-3\n-1 2 2 0 0 0 0 1 direct 1 "
        "1\n32 256 256 0 0 0 0 2 direct 2 0\n32 256 256 0 0 0 0 2 direct 2 nan\n" +
        text);
    EXPECT_EQ(read.toText(), text);
    EXPECT_EQ(read.choose(layer, 2), (ProductChoice{ProductMethod::Packed, 2}));
    EXPECT_EQ(other.asked, 0);
}

} // namespace
} // namespace overtake
