// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A small gpt, trained for a moment, judged on text that it has not seen.
#include "train/unseen_loss.h"

#include "engines/reference/reference_engine.h"
#include "report/temporary_folder.h"
#include "report/training_file.h"
#include "text/error.h"
#include "train/evaluation.h"
#include "train/trainer.h"
#include "workloads/gpt.h"

#include <cmath>
#include <fstream>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

class UnseenLossTest : public testing::Test
{
protected:
    static ParameterValues values()
    {
        const ParameterValues small{{"layers", 1},      {"heads", 2},        {"channels", 16},
                                    {"context", 8},     {"batch", 6},        {"samples", 600},
                                    {"vocabulary", 11}, {"warmup_steps", 5}, {"learning_rate", 0.01}};
        return workloadById("gpt").parameters().complete(small, "gpt");
    }

    TrainingRun train()
    {
        const TrainingRequest request{
            .parameters = values(), .engines = {{"cpu", {}, {}}, {"reference", {}, {}}}, .keepParameters = true};
        return runTraining(m_engines, m_clock, nullptr, workloadById("gpt"), request, {});
    }

    const EngineRegistry m_engines = EngineRegistry::discover();
    SteadyClock m_clock;
};

/// The loss that training itself would begin with: another way through the same weights and the same text.
TEST_F(UnseenLossTest, IsThatOfTrainingOnTheOtherText)
{
    const TrainingRun run = train();
    const EngineTraining &training = run.engines[1];
    ASSERT_TRUE(training.unseenLoss) << training.noReport;
    EXPECT_EQ(training.unseenLoss->tokens, 600 * 8);

    const Workload &gpt = workloadById("gpt");
    ParameterValues judged = values();
    judged.merge({{"batch", 512}, {"samples", 512}, {"mode", "inference"}});
    ParameterValues all = judged;
    all.set("samples", std::int64_t{600});
    Inputs inputs = makeTextPassages(*gptText(all), 600, 8);
    ReferenceEngine reference("test");
    double sum = 0;
    for (const auto &[first, count] : {std::pair{0, 512}, std::pair{512, 88}}) {
        judged.merge({{"mode", "training"}, {"samples", count}, {"batch", count}});
        const Program program = gpt.build(judged);
        auto part = std::make_shared<Inputs>();
        for (const HostArray &array : inputs.arrays) {
            const auto begin = array.ints().begin() + first * 8;
            part->arrays.push_back({array.name, {count, 8}, std::vector<std::int32_t>(begin, begin + count * 8)});
        }
        const auto execution = reference.prepare(program, part, reference.description().options.defaults());
        writeParameters(program, *execution, *training.trained);
        std::vector<std::int32_t> order(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = static_cast<std::int32_t>(i);
        execution->beginEpoch(order);
        execution->run(0, 1);
        sum += count * static_cast<double>(execution->read(program.loss).at(0));
    }
    EXPECT_NEAR(training.unseenLoss->loss, sum / 600, 1e-4);
}

/// A text of 3 000 characters, the last 300 of which are not trained on: they are judged by, and no more are claimed.
TEST_F(UnseenLossTest, EachCharacterCountsOnce)
{
    const test::TemporaryFolder folder;
    std::ofstream(folder.file("own.txt")) << [] {
        std::string text;
        for (int i = 0; i < 3000; ++i)
            text += static_cast<char>('a' + i * i % 23);
        return text;
    }();
    ParameterValues own = values();
    own.set("text", folder.file("own.txt"));
    own.set("samples", std::int64_t{2000});
    const TrainingRequest request{.parameters = own, .engines = {{"cpu", {}, {}}}};
    const TrainingRun run = runTraining(m_engines, m_clock, nullptr, workloadById("gpt"), request, {});
    ASSERT_TRUE(run.engines[0].unseenLoss) << run.engines[0].noReport;
    EXPECT_EQ(run.engines[0].unseenLoss->tokens, 37 * 8); // of the 299 that follow on another

    const TextDataPtr text = gptText(own);
    const Inputs passages = makeTextPassages(*text, 10, 8);
    ASSERT_EQ(passages.arrays[1].shape, (Shape{10, 8}));
    for (std::ptrdiff_t row = 0; row < 10; ++row) // evenly spread: one begins each 29 characters
        EXPECT_TRUE(std::equal(text->tokens.begin() + 2701 + 29 * row, text->tokens.begin() + 2709 + 29 * row,
                               passages.arrays[1].ints().begin() + 8 * row));
}

TEST_F(UnseenLossTest, FallsInTrainingAndIsAlikeOnBothEngines)
{
    const TrainingRun run = train();
    ASSERT_TRUE(run.engines[0].unseenLoss && run.engines[1].unseenLoss);
    EXPECT_NEAR(run.engines[0].unseenLoss->loss, run.engines[1].unseenLoss->loss, 0.02);
    EXPECT_LT(run.engines[0].unseenLoss->loss, std::log(11.0) - 0.1); // log(11): nothing learned
    EXPECT_TRUE(run.engines[0].noReport.empty());
    EXPECT_FALSE(run.engines[0].report);

    const auto json = toJson(makeTrainingRecord(run, {}));
    EXPECT_EQ(json["engines"][0]["unseen_loss"]["tokens"], 4800);
    EXPECT_EQ(json["engines"][0]["unseen_loss"]["loss"], run.engines[0].unseenLoss->loss);
}

TEST_F(UnseenLossTest, NothingWithoutTargets)
{
    const Workload &mlp = workloadById("mlp");
    ParameterValues values = mlp.parameters().defaults();
    values.set("samples", std::int64_t{50});
    const Program program = inferenceProgram(mlp, values);
    ReferenceEngine reference("test");
    TrainedParameters none;
    EXPECT_FALSE(unseenLoss(reference, reference.description().options.defaults(), mlp, values, none, {}).has_value());
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(unseenLoss(reference, reference.description().options.defaults(), workloadById("gpt"), this->values(),
                            none, stop.get_token()),
                 Cancelled);
}

} // namespace
} // namespace overtake
