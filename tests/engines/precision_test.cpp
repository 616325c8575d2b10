// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/precision.h"

#include "engines/check_scope.h"
#include "engines/cpu/cpu_engine.h"
#include "engines/cpu/product/product.h"
#include "engines/reference/reference_engine.h"
#include "text/error.h"

#include <cmath>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

ParameterValues withPrecision(const char *precision)
{
    return {{"threads", 2}, {precisionKey, std::string(precision)}};
}

TEST(PrecisionTest, RoundsToTheNearestAndTiesToEven)
{
    EXPECT_EQ(rounded(1.2345678F, Precision::Fp32), 1.2345678F);
    // 8 bits of mantissa: steps of 1/128 above 1.
    EXPECT_EQ(rounded(1 + 1.0F / 128, Precision::Bf16), 1 + 1.0F / 128);
    EXPECT_EQ(rounded(1 + 1.0F / 256, Precision::Bf16), 1.0F);           // a tie, down to even
    EXPECT_EQ(rounded(1 + 3.0F / 256, Precision::Bf16), 1 + 1.0F / 64);  // a tie, up to even
    EXPECT_EQ(rounded(1 + 1.1F / 256, Precision::Bf16), 1 + 1.0F / 128); // nearer to the upper one
    EXPECT_EQ(rounded(-1 - 1.1F / 256, Precision::Bf16), -1 - 1.0F / 128);
    EXPECT_EQ(rounded(1.9999999F, Precision::Bf16), 2.0F); // carries into the exponent
    // 11 bits: steps of 1/1024.
    EXPECT_EQ(rounded(1 + 1.0F / 1024, Precision::Tf32), 1 + 1.0F / 1024);
    EXPECT_EQ(rounded(1 + 1.0F / 2048, Precision::Tf32), 1.0F);
    EXPECT_EQ(rounded(0, Precision::Bf16), 0.0F);
    EXPECT_TRUE(std::isnan(rounded(std::nanf(""), Precision::Bf16)));
}

TEST(PrecisionTest, LabelsNameItUnlessAllAreFp32)
{
    const ParameterValues none;
    const auto labels = [](const std::vector<ParameterValues> &options) {
        std::vector<Label> all(options.size(), Label{"CPU"});
        for (std::size_t i = 0; i < all.size(); ++i)
            addPrecision(all[i], options[i]);
        tellPrecisionsApart(all, options);
        std::string text;
        for (const Label &label : all)
            text += toText(label) + "; ";
        return text;
    };
    EXPECT_EQ(labels({none, withPrecision("fp32")}), "CPU; CPU; ");
    EXPECT_EQ(labels({none, withPrecision("tf32"), withPrecision("fp32")}), "CPU, fp32; CPU, tf32; CPU, fp32; ");
}

TEST(PrecisionTest, TheCpuOffersBf16OnlyWhereItHasTheInstructions)
{
    const CpuEngine cpu("test", 2);
    const ParameterSpec *option = cpu.description().options.find(precisionKey);
    ASSERT_EQ(option != nullptr, hasBf16Products());
    if (option) {
        EXPECT_EQ(toText(option->defaultValue), "fp32");
        EXPECT_EQ(toText(cpu.labelFor(withPrecision("bf16"))), "CPU, 2 threads, bf16");
        EXPECT_EQ(toText(cpu.labelFor(withPrecision("fp32"))), "CPU, 2 threads");
    }
}

TEST(PrecisionTest, TheCpuInBf16AgreesWithTheReferenceWithinItsTolerance)
{
    if (!hasBf16Products())
        GTEST_SKIP() << "this CPU has no bf16 instructions";
    CpuEngine cpu("test", 2);
    ReferenceEngine reference("test");
    for (const auto &row : checkEngine(cpu, withPrecision("bf16"), reference, 7, {}, {}, scopeOfVariations))
        EXPECT_TRUE(row.passed) << row.subject << ' ' << row.detail << ": error " << row.worstError << ' '
                                << row.reason;
}

TEST(PrecisionTest, Bf16ProductsRoundTheirOperandsAndNothingElse)
{
    if (!hasBf16Products())
        GTEST_SKIP() << "this CPU has no bf16 instructions";
    // With C, bias and ReLU; none of what is added may be rounded.
    for (int variant = 0; variant < 8; ++variant) {
        ProductSpec spec{2, 3, 1};
        spec.precision = Precision::Bf16;
        spec.alpha = variant & 1 ? -0.5F : 1.0F;
        spec.accumulate = (variant & 6) == 2;
        spec.bias = variant & 4;
        spec.relu = (variant & 6) == 6;
        const std::vector<float> a = {1 + 1.0F / 512, 2};
        const std::vector<float> b = {1, -1, 3};
        const std::vector<float> bias = {1 + 1.0F / 4096, 0.25F, 0.125F};
        const std::vector<float> start = {1 + 1.0F / 4096, 2, 3, 4, 5, 6};
        std::vector<float> c = start;
        makeProduct(spec, choiceFor(spec, 2))->run(a.data(), b.data(), c.data(), bias.data());
        for (std::size_t i = 0; i < 2; ++i) {
            for (std::size_t j = 0; j < 3; ++j) {
                float wanted = spec.alpha * rounded(a[i], Precision::Bf16) * b[j];
                if (spec.accumulate)
                    wanted += start[3 * i + j];
                if (spec.bias)
                    wanted += bias[j];
                if (spec.relu)
                    wanted = std::max(wanted, 0.0F);
                EXPECT_EQ(c[3 * i + j], wanted) << "variant " << variant << ", at " << i << ", " << j;
            }
        }
    }
}

} // namespace
} // namespace overtake
