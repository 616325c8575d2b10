// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The GPT as nanoGPT has it: counts, start values, optimiser; that it learns, and that it writes what it learned.
#include "operations/optimisers.h"
#include "workloads/gpt.h"

#include "data/initial_values.h"
#include "engines/reference/reference_engine.h"
#include "error_of.h"
#include "report/temporary_folder.h"
#include "train/evaluation.h"
#include "train/text_sampler.h"
#include "workloads/preset.h"

#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <numeric>

namespace overtake
{
namespace
{

using testing::HasSubstr;

const Workload &gpt()
{
    return workloadById("gpt");
}

ParameterValues with(const ParameterValues &given)
{
    return gpt().parameters().complete(given, "test");
}

/// A model that a textbook loop trains in a moment.
ParameterValues tiny()
{
    return with({{"layers", 1},
                 {"heads", 2},
                 {"channels", 16},
                 {"context", 8},
                 {"samples", 240},
                 {"batch", 8},
                 {"warmup_steps", 5},
                 {"decay_steps", 60},
                 {"learning_rate", 0.02}});
}

std::int64_t parameterCount(const Program &program, bool positions)
{
    std::int64_t count = 0;
    for (const auto &tensor : program.tensors)
        if (tensor.role == Role::Parameter && (positions || tensor.name != "position_embedding"))
            count += elementCount(tensor.shape);
    return count;
}

TEST(Gpt, HasAsManyParametersAsNanoGpt)
{
    const auto program = [](const char *preset) {
        return gpt().build(gpt().parameters().complete(presetByName(preset).parameters, preset));
    };
    EXPECT_EQ(parameterCount(program("nanogpt-small"), false), 795904);
    EXPECT_EQ(parameterCount(program("nanogpt-small"), true), 804096);
    EXPECT_EQ(parameterCount(program("nanogpt-shakespeare"), false), 10646784);
    EXPECT_EQ(parameterCount(program("nanogpt-shakespeare"), true), 10745088);

    // 6 N + 12 L H Q T per token is the products alone, without the table's tied second use in the embedding, forward
    // and twice backward: what a step of the Program has beyond them is small change.
    const Program small = program("nanogpt-small");
    EXPECT_EQ(small.itemName, "tokens");
    EXPECT_EQ(small.itemsPerSample, 64);
    const double nanoGpt = 12.0 * 64 * (6.0 * 795904 + 12.0 * 4 * 4 * 32 * 64);
    EXPECT_NEAR(nanoGpt, 3.970e9, 0.001e9);
    EXPECT_NEAR(small.flopsPerStep(), nanoGpt, 0.05 * nanoGpt);
}

TEST(Gpt, StartsFromTheValuesOfNanoGpt)
{
    const Program program = gpt().build(with({}));
    for (std::size_t i = 0; i < program.tensors.size(); ++i) {
        const Tensor &tensor = program.tensors[i];
        if (tensor.role != Role::Parameter)
            continue;
        const auto values = initialValues(program, static_cast<TensorId>(i));
        const auto count = static_cast<double>(values.size());
        const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
        double squares = 0;
        for (const float value : values)
            squares += (value - mean) * (value - mean);
        if (tensor.name.ends_with("gain")) {
            EXPECT_EQ(mean, 1) << tensor.name;
            EXPECT_EQ(squares, 0) << tensor.name;
        } else {
            const double deviation = tensor.name.ends_with("projection") ? 0.02 / std::sqrt(8.0) : 0.02;
            EXPECT_NEAR(mean, 0, 5 * deviation / std::sqrt(count)) << tensor.name;
            EXPECT_NEAR(std::sqrt(squares / count), deviation, 0.05 * deviation) << tensor.name;
        }
    }
}

TEST(Gpt, DecaysMatricesOnlyAndClipsAllGradientsTogether)
{
    const Program program = gpt().build(with({}));
    int matrices = 0;
    int vectors = 0;
    for (const auto &operation : program.operations) {
        if (operation.kind == operations::SquareSum) {
            EXPECT_EQ(operation.inputs.size(), program.gradients.size());
        }
        if (operation.kind == operations::ClipFactor) {
            EXPECT_EQ(operation.attributes.as<operations::ClipFactorAttributes>().norm, 1);
        }
        if (operation.kind != operations::AdamW)
            continue;
        const bool isMatrix = program.tensor(operation.outputs[0]).shape.size() == 2;
        const auto &attributes = operation.attributes.as<operations::AdamAttributes>();
        EXPECT_EQ(attributes.weightDecay, isMatrix ? 0.1F : 0.0F);
        EXPECT_EQ(attributes.beta1, 0.9F);
        EXPECT_EQ(attributes.beta2, 0.99F);
        ++(isMatrix ? matrices : vectors);
    }
    EXPECT_EQ(matrices, 2 + 4 * 4);
    EXPECT_EQ(vectors, 4 * 2 + 1);
}

TEST(Gpt, LearnsTheSonnetsIfItHasNoTextOfTheUsersOwn)
{
    ParameterValues values = with({{datasetKey, "sonnets"}});
    EXPECT_THAT(gptText(values)->description.text(), testing::StartsWith("sonnets by Shakespeare"));
    EXPECT_EQ(gpt().build(values).parameters.integer("vocabulary"), 55);
    const test::TemporaryFolder folder;
    test::writeText(folder.file("own.txt"), std::string(100, 'a') + std::string(100, 'b'));
    values.set("text", folder.file("own.txt"));
    EXPECT_THAT(gptText(values)->description.text(), testing::StartsWith("own.txt"));
    EXPECT_EQ(gpt().build(values).parameters.integer("vocabulary"), 2);
}

TEST(Gpt, RefusesChannelsThatHeadsCannotShare)
{
    EXPECT_EQ(test::errorOf<UsageError>([] {
                  gpt().build(with({{"heads", 5}}));
              }),
              "128 channels cannot be shared out evenly among 5 heads: channels must be a multiple of heads.");
}

std::unique_ptr<Execution> prepared(const Program &program, const ParameterValues &values)
{
    ReferenceEngine engine("test");
    return engine.prepare(program, std::make_shared<const Inputs>(gpt().makeInputs(values, {})), {});
}

TEST(Gpt, LearnsInThirtyIterations)
{
    const auto values = tiny();
    const Program program = gpt().build(values);
    const auto execution = prepared(program, values);
    std::vector<double> losses;
    for (std::int64_t step = 0; step < 30; ++step) {
        execution->run(step, 1);
        losses.push_back(execution->read(program.loss)[0]);
    }
    EXPECT_NEAR(losses.front(), std::log(65), 0.1); // it knows nothing yet
    EXPECT_LT(losses.back(), losses.front() - 0.3);
}

TEST(Gpt, ATrainedOneWritesOnWhatItHasRead)
{
    const test::TemporaryFolder folder;
    std::string read;
    while (read.size() < 4000)
        read += "to be or ";
    test::writeText(folder.file("text.txt"), read);
    auto values = tiny();
    values.merge({{"text", folder.file("text.txt")}, {"context", 6}, {"decay_steps", 200}});
    const Program program = gpt().build(values);
    values = program.parameters;
    EXPECT_EQ(values.integer("vocabulary"), 6); // " beort"
    const auto execution = prepared(program, values);
    for (int epoch = 0; epoch < 4; ++epoch)
        execution->run(0, program.stepsPerEpoch());
    EXPECT_LT(execution->read(program.loss)[0], 0.3);

    TrainedParameters trained = readParameters(program, *execution);
    ReferenceEngine engine("test");
    TextSampling sampling;
    sampling.prompt = "or to";
    sampling.characters = 22;
    sampling.temperature = 0;
    std::vector<std::string> seen;
    sampling.progress = [&](const std::string &text) { seen.push_back(text); };
    EXPECT_EQ(sampleText(engine, {}, values, trained, sampling), "or to be or to be or to be ");
    EXPECT_EQ(seen.size(), 22U);
    EXPECT_EQ(seen.front(), "or to ");

    sampling.temperature = 3; // bold, and another text for another seed
    const auto first = sampleText(engine, {}, values, trained, sampling);
    EXPECT_EQ(first, sampleText(engine, {}, values, trained, sampling));
    sampling.seed = 2;
    EXPECT_NE(first, sampleText(engine, {}, values, trained, sampling));
    sampling.prompt = "";
    EXPECT_EQ(sampleText(engine, {}, values, trained, sampling).size(), 22U);

    sampling.prompt = "to sé";
    EXPECT_EQ(test::errorOf<UsageError>([&] { sampleText(engine, {}, values, trained, sampling); }),
              "The prompt has 's', which does not occur in the text that the model learned from.");
    sampling.prompt = "to";
    trained.pop_back();
    EXPECT_THROW(sampleText(engine, {}, values, trained, sampling), Error);
}

TEST(Gpt, TakesTheTextAnewWhenItHasChanged)
{
    const test::TemporaryFolder folder;
    auto values = tiny();
    values.set("text", folder.file("text.txt"));
    EXPECT_THROW(gpt().build(values), Error); // not there yet
    std::string content;
    while (content.size() < 500)
        content += "abc";
    test::writeText(folder.file("text.txt"), content);
    EXPECT_EQ(gpt().build(values).parameters.integer("vocabulary"), 3);
    EXPECT_THAT(gpt().makeInputs(values, {}).description.text(), HasSubstr("text.txt"));
    test::writeText(folder.file("text.txt"), content + "d");
    std::filesystem::last_write_time(
        folder.file("text.txt"), std::filesystem::last_write_time(folder.file("text.txt")) + std::chrono::seconds(2));
    EXPECT_EQ(gpt().build(values).parameters.integer("vocabulary"), 4);
    EXPECT_THAT(gpt().makeInputs(tiny(), {}).description.text(), HasSubstr("synthetic"));
}

TEST(Gpt, InferenceScoresEverySymbolAtEveryPosition)
{
    auto values = tiny();
    values.set("mode", std::string("inference"));
    values.set("batch", std::int64_t{1});
    const Program program = gpt().build(values);
    EXPECT_EQ(program.tensor(program.output).shape, (Shape{8, 65}));
    EXPECT_EQ(program.loss, noTensor);
    const auto execution = prepared(program, values);
    execution->run(0, 1);
    const auto scores = execution->read(program.output);

    // The sampler is the same network: the same tokens have the same scores.
    ReferenceEngine engine("test");
    const Program sampler = buildGptSampler(values);
    const auto sampling = engine.prepare(sampler, std::make_shared<const Inputs>(), {});
    const auto inputs = gpt().makeInputs(values, {});
    for (std::size_t i = 0; i < sampler.tensors.size(); ++i) {
        const Tensor &tensor = sampler.tensors[i];
        if (tensor.role != Role::Parameter)
            continue;
        std::vector<float> start;
        if (tensor.name == "symbols") {
            start.assign(8 * 65, 0);
            for (std::size_t row = 0; row < 8; ++row)
                start[row * 65 + static_cast<std::size_t>(inputs.arrays[0].ints()[row])] = 1;
        }
        for (std::size_t j = 0; j < program.tensors.size(); ++j)
            if (program.tensors[j].name == tensor.name)
                start = execution->read(static_cast<TensorId>(j));
        sampling->write(static_cast<TensorId>(i), start);
    }
    sampling->run(0, 1);
    const auto again = sampling->read(sampler.output);
    ASSERT_EQ(again.size(), scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i)
        EXPECT_NEAR(again[i], scores[i], 1e-5);
}

} // namespace
} // namespace overtake
