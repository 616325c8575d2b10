// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/decision_regions.h"

#include "measure/fakes.h"
#include "registry/engine_registry.h"
#include "train/trainer.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

ParameterValues with(const char *workload, const ParameterValues &given)
{
    ParameterValues all = given;
    all.set("mode", std::string("training"));
    return workloadById(workload).parameters().complete(all, workload);
}

/// A line through the plane that logistic regression draws, whose weights are known.
TEST(DecisionRegions, AreWhereTheWeightsSay)
{
    const Workload &workload = workloadById("logistic-regression");
    const ParameterValues values = with("logistic-regression", {{"samples", 300}, {"features", 2}, {"batch", 32}});
    TrainingData data;
    data.training = std::make_shared<const Inputs>(workload.makeInputs(values));
    data.trainingSamples = 300;
    ASSERT_TRUE(haveTwoFeatures(*data.training, 300));

    const EngineRegistry engines = EngineRegistry::discover();
    Engine &cpu = engines.require("cpu");
    RegionMaker maker(cpu, cpu.description().options.complete({}, "cpu"), workload, values, data);
    const TrainedParameters trained{{"linear_weights", {1, -2}}, {"linear_bias", {0.25F}}};
    const auto regions = maker.regionsOf(trained, 7, {});
    EXPECT_EQ(regions->step, 7);
    EXPECT_EQ(regions->classes, 2);
    ASSERT_EQ(regions->points->size(), 300U);
    constexpr int side = DecisionRegions::side;
    ASSERT_EQ(regions->cells.size(), static_cast<std::size_t>(side * side));
    for (int row = 0; row < side; row += 7) {
        for (int column = 0; column < side; column += 7) {
            const double x = regions->x.low + (regions->x.high - regions->x.low) * (column + 0.5) / side;
            const double y = regions->y.low + (regions->y.high - regions->y.low) * (row + 0.5) / side;
            const double score = x - 2 * y + 0.25;
            if (std::abs(score) < 1e-3)
                continue;
            EXPECT_EQ(regions->cells[static_cast<std::size_t>(row * side + column)], score > 0 ? 1 : 0)
                << x << ' ' << y;
        }
    }
    for (const DecisionRegions::Point &point : *regions->points) {
        EXPECT_GT(point.x, regions->x.low);
        EXPECT_LT(point.y, regions->y.high);
    }
}

TEST(DecisionRegions, GrowWhileAModelLearnsAndTellItsPointsApartAtTheEnd)
{
    const EngineRegistry engines = EngineRegistry::discover();
    SteadyClock clock;
    TrainingRequest request;
    request.parameters = with(
        "mlp",
        {{"samples", 600}, {"features", 2}, {"classes", 3}, {"hidden", 16}, {"learning_rate", 0.1}, {"epochs", 30}});
    request.engines = {{"cpu", {}, {}}};
    request.regions = true;
    TrainingOptions options;
    options.sliceSeconds = 1e-4;
    std::vector<std::shared_ptr<const DecisionRegions>> seen;
    options.progress = [&](const TrainingProgress &progress) {
        if (progress.run.regions && (seen.empty() || seen.back() != progress.run.regions))
            seen.push_back(progress.run.regions);
    };
    const TrainingRun run = runTraining(engines, clock, nullptr, workloadById("mlp"), request, options);
    ASSERT_GE(seen.size(), 2U); // the first at once, the last at the end
    EXPECT_LT(seen.front()->step, run.engines[0].stepsDone);
    EXPECT_EQ(run.regions->step, run.engines[0].stepsDone);
    EXPECT_EQ(run.regions->classes, 3);
    EXPECT_NE(seen.front()->cells, run.regions->cells);
    EXPECT_EQ(seen.front()->points, run.regions->points); // shared

    // A model that has learnt puts most points where their class is.
    constexpr int side = DecisionRegions::side;
    const auto cellOf = [](double value, const DecisionRegions::Range &range) {
        return static_cast<int>((value - range.low) / (range.high - range.low) * side);
    };
    const auto isRight = [&](const DecisionRegions::Point &point) {
        const int cell = cellOf(point.y, run.regions->y) * side + cellOf(point.x, run.regions->x);
        return run.regions->cells[static_cast<std::size_t>(cell)] == point.label;
    };
    const auto &points = *run.regions->points;
    const auto right = static_cast<double>(std::ranges::count_if(points, isRight));
    EXPECT_NEAR(right / static_cast<double>(points.size()), run.engines[0].report->accuracy, 0.1);
}

/// A few rows hold few of the 1000 classes; the model may name any.
TEST(DecisionRegions, HaveAllClassesThatTheModelNames)
{
    const EngineRegistry engines = EngineRegistry::discover();
    SteadyClock clock;
    TrainingRequest request;
    request.engines = {{"cpu", {}, {}}};
    request.regions = true;
    request.parameters =
        with("mlp", {{"samples", 6}, {"features", 2}, {"classes", 1000}, {"hidden", 16}, {"epochs", 1}});
    const TrainingRun run = runTraining(engines, clock, nullptr, workloadById("mlp"), request, {});
    ASSERT_TRUE(run.regions);
    const std::int32_t highest = *std::ranges::max_element(run.regions->cells);
    for (const DecisionRegions::Point &point : *run.regions->points)
        EXPECT_LT(point.label, highest) << "else this tests nothing";
    EXPECT_EQ(run.regions->classes, highest + 1);
}

TEST(DecisionRegions, AreNotOfWhatIsNoClass)
{
    const Workload &workload = workloadById("mlp");
    const ParameterValues values = with("mlp", {{"samples", 3}, {"features", 2}, {"hidden", 4}});
    TrainedParameters trained;
    for (const Tensor &tensor : inferenceProgram(workload, values).tensors)
        if (tensor.role == Role::Parameter)
            trained.emplace_back(tensor.name, std::vector<float>(static_cast<std::size_t>(elementCount(tensor.shape))));
    for (const double wrong : {std::nan(""), -1.0, 1000.0, 1e30}) {
        fakes::FakeClock clock;
        fakes::FakeEngine engine({.loss = wrong}, &clock);
        const auto inputs = std::make_shared<const Inputs>(workload.makeInputs(values));
        EXPECT_THROW(ClassPredictor(engine, {}, workload, values, inputs, 3).classesBy(trained, {}), Error) << wrong;
    }
}

TEST(DecisionRegions, AreOfTwoFeaturesOnly)
{
    const EngineRegistry engines = EngineRegistry::discover();
    SteadyClock clock;
    TrainingRequest request;
    request.engines = {{"cpu", {}, {}}};
    request.regions = true;
    request.parameters = with("mlp", {{"samples", 200}, {"features", 3}, {"hidden", 4}, {"epochs", 1}});
    EXPECT_FALSE(runTraining(engines, clock, nullptr, workloadById("mlp"), request, {}).regions);
    request.parameters.set("features", std::int64_t{2});
    EXPECT_TRUE(runTraining(engines, clock, nullptr, workloadById("mlp"), request, {}).regions);
    request.regions = false;
    EXPECT_FALSE(runTraining(engines, clock, nullptr, workloadById("mlp"), request, {}).regions);
}

} // namespace
} // namespace overtake
