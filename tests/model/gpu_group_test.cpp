// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/gpu_group.h"

#include "machine/device_database.h"
#include "model/prediction_engine.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using testing::HasSubstr;

const GpuLink &groupLink(const std::string &key)
{
    return *std::find_if(gpuLinks().begin(), gpuLinks().end(), [&](const GpuLink &one) { return key == one.key; });
}

GpuGroup groupOf(int gpus, const std::string &key = "nvlink-3")
{
    return {gpus, &groupLink(key), &serverNetworks().front()};
}

Program groupMlp(std::int64_t batch, const char *mode = "training")
{
    ParameterValues values;
    values.set("batch", batch);
    values.set("hidden", std::int64_t{1024});
    values.set("mode", std::string(mode));
    const Workload &workload = workloadById("mlp");
    return workload.build(workload.parameters().complete(values, "mlp"));
}

const Device &groupCard(const char *id = "a100-sxm")
{
    return *DeviceDatabase::builtIn().find(id, DeviceKind::Gpu);
}

Prediction groupPrediction(const Program &program, const GpuGroup &gpus)
{
    return predict(program, groupCard(), 0, Precision::Fp32, gpus);
}

double allReduceOf(const Prediction &prediction)
{
    double seconds = 0;
    for (const StepPart &part : prediction.profile.parts)
        seconds += part.name == allReduceName ? part.seconds : 0;
    return seconds;
}

TEST(GpuGroupTest, ARingSendsNearlyTwiceTheBytesThroughItsSlowestLink)
{
    const double bytes = 8e9;
    const auto without = [&](int gpus, const GpuGroup &of) {
        return allReduceSeconds(bytes, gpus, of, 16e9) - allReduceSeconds(1, gpus, of, 16e9);
    };
    EXPECT_NEAR(without(2, groupOf(2)), bytes / (0.8 * 300e9), 1e-6);
    EXPECT_NEAR(without(4, groupOf(4)), 1.5 * bytes / (0.8 * 300e9), 1e-6);
    EXPECT_NEAR(without(4, groupOf(4, "pcie")), 1.5 * bytes / (0.8 * 16e9), 1e-6) << "the card's own bus";
    EXPECT_NEAR(without(16, groupOf(16)), 2.0 * 15 / 16 * bytes / (0.8 * 12.5e9), 1e-6) << "two servers";
    EXPECT_EQ(allReduceSeconds(bytes, 1, groupOf(1), 16e9), 0);
    EXPECT_EQ(allReduceSeconds(0, 4, groupOf(4), 16e9), 0);
}

TEST(GpuGroupTest, ShortMessagesCostTheirHops)
{
    const double two = allReduceSeconds(4, 2, groupOf(2), 16e9);
    const double eight = allReduceSeconds(4, 8, groupOf(8), 16e9);
    EXPECT_NEAR(eight - two, 12 * groupLink("nvlink-3").hop, 1e-9);
}

TEST(GpuGroupTest, EachGpuGetsARoundedUpShareOfTheRows)
{
    EXPECT_EQ(shareOfBatch(groupMlp(64), 4).rows, 16);
    EXPECT_EQ(shareOfBatch(groupMlp(65), 4).rows, 17);
    EXPECT_EQ(shareOfBatch(groupMlp(65), 4).gpus, 4);
    EXPECT_EQ(shareOfBatch(groupMlp(8), 1024).gpus, 8) << "the others have no row";
    EXPECT_EQ(shareOfBatch(groupMlp(8), 1024).rows, 1);
    EXPECT_EQ(shareOfBatch(groupMlp(1), 1).gpus, 1);
    try {
        (void)shareOfBatch(groupMlp(1), 2);
        FAIL() << "one row was shared";
    } catch (const Error &error) {
        EXPECT_THAT(error.what(), HasSubstr("no rows that 2 GPUs could share"));
    }
}

TEST(GpuGroupTest, AStepIsThatOfTheShareAndTheSumOfAllGradients)
{
    const Program program = groupMlp(4096);
    const Prediction four = groupPrediction(program, groupOf(4));
    const Prediction share = groupPrediction(groupMlp(1024), {});
    EXPECT_GT(allReduceOf(four), 0);
    EXPECT_DOUBLE_EQ(allReduceOf(four), allReduceSeconds(gradientBytes(program), 4, groupOf(4), 1));
    EXPECT_NEAR(four.stepSeconds, share.stepSeconds + allReduceOf(four), 1e-12);
    EXPECT_LT(four.low, four.stepSeconds);
    EXPECT_GT(four.high, four.stepSeconds);
    const auto &parts = four.profile.parts;
    const auto sum =
        std::find_if(parts.begin(), parts.end(), [](const StepPart &part) { return part.name == allReduceName; });
    EXPECT_NE(sum, parts.begin());
    EXPECT_LT(sum + 1, parts.end()) << "what updates comes after it";
    EXPECT_EQ(allReduceOf(groupPrediction(groupMlp(4096, "inference"), groupOf(4))), 0) << "nothing is trained";
}

TEST(GpuGroupTest, ASecondGpuPaysWhereThereIsMuchWorkForTheParameters)
{
    EXPECT_GT(groupPrediction(groupMlp(16), groupOf(2)).stepSeconds, groupPrediction(groupMlp(16), {}).stepSeconds);
    EXPECT_LT(groupPrediction(groupMlp(100000), groupOf(2)).stepSeconds,
              groupPrediction(groupMlp(100000), {}).stepSeconds);
}

TEST(GpuGroupTest, IsAnOptionOfTheModelOfACardOnly)
{
    PredictionEngine engine(groupCard());
    ParameterValues options;
    options.set("gpus", std::int64_t{16});
    EXPECT_EQ(gpuGroupOf(options).link, &gpuLinks().front()) << "not all are given";
    options.set("link", std::string("nvlink-3"));
    options = engine.description().options.complete(options, "");
    EXPECT_EQ(engine.labelFor(options), "A100 SXM 80 GB x 16, nvlink-3 and ethernet-100");
    EXPECT_EQ(engine.labelFor(engine.description().options.defaults()), "A100 SXM 80 GB");
    EXPECT_EQ(engine.predict(groupMlp(4096), options).stepSeconds,
              groupPrediction(groupMlp(4096), groupOf(16)).stepSeconds);
    PredictionEngine shared(groupCard("apple-m1-gpu"));
    EXPECT_EQ(shared.description().options.find("gpus"), nullptr) << "a machine has one";
}

} // namespace
} // namespace overtake
