// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/gpu_ring.h"

#include "error_of.h"
#include "job.h"
#include "machine/device_database.h"
#include "model/prediction_engine.h"
#include "operations/all_reduce.h"
#include "workloads/workload.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using testing::HasSubstr;

const GpuLink &ringLink(const std::string &key)
{
    return *std::ranges::find_if(gpuLinks(), [&](const GpuLink &one) { return key == one.key; });
}

GpuRing ringOf(int gpus, const std::string &key = "nvlink-3")
{
    return {gpus, &ringLink(key), &serverNetworks().front()};
}

Program ringMlp(std::int64_t batch, const char *mode = "training")
{
    return test::builtProgram("mlp", {{"batch", batch}, {"hidden", 1024}, {"mode", std::string(mode)}});
}

const Device &ringCard(const char *id = "a100-sxm")
{
    return *DeviceDatabase::builtIn().find(id, DeviceKind::Gpu);
}

Prediction ringPrediction(const Program &program, const GpuRing &gpus)
{
    return predict(program, ringCard(), 0, Precision::Fp32, gpus);
}

double allReduceOf(const Prediction &prediction)
{
    double seconds = 0;
    for (const StepPart &part : prediction.profile.parts)
        seconds += part.name == operations::AllReduce.name ? part.seconds : 0;
    return seconds;
}

TEST(GpuRingTest, ARingSendsNearlyTwiceTheBytesThroughItsSlowestLink)
{
    const double bytes = 8e9;
    const auto without = [&](int gpus, const GpuRing &of) {
        return allReduceSeconds(bytes, gpus, of, 16e9) - allReduceSeconds(1, gpus, of, 16e9);
    };
    EXPECT_NEAR(without(2, ringOf(2)), bytes / (0.8 * 300e9), 1e-6);
    EXPECT_NEAR(without(4, ringOf(4)), 1.5 * bytes / (0.8 * 300e9), 1e-6);
    EXPECT_NEAR(without(4, ringOf(4, "pcie")), 1.5 * bytes / (0.8 * 16e9), 1e-6) << "the card's own bus";
    EXPECT_NEAR(without(16, ringOf(16)), 2.0 * 15 / 16 * bytes / (0.8 * 12.5e9), 1e-6) << "two servers";
    EXPECT_EQ(allReduceSeconds(bytes, 1, ringOf(1), 16e9), 0);
    EXPECT_EQ(allReduceSeconds(0, 4, ringOf(4), 16e9), 0);
}

TEST(GpuRingTest, ShortMessagesCostTheirHops)
{
    const double two = allReduceSeconds(4, 2, ringOf(2), 16e9);
    const double eight = allReduceSeconds(4, 8, ringOf(8), 16e9);
    EXPECT_NEAR(eight - two, 12 * ringLink("nvlink-3").hop, 1e-9);
}

TEST(GpuRingTest, EachGpuGetsARoundedUpShareOfTheRows)
{
    EXPECT_EQ(shareOfBatch(ringMlp(64), 4).rows, 16);
    EXPECT_EQ(shareOfBatch(ringMlp(65), 4).rows, 17);
    EXPECT_EQ(shareOfBatch(ringMlp(65), 4).gpus, 4);
    EXPECT_EQ(shareOfBatch(ringMlp(8), 1024).gpus, 8) << "the others have no row";
    EXPECT_EQ(shareOfBatch(ringMlp(8), 1024).rows, 1);
    EXPECT_EQ(shareOfBatch(ringMlp(1), 1).gpus, 1);
    EXPECT_THAT(test::errorOf([] { shareOfBatch(ringMlp(1), 2); }), HasSubstr("no rows that 2 GPUs could share"));
}

TEST(GpuRingTest, AStepIsThatOfTheShareAndTheSumOfAllGradients)
{
    const Program program = ringMlp(4096);
    const Prediction four = ringPrediction(program, ringOf(4));
    const Prediction share = ringPrediction(ringMlp(1024), {});
    EXPECT_GT(allReduceOf(four), 0);
    EXPECT_DOUBLE_EQ(allReduceOf(four), allReduceSeconds(gradientBytes(program), 4, ringOf(4), 1));
    EXPECT_NEAR(four.stepSeconds, share.stepSeconds + allReduceOf(four), 1e-12);
    EXPECT_LT(four.low, four.stepSeconds);
    EXPECT_GT(four.high, four.stepSeconds);
    const auto &parts = four.profile.parts;
    const auto sum =
        std::ranges::find_if(parts, [](const StepPart &part) { return part.name == operations::AllReduce.name; });
    EXPECT_NE(sum, parts.begin());
    EXPECT_LT(sum + 1, parts.end()) << "what updates comes after it";
    EXPECT_EQ(allReduceOf(ringPrediction(ringMlp(4096, "inference"), ringOf(4))), 0) << "nothing is trained";
}

TEST(GpuRingTest, ALastStepOfOneRowIsThatOfOneGpu)
{
    const Program program = ringMlp(41);
    ASSERT_EQ(program.lastBatchRows(), 1);
    EXPECT_DOUBLE_EQ(ringPrediction(program, ringOf(8)).lastStepSeconds, ringPrediction(program, {}).lastStepSeconds);
    EXPECT_THROW(ringPrediction(ringMlp(1), ringOf(8)), Error) << "no step has rows to share";
}

TEST(GpuRingTest, ASecondGpuPaysWhereThereIsMuchWorkForTheParameters)
{
    EXPECT_GT(ringPrediction(ringMlp(16), ringOf(2)).stepSeconds, ringPrediction(ringMlp(16), {}).stepSeconds);
    EXPECT_LT(ringPrediction(ringMlp(100000), ringOf(2)).stepSeconds, ringPrediction(ringMlp(100000), {}).stepSeconds);
}

TEST(GpuRingTest, IsAnOptionOfTheModelOfACardOnly)
{
    PredictionEngine engine(ringCard());
    ParameterValues options{{"gpus", 16}};
    EXPECT_EQ(gpuRingOf(options).link, &gpuLinks().front()) << "not all are given";
    options.set("link", std::string("nvlink-3"));
    options = engine.description().options.complete(options, "");
    EXPECT_EQ(toText(engine.labelFor(options)), "A100 SXM 80 GB x 16, nvlink-3, ethernet-100, predicted");
    EXPECT_EQ(toText(engine.labelFor(engine.description().options.defaults())), "A100 SXM 80 GB, predicted");
    EXPECT_EQ(engine.predict(ringMlp(4096), options).stepSeconds,
              ringPrediction(ringMlp(4096), ringOf(16)).stepSeconds);
    PredictionEngine shared(ringCard("apple-m1-gpu"));
    EXPECT_EQ(shared.description().options.find("gpus"), nullptr) << "a machine has one";
}

} // namespace
} // namespace overtake
