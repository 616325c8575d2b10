// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// nanoGPT's own figures: those of the two published cases.
#include "workloads/nanogpt.h"

#include "job.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>
#include <tuple>

namespace overtake
{
namespace
{

const TransformerShape small{4, 4, 32, 64, 12, 64 * 128};
const TransformerShape larger{6, 6, 64, 256, 64, 256 * 384};

TEST(NanoGpt, CountsThePublishedFlops)
{
    EXPECT_EQ(nanogpt::flopsPerToken(795904, small), 6.0 * 795904 + 12.0 * 4 * 4 * 32 * 64);
    EXPECT_NEAR(nanogpt::flopsPerStep(795904, small) * 1e-9, 3.970, 0.0005);
    EXPECT_NEAR(nanogpt::flopsPerStep(10646784, larger) * 1e-9, 1162.6, 0.05);
}

TEST(NanoGpt, DividesByAnA100)
{
    // A 2-core Xeon: 100 ms for an iteration.
    EXPECT_NEAR(100 * nanogpt::utilisation(nanogpt::flopsPerStep(795904, small), 0.1), 0.0127, 0.00005);
}

TEST(NanoGpt, CountsWhatIsTrained)
{
    EXPECT_EQ(trainedParameters(test::builtProgram("logistic-regression", {{"mode", "training"}})), 101);
    EXPECT_EQ(trainedParameters(test::builtProgram("mlp", {{"optimizer", "adam"}, {"features", 2}, {"hidden", 10}})),
              2 * 10 + 10 + 10 * 10 + 10 + 10 * 2 + 2)
        << "the optimizer's state is not trained";
    EXPECT_EQ(trainedParameters(test::builtProgram("vector-multiply")), 0);
}

TEST(NanoGpt, KnowsTheWorkload)
{
    const Workload &gpt = workloadById("gpt");
    const ParameterValues wider{{"layers", 6}, {"heads", 6}, {"channels", 384}, {"context", 256}, {"batch", 64}};
    // The last: half a unit of the published figure's last digit.
    const std::vector<std::tuple<ParameterValues, std::int64_t, std::int64_t, double, double>> cases{
        {{}, 795904, 804096, 3.970, 5e-4}, {wider, 10646784, 10745088, 1162.6, 5e-2}};
    for (const auto &[given, counted, trained, gigaFlops, rounding] : cases) {
        const ParameterValues values = gpt.parameters().complete(given, "gpt");
        const auto shape = gpt.transformer(values);
        ASSERT_TRUE(shape.has_value());
        const std::int64_t parameters = trainedParameters(gpt.build(values));
        EXPECT_EQ(parameters, trained);
        EXPECT_EQ(parameters - shape->positionParameters, counted);
        EXPECT_NEAR(nanogpt::flopsPerStep(counted, *shape) * 1e-9, gigaFlops, rounding);
    }
    const ParameterValues few{{"samples", 100}, {"batch", 512}}; // the Program clips the batch
    EXPECT_EQ(gpt.transformer(gpt.parameters().complete(few, "gpt"))->sequences, 100);
    const ParameterValues inference{{"mode", "inference"}};
    EXPECT_FALSE(gpt.transformer(gpt.parameters().complete(inference, "gpt")).has_value());
}

} // namespace
} // namespace overtake
