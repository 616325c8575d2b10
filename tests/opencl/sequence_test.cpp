// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What checks of single operations do not reach: a GPT's training step with all that the plan fuses and lays side by
// side, and a vocabulary so small that several groups share a word.
#include "check/case.h"
#include "engines/reference/reference_engine.h"
#include "opencl/opencl_lab.h"
#include "operations/layer_norm.h"
#include "operations/operations.h"

namespace overtake
{
namespace
{

std::vector<float> result(Engine &engine, const CheckCase &one, TensorId id)
{
    const auto execution = engine.prepare(one.program, one.inputs, engine.description().options.defaults());
    execution->run(0, 1);
    return execution->read(id);
}

/// One block of a GPT with two heads, its derivatives limited in norm, and AdamW with and without decay, three steps.
TEST(OpenClSequences, ATrainingStepComputesWhatTheReferenceDoes)
{
    constexpr std::int64_t words = 13;
    constexpr std::int64_t channels = 24;
    CheckCases c(3);
    auto &builder = c.builder;
    const auto tokens = c.labels({5, 9}, words);
    const auto labels = c.labels({5, 9}, words);
    std::vector<TensorId> parameters;
    const auto parameter = [&](const char *name, const Shape &shape) {
        const auto kind = shape.size() == 1 ? Initialiser::Kind::Ones : Initialiser::Kind::Normal;
        parameters.push_back(builder.parameter(name, shape, {kind, 0.2F}));
        return parameters.back();
    };
    const auto norm = [&](TensorId x, const char *name) {
        return operations::layerNorm(builder, x, parameter(name, {channels}), 1e-5F);
    };
    const auto table = parameter("table", {words, channels});
    const auto embedded = builder.append(operations::Embedding, {table, tokens})[0];
    const auto x = operations::addPositions(builder, embedded, parameter("positions", {9, channels}));
    const auto qkv = operations::splitHeads(
        builder, operations::matmul(builder, norm(x, "gain"), parameter("qkv", {channels, 3 * channels})), 9, 2, 3);
    const operations::MatMulAttributes scores{.transposeB = true, .alpha = 0.3F};
    const auto shares = builder.append(operations::CausalSoftmax,
                                       builder.append(operations::BatchedMatMul, {qkv[0], qkv[1]}, scores))[0];
    const auto heads = builder.append(operations::BatchedMatMul, {shares, qkv[2]});
    const auto attended = operations::joinHeads(builder, heads, 9, 2);
    const auto y = operations::add(
        builder, x, operations::matmul(builder, attended, parameter("projection", {channels, channels}), {}));
    const auto wide = builder.append(
        operations::Gelu, {operations::matmul(builder, norm(y, "gain 2"), parameter("up", {channels, 50}), {})})[0];
    const auto z =
        norm(operations::add(builder, y, operations::matmul(builder, wide, parameter("down", {50, channels}), {})),
             "gain 3");
    const auto loss =
        operations::softmaxCrossEntropy(builder, operations::matmul(builder, z, table, scores), labels).loss;

    const auto gradients = operations::differentiate(builder, loss, parameters);
    const auto t = builder.state("t", {1});
    builder.appendInPlace(operations::CountStep, {t}, {t}, {});
    const operations::CosineRateAttributes schedule{.learningRate = 1e-3F, .warmupSteps = 1, .decaySteps = 4};
    const auto rate = builder.append(operations::CosineRate, {t}, schedule)[0];
    const auto squares = builder.append(operations::SquareSum, gradients)[0];
    const auto factor = builder.append(operations::ClipFactor, {squares}, operations::ClipFactorAttributes{0.1F})[0];
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const Shape shape = builder.tensor(parameters[i]).shape;
        const auto m = builder.state("m", shape);
        const auto v = builder.state("v", shape);
        operations::AdamAttributes update;
        update.weightDecay = shape.size() == 1 ? 0.0F : 0.1F;
        builder.appendInPlace(operations::AdamW, {parameters[i], gradients[i], m, v, t, rate, factor},
                              {parameters[i], m, v}, update);
    }
    c.finish({});
    const CheckCase &one = c.cases.back();

    const auto engine = test::poclEngine();
    const auto mine = engine->prepare(one.program, one.inputs, engine->description().options.defaults());
    const auto theirs = ReferenceEngine("test").prepare(one.program, one.inputs, {});
    for (int step = 0; step < 3; ++step) {
        mine->run(0, 1);
        theirs->run(0, 1);
        EXPECT_NEAR(mine->read(loss).at(0), theirs->read(loss).at(0), 1e-5);
        EXPECT_NEAR(mine->read(factor).at(0), theirs->read(factor).at(0), 1e-5);
    }
    EXPECT_LT(theirs->read(factor).at(0), 0.9F); // the limit is reached
    for (std::size_t k = 0; k < parameters.size(); ++k) {
        const auto got = mine->read(gradients[k]);
        const auto wanted = theirs->read(gradients[k]);
        ASSERT_EQ(got.size(), wanted.size());
        for (std::size_t i = 0; i < got.size(); ++i)
            ASSERT_NEAR(got[i], wanted[i], 1e-5) << one.program.tensor(parameters[k]).name << ' ' << i;
    }
}

TEST(OpenClSequences, AFewWordsTakeTheSumsOfManyTokens)
{
    CheckCases c(4);
    const auto dy = c.floats({5000, 6});
    const auto tokens = c.labels({50, 100}, 3);
    const auto table = c.builder.parameter("table", {3, 6}, {});
    const auto sums = c.builder.append(operations::EmbeddingGrad, {dy, tokens, table})[0];
    c.finish({sums});
    const CheckCase &one = c.cases.back();
    ReferenceEngine reference("test");
    const auto engine = test::poclEngine();
    const auto got = result(*engine, one, sums);
    const auto wanted = result(reference, one, sums);
    ASSERT_EQ(got.size(), 18U);
    for (std::size_t i = 0; i < got.size(); ++i)
        EXPECT_NEAR(got[i], wanted[i], 1e-3) << i;
    EXPECT_EQ(result(*engine, one, sums), got); // in the same order always
}

} // namespace
} // namespace overtake
