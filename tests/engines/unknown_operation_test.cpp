// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An operation that no engine has a kernel for: CPU engines use its textbook loop, wherever it stands, and GPU engines
// say what they lack.
#include "engines/cpu/cpu_engine.h"
#include "engines/gpu/plan.h"
#include "engines/reference/reference_engine.h"
#include "error_of.h"
#include "operations/activations.h"
#include "operations/convolution.h"
#include "operations/layer_norm.h"
#include "operations/matmul.h"
#include "operations/transfers.h"
#include "program/loop_arguments.h"
#include "program/program_builder.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace overtake
{
namespace
{

/// y[i] = x[size - 1 - i]: the first row needs the last one.
constinit const OperationType Backwards{
    .name = "Backwards",
    .inputs = 1,
    .shapes = [](const ShapeArguments &a) -> std::vector<Shape> { return {a.in[0]}; },
    .flops = [](const ShapeArguments &) { return 0.0; },
    .loop =
        [](const LoopArguments &a) {
            for (std::int64_t i = 0; i < a.size(); ++i)
                a.out()[i] = a.in(0)[a.size() - 1 - i];
        },
    .cases = nullptr,
};

TensorId backwards(ProgramBuilder &builder, TensorId x)
{
    return builder.append(Backwards, {x})[0];
}

/// Rows divided among threads, before it and after it; 101 samples in batches of 64, so that the last is smaller.
Program amongRows()
{
    ProgramBuilder builder("test", {}, 101, 64);
    const Initialiser start{Initialiser::Kind::Uniform, 0.5F};
    const auto gain = builder.parameter("gain", {96}, {Initialiser::Kind::Ones});
    const auto weights = builder.parameter("weights", {96, 96}, start);
    const auto rows = builder.dataset("x", {101, 96}, DataType::Float32, Transfers::Resident);
    auto x = operations::takeBatch(builder, rows, false);
    for (int layer = 0; layer < 3; ++layer) {
        x = operations::matmul(builder, operations::layerNorm(builder, x, gain, 1e-5F), weights);
        x = operations::relu(builder, backwards(builder, operations::gelu(builder, x)));
    }
    builder.program().output = x;
    return builder.finish();
}

/// Between images, which the CPU engine keeps in a layout of its own.
Program amongImages()
{
    ProgramBuilder builder("test", {}, 5, 3);
    const Initialiser start{Initialiser::Kind::Uniform, 0.5F};
    const auto weights = builder.parameter("weights", {4, 4, 3, 3}, start);
    const auto pictures = builder.dataset("x", {5, 4, 9, 6}, DataType::Float32, Transfers::Resident);
    auto x = operations::takeBatch(builder, pictures, false);
    x = backwards(builder, operations::conv2d(builder, x, weights, 1));
    builder.program().output = operations::relu(builder, operations::conv2d(builder, x, weights));
    return builder.finish();
}

std::vector<float> outputOf(Engine &engine, const Program &program, const ParameterValues &options)
{
    const auto dataset =
        std::ranges::find_if(program.tensors, [](const Tensor &tensor) { return tensor.role == Role::Dataset; });
    const Shape &shape = dataset->shape;
    std::vector<float> values(static_cast<std::size_t>(elementCount(shape)));
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<float>(i * 37 % 101) / 50 - 1;
    Inputs inputs;
    inputs.arrays.push_back({"x", shape, std::move(values)});
    const auto execution = engine.prepare(program, std::make_shared<const Inputs>(std::move(inputs)), options);
    execution->run(0, program.stepsPerEpoch());
    return execution->read(program.output);
}

TEST(UnknownOperation, RunsByItsLoopOnTheCpu)
{
    ReferenceEngine reference("test");
    for (const Program &program : {amongRows(), amongImages()}) {
        const auto wanted = outputOf(reference, program, {});
        for (const std::int64_t threads : {1, 2, 3}) {
            CpuEngine cpu("test", 3);
            ParameterValues options = cpu.description().options.defaults();
            options.set("threads", threads);
            const auto got = outputOf(cpu, program, options);
            ASSERT_EQ(got.size(), wanted.size());
            const auto rows = static_cast<std::size_t>(program.lastBatchRows()); // below them nothing is promised
            for (std::size_t i = 0; i < got.size() / static_cast<std::size_t>(program.batchRows) * rows; ++i)
                ASSERT_NEAR(got[i], wanted[i], 1e-4) << threads << " threads, element " << i;
        }
    }
}

TEST(UnknownOperation, IsRefusedInASentenceByAccelerators)
{
    EXPECT_EQ(test::errorOf([] { gpu::makePlan(amongRows(), {}); }), "The GPU engines have no kernel for Backwards.");
}

} // namespace
} // namespace overtake
