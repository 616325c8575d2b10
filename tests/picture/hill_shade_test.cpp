// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/hill_shade.h"

#include "operations/mandelbrot.h"
#include "picture/fast_log.h"
#include "picture/png_pixels.h"
#include "picture/smooth_count.h"
#include "program/loop_arguments.h"
#include "workloads/mandelbrot.h"

#include <cmath>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

/// Peak signal to noise, in decibels, over all three channels.
double psnr(const std::vector<Colour> &a, const std::vector<Colour> &b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (const int shift : {0, 8, 16}) {
            const double error =
                static_cast<double>((a[i] >> shift) & 255) - static_cast<double>((b[i] >> shift) & 255);
            sum += error * error;
        }
    }
    return 10 * std::log10(255.0 * 255.0 / (sum / (3 * static_cast<double>(a.size()))));
}

std::vector<float> referenceRelief(std::int64_t width, std::int64_t height)
{
    const auto xs = linspace(-2.25, 0.75, width);
    const auto ys = linspace(-1.25, 1.25, height);
    std::vector<float> x(xs.begin(), xs.end());
    std::vector<float> y(ys.begin(), ys.end());
    const auto size = static_cast<std::size_t>(width * height);
    std::vector<std::int32_t> counts(size);
    std::vector<std::int32_t> done(y.size());
    std::vector<float> re(size);
    std::vector<float> im(size);
    ProgramBuilder builder("relief", {}, 1, 1);
    const auto across = builder.dataset("x", {width}, DataType::Float32, Transfers::Resident);
    const auto down = builder.dataset("y", {height}, DataType::Float32, Transfers::Resident);
    operations::mandelbrot(builder, across, down, 400, 0x1p40);
    const Program program = builder.finish();
    void *const tensors[] = {x.data(), y.data(), counts.data(), re.data(), im.data(), done.data()};
    program.operations[0].kind->loop({program, program.operations[0], tensors, {}});
    const std::vector<float> whole(counts.begin(), counts.end());
    std::vector<float> smooth(size);
    smoothCounts(whole.data(), re.data(), im.data(), width * height, 0x1p40, Inside::AsFormula, smooth.data());
    return smooth;
}

TEST(HillShade, IsMatplotlibsPicture)
{
    const auto [width, golden] = test::pngPixels(OVERTAKE_TEST_DATA "/mandelbrot_hot.png");
    ASSERT_EQ(width, 300U);
    ASSERT_EQ(golden.size(), 300U * 250);
    const auto picture = HillShade(paletteByName("hot")).shade(referenceRelief(300, 250), 300, 2);
    const double similarity = psnr(picture, golden);
    std::cout << "PSNR " << similarity << " dB\n";
    EXPECT_GE(similarity, 35);
}

TEST(HillShade, BandsFitTogether)
{
    const auto relief = referenceRelief(97, 61);
    const HillShade shade(paletteByName("hot"));
    const auto whole = shade.shade(relief, 97, 1);
    ReliefRange range = shade.range(relief.data(), 97, 61, 0, 20);
    range.include(shade.range(relief.data(), 97, 61, 20, 61));
    std::vector<Colour> bands(relief.size());
    shade.colour(relief.data(), 97, 61, 0, 33, range, bands.data());
    shade.colour(relief.data(), 97, 61, 33, 61, range, bands.data() + 33 * 97);
    EXPECT_EQ(bands, whole);
}

TEST(HillShade, FlatLandIsEvenlyLit)
{
    const auto picture = HillShade(paletteByName("hot")).shade(std::vector<float>(20, 3.0F), 5, 1);
    EXPECT_EQ(picture, std::vector<Colour>(20, picture.front()));
}

TEST(SmoothCounts, FollowTheFormula)
{
    const std::vector<float> counts = {7, 0, 12, 0};
    const std::vector<float> re = {0x1p50F, 0.5F, -0x1p70F, -1.5F};
    const std::vector<float> im = {-0x1p49F, 0.25F, 3.0F, 0};
    std::vector<float> smooth(4);
    smoothCounts(counts.data(), re.data(), im.data(), 4, 0x1p40, Inside::AsFormula, smooth.data());
    const double logHorizon = std::log2(std::log(0x1p40));
    EXPECT_NEAR(smooth[0], 8 - std::log2(std::log(std::hypot(0x1p50, 0x1p49))) + logHorizon, 1e-4);
    EXPECT_EQ(smooth[1], 0); // the logarithm of |z| is negative
    EXPECT_NEAR(smooth[2], 13 - std::log2(std::log(0x1p70)) + logHorizon, 1e-4);
    EXPECT_NEAR(smooth[3], 1 - std::log2(std::log(1.5)) + logHorizon, 1e-4);
    const float one = 1; // as at -1, where |z| is 1 after an odd number of iterations
    float height = 0;
    smoothCounts(&counts[1], &one, &counts[1], 1, 0x1p40, Inside::AsFormula, &height);
    EXPECT_NEAR(height, 1 + 24 + logHorizon, 1e-4);
    smoothCounts(counts.data(), re.data(), im.data(), 4, 0x1p40, Inside::Negative, smooth.data());
    EXPECT_NEAR(smooth[3], -(1 - std::log2(std::log(1.5)) + logHorizon), 1e-4);
    EXPECT_GT(smooth[0], 0);
}

TEST(FastLog2, IsWithinItsError)
{
    for (double x = 1e-37; x < 1e38; x *= 1.0137) {
        const double exact = std::log2(static_cast<double>(static_cast<float>(x)));
        EXPECT_NEAR(fastLog2(static_cast<float>(x)), exact, 4e-7 + 1e-7 * std::abs(exact)) << x;
    }
}

TEST(FlatColours, ThePointsInsideAreBlackAndACycleReturns)
{
    const std::vector<float> smooth = {0, 1, 3, 7, 63};
    std::vector<Colour> some(5);
    std::vector<Colour> later(5);
    FlatColours(paletteByName("viridis"), 0.2).colour(smooth.data(), 5, some.data());
    FlatColours(paletteByName("viridis"), 1.2).colour(smooth.data(), 5, later.data());
    EXPECT_EQ(some[0], 0xff000000U);
    EXPECT_EQ(some, later);
    EXPECT_NE(some[1], some[2]);
    EXPECT_EQ(some[1], some[3]); // two doublings at half a cycle each
}

} // namespace
} // namespace overtake
