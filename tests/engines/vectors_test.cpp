// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An execution may use narrower vectors than the CPU has: its results are right, and no other execution is affected.
#include "engines/cpu/simd/vectors.h"

#include "engines/check_scope.h"
#include "engines/cpu/cpu_engine.h"
#include "engines/cpu/product/onednn.h"
#include "engines/cpu/product/product_choice.h"
#include "engines/cpu/product/product_kernels.h"
#include "engines/host/team.h"
#include "engines/reference/reference_engine.h"
#include "job.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>

#include <array>
#include <thread>

namespace overtake
{
namespace
{

ParameterValues with(const std::string &vectors, std::int64_t threads)
{
    return {{"threads", threads}, {vectorsKey, vectors}};
}

TEST(Vectors, OneLaneIsAlwaysThereAndTheBestIsTheDefault)
{
    const auto &all = vectorsHere();
    EXPECT_EQ(all.front().name, "scalar");
    EXPECT_EQ(all.back().row, 0U);
    const CpuEngine cpu("test", 2);
    const ParameterSpec *option = cpu.description().options.find(vectorsKey);
    ASSERT_EQ(option != nullptr, all.size() > 1);
    if (option == nullptr)
        return;
    EXPECT_EQ(toText(option->defaultValue), all.back().name);
    EXPECT_EQ(toText(cpu.labelFor(with(all.back().name, 2))), "CPU, 2 threads");
    EXPECT_EQ(toText(cpu.labelFor(with("scalar", 2))), "CPU, 2 threads, scalar");
    EXPECT_THROW(cpu.description().options.parse(*option, "mmx"), UsageError);
}

TEST(Vectors, EachHasItsWidthOnAllThreadsOfATeam)
{
    const std::int64_t best = panelWidth();
    for (const Vectors &vectors : vectorsHere()) {
        std::array<std::int64_t, 3> widths{};
        {
            const VectorsScope scope(vectors);
            EXPECT_EQ(vectorsInUse().name, vectors.name);
            shareOut(3, 1, 3, [&](std::int64_t first, std::int64_t last) {
                for (std::int64_t i = first; i < last; ++i)
                    widths[static_cast<std::size_t>(i)] = panelWidth();
            });
        }
        const std::int64_t lanes = vectors.lanes > 0 ? vectors.lanes : best / 3; // SVE says by itself
        for (const std::int64_t width : widths)
            EXPECT_EQ(width, 3 * lanes) << vectors.name;
        EXPECT_EQ(panelWidth(), best);
    }
}

TEST(Vectors, EveryOperationAndWorkloadAgreesWithTheReference)
{
    CpuEngine cpu("test", 2);
    ReferenceEngine loops("test");
    const ReferenceResults reference(loops);
    for (const Vectors &vectors : vectorsHere()) {
        if (vectors.row == 0)
            continue; // as in cpu_engine_test
        for (const auto &row : checkEngine(cpu, with(vectors.name, 2), reference, 7, {}, {}, scopeOfVariations))
            EXPECT_TRUE(row.passed) << vectors.name << ": " << row.subject << ' ' << row.detail << ": error "
                                    << row.worstError << ' ' << row.reason;
    }
}

std::vector<std::vector<float>> weightsAfterSteps(const std::string &vectors, std::int64_t steps)
{
    // 512 features: weights that are accumulated from packed panels.
    const auto [program, inputs] =
        test::jobOf("mlp", {{"samples", 320}, {"features", 512}, {"hidden", 512}, {"batch", 32}});
    CpuEngine cpu("test", 2);
    const auto execution = cpu.prepare(program, inputs, with(vectors, 2));
    for (std::int64_t step = 0; step < steps; ++step)
        execution->run(step, 1);
    std::vector<std::vector<float>> weights;
    for (const auto &[parameter, gradient] : program.gradients)
        weights.push_back(execution->read(parameter));
    return weights;
}

TEST(Vectors, ExecutionsWithDifferentOnesDoNotDisturbEachOther)
{
    constexpr std::int64_t steps = 10;
    const auto &all = vectorsHere();
    std::vector<std::vector<std::vector<float>>> alone;
    for (const Vectors &vectors : all)
        alone.push_back(weightsAfterSteps(vectors.name, steps));
    auto together = alone;
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < all.size(); ++i)
        threads.emplace_back([&, i] { together[i] = weightsAfterSteps(all[i].name, steps); });
    for (std::thread &thread : threads)
        thread.join();
    for (std::size_t i = 0; i < all.size(); ++i)
        EXPECT_TRUE(together[i] == alone[i]) << all[i].name;
}

TEST(Vectors, OneLaneIsNeverOneDnns)
{
    EXPECT_TRUE(onednn::keepsToVectors());
    if (vectorsHere().size() == 1)
        GTEST_SKIP() << "this CPU has no vectors";
    const VectorsScope scope(vectorsHere().front());
    EXPECT_FALSE(onednn::keepsToVectors());
    for (const std::int64_t m : {1, 32, 256}) {
        for (const std::int64_t n : {1, 100}) {
            for (int variant = 0; variant < 8; ++variant) {
                ProductSpec spec{m, n, 256};
                spec.transposeA = variant & 1;
                spec.transposeB = variant & 2;
                spec.accumulate = variant & 4;
                EXPECT_NE(ProductChoices::here().choose(spec, 1).method, ProductMethod::OneDnn)
                    << m << ' ' << n << ' ' << variant;
            }
        }
    }
}

TEST(Vectors, Bf16NeedsTheBest)
{
    if (!hasBf16Products())
        GTEST_SKIP() << "this CPU has no bf16 instructions";
    const auto [program, inputs] = test::jobOf("mlp");
    CpuEngine cpu("test", 2);
    ParameterValues options = with("avx2", 2);
    options.set(precisionKey, std::string("bf16"));
    EXPECT_THROW(cpu.prepare(program, inputs, options), Error);
}

} // namespace
} // namespace overtake
