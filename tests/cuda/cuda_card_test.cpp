// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The whole CUDA engine on a pretended card (card/card.h): the plug-in's own code, loaded as the program loads it, and
// the shared kernels in CUDA's dialect, against the reference: every operation and every workload of the check, in
// every way of using a card.
#include "check/check.h"
#include "cuda/card/test_engines.h"
#include "engines/gpu/multi_device_engine.h"
#include "engines/reference/reference_engine.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using testcard::Execution;
using testcard::Settings;
using testing::IsEmpty;

struct Use {
    const char *name;
    Settings settings;
    std::vector<std::pair<const char *, const char *>> options;
    std::uint32_t seed = 1;
    const char *cudnn = nullptr;  ///< OVERTAKE_CUDNN
    const char *cublas = nullptr; ///< OVERTAKE_CUBLAS
};

void PrintTo(const Use &use, std::ostream *to)
{
    *to << use.name;
}

class CudaCardCheck : public testing::TestWithParam<Use>
{
};

TEST_P(CudaCardCheck, ComputesWhatTheReferenceDoes)
{
    const Use &use = GetParam();
    if (use.cudnn)
        ::setenv("OVERTAKE_CUDNN", use.cudnn, 1); // each of these tests is a process of its own under ctest
    if (use.cublas)
        ::setenv("OVERTAKE_CUBLAS", use.cublas, 1);
    testcard::reset(use.settings);
    {
        const auto engine = testcard::makeTestEngines().at(0);
        ASSERT_EQ(engine->description().unavailable, "");
        ReferenceEngine reference("test");
        ParameterValues options = engine->description().options.defaults();
        for (const auto &[key, value] : use.options)
            options.set(key, std::string(value));
        int rows = 0;
        checkEngine(*engine, options, reference, use.seed, [&](const CheckRow &row) {
            ++rows;
            EXPECT_TRUE(row.passed) << row.subject << ' ' << row.detail << ": " << row.worstError << ' ' << row.reason;
        });
        EXPECT_GT(rows, 50);
    }
    EXPECT_THAT(testcard::faults(), IsEmpty());
    EXPECT_EQ(testcard::inUse(), 0);
    const bool replays =
        std::ranges::any_of(use.options, [](const auto &option) { return std::string(option.first) == "launch"; });
    EXPECT_EQ(testcard::graphsStarted() > 0, replays);
    EXPECT_EQ(testcard::hasRun("attach to host") > 0, use.settings.integrated);
    EXPECT_EQ(testcard::hasRun("cublasGemmEx") > 0, !use.cublas);
    EXPECT_EQ(testcard::hasRun("cublasGemmStridedBatchedEx") > 0, !use.cublas);
    EXPECT_EQ(testcard::hasRun("overtake_tiled_product") > 0, use.cublas != nullptr);
#ifdef OVERTAKE_WITH_CUDNN
    EXPECT_EQ(testcard::hasRun("convolution") > 0, std::string(use.cudnn ? use.cudnn : "") != "off");
#else
    EXPECT_GT(testcard::hasRun("overtake_conv2d"), 0);
#endif
}

/// Two cards train as the textbook loops do: losses, accuracies, parameters, and the last batch's output.
TEST(CudaTwoCards, ComputesWhatTheReferenceDoes)
{
    testcard::reset({});
    {
        const auto several = gpu::makeMultiDeviceEngines(testcard::makeTestEngines());
        ASSERT_EQ(several.size(), 1U);
        EXPECT_EQ(several[0]->description().id, "cuda:0+1");
        EXPECT_EQ(several[0]->description().options.find("launch"), nullptr) << "a sum cannot be replayed";
        ReferenceEngine reference("test");
        int trained = 0;
        checkEngine(*several[0], several[0]->description().options.defaults(), reference, 1, [&](const CheckRow &row) {
            trained += row.cases > 0 ? 1 : 0;
            EXPECT_TRUE(row.passed || row.absent)
                << row.subject << ' ' << row.detail << ": " << row.worstError << ' ' << row.reason;
        });
        EXPECT_EQ(trained, 4) << "logistic regression, MLP, CNN, GPT";
    }
    EXPECT_THAT(testcard::faults(), IsEmpty());
    EXPECT_EQ(testcard::inUse(), 0);
}

constexpr Settings late{};
constexpr Settings early{.execution = Execution::AtOnce, .backwards = true};

std::vector<Use> uses()
{
    return {
        {"graphPageable", late, {{"launch", "graph"}, {"staging", "pageable"}}},
        {"eagerBf16WithoutCudnn", early, {{"precision", "bf16"}}, 1, "off"},
        {"graphWithoutCublas", late, {{"launch", "graph"}}, 7, nullptr, "off"},
        {"integrated", {.integrated = true}, {}},
        {"graphTf32", early, {{"launch", "graph"}, {"precision", "tf32"}}, 42}, // as tests/gpu/run
    };
}

INSTANTIATE_TEST_SUITE_P(Uses, CudaCardCheck, testing::ValuesIn(uses()),
                         [](const auto &one) { return std::string(one.param.name); });

} // namespace
} // namespace overtake
