// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A training as a file: it comes back as it was, and what is damaged is refused in words that name the field.
#include "report/training_file.h"
#include "text/error.h"
#include "train/decision_regions.h"
#include "workloads/workload.h"

#include <cmath>
#include <gmock/gmock.h>
#include <limits>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using testing::HasSubstr;

EngineTraining sampleTraining(const char *id, double secondsPerRound)
{
    EngineTraining training;
    training.use = {id, {}, {}};
    training.label = {id};
    training.status = PointStatus::Measured;
    training.stepsPerEpoch = 3;
    training.stepsDone = 6;
    training.itemsDone = 192;
    training.itemsPerEpoch = 96;
    training.seconds = 6.5 * secondsPerRound;
    for (int i = 0; i < 6; ++i)
        training.rounds.push_back({.seconds = secondsPerRound * (1 + 0.01 * i), .items = 32, .disturbed = i == 2});
    training.curve = {{1, 0.1, 0.7, 0.5}, {6, 0.6, std::numeric_limits<double>::quiet_NaN(), std::nullopt}};
    training.epochs = {{0.3, 0.6, 0.75}, {0.3, 0.4, std::nullopt}};
    training.report = ClassReport{{{1, 0.5, 2.0 / 3, 10}}, 0.9, {1, 1, 1, 10}, {1, 1, 1, 10}, 10};
    return training;
}

TrainingRecord sampleTrainingRecord()
{
    TrainingRecord record;
    record.date = "2026-11-25T10:00:00Z";
    record.machine.cpu = "AMD EPYC 9654";
    TrainingRun &run = record.run;
    run.workload = "mlp";
    run.parameters = workloadById("mlp").parameters().defaults();
    run.data = foreign("synthetic");
    run.itemName = "samples";
    run.epochs = 2;
    run.trainingSamples = 96;
    run.heldOutSamples = 47;
    run.engines = {sampleTraining("cpu", 2), sampleTraining("gpu", 0.5)};
    run.agreements.resize(2);
    run.agreements[1] = {{}, 6, 1e-4, 2e-4, 3e-4, 5, 5, 3e-4, 2e-4};
    DecisionRegions regions;
    regions.x = {-1, 1};
    regions.y = {-2, 2};
    regions.step = 6;
    regions.cells.assign(DecisionRegions::side * DecisionRegions::side, 1);
    regions.points = std::make_shared<const std::vector<DecisionRegions::Point>>(
        std::vector<DecisionRegions::Point>{{0.1F, -0.2F, 1}, {0.3F, 0.4F, 0}});
    run.regions = std::make_shared<const DecisionRegions>(std::move(regions));
    return record;
}

std::string trainingRefusal(const nlohmann::json &document)
{
    try {
        trainingFromJson(document);
    } catch (const Error &error) {
        return error.what();
    }
    return "no error";
}

TEST(TrainingFile, ComesBackAsItWas)
{
    const TrainingRecord record = sampleTrainingRecord();
    const nlohmann::json document = toJson(record);
    ASSERT_TRUE(isTraining(document));
    const TrainingRecord read = trainingFromJson(document);
    EXPECT_EQ(toJson(read), document);
    ASSERT_EQ(read.run.engines.size(), 2U);
    const EngineTraining &before = record.run.engines[1];
    const EngineTraining &after = read.run.engines[1];
    EXPECT_EQ(after.epochSeconds(), before.epochSeconds());
    EXPECT_EQ(after.rounds.size(), 6U);
    EXPECT_TRUE(after.rounds[2].disturbed);
    ASSERT_EQ(after.curve.size(), 2U);
    EXPECT_TRUE(std::isnan(after.curve[1].loss));
    EXPECT_FALSE(after.curve[1].accuracy);
    EXPECT_EQ(read.run.agreements[1].partsAt, 5);
    EXPECT_EQ(read.run.agreements[1].partsBy, 3e-4);
    ASSERT_TRUE(read.run.regions);
    EXPECT_EQ(read.run.regions->cells, record.run.regions->cells);
    EXPECT_EQ(read.run.regions->points->at(0).y, -0.2F);
}

TEST(TrainingFile, OneOfAnOlderVersionHasNoRounds)
{
    const TrainingRecord record = sampleTrainingRecord();
    nlohmann::json document = toJson(record);
    document.erase("regions");
    for (nlohmann::json &engine : document["engines"]) {
        engine.erase("rounds");
        if (engine.contains("agreement")) {
            engine["agreement"].erase("parts_by");
            engine["agreement"].erase("parts_tolerance");
        }
    }
    const TrainingRecord read = trainingFromJson(document);
    const double epochSeconds = record.run.engines[0].epochSeconds();
    EXPECT_NEAR(read.run.engines[0].epochSeconds(), epochSeconds, 0.01 * epochSeconds);
    EXPECT_FALSE(trainingSpeedUp(read.run.engines[0], read.run.engines[1]));
    EXPECT_EQ(read.run.agreements[1].partsBy, 3e-4);
    EXPECT_FALSE(read.run.regions);
}

TEST(TrainingFile, IsRefusedWithThePlaceOfTheDamage)
{
    const auto refused = [](const char *pointer, const nlohmann::json &value) {
        nlohmann::json document = toJson(sampleTrainingRecord());
        document[nlohmann::json::json_pointer(pointer)] = value;
        return trainingRefusal(document);
    };
    EXPECT_THAT(refused("/baseline", 2), HasSubstr("'baseline' must be at most 1"));
    EXPECT_THAT(refused("/engines", nlohmann::json::array()), HasSubstr("'engines'"));
    EXPECT_THAT(refused("/engines/1/curve/loss", {0.5}), HasSubstr("'engines[1].curve.loss'"));
    EXPECT_THAT(refused("/engines/0/rounds/3/items", 0), HasSubstr("'engines[0].rounds[3].items' must be above 0"));
    EXPECT_THAT(refused("/engines/0/steps_per_epoch", 0), HasSubstr("'engines[0].steps_per_epoch'"));
    EXPECT_THAT(refused("/engines/0/throughput_per_s", 1e99), HasSubstr("'engines[0].throughput_per_s'"));
    EXPECT_THAT(refused("/engines/1/agreement", nlohmann::json()), HasSubstr("'engines[1].agreement'"));
    EXPECT_THAT(refused("/regions/cells", {1, 2}), HasSubstr("'regions.cells'"));
    EXPECT_THAT(refused("/regions/cells/7", 1000), HasSubstr("'regions.cells'"));
    EXPECT_THAT(refused("/regions/points/1/2", -1), HasSubstr("'regions.points[1]'"));
    EXPECT_THAT(refused("/regions/classes", 0), HasSubstr("'regions.classes'"));
    EXPECT_THAT(refused("/regions/points/1", {1, 2}), HasSubstr("'regions.points[1]'"));
    EXPECT_THAT(refused("/parameters/hidden", 1e9), HasSubstr("'parameters.hidden'"));
    EXPECT_THAT(refused("/schema", 99), HasSubstr("schema 99"));
}

} // namespace
} // namespace overtake
