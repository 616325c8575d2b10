// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which operations are fused, and which are not because another operation would then read or write another value.
#include "schedule/schedule.h"

#include "engines/cpu/tasks/pooled_gradient.h"
#include "engines/gpu/plan_launches.h"
#include "job.h"
#include "operations/layer_norm.h"
#include "operations/operations.h"
#include "workloads/workload.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace overtake
{
namespace
{

using testing::ElementsAre;

/// "MatMul + AddBias", one string per step.
std::vector<std::string> namesOf(const Program &program, const Fusions &fusions)
{
    std::vector<std::string> names;
    for (const Step &step : scheduleOf(program, fusions).steps) {
        std::string name;
        for (const auto i : step.operations)
            name += (name.empty() ? "" : " + ") + std::string(program.operations[i].kind->name);
        names.push_back(name);
    }
    return names;
}

/// A Program with a batch x (6, 6), on which everything else depends.
struct Square : ProgramBuilder {
    Square() : ProgramBuilder("test", {}, 6, 6) {}

    TensorId values(const Shape &shape = {6, 6}) { return dataset("x", shape, DataType::Float32, Transfers::Resident); }
    TensorId weights(const Shape &shape = {6, 6}) { return parameter("w", shape, {}); }
    TensorId product(TensorId a, TensorId b) { return operations::matmul(*this, a, b); }
    TensorId make(OperationKind kind, const std::vector<TensorId> &inputs, const Attributes &attributes = {})
    {
        return append(kind, inputs, attributes)[0];
    }
    void update(TensorId parameter, TensorId gradient) { operations::sgd(*this, parameter, gradient, 0.1F); }
};

TEST(ScheduleTest, ASequenceIsDoneAtItsFirstAndWritesItsLast)
{
    Square b;
    const auto product = b.product(b.values(), b.weights());
    const auto biased = b.make(operations::AddBias, {product, b.weights({6})});
    b.make(operations::Relu, {biased});
    const Program program = b.finish();
    EXPECT_THAT(namesOf(program, commonFusions()), ElementsAre("MatMul + AddBias + Relu"));
    EXPECT_THAT(namesOf(program, {{{{operations::AddBias, "..", "x"}, {operations::Relu, "x"}}}}),
                ElementsAre("MatMul", "AddBias + Relu"));
    const std::vector<bool> kept = scheduleOf(program, commonFusions()).kept;
    EXPECT_FALSE(kept[static_cast<std::size_t>(product)]);
    EXPECT_FALSE(kept[static_cast<std::size_t>(biased)]);
    EXPECT_EQ(std::ranges::count(kept, false), 2);
}

TEST(ScheduleTest, WhatSomeoneElseReadsStaysWritten)
{
    Square b;
    const auto product = b.product(b.values(), b.weights());
    const auto biased = b.make(operations::AddBias, {product, b.weights({6})});
    b.make(operations::Relu, {biased});
    b.make(operations::Sigmoid, {biased});
    Program program = b.finish();
    EXPECT_THAT(namesOf(program, commonFusions()), ElementsAre("MatMul + AddBias", "Relu", "Sigmoid"));
    program.output = product; // read after the step
    EXPECT_THAT(namesOf(program, commonFusions()), ElementsAre("MatMul", "AddBias", "Relu", "Sigmoid"));
}

TEST(ScheduleTest, ABiasThatIsMadeBetweenIsNotThereYet)
{
    for (const bool before : {false, true}) {
        Square b;
        const auto x = b.values();
        const auto vector = b.weights({6});
        const auto bias = before ? b.make(operations::Relu, {vector}) : noTensor;
        const auto product = b.product(x, b.weights());
        b.make(operations::AddBias, {product, before ? bias : b.make(operations::Relu, {vector})});
        const Program program = b.finish();
        if (before) {
            EXPECT_THAT(namesOf(program, commonFusions()), ElementsAre("Relu", "MatMul + AddBias"));
        } else {
            EXPECT_THAT(namesOf(program, commonFusions()), ElementsAre("MatMul", "Relu", "AddBias"));
        }
    }
}

TEST(ScheduleTest, ASumIsDoneWithTheTermThatComesLast)
{
    Square b;
    const auto x = b.values();
    const auto w = b.weights();
    const auto first = b.product(x, w);
    const auto second = b.product(x, w);
    b.make(operations::Add, {first, second});
    EXPECT_THAT(namesOf(b.finish(), withSum(operations::MatMul, "..")), ElementsAre("MatMul", "MatMul + Add"));
    Square twice;
    const auto term = twice.product(twice.values(), twice.weights());
    twice.make(operations::Add, {term, term});
    EXPECT_THAT(namesOf(twice.finish(), withSum(operations::MatMul, "..")), ElementsAre("MatMul", "Add"));
}

TEST(ScheduleTest, AGradientIsMadeInItsUpdateUnlessWhatItReadsIsUpdatedBefore)
{
    const auto trained = [](bool other, bool itself, bool through) {
        Square b;
        const auto x = b.values();
        const auto p = b.weights();
        const auto q = b.weights();
        TensorId read = itself ? q : other ? p : x;
        if (through) // a view: the same memory by another name
            read = operations::reshape(b, read, {6});
        const auto gradient = b.product(x, read);
        b.update(p, x);
        b.update(q, gradient);
        return namesOf(b.finish(), commonFusions());
    };
    EXPECT_THAT(trained(false, false, false), ElementsAre("Sgd", "MatMul + Sgd"));
    EXPECT_THAT(trained(true, false, false), ElementsAre("MatMul", "Sgd", "Sgd"));
    EXPECT_THAT(trained(false, true, false), ElementsAre("MatMul", "Sgd", "Sgd"));
    EXPECT_THAT(trained(false, false, true), ElementsAre("Reshape", "Sgd", "MatMul + Sgd"));
    EXPECT_THAT(trained(true, false, true), ElementsAre("Reshape", "MatMul", "Sgd", "Sgd"));
}

TEST(ScheduleTest, GeluLeavesItsSlopeWhereOnlyItsDerivativeReadsWhatItIsOf)
{
    for (const bool readAgain : {false, true}) {
        Square b;
        const auto x = b.product(b.values(), b.weights());
        b.make(operations::Gelu, {x});
        b.make(operations::GeluGrad, {x, b.product(b.values(), b.weights())});
        if (readAgain)
            b.make(operations::Relu, {x});
        const Program program = b.finish();
        const Fusions fusions = cpuFusions();
        const Schedule schedule = scheduleOf(program, fusions);
        EXPECT_EQ(schedule.holdsOther[static_cast<std::size_t>(x)], !readAgain);
        EXPECT_EQ(schedule.kept[static_cast<std::size_t>(x)], readAgain);
        if (readAgain) {
            EXPECT_THAT(namesOf(program, fusions), ElementsAre("MatMul", "Gelu", "MatMul", "GeluGrad", "Relu"));
        } else {
            EXPECT_THAT(namesOf(program, fusions), ElementsAre("MatMul + Gelu", "MatMul + GeluGrad"));
        }
    }
}

TEST(ScheduleTest, ANormIsNotDoneBeforeItsGainIsUpdated)
{
    for (const bool updates : {false, true}) {
        Square b;
        const auto gain = b.weights({6});
        const auto sum = operations::add(b, b.values(), b.values());
        if (updates)
            b.update(gain, b.values({6}));
        b.make(operations::LayerNorm, {sum, gain});
        const Program program = b.finish();
        const Fusions fusions = gpu::gpuFusions();
        if (updates) {
            EXPECT_THAT(namesOf(program, fusions), ElementsAre("Add", "Sgd", "LayerNorm"));
        } else {
            EXPECT_THAT(namesOf(program, fusions), ElementsAre("Add + LayerNorm"));
        }
    }
}

TEST(ScheduleTest, ALossIsDifferentiatedAtOnceWhereItsScaleIsThere)
{
    for (const bool isConstant : {true, false}) {
        Square b;
        const auto labels = b.dataset("labels", {6}, DataType::Int32, Transfers::Resident);
        const auto loss = operations::softmaxCrossEntropy(b, b.values(), labels);
        const auto scale = b.make(isConstant ? operations::Fill : operations::Relu, {loss.loss});
        b.make(operations::SoftmaxCrossEntropyGrad, {loss.probabilities, labels, scale});
        const Program program = b.finish();
        const Fusions fusions = gpu::gpuFusions();
        if (isConstant) {
            EXPECT_THAT(namesOf(program, fusions),
                        ElementsAre("SoftmaxCrossEntropy + SoftmaxCrossEntropyGrad", "Fill"));
        } else {
            EXPECT_THAT(namesOf(program, fusions),
                        ElementsAre("SoftmaxCrossEntropy", "Relu", "SoftmaxCrossEntropyGrad"));
        }
    }
}

/// The gradients of pooling and of the convolution before it; `updated` changes in between.
enum class Updated { Nothing, Images, Weights };
std::vector<std::string> poolingNames(const Fusions &fusions, Updated updated, bool pools)
{
    Square b;
    const auto x = b.weights({6, 3, 8, 8});
    const auto w = b.weights({4, 3, 3, 3});
    const auto y = b.make(operations::Conv2d, {x, w});
    const operations::MaxPool2dAttributes window{2};
    const auto pooled = b.make(operations::MaxPool2d, {y}, window);
    const auto dy = pools ? b.make(operations::MaxPool2dGrad, {y, pooled, b.values(b.tensor(pooled).shape)}, window)
                          : b.values(b.tensor(y).shape);
    b.make(operations::ChannelSum, {dy});
    if (updated != Updated::Nothing) {
        const auto changed = updated == Updated::Images ? x : w;
        b.update(changed, b.values(b.tensor(changed).shape));
    }
    b.make(operations::Conv2dWeightGrad, {x, dy, w});
    b.make(operations::Conv2dInputGrad, {dy, w, x});
    auto names = namesOf(b.finish(), fusions);
    names.erase(names.begin(), names.begin() + 2);
    return names;
}

TEST(ScheduleTest, APooledConvolutionIsDifferentiatedAtOnceUnlessWhatItReadsIsUpdatedBetween)
{
    const Fusions fusions = pooledGradientFusions();
    EXPECT_THAT(poolingNames(fusions, Updated::Nothing, true),
                ElementsAre("MaxPool2dGrad + ChannelSum + Conv2dWeightGrad + Conv2dInputGrad"));
    for (const Updated updated : {Updated::Images, Updated::Weights})
        EXPECT_THAT(poolingNames(fusions, updated, true),
                    ElementsAre("MaxPool2dGrad", "ChannelSum", "Sgd", "Conv2dWeightGrad", "Conv2dInputGrad"));
}

TEST(ScheduleTest, AChannelsSumIsMadeWithTheWeightsDerivativeUnlessTheImagesAreUpdatedBetween)
{
    const Fusions fusions = {{{{operations::ChannelSum, "d"}, {operations::Conv2dWeightGrad, ".d."}}}};
    EXPECT_THAT(poolingNames(fusions, Updated::Weights, false),
                ElementsAre("ChannelSum + Conv2dWeightGrad", "Sgd", "Conv2dInputGrad"));
    EXPECT_THAT(poolingNames(fusions, Updated::Images, false),
                ElementsAre("ChannelSum", "Sgd", "Conv2dWeightGrad", "Conv2dInputGrad"));
}

TEST(ScheduleTest, AnAttentionIsOneEachWayUnlessItsInputIsOverwrittenBetween)
{
    Program program = test::builtProgram("gpt", {{"layers", 1}});
    const auto stepsOf = [](const Program &it, std::size_t operations) {
        const Schedule schedule = scheduleOf(it, attentionFusions());
        return std::ranges::count_if(schedule.steps,
                                     [&](const Step &step) { return step.operations.size() == operations; });
    };
    EXPECT_EQ(stepsOf(program, 5), 1);
    EXPECT_EQ(stepsOf(program, 7), 1);
    const auto loss = std::ranges::find_if(program.operations, [](const Operation &operation) {
        return operation.kind == operations::SoftmaxCrossEntropy;
    });
    const auto split = std::ranges::find_if(
        program.operations, [](const Operation &operation) { return operation.kind == operations::SplitHeads; });
    const TensorId joined = split->inputs[0];
    const std::ptrdiff_t beforeLoss = loss - program.operations.begin();
    const auto updated = [&](Program it, std::ptrdiff_t place, TensorId id) {
        it.operations.insert(it.operations.begin() + place, {operations::Sgd, {id, id}, {id}});
        return it;
    };
    EXPECT_EQ(stepsOf(updated(program, beforeLoss, joined), 5), 0);
    EXPECT_EQ(stepsOf(updated(program, beforeLoss, joined), 7), 0);
    // Now it is a view, and what is updated is what it is a view of.
    const auto owner = static_cast<TensorId>(program.tensors.size());
    program.tensors.push_back(program.tensor(joined));
    for (Operation &operation : program.operations)
        std::ranges::replace(operation.outputs, joined, owner);
    const auto reader = std::ranges::find_if(program.operations, [&](const Operation &one) {
        return std::ranges::find(one.inputs, joined) != one.inputs.end();
    });
    program.operations.insert(reader, {operations::Reshape, {owner}, {joined}});
    EXPECT_EQ(stepsOf(program, 5), 1);
    EXPECT_EQ(stepsOf(program, 7), 1);
    EXPECT_EQ(stepsOf(updated(program, beforeLoss + 1, owner), 5), 0);
    EXPECT_EQ(stepsOf(updated(program, beforeLoss + 1, owner), 7), 0);
}

TEST(ScheduleTest, UpdatesOfOneParameterAreNotDoneAtOnce)
{
    Square b;
    const auto one = b.state("one", {1});
    const auto update = [&](TensorId p) {
        const auto m = b.state("m", {6, 6});
        const auto v = b.state("v", {6, 6});
        const auto gradient = operations::relu(b, b.values());
        b.appendInPlace(operations::AdamW, {p, gradient, m, v, one, one, one}, {p, m, v}, {});
    };
    const auto p = b.weights();
    update(p);
    update(b.weights());
    update(p);
    Program program = b.finish();
    std::stable_partition(program.operations.begin(), program.operations.end(),
                          [](const Operation &operation) { return operation.kind == operations::Relu; });
    EXPECT_THAT(namesOf(program, cpuFusions()), ElementsAre("Relu", "Relu", "Relu", "AdamW + AdamW", "AdamW"));
    EXPECT_THAT(namesOf(program, gpu::gpuFusions()), ElementsAre("Relu", "Relu", "Relu", "AdamW", "AdamW", "AdamW"));
}

/// No row hides another, and each fusion is in the row that its steps are looked up in.
template <typename Row>
void expectNoDeadRows()
{
    for (const auto &table : RegisteredRows<Row>::all()) {
        for (const Row &row : table) {
            EXPECT_EQ(rowOf<Row>(row.kind), &row) << row.kind->name;
            for (const Fusion &fusion : row.fusions)
                EXPECT_TRUE(fusion.members[0].kind == row.kind) << row.kind->name;
        }
    }
}

TEST(ScheduleTest, EachKindHasOneRowWithTheFusionsThatBeginWithIt)
{
    expectNoDeadRows<CpuKernel>();
    expectNoDeadRows<gpu::LaunchKernel>();
}

} // namespace
} // namespace overtake
