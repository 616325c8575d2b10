// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What checks of single operations do not reach: a GPT's training step with all that the plan fuses and lays side by
// side, and a vocabulary so small that several groups share a word.
#include "check/case.h"
#include "engines/reference/reference_engine.h"
#include "opencl/opencl_lab.h"

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
    CheckCaseBuilder c(3, 1, 1);
    auto &builder = c.builder;
    Attributes attributes;
    attributes.context = 9;
    attributes.heads = 2;
    attributes.parts = 3;
    attributes.epsilon = 1e-5F;
    const auto tokens = c.labels({5, 9}, words);
    const auto labels = c.labels({5, 9}, words);
    std::vector<TensorId> parameters;
    const auto parameter = [&](const char *name, const Shape &shape) {
        const auto kind = shape.size() == 1 ? Initialiser::Kind::Ones : Initialiser::Kind::Normal;
        parameters.push_back(builder.parameter(name, shape, {kind, 0.2F}));
        return parameters.back();
    };
    const auto norm = [&](TensorId x, const char *name) {
        return builder.append(OperationKind::LayerNorm, {x, parameter(name, {channels})}, attributes)[0];
    };
    const auto table = parameter("table", {words, channels});
    const auto embedded = builder.append(OperationKind::Embedding, {table, tokens})[0];
    const auto x =
        builder.append(OperationKind::AddPositions, {embedded, parameter("positions", {9, channels})}, attributes)[0];
    const auto qkv =
        builder.append(OperationKind::SplitHeads,
                       {builder.matmul(norm(x, "gain"), parameter("qkv", {channels, 3 * channels}), {})}, attributes);
    Attributes scores;
    scores.transposeB = true;
    scores.alpha = 0.3F;
    const auto shares = builder.append(OperationKind::CausalSoftmax,
                                       builder.append(OperationKind::BatchedMatMul, {qkv[0], qkv[1]}, scores))[0];
    const auto heads = builder.append(OperationKind::BatchedMatMul, {shares, qkv[2]});
    const auto attended = builder.append(OperationKind::JoinHeads, heads, attributes)[0];
    const auto y = builder.add(x, builder.matmul(attended, parameter("projection", {channels, channels}), {}));
    const auto wide = builder.append(OperationKind::Gelu,
                                     {builder.matmul(norm(y, "gain 2"), parameter("up", {channels, 50}), {})})[0];
    const auto z = norm(builder.add(y, builder.matmul(wide, parameter("down", {50, channels}), {})), "gain 3");
    const auto loss = builder.softmaxCrossEntropy(builder.matmul(z, table, scores), labels).loss;

    const auto gradients = builder.differentiate(loss, parameters);
    const auto t = builder.state("t", {1});
    builder.appendInPlace(OperationKind::CountStep, {t}, {t}, {});
    Attributes schedule;
    schedule.learningRate = 1e-3F;
    schedule.warmupSteps = 1;
    schedule.decaySteps = 4;
    const auto rate = builder.append(OperationKind::CosineRate, {t}, schedule)[0];
    Attributes limit;
    limit.alpha = 0.1F;
    const auto squares = builder.append(OperationKind::SquareSum, gradients)[0];
    const auto factor = builder.append(OperationKind::ClipFactor, {squares}, limit)[0];
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const Shape shape = builder.tensor(parameters[i]).shape;
        const auto m = builder.state("m", shape);
        const auto v = builder.state("v", shape);
        Attributes update;
        update.weightDecay = shape.size() == 1 ? 0.0F : 0.1F;
        builder.appendInPlace(OperationKind::AdamW, {parameters[i], gradients[i], m, v, t, rate, factor},
                              {parameters[i], m, v}, update);
    }
    const CheckCase one = c.finish({});

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
    CheckCaseBuilder c(4, 1, 1);
    const auto dy = c.floats({5000, 6});
    const auto tokens = c.labels({50, 100}, 3);
    const auto table = c.builder.parameter("table", {3, 6}, {});
    const auto sums = c.builder.append(OperationKind::EmbeddingGrad, {dy, tokens, table})[0];
    const CheckCase one = c.finish({sums});
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
