// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Training with each workload's own learning rate, optimiser and epochs learns what can be seen; only the sizes are
// smaller here, so that a test takes seconds.
#include "registry/engine_registry.h"
#include "train/decision_regions.h"
#include "train/trainer.h"

#include <cmath>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

TrainingRun trainedWith(const char *id, const ParameterValues &sizes)
{
    const Workload &workload = workloadById(id);
    const EngineRegistry engines = EngineRegistry::discover();
    SteadyClock clock;
    TrainingRequest request;
    request.parameters = workload.parameters().complete(sizes, id);
    request.engines = {{"cpu", {}, {}}};
    request.regions = true;
    return runTraining(engines, clock, nullptr, workload, request, {});
}

struct Classifier {
    const char *name;
    const char *workload;
    ParameterValues sizes;
    double chance;
    double atLeast;
};

class DefaultTraining : public testing::TestWithParam<Classifier>
{
};

TEST_P(DefaultTraining, EndsFarAboveChance)
{
    const Classifier &one = GetParam();
    const TrainingRun run = trainedWith(one.workload, one.sizes);
    const EngineTraining &training = run.engines.at(0);
    ASSERT_TRUE(training.report) << training.reason << ' ' << training.noReport;
    EXPECT_GT(training.report->accuracy, one.atLeast) << "chance: " << one.chance;
    ASSERT_GE(training.epochs.size(), 2U);
    EXPECT_LT(training.epochs.back().loss, 0.95 * training.epochs.front().loss); // the curve falls visibly
}

INSTANTIATE_TEST_SUITE_P(
    All, DefaultTraining,
    testing::Values(Classifier{"Blobs", "mlp", {{"samples", 3000}, {"hidden", 128}}, 0.5, 0.7},
                    Classifier{"Circles", "mlp", {{"dataset", "circles"}, {"samples", 6000}}, 0.5, 0.8},
                    Classifier{"Moons", "mlp", {{"dataset", "moons"}, {"samples", 6000}}, 0.5, 0.85},
                    Classifier{"Spirals", "mlp", {{"dataset", "spirals"}, {"samples", 20000}}, 0.5, 0.7},
                    Classifier{"Pictures", "cnn", {{"samples", 2000}, {"filters", 16}}, 0.1, 0.5},
                    Classifier{"Logistic", "logistic-regression", {}, 0.5, 0.85}),
    [](const auto &test) { return std::string(test.param.name); });

/// The loss is that of text which training did not see; a model that knows nothing has the logarithm of the symbols.
TEST(TrainedByDefault, AGptLearnsWhichCharactersAreFrequent)
{
    for (const char *dataset : {"synthetic", "sonnets"}) {
        const TrainingRun run = trainedWith("gpt", {{"dataset", std::string(dataset)},
                                                    {"samples", 6000},
                                                    {"layers", 1},
                                                    {"heads", 2},
                                                    {"channels", 32},
                                                    {"context", 16}});
        const EngineTraining &training = run.engines.at(0);
        ASSERT_TRUE(training.unseenLoss) << training.reason << ' ' << training.noReport;
        const auto symbols = static_cast<double>(run.parameters.integer("vocabulary"));
        EXPECT_LT(training.unseenLoss->loss, std::log(symbols) - 0.3) << dataset;
    }
}

/// The border is drawn on the way: these sets have two features, whatever the parameter says.
TEST(TrainedByDefault, PlaneSetsHaveDecisionRegions)
{
    for (const char *dataset : {"circles", "moons", "spirals"}) {
        const TrainingRun run = trainedWith("mlp", {{"dataset", std::string(dataset)},
                                                    {"samples", 300},
                                                    {"hidden", 8},
                                                    {"epochs", 1},
                                                    {"features", 100},
                                                    {"classes", 7}});
        EXPECT_EQ(run.parameters.integer("features"), 2) << dataset;
        EXPECT_EQ(run.parameters.integer("classes"), 2) << dataset;
        ASSERT_TRUE(run.regions) << dataset;
        EXPECT_EQ(run.regions->classes, 2) << dataset;
    }
}

} // namespace
} // namespace overtake
