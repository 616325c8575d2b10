// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A training as a file: it comes back as it was, and what is damaged is refused in words that name the field.
#include "error_of.h"
#include "report/sample_training.h"

#include <cmath>
#include <gmock/gmock.h>
#include <limits>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using test::sampleTrainingRecord;
using testing::HasSubstr;

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
        return test::errorOf([&] { trainingFromJson(document); });
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
