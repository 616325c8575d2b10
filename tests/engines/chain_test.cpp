// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes by rows runs as chains, in which threads do not wait for each other: nothing may come out differently for
// that, however far one is behind.
#include "engines/cpu/cpu_engine.h"
#include "engines/cpu/image_layout.h"
#include "engines/cpu/memory_plan.h"
#include "engines/fixed_method.h"
#include "engines/reference/reference_engine.h"
#include "operations/activations.h"
#include "operations/differentiate.h"
#include "operations/losses.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/transfers.h"
#include "program/program_builder.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

ParameterValues gptOf(std::int64_t batch, std::int64_t samples)
{
    const Workload &gpt = workloadById("gpt");
    ParameterValues values;
    values.set("layers", std::int64_t{2});
    values.set("heads", std::int64_t{2});
    values.set("channels", std::int64_t{64});
    values.set("context", std::int64_t{64});
    values.set("batch", batch);
    values.set("samples", samples);
    return gpt.parameters().complete(values, "gpt");
}

struct PlanOfGpt {
    explicit PlanOfGpt(const ParameterValues &values, int threads)
        : program(workloadById("gpt").build(values)), layout(layOutImages(program)),
          storage(program, std::make_shared<const Inputs>(workloadById("gpt").makeInputs(values)),
                  HostStorage::Values::Later),
          plan(makePlan(layout, storage, threads))
    {
    }
    Program program;
    ImageLayout layout;
    HostStorage storage;
    Plan plan;
};

/// By each of the methods that can join one.
class Chains : public testing::TestWithParam<ProductMethod>
{
    const test::FixedMethod m_method{GetParam()};
};
INSTANTIATE_TEST_SUITE_P(Methods, Chains, testing::Values(ProductMethod::Direct, ProductMethod::Packed),
                         [](const auto &test) { return std::string(nameOf(test.param)); });

TEST_P(Chains, TheStepOfAGptIsTwo)
{
    const PlanOfGpt gpt(gptOf(12, 120), 2);
    ASSERT_EQ(gpt.plan.chains.size(), 2U); // up to the loss, and back
    std::size_t chained = 0;
    for (const Chain &chain : gpt.plan.chains) {
        EXPECT_EQ(chain.units, 12); // sequences
        chained += chain.last - chain.first;
    }
    std::size_t products = 0;
    for (std::size_t task = 0; task < gpt.plan.tasks.size(); ++task) {
        const bool inside = std::any_of(gpt.plan.chains.begin(), gpt.plan.chains.end(),
                                        [&](const Chain &chain) { return task >= chain.first && task < chain.last; });
        const auto kind = gpt.program.operations[gpt.plan.operations[task][0]].kind;
        if (kind == operations::MatMul) {
            ++products;
            EXPECT_TRUE(inside) << "task " << task;
        }
    }
    EXPECT_EQ(products, 27U); // 4 of each block and the last, three times each
    EXPECT_GT(chained, products);
    EXPECT_TRUE(PlanOfGpt(gptOf(12, 120), 1).plan.chains.empty());
    // Two threads would have five sequences and four: what is between the attentions.
    const PlanOfGpt uneven(gptOf(9, 90), 2);
    EXPECT_EQ(uneven.plan.chains.size(), 6U);
    for (const Chain &chain : uneven.plan.chains)
        EXPECT_EQ(chain.units, 9 * 64 / 8); // of rows of a tile
}

TEST_P(Chains, WhatSharesMemoryInOneHasItsRowsInTheSamePlace)
{
    const PlanOfGpt gpt(gptOf(12, 120), 2);
    std::vector<std::vector<std::size_t>> touched(gpt.program.tensors.size()); // by tensor: tasks
    for (std::size_t task = 0; task < gpt.plan.operations.size(); ++task) {
        for (const auto i : gpt.plan.operations[task]) {
            for (const auto *ids : {&gpt.program.operations[i].inputs, &gpt.program.operations[i].outputs}) {
                for (const auto id : *ids)
                    touched[static_cast<std::size_t>(id)].push_back(task);
            }
        }
    }
    const auto touches = [&](TensorId id, const Chain &chain) {
        const auto &tasks = touched[static_cast<std::size_t>(id)];
        return std::any_of(tasks.begin(), tasks.end(),
                           [&](std::size_t task) { return task >= chain.first && task < chain.last; });
    };
    int pairs = 0;
    for (const auto &group : planMemory(gpt.program, gpt.plan)) {
        for (std::size_t i = 1; i < group.size(); ++i) {
            for (const Chain &chain : gpt.plan.chains) {
                if (!touches(group[i - 1], chain) || !touches(group[i], chain))
                    continue;
                ++pairs;
                EXPECT_EQ(byteSize(gpt.program.tensor(group[i - 1])), byteSize(gpt.program.tensor(group[i])));
            }
        }
    }
    EXPECT_GT(pairs, 0);
}

std::vector<std::vector<float>> afterAnEpoch(const ParameterValues &values, std::int64_t threads)
{
    const Workload &gpt = workloadById("gpt");
    const Program program = gpt.build(values);
    CpuEngine cpu("test", 8);
    ParameterValues options;
    options.set("threads", threads);
    const auto execution = cpu.prepare(program, std::make_shared<const Inputs>(gpt.makeInputs(values)),
                                       cpu.description().options.complete(options, "cpu"));
    execution->run(0, program.stepsPerEpoch());
    std::vector<std::vector<float>> all{execution->read(program.loss)};
    for (const auto &[parameter, gradient] : program.gradients)
        all.push_back(execution->read(parameter));
    return all;
}

// Three threads: more than this machine may have cores, so that one is behind.
TEST_P(Chains, GiveTheSameResultEveryTime)
{
    const auto values = gptOf(12, 36);
    const auto first = afterAnEpoch(values, 3);
    for (int time = 0; time < 5; ++time)
        ASSERT_EQ(afterAnEpoch(values, 3), first);
}

struct Batches {
    std::int64_t rows, samples, threads;
    ProductMethod method = ProductMethod::Direct;
};
class ChainsOfBatches : public testing::TestWithParam<Batches>
{
    const test::FixedMethod m_method{GetParam().method};
};

TEST_P(ChainsOfBatches, GiveWhatOneThreadGives)
{
    const auto values = gptOf(GetParam().rows, GetParam().samples);
    const auto wanted = afterAnEpoch(values, 1);
    const auto given = afterAnEpoch(values, GetParam().threads);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        double apart = 0;
        double size = 0;
        for (std::size_t j = 0; j < wanted[i].size(); ++j) {
            apart += std::pow(static_cast<double>(given[i][j]) - wanted[i][j], 2);
            size += std::pow(static_cast<double>(wanted[i][j]), 2);
        }
        EXPECT_LT(std::sqrt(apart), 1e-4 * std::sqrt(size)) << "parameter " << i;
    }
}

TEST_P(Chains, TheNormOfTheGradientsIsTheirs)
{
    const auto values = gptOf(12, 24);
    const Workload &gpt = workloadById("gpt");
    const Program program = gpt.build(values);
    CpuEngine cpu("test", 2);
    const auto execution = cpu.prepare(program, std::make_shared<const Inputs>(gpt.makeInputs(values)),
                                       cpu.description().options.defaults());
    const auto sum = std::find_if(program.operations.begin(), program.operations.end(),
                                  [](const Operation &operation) { return operation.kind == operations::SquareSum; });
    ASSERT_NE(sum, program.operations.end());
    const auto expectSum = [&] {
        double squares = 0;
        for (const auto &[parameter, gradient] : program.gradients) {
            for (const float one : execution->read(gradient))
                squares += static_cast<double>(one) * one;
        }
        EXPECT_NEAR(execution->read(sum->outputs[0])[0], squares, 1e-5 * squares);
    };
    for (std::int64_t step = 0; step < 2; ++step) {
        execution->run(step, 1);
        expectSum();
        execution->profile(step); // task by task, without chains
        expectSum();
    }
}

// The second derivative is added to the first: a sum over all rows, which no thread has.
TEST_P(Chains, WeightsMayBeUsedTwice)
{
    constexpr std::int64_t rows = 1024;
    constexpr std::int64_t width = 64;
    ProgramBuilder builder("test", {}, rows, rows);
    const auto x =
        operations::takeAll(builder, builder.dataset("x", {rows, width}, DataType::Float32, Transfers::Resident));
    const auto labels =
        operations::takeAll(builder, builder.dataset("labels", {rows}, DataType::Int32, Transfers::Resident));
    const auto w = builder.parameter("w", {width, width}, {Initialiser::Kind::Uniform, 0.3F});
    const auto logits = operations::matmul(
        builder,
        operations::relu(builder,
                         operations::matmul(builder, operations::relu(builder, operations::matmul(builder, x, w)), w)),
        w);
    const auto loss = operations::softmaxCrossEntropy(builder, logits, labels).loss;
    const auto gradient = operations::differentiate(builder, loss, {w})[0];
    const Program program = builder.finish();
    std::vector<float> numbers;
    std::vector<std::int32_t> classes;
    for (std::int64_t i = 0; i < rows * width; ++i)
        numbers.push_back(static_cast<float>(std::sin(0.7 * static_cast<double>(i))));
    for (std::int64_t i = 0; i < rows; ++i)
        classes.push_back(static_cast<std::int32_t>(i * 7 % width));
    const auto inputs = std::make_shared<const Inputs>(
        Inputs{{{"x", {rows, width}, numbers}, {"labels", {rows}, classes}}, "of the test"});
    CpuEngine cpu("test", 2);
    std::vector<std::vector<float>> gradients;
    for (const std::int64_t threads : {1, 2}) {
        ParameterValues options;
        options.set("threads", threads);
        const auto execution = cpu.prepare(program, inputs, cpu.description().options.complete(options, "cpu"));
        execution->run(0, 1);
        gradients.push_back(execution->read(gradient));
    }
    for (std::size_t i = 0; i < gradients[0].size(); ++i)
        ASSERT_NEAR(gradients[0][i], gradients[1][i], 1e-6) << i;
}

// Even shares; uneven ones; a smaller last batch with chains, and one without.
INSTANTIATE_TEST_SUITE_P(All, ChainsOfBatches,
                         testing::Values(Batches{12, 24, 2}, Batches{17, 34, 2}, Batches{12, 30, 2}, Batches{16, 25, 2},
                                         Batches{12, 24, 4}, Batches{12, 24, 2, ProductMethod::Packed},
                                         Batches{17, 34, 3, ProductMethod::Packed}));

} // namespace
} // namespace overtake
