// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/cpu_engine.h"
#include "engines/cpu/simd/causal_softmax.h"
#include "engines/cpu/simd/sequence_kernels.h"
#include "engines/cpu/simd/vector_kernels.h"
#include "engines/reference/reference_engine.h"
#include "job.h"
#include "operations/matmul.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>

namespace overtake
{
namespace
{

double below(double x)
{
    return 0.5 * std::erfc(-x / std::numbers::sqrt2);
}

double slopeAt(double x)
{
    return below(x) + x * std::exp(-0.5 * x * x) / std::sqrt(2 * std::numbers::pi);
}

std::vector<float> spread(float from, float to, int count)
{
    std::vector<float> values;
    for (int i = 0; i < count; ++i)
        values.push_back(from + (to - from) * static_cast<float>(i) / static_cast<float>(count - 1));
    return values;
}

TEST(SequenceKernels, GeluIsRightToAFewUnitsInTheLastPlaceOrTo1e8)
{
    const auto x = spread(-9, 9, 20001);
    std::vector<float> y(x.size());
    kernels::gelu(x.data(), y.data(), static_cast<std::int64_t>(x.size()));
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double wanted = x[i] * below(x[i]);
        ASSERT_NEAR(y[i], wanted, 10 * 6e-8 * std::abs(wanted) + 1.5e-8) << x[i];
    }
}

TEST(SequenceKernels, GeluWithSlopeGivesBothAndInPlace)
{
    const auto x = spread(-6, 6, 1003);
    const auto count = static_cast<std::int64_t>(x.size());
    std::vector<float> y(x.size());
    std::vector<float> slope = x; // in place
    kernels::geluWithSlope(slope.data(), y.data(), slope.data(), count);
    const std::vector<float> ones(x.size(), 1.0F);
    std::vector<float> dx(x.size());
    kernels::geluGrad(x.data(), ones.data(), dx.data(), count);
    for (std::size_t i = 0; i < x.size(); ++i) {
        ASSERT_NEAR(y[i], x[i] * below(x[i]), 1e-6);
        ASSERT_NEAR(slope[i], slopeAt(x[i]), 5e-7) << x[i];
        ASSERT_EQ(slope[i], dx[i]);
    }
}

TEST(SequenceKernels, NoNumberStaysNoNumber)
{
    constexpr float none = std::numeric_limits<float>::quiet_NaN();
    std::vector<float> x(20, 1.0F);
    x[3] = none;
    std::vector<float> y(x.size());
    std::vector<float> slope(x.size());
    kernels::geluWithSlope(x.data(), y.data(), slope.data(), 20);
    EXPECT_TRUE(std::isnan(y[3]) && std::isnan(slope[3]));
    EXPECT_FALSE(std::isnan(y[4]) || std::isnan(slope[4]));

    std::vector<float> square(16, 1.0F);
    square[4 * 2 + 1] = none; // row 2
    kernels::causalSoftmax(square.data(), square.data(), 4);
    EXPECT_TRUE(std::isnan(square[4 * 2]));
    EXPECT_FLOAT_EQ(square[4 * 3], 0.25F);

    std::vector<float> logits(40, 1.0F); // two rows
    logits[25] = none;
    std::vector<float> probabilities(logits.size());
    const std::vector<std::int32_t> labels = {0, 0};
    EXPECT_TRUE(std::isnan(kernels::softmaxCrossEntropy(logits.data(), labels.data(), probabilities.data(), 2, 20)));
    EXPECT_FLOAT_EQ(probabilities[0], 0.05F);
}

TEST(SequenceKernels, SoftmaxIsRightFarBelowTheLargest)
{
    std::vector<float> x(64 * 64);
    for (int j = 0; j < 64; ++j)
        x[static_cast<std::size_t>(63 * 64 + j)] = -1.7F * static_cast<float>(j);
    const std::vector<float> from(x.begin() + 63 * 64, x.end());
    std::vector<float> y(x.size());
    kernels::causalSoftmax(x.data(), y.data(), 64);
    double sum = 0;
    for (const float value : from)
        sum += std::exp(static_cast<double>(value));
    for (std::size_t j = 0; j < from.size(); ++j) {
        const double wanted = std::exp(static_cast<double>(from[j])) / sum;
        EXPECT_NEAR(y[63 * 64 + j], wanted, 5e-7 * wanted + 1e-37) << j;
    }
}

TEST(SequenceKernels, ExtremesStayNumbers)
{
    const std::vector<float> x = {-1e30F, -100, -13.5F, 13.5F, 100, 1e30F};
    std::vector<float> y(x.size());
    kernels::gelu(x.data(), y.data(), static_cast<std::int64_t>(x.size()));
    EXPECT_EQ(y[0], 0);
    EXPECT_EQ(y[1], 0);
    EXPECT_EQ(y[3], 13.5F);
    EXPECT_EQ(y[5], 1e30F);
}

TEST(SequenceKernels, CausalSoftmaxLooksAtNothingBeyondTheDiagonal)
{
    constexpr std::int64_t t = 37;
    std::vector<float> x(t * t, std::nanf(""));
    for (std::int64_t i = 0; i < t; ++i)
        for (std::int64_t j = 0; j <= i; ++j)
            x[static_cast<std::size_t>(i * t + j)] = 80 * std::sin(static_cast<float>(i + 3 * j));
    std::vector<float> y(x.size());
    kernels::causalSoftmax(x.data(), y.data(), t);
    for (std::int64_t i = 0; i < t; ++i) {
        double sum = 0;
        for (std::int64_t j = 0; j < t; ++j) {
            const float share = y[static_cast<std::size_t>(i * t + j)];
            if (j > i) {
                ASSERT_EQ(share, 0);
            }
            sum += share;
        }
        ASSERT_NEAR(sum, 1, 1e-6) << i;
    }
}

/// Heads, widths and contexts that are no multiples of a vector; the last batch smaller.
struct Sizes {
    std::int64_t heads, channels, context, batch;
};

class FusedGpt : public testing::TestWithParam<Sizes>
{
};

TEST_P(FusedGpt, TrainsAsTheTextbookLoopsDo)
{
    const Sizes sizes = GetParam();
    const auto [program, inputs] = test::jobOf("gpt", {{"layers", 2},
                                                       {"heads", sizes.heads},
                                                       {"channels", sizes.channels},
                                                       {"context", sizes.context},
                                                       {"batch", sizes.batch},
                                                       {"samples", 2 * sizes.batch + 1},
                                                       {"vocabulary", 29}});
    CpuEngine cpu("test", 3);
    ReferenceEngine reference("test");
    const auto plain = reference.prepare(program, inputs, {});
    plain->run(0, program.stepsPerEpoch());
    for (const std::int64_t threads : {1, 2, 3}) {
        SCOPED_TRACE(threads);
        const auto fast = cpu.prepare(program, inputs, {{"threads", threads}});
        fast->run(0, program.stepsPerEpoch());
        EXPECT_NEAR(fast->read(program.loss)[0], plain->read(program.loss)[0], 1e-5);
        bool isFused = false;
        for (const Operation &operation : program.operations) {
            if (operation.kind != operations::BatchedMatMul)
                continue;
            isFused = true;
            EXPECT_THROW(fast->read(operation.outputs[0]), Error);
        }
        EXPECT_TRUE(isFused);
        // Compares gradients rather than parameters: AdamW's first steps depend only on their signs.
        for (const auto &[parameter, gradient] : program.gradients) {
            const auto got = fast->read(gradient);
            const auto wanted = plain->read(gradient);
            double largest = 0;
            for (const float value : wanted)
                largest = std::max(largest, std::abs(static_cast<double>(value)));
            for (std::size_t i = 0; i < wanted.size(); ++i)
                ASSERT_NEAR(got[i], wanted[i], 1e-3 * largest) << program.tensor(parameter).name << ' ' << i;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, FusedGpt,
                         testing::Values(Sizes{1, 5, 3, 2}, Sizes{3, 30, 17, 3}, Sizes{2, 96, 33, 4},
                                         Sizes{4, 128, 64, 2}, Sizes{1, 70, 41, 5}, Sizes{2, 130, 63, 3},
                                         Sizes{1, 300, 24, 2}));

} // namespace
} // namespace overtake
