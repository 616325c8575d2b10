// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// nanoGPT's own figures: those of the two published cases.
#include "workloads/nanogpt.h"

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
    const Workload &logistic = workloadById("logistic-regression");
    ParameterValues training;
    training.set("mode", std::string("training"));
    const auto complete = [&](const ParameterValues &values) {
        return logistic.parameters().complete(values, "logistic-regression");
    };
    EXPECT_EQ(trainedParameters(logistic.build(complete(training))), 101);
    const Workload &mlp = workloadById("mlp");
    ParameterValues cifar;
    cifar.set("optimizer", std::string("adam")); // its state is not trained
    cifar.set("features", std::int64_t{2});
    cifar.set("hidden", std::int64_t{10});
    EXPECT_EQ(trainedParameters(mlp.build(mlp.parameters().complete(cifar, "mlp"))),
              2 * 10 + 10 + 10 * 10 + 10 + 10 * 2 + 2);
    const Workload &multiply = workloadById("vector-multiply");
    EXPECT_EQ(trainedParameters(multiply.build(multiply.parameters().defaults())), 0);
}

TEST(NanoGpt, KnowsTheWorkload)
{
    const Workload &gpt = workloadById("gpt");
    ParameterValues wider;
    for (const auto &[key, value] :
         {std::pair("layers", 6), {"heads", 6}, {"channels", 384}, {"context", 256}, {"batch", 64}})
        wider.set(key, std::int64_t{value});
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
    ParameterValues few; // the Program clips the batch
    few.set("samples", std::int64_t{100});
    few.set("batch", std::int64_t{512});
    EXPECT_EQ(gpt.transformer(gpt.parameters().complete(few, "gpt"))->sequences, 100);
    ParameterValues inference;
    inference.set("mode", std::string("inference"));
    EXPECT_FALSE(gpt.transformer(gpt.parameters().complete(inference, "gpt")).has_value());
}

} // namespace
} // namespace overtake
