// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fused operations, and those divided among threads, give the same results as one by one.
#include "engines/cpu/cpu_engine.h"
#include "engines/cpu/product/product_choice.h"
#include "engines/factors_of_one_product.h"
#include "engines/reference/reference_engine.h"
#include "job.h"
#include "operations/activations.h"
#include "operations/differentiate.h"
#include "operations/elementwise.h"
#include "operations/losses.h"
#include "operations/matmul.h"
#include "operations/reshape.h"
#include "operations/transfers.h"
#include "program/program_builder.h"
#include "workloads/workload.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace overtake
{
namespace
{

/// All products use one method during its lifetime, whichever is the fastest here.
class FixedMethod
{
public:
    explicit FixedMethod(ProductMethod method) { ProductChoices::here().fix(method); }
    ~FixedMethod() { ProductChoices::here().fix(std::nullopt); }
    FixedMethod(const FixedMethod &) = delete;
    FixedMethod &operator=(const FixedMethod &) = delete;
};

TEST(Fusion, AGradientIsNotMadeAfterAnUpdateOfWhatItReads)
{
    ReferenceEngine reference("test");
    const std::vector<float> wanted = test::trainFactorsOfOneProduct(reference);
    for (const int threads : {1, 2}) {
        CpuEngine cpu("test", threads);
        EXPECT_THAT(test::trainFactorsOfOneProduct(cpu), testing::Pointwise(testing::FloatNear(1e-5F), wanted));
    }
}

std::vector<std::vector<float>> afterAnEpoch(const test::Job &gpt, std::int64_t threads)
{
    CpuEngine cpu("test", 8);
    const auto execution =
        cpu.prepare(gpt.program, gpt.inputs, cpu.description().options.complete({{"threads", threads}}, "cpu"));
    execution->run(0, gpt.program.stepsPerEpoch());
    std::vector<std::vector<float>> all{execution->read(gpt.program.loss)};
    for (const auto &[parameter, gradient] : gpt.program.gradients)
        all.push_back(execution->read(parameter));
    return all;
}

struct Batches {
    std::int64_t rows, samples, threads;
    ProductMethod method = ProductMethod::Direct;
};
class GptOnThreads : public testing::TestWithParam<Batches>
{
    const FixedMethod m_method{GetParam().method};
};

TEST_P(GptOnThreads, GivesWhatOneThreadGives)
{
    const test::Job gpt = test::jobOf("gpt", {{"layers", 2},
                                              {"heads", 2},
                                              {"channels", 64},
                                              {"context", 64},
                                              {"batch", GetParam().rows},
                                              {"samples", GetParam().samples}});
    const auto wanted = afterAnEpoch(gpt, 1);
    const auto given = afterAnEpoch(gpt, GetParam().threads);
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

// A smaller last batch; more threads than this machine may have cores, so that one is behind.
INSTANTIATE_TEST_SUITE_P(All, GptOnThreads,
                         testing::Values(Batches{12, 30, 2}, Batches{16, 25, 3},
                                         Batches{12, 30, 2, ProductMethod::Packed},
                                         Batches{17, 34, 3, ProductMethod::Packed}));

// The second derivative is added to the first: a sum over all rows, of which no thread has all.
TEST(Fusion, WeightsMayBeUsedTwice)
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
        Inputs{{{"x", {rows, width}, numbers}, {"labels", {rows}, classes}}, foreign("of the test")});
    const FixedMethod method(ProductMethod::Direct); // which can fuse element-wise operations
    CpuEngine cpu("test", 2);
    std::vector<std::vector<float>> gradients;
    for (const std::int64_t threads : {1, 2}) {
        const auto execution =
            cpu.prepare(program, inputs, cpu.description().options.complete({{"threads", threads}}, "cpu"));
        execution->run(0, 1);
        gradients.push_back(execution->read(gradient));
    }
    for (std::size_t i = 0; i < gradients[0].size(); ++i)
        ASSERT_NEAR(gradients[0][i], gradients[1][i], 1e-6) << i;
}

/// y = x W + x: what is added is an operand as well, or a view of it, and may not be overwritten while it is read.
class SumWithAnOperand : public testing::TestWithParam<bool>
{
};

TEST_P(SumWithAnOperand, DoesNotOverwriteIt)
{
    ProgramBuilder builder("test", {}, 96, 96);
    const auto given = builder.dataset("x", {96, 256}, DataType::Float32, Transfers::Resident);
    const auto weights = builder.parameter("W", {256, 256}, {Initialiser::Kind::Uniform, 0.1F});
    const auto x = operations::relu(builder, given);
    const auto added = GetParam() ? operations::reshape(builder, x, {256}) : x;
    const auto y = operations::add(builder, operations::matmul(builder, x, weights), added);
    const auto output = operations::relu(builder, y);
    Program program = builder.finish();
    program.output = output;
    auto inputs = std::make_shared<Inputs>();
    std::vector<float> values(96 * 256);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<float>(std::sin(0.3 * static_cast<double>(i)));
    inputs->arrays.push_back({"x", {96, 256}, std::move(values)});
    const auto outputOf = [&](Engine &engine, const ParameterValues &options) {
        const auto execution = engine.prepare(program, inputs, options);
        execution->run(0, 1);
        return execution->read(output);
    };
    ReferenceEngine reference("test");
    const std::vector<float> wanted = outputOf(reference, reference.description().options.defaults());
    for (const ProductMethod method : {ProductMethod::Direct, ProductMethod::Packed, ProductMethod::OneDnn}) {
        const FixedMethod fixed(method);
        CpuEngine cpu("test", 2);
        EXPECT_THAT(outputOf(cpu, cpu.description().options.defaults()),
                    testing::Pointwise(testing::FloatNear(1e-4F), wanted));
    }
}

INSTANTIATE_TEST_SUITE_P(All, SumWithAnOperand, testing::Bool());

} // namespace
} // namespace overtake
