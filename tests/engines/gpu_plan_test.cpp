// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Plans are plain data: what is fused, what is copied, what is done once at set-up.
#include "engines/gpu/plan.h"
#include "engines/three_updates.h"

#include "job.h"
#include "operations/layer_norm.h"
#include "operations/operations.h"
#include "program/program_builder.h"
#include "text/contains.h"
#include "workloads/workload.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace overtake::gpu
{
namespace
{

using testing::ElementsAre;

std::vector<std::string> namesOf(const std::vector<PlanStep> &steps)
{
    std::vector<std::string> names;
    for (const auto &step : steps)
        names.push_back(step.name);
    return names;
}

Program mlp(const ParameterValues &chosen)
{
    ParameterValues values{{"layers", 1},
                           {"features", 200}, // too large for products of our own
                           {"hidden", 300},
                           {"samples", 101}};
    values.merge(chosen);
    return test::builtProgram("mlp", values);
}

const std::pair<const char *, ParameterValue> inference = {"mode", "inference"};
const std::pair<const char *, ParameterValue> perBatch = {"transfers", "per-batch"};

TEST(AcceleratorPlan, FusesActivationsIntoTheBiasAndUpdatesIntoProducts)
{
    const Plan plan = makePlan(mlp({}), {});
    EXPECT_THAT(namesOf(plan.constants), ElementsAre("Fill"));
    EXPECT_THAT(namesOf(plan.work),
                ElementsAre("GatherRows", "MatMul", "AddBias + Relu", "MatMul", "AddBias", "GatherRows",
                            "SoftmaxCrossEntropy + SoftmaxCrossEntropyGrad", "ArgMax", "Accuracy", "MatMul", "ReluGrad",
                            "MatMul + Sgd", "ColumnSum + Sgd", "MatMul + Sgd", "ColumnSum + Sgd"));
    EXPECT_THAT(namesOf(plan.copiesOut), ElementsAre("TransferOut + TransferOut"));
    EXPECT_EQ(plan.packed.size(), 2U);
    for (const auto &step : plan.work) {
        if (step.kind == PlanStep::Kind::Product && step.name == "MatMul + Sgd") {
            EXPECT_EQ(step.product.beta, 1);
            EXPECT_LT(step.product.alpha, 0);
        }
    }
}

TEST(AcceleratorPlan, LossAndDerivativeAreOneLaunchThatLeavesTheProbabilities)
{
    const Program program = mlp({});
    const Plan plan = makePlan(program, {});
    const auto step = std::ranges::find_if(plan.work, [](const PlanStep &one) {
        return one.launch.kernel == KernelId::SoftmaxCrossEntropy && one.operations.size() == 2;
    });
    ASSERT_NE(step, plan.work.end());
    ASSERT_EQ(step->buffers.size(), 6U);
    EXPECT_EQ(step->buffers[4], program.output);
    EXPECT_NE(step->buffers[3], program.output);
    EXPECT_EQ(step->launch.integers[2].value, 1);
    EXPECT_TRUE(plan.kept[static_cast<std::size_t>(program.output)]);
}

/// A step of a small CNN, with a library that takes some of its convolutions.
TEST(AcceleratorPlan, ConvolutionsGoToALibraryWhereItTakesThem)
{
    const Program program = test::builtProgram("cnn", {{"samples", 16}, {"batch", 8}});
    PlanTarget target;
    std::vector<Convolution> asked;
    target.convolves = [&](const Convolution &convolution) -> std::optional<std::int64_t> {
        asked.push_back(convolution);
        if (convolution.kind == Convolution::Kind::InputGradient)
            return std::nullopt;
        return convolution.kind == Convolution::Kind::Forward ? 0 : 1000;
    };
    const Plan plan = makePlan(program, target);
    int forward = 0;
    for (std::size_t i = 0; i < plan.work.size(); ++i) {
        const PlanStep &step = plan.work[i];
        if (step.kind != PlanStep::Kind::Convolution)
            continue;
        EXPECT_EQ(program.tensor(step.buffers[0]).shape[0], 8);
        EXPECT_EQ(program.tensor(step.buffers[1]).shape[2], step.convolution.size);
        EXPECT_EQ(program.tensor(step.buffers[2]).shape[1], step.convolution.filters);
        if (step.convolution.kind == Convolution::Kind::Forward) {
            ++forward;
            EXPECT_EQ(step.buffers[3], noTensor);
            EXPECT_EQ(plan.work[i + 1].name, "AddChannelBias + Relu");
            EXPECT_EQ(plan.work[i + 1].buffers[0], step.buffers[2]); // in place
            EXPECT_EQ(plan.work[i + 1].buffers[2], step.buffers[2]);
        } else {
            EXPECT_EQ(step.convolution.kind, Convolution::Kind::WeightGradient);
            EXPECT_EQ(step.buffers[3], workspaceSlot);
        }
    }
    const auto count = [&](OperationKind kind) {
        return std::ranges::count_if(program.operations,
                                     [&](const Operation &operation) { return operation.kind == kind; });
    };
    EXPECT_EQ(forward, count(operations::Conv2d));
    EXPECT_GT(forward, 0);
    EXPECT_EQ(plan.workspaceBytes, 1000);
    EXPECT_EQ(asked.size(), static_cast<std::size_t>(count(operations::Conv2d) + count(operations::Conv2dInputGrad) +
                                                     count(operations::Conv2dWeightGrad)));
    EXPECT_EQ(std::ranges::count_if(
                  plan.work, [](const PlanStep &step) { return step.launch.kernel == KernelId::Conv2dInputGrad; }),
              count(operations::Conv2dInputGrad));
}

TEST(AcceleratorPlan, SmallProductsAreLaunchesWithBiasAndActivation)
{
    const std::pair<const char *, ParameterValue> narrow[] = {{"features", 2}, {"hidden", 5}};
    const Plan plan = makePlan(mlp({narrow[0], narrow[1], inference}), {});
    EXPECT_THAT(namesOf(plan.work), ElementsAre("MatMul + AddBias + Relu", "MatMul + AddBias", "ArgMax"));
    for (const auto &step : plan.work)
        EXPECT_EQ(step.kind, PlanStep::Kind::Launch);

    PlanTarget rounding;
    rounding.precision = Precision::Bf16; // for which only a library has products
    const Plan rounded = makePlan(mlp({narrow[0], narrow[1], inference}), rounding);
    EXPECT_EQ(rounded.work.front().kind, PlanStep::Kind::Product);
}

TEST(AcceleratorPlan, AddsTheBiasInPlaceWhereTheProductCannot)
{
    const Program program = mlp({inference});
    const Plan plan = makePlan(program, {});
    EXPECT_THAT(namesOf(plan.work), ElementsAre("MatMul", "AddBias + Relu", "MatMul", "AddBias", "ArgMax"));
    EXPECT_EQ(plan.work[0].buffers[2], plan.work[1].buffers[0]);
    EXPECT_EQ(plan.work[1].buffers[0], plan.work[1].buffers[2]);
    // The values between 2 + 2 steps, and the hidden layer, whose memory the result has.
    EXPECT_EQ(std::ranges::count(plan.kept, false), 4);
}

TEST(AcceleratorPlan, ViewsServeRowsInOrderUnlessTheStepIsReplayed)
{
    const Program program = mlp({inference});
    const auto isView = [](const MovingView &view) { return view.dataset != noTensor; };
    const Plan plan = makePlan(program, {});
    EXPECT_EQ(std::ranges::count_if(plan.views, isView), 1);
    EXPECT_FALSE(plan.advances);

    PlanTarget target;
    target.replayed = true;
    const Plan replayed = makePlan(program, target);
    EXPECT_EQ(std::ranges::count_if(replayed.views, isView), 0);
    EXPECT_EQ(replayed.work.front().launch.kernel, KernelId::GatherRows);
    EXPECT_FALSE(replayed.work.front().takesFirstRow);
    EXPECT_EQ(replayed.work.back().launch.kernel, KernelId::AdvancePosition);
    EXPECT_TRUE(replayed.advances);
    EXPECT_FALSE(replayed.usesOrder);

    const Plan training = makePlan(mlp({}), target);
    EXPECT_TRUE(training.usesOrder);
    EXPECT_TRUE(training.advances);
}

TEST(AcceleratorPlan, AnEpochOfOneStepHasNoNextBatch)
{
    PlanTarget target;
    target.replayed = true;
    const Plan plan = makePlan(mlp({{"batch", 101}}), target);
    EXPECT_TRUE(plan.usesOrder);
    EXPECT_FALSE(plan.advances);
    EXPECT_TRUE(std::ranges::none_of(
        plan.work, [](const PlanStep &step) { return step.launch.kernel == KernelId::AdvancePosition; }));
}

TEST(AcceleratorPlan, CopiesComeBeforeAndAfterTheWork)
{
    const Plan plan = makePlan(mlp({perBatch}), {});
    EXPECT_THAT(namesOf(plan.copiesIn), ElementsAre("TransferIn", "TransferIn"));
    EXPECT_TRUE(plan.copiesIn[0].batchRows);
    EXPECT_THAT(namesOf(plan.copiesOut), ElementsAre("TransferOut + TransferOut"));

    const Plan all = makePlan(mlp({inference, perBatch}), {});
    EXPECT_THAT(namesOf(all.copiesOut), ElementsAre("TransferOut"));
}

TEST(AcceleratorPlan, WhatIsOverwrittenLaterIsCopiedOutBefore)
{
    ProgramBuilder builder("test", {}, 1, 1);
    const auto gradient = builder.dataset("g", {5}, DataType::Float32, Transfers::Resident);
    const auto p = builder.parameter("p", {5}, {});
    operations::transferOut(builder, p);
    operations::sgd(builder, p, gradient, 1);
    operations::transferOut(builder, p);
    const Plan plan = makePlan(builder.finish(), {});
    EXPECT_THAT(namesOf(plan.work), ElementsAre("TransferOut", "Sgd"));
    EXPECT_THAT(namesOf(plan.copiesOut), ElementsAre("TransferOut"));
}

TEST(AcceleratorPlan, LargeReductionsTakeTwoLaunches)
{
    ProgramBuilder builder("test", {}, 1, 1);
    const auto x = builder.dataset("x", {1'000'000, 3}, DataType::Float32, Transfers::Resident);
    operations::columnSum(builder, x);
    PlanTarget target;
    target.computeUnits = 100;
    const Plan plan = makePlan(builder.finish(), target);
    ASSERT_EQ(plan.work.size(), 2U);
    EXPECT_GT(plan.work[0].launch.groups, 100);
    EXPECT_EQ(plan.work[1].buffers[0], scratchSlot);
    EXPECT_EQ(plan.scratchElements, plan.work[0].launch.integers[2].value * 3);
}

/// Two blocks' worth of what a GPT does: x + f(x), normalised, and the derivatives.
TEST(AcceleratorPlan, FusesSumsWithTheNormalisationBesideThem)
{
    ProgramBuilder builder("test", {}, 1, 1);
    const auto tokens = builder.dataset("tokens", {3, 7}, DataType::Int32, Transfers::Resident);
    const auto labels = builder.dataset("labels", {3, 7}, DataType::Int32, Transfers::Resident);
    const auto table = builder.parameter("table", {65, 200}, {});
    const auto positions = builder.parameter("positions", {7, 200}, {});
    const auto gain = builder.parameter("gain", {200}, {});
    const auto lastGain = builder.parameter("last gain", {200}, {});
    const auto words = builder.append(operations::Embedding, {table, tokens})[0];
    const auto x = operations::addPositions(builder, words, positions);
    const auto normalised = builder.append(operations::LayerNorm, {x, gain})[0];
    const auto y = operations::add(builder, x, builder.append(operations::Gelu, {normalised})[0]);
    const auto last = builder.append(operations::LayerNorm, {y, lastGain})[0];
    const auto scores = operations::matmul(builder, last, table, {.transposeB = true});
    const auto loss = operations::softmaxCrossEntropy(builder, scores, labels).loss;
    operations::differentiate(builder, loss, {table, positions, gain, lastGain});
    const Program program = builder.finish();
    const Plan plan = makePlan(program, {});
    EXPECT_THAT(namesOf(plan.work),
                ElementsAre("Embedding + AddPositions", "LayerNorm", "Gelu", "Add + LayerNorm", "MatMul",
                            "SoftmaxCrossEntropy + SoftmaxCrossEntropyGrad", "MatMul", "MatMul", "LayerNormGrad",
                            "LayerNormGainGrad", "GeluGrad", "LayerNormGrad + Add", "LayerNormGainGrad", "SumPositions",
                            "EmbeddingGrad", "Add"));
    EXPECT_FALSE(plan.kept[static_cast<std::size_t>(words)]);
    const auto has = [](TensorId id) { return [id](const SharedBuffer &one) { return contains(one.tensors, id); }; };
    EXPECT_TRUE(std::ranges::any_of(plan.buffers, has(y))); // also read by the derivatives
    EXPECT_FALSE(std::ranges::any_of(plan.buffers, has(words)));
}

TEST(AcceleratorPlan, UpdatesAlikeAreOneLaunchOnTensorsSideBySide)
{
    const Program program = test::threeUpdates(0.0F);
    const Plan plan = makePlan(program, {});
    EXPECT_THAT(namesOf(plan.work),
                ElementsAre("CountStep", "CosineRate", "Relu", "Relu", "Relu", "SquareSum + ClipFactor",
                            "SquareSum + ClipFactor", "AdamW", "AdamW + AdamW"));
    ASSERT_EQ(plan.blocks.size(), 4U); // parameters, gradients, first and second moments
    const auto &last = program.operations;
    const auto parameterOf = [&](std::size_t i) { return last[last.size() - 3 + i].inputs[0]; };
    EXPECT_THAT(plan.blocks[0], ElementsAre(parameterOf(0), parameterOf(2), parameterOf(1))); // those that decay first
    // Each begins at a multiple of 64 elements: 5, 65 and 64 take 64, 128 and 64.
    EXPECT_EQ(plan.work[5].launch.integers[0].value, 256);
    EXPECT_EQ(plan.work[7].launch.integers[0].value, 64);
    EXPECT_EQ(plan.work[8].launch.integers[0].value, 192);
}

TEST(AcceleratorPlan, BlocksStayWithinTheLargestAllocation)
{
    PlanTarget target;
    target.largestAllocation = 200 * 4;
    const Plan plan = makePlan(test::threeUpdates(0.0F), target);
    EXPECT_EQ(plan.blocks.size(), 8U);
    // The third parameter lies in other blocks: its gradient is summed by a launch of its own.
    EXPECT_THAT(namesOf(plan.work),
                ElementsAre("CountStep", "CosineRate", "Relu", "Relu", "Relu", "SquareSum + ClipFactor",
                            "SquareSum + ClipFactor", "SquareSum + ClipFactor", "AdamW", "AdamW + AdamW"));
}

TEST(AcceleratorPlan, EachBlocksLaunchUpdatesItsOwnParameters)
{
    PlanTarget target;
    target.largestAllocation = 64 * 4;
    const Program program = test::threeUpdates(0.1F); // all alike: one step
    const Plan plan = makePlan(program, target);
    int updates = 0;
    for (const PlanStep &step : plan.work) {
        if (step.launch.kernel != KernelId::AdamW)
            continue;
        ++updates;
        EXPECT_EQ(step.buffers, program.operations[step.operations[0]].inputs);
    }
    EXPECT_EQ(updates, 3);
}

TEST(AcceleratorPlan, WhatIsCopiedOutKeepsAPlaceOfItsOwn)
{
    ProgramBuilder builder("test", {}, 1, 1);
    const auto p = builder.parameter("p", {5}, {});
    const auto gradient = operations::relu(builder, p);
    const auto m = builder.state("m", {5});
    const auto v = builder.state("v", {5});
    const auto t = builder.state("t", {1});
    builder.appendInPlace(operations::Adam, {p, gradient, m, v, t}, {p, m, v}, {});
    operations::transferOut(builder, gradient);
    const Plan plan = makePlan(builder.finish(), {});
    EXPECT_TRUE(plan.blocks.empty());
    EXPECT_THAT(namesOf(plan.work), ElementsAre("Relu", "Adam"));
}

TEST(AcceleratorPlan, SmallVocabulariesAreSharedByMoreGroups)
{
    ProgramBuilder builder("test", {}, 1, 1);
    const auto tokens = builder.dataset("tokens", {64, 256}, DataType::Int32, Transfers::Resident);
    const auto dy = builder.dataset("dy", {64 * 256, 384}, DataType::Float32, Transfers::Resident);
    const auto table = builder.parameter("table", {65, 384}, {});
    builder.append(operations::EmbeddingGrad, {dy, tokens, table});
    PlanTarget target;
    target.computeUnits = 132;
    const Plan plan = makePlan(builder.finish(), target);
    ASSERT_EQ(plan.work.size(), 2U);
    EXPECT_EQ(plan.work[0].launch.groups, 65 * 16);
    EXPECT_EQ(plan.work[1].launch.kernel, KernelId::ColumnSum);
    EXPECT_EQ(plan.scratchElements, 16 * 65 * 384);
}

} // namespace
} // namespace overtake::gpu
