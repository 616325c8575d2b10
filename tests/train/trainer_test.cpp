// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// runTraining() with the engines of this machine that always are there: what is trained is right, and told right.
#include "train/trainer.h"

#include "data/random_state.h"
#include "text/catalogue.h"
#include "text/error.h"
#include "train/evaluation.h"
#include "train/held_out.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <numeric>

namespace overtake
{
namespace
{

class TrainerTest : public testing::Test
{
protected:
    ParameterValues values(const char *workload, const ParameterValues &given) const
    {
        ParameterValues all = workloadById(workload).parameters().defaults();
        all.merge(given);
        return all;
    }

    TrainingRun train(const char *workload, TrainingRequest request, TrainingOptions options = {})
    {
        return runTraining(m_engines, m_clock, nullptr, workloadById(workload), request, options);
    }

    const EngineRegistry m_engines = EngineRegistry::discover();
    SteadyClock m_clock;
};

const ParameterValues smallMlp = {{"samples", 1500}, {"features", 4},         {"classes", 3},
                                  {"hidden", 16},    {"learning_rate", 0.05}, {"epochs", 3}};

double meanLoss(const TrainingEpoch &epoch)
{
    return epoch.loss;
}

TEST_F(TrainerTest, JudgingCanBeStopped)
{
    TrainingRequest request{.parameters = values("mlp", smallMlp), .engines = {{"cpu", {}, {}}, {"reference", {}, {}}}};
    request.keepParameters = true;
    std::stop_source stop;
    TrainingOptions options;
    options.stopJudging = stop.get_token();
    options.progress = [&](const TrainingProgress &progress) {
        if (progress.stage == TrainingProgress::Stage::Judging)
            stop.request_stop();
    };
    for (const EngineTraining &training : train("mlp", request, options).engines) {
        EXPECT_EQ(training.status, PointStatus::Measured);
        EXPECT_EQ(training.noReport, "Judging was stopped.");
        EXPECT_FALSE(training.report);
        EXPECT_TRUE(training.trained) << "the model stays";
    }
}

TEST_F(TrainerTest, EnginesLearnTheSame)
{
    TrainingRequest request{.parameters = values("mlp", smallMlp), .engines = {{"cpu", {}, {}}, {"reference", {}, {}}}};
    const TrainingRun run = train("mlp", request);

    EXPECT_EQ(run.heldOutSamples, 495);
    EXPECT_EQ(run.trainingSamples, 1005);
    EXPECT_EQ(run.itemName, "samples");
    EXPECT_FALSE(run.cancelled);
    ASSERT_EQ(run.engines.size(), 2U);
    for (const EngineTraining &training : run.engines) {
        SCOPED_TRACE(toText(training.label));
        EXPECT_EQ(training.status, PointStatus::Measured) << training.reason;
        EXPECT_EQ(training.stepsPerEpoch, 32); // the last one of 13 rows
        EXPECT_EQ(training.stepsDone, 96);
        EXPECT_EQ(training.itemsDone, 3 * 1005);
        ASSERT_EQ(training.epochs.size(), 3U);
        EXPECT_LT(meanLoss(training.epochs[2]), 0.9 * meanLoss(training.epochs[0])); // it learns
        EXPECT_GT(*training.epochs[2].accuracy, *training.epochs[0].accuracy);
        const double sum = training.epochs[0].seconds + training.epochs[1].seconds + training.epochs[2].seconds;
        EXPECT_NEAR(sum, training.seconds, 1e-9);
        ASSERT_EQ(training.curve.size(), 96U); // as few steps as this: one point each
        EXPECT_TRUE(
            std::ranges::is_sorted(training.curve, [](const auto &a, const auto &b) { return a.seconds < b.seconds; }));
        double loss = 0;
        for (std::size_t i = 0; i < 32; ++i)
            loss += training.curve[i].loss;
        EXPECT_NEAR(loss / 32, training.epochs[0].loss, 1e-9);

        ASSERT_TRUE(training.report) << training.noReport;
        EXPECT_EQ(training.report->samples, 495);
        EXPECT_EQ(training.report->classes.size(), 3U);
        EXPECT_GT(training.report->accuracy, 0.5);
    }
    EXPECT_TRUE(run.agreements[1].agrees()) << toMessage(run.agreements[1], foreign("cpu"), foreign("reference"));
    EXPECT_EQ(run.agreements[1].steps, 96);
    EXPECT_LT(run.agreements[1].largest, 1e-4);
    EXPECT_NEAR(run.engines[0].report->accuracy, run.engines[1].report->accuracy, 0.005);
}

/// The losses are those of the steps one would write by hand.
TEST_F(TrainerTest, StepsAreThoseOfThePlainLoop)
{
    const Workload &workload = workloadById("logistic-regression");
    const ParameterValues chosen =
        values("logistic-regression",
               {{"samples", 600}, {"features", 5}, {"batch", 64}, {"learning_rate", 0.5}, {"epochs", 2}});
    TrainingRequest request{.parameters = chosen, .engines = {{"reference", {}, {}}}, .keepParameters = true};
    const TrainingRun run = train("logistic-regression", request);
    const EngineTraining &training = run.engines[0];

    const ParameterValues forTraining = trainingParameters(workload, chosen);
    TrainingData data = holdOut(workload.makeInputs(forTraining, {}), 600, 0.33, 42);
    const Program program = workload.build(forTraining).withSamples(data.trainingSamples);
    Engine &engine = m_engines.require("reference");
    const auto execution = engine.prepare(program, data.training, engine.description().options.defaults());
    std::vector<float> losses;
    for (std::uint32_t epoch = 0; epoch < 2; ++epoch) {
        execution->beginEpoch(RandomState(42 + epoch).permutation(static_cast<std::int32_t>(data.trainingSamples)));
        for (std::int64_t step = 0; step < program.stepsPerEpoch(); ++step) {
            execution->run(step, 1);
            losses.push_back(execution->read(program.loss).at(0));
        }
    }
    ASSERT_EQ(training.curve.size(), losses.size());
    for (std::size_t i = 0; i < losses.size(); ++i)
        EXPECT_FLOAT_EQ(static_cast<float>(training.curve[i].loss), losses[i]) << "step " << i + 1;

    // And the report is that of the trained weights, worked out here.
    ASSERT_TRUE(training.trained);
    ASSERT_EQ(training.trained->size(), 2U);
    const std::vector<float> &weights = (*training.trained)[0].second;
    const float bias = (*training.trained)[1].second.at(0);
    std::vector<std::int32_t> predicted;
    for (std::int64_t row = 0; row < data.heldOutSamples; ++row) {
        const float *x = data.heldOut->arrays[0].floats().data() + row * 5;
        predicted.push_back(std::inner_product(x, x + 5, weights.begin(), bias) > 0 ? 1 : 0);
    }
    const ClassReport expected = classReport(data.heldOut->arrays[1].ints(), predicted);
    ASSERT_TRUE(training.report) << training.noReport;
    EXPECT_DOUBLE_EQ(training.report->accuracy, expected.accuracy);
    EXPECT_DOUBLE_EQ(training.report->macro.f1, expected.macro.f1);
    EXPECT_GT(expected.accuracy, 0.75);
}

TEST_F(TrainerTest, NothingHeldOutIsJudgedOnTheTrainingSet)
{
    TrainingRequest request{.parameters = values("mlp", smallMlp), .engines = {{"cpu", {}, {}}}, .heldOutShare = 0};
    const TrainingRun run = train("mlp", request);
    EXPECT_EQ(run.heldOutSamples, 0);
    EXPECT_EQ(run.trainingSamples, 1500);
    ASSERT_TRUE(run.engines[0].report) << run.engines[0].noReport;
    EXPECT_EQ(run.engines[0].report->samples, 1500);
    EXPECT_EQ(judgedOn(run).text(), "the training set itself (1 500 samples): nothing was held out");
    TrainingRun one;
    one.trainingSamples = 1;
    EXPECT_EQ(judgedOn(one).text(), "the training set itself (1 sample): nothing was held out");
}

TEST_F(TrainerTest, LossThatStaysOnTheDeviceIsReadOnAGrid)
{
    auto given = smallMlp;
    given.merge({{"read_loss", false}, {"samples", 12000}, {"transfers", "per-batch"}, {"epochs", 2}});
    TrainingRequest request{.parameters = values("mlp", given), .engines = {{"cpu", {}, {}}, {"reference", {}, {}}}};
    const TrainingRun run = train("mlp", request);
    const EngineTraining &training = run.engines[0];
    EXPECT_EQ(training.stepsPerEpoch, 252);
    ASSERT_EQ(training.epochs.size(), 2U);
    EXPECT_FALSE(training.epochs[0].accuracy);
    EXPECT_EQ(training.curve.front().step, 2); // every second one: 100 in an epoch
    EXPECT_EQ(training.curve.back().step, 504);
    EXPECT_TRUE(run.agreements[1].agrees());
    EXPECT_EQ(run.agreements[1].steps, 504); // up to the last, though fewer losses were read
    EXPECT_TRUE(training.report);
}

TEST_F(TrainerTest, OwnBatchSizesCannotBeComparedStepByStep)
{
    const ParameterValues larger{{"batch", 100}};
    TrainingRequest request{.parameters = values("mlp", smallMlp), .engines = {{"cpu", {}, {}}, {"cpu", {}, larger}}};
    const TrainingRun run = train("mlp", request);
    EXPECT_EQ(run.engines[1].batchRows, 100);
    EXPECT_EQ(run.engines[1].stepsPerEpoch, 11);
    EXPECT_EQ(run.engines[1].status, PointStatus::Measured);
    EXPECT_THAT(run.agreements[1].whyNot.text(), testing::HasSubstr("their batch sizes differ"));
    EXPECT_THAT(Catalogue::of("de").inWords(run.agreements[1].whyNot), testing::HasSubstr(" Thread"));
    EXPECT_NE(run.engines[0].label, run.engines[1].label);
    const Message label = toMessage(run.engines[1].label);
    EXPECT_THAT(label.text(), testing::EndsWith(", batch size 100"));
    EXPECT_THAT(Catalogue::of("de").inWords(label), testing::EndsWith(", Batch-Größe 100"));
}

TEST_F(TrainerTest, OnlyWhatLearnsCanBeTrained)
{
    EXPECT_TRUE(canTrain(workloadById("mlp")));
    EXPECT_TRUE(canTrain(workloadById("logistic-regression")));
    EXPECT_FALSE(canTrain(workloadById("vector-multiply")));
    EXPECT_FALSE(canTrain(workloadById("mandelbrot")));
    TrainingRequest request{.parameters = values("mandelbrot", {}), .engines = {{"cpu", {}, {}}}};
    EXPECT_THROW(train("mandelbrot", request), UsageError);
}

TEST_F(TrainerTest, ATrainedModelIsWrittenByName)
{
    const Workload &workload = workloadById("mlp");
    const Program program = inferenceProgram(workload, values("mlp", smallMlp));
    Engine &engine = m_engines.require("reference");
    const auto inputs = std::make_shared<const Inputs>(workload.makeInputs(values("mlp", smallMlp), {}));
    const auto execution = engine.prepare(program, inputs, engine.description().options.defaults());
    TrainedParameters trained = readParameters(program, *execution);
    std::ranges::reverse(trained);
    for (auto &[name, numbers] : trained)
        std::ranges::fill(numbers, 0.25F);
    writeParameters(program, *execution, trained);
    for (const auto &[name, numbers] : readParameters(program, *execution))
        EXPECT_THAT(numbers, testing::Each(0.25F)) << name;
    trained.pop_back();
    EXPECT_THROW(writeParameters(program, *execution, trained), Error);
}

} // namespace
} // namespace overtake
