// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the CUDA plug-in uses cuDNN: which algorithms and which arithmetic, with which memory, and what it does without.
// The runtime and the libraries are fakes that compute on the host.
#include "cuda_convolution.h"

#include "cuda/card/card.h"
#include "cuda/fake_cudnn.h"
#include "cuda_memory.h"
#include "data/random_state.h"
#include "engines/reference/reference_engine.h"
#include "operations/convolution.h"
#include "program/program_builder.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <gmock/gmock.h>

namespace overtake::cuda
{
namespace
{

using gpu::Convolution;
using testing::HasSubstr;
using Kind = Convolution::Kind;

struct Shape4 {
    Convolution shape;
    Shape x() const { return {shape.batch, shape.channels, shape.height, shape.width}; }
    Shape weights() const { return {shape.filters, shape.channels, shape.size, shape.size}; }
    Shape y() const
    {
        const std::int64_t less = shape.size - 1 - 2 * shape.padding;
        return {shape.batch, shape.filters, shape.height - less, shape.width - less};
    }
};

Shape4 shapeOf(Kind kind, const std::vector<std::int64_t> &n)
{
    Shape4 s;
    s.shape.kind = kind;
    s.shape.batch = n[0];
    s.shape.channels = n[1];
    s.shape.height = n[2];
    s.shape.width = n[3];
    s.shape.filters = n[4];
    s.shape.size = n[5];
    s.shape.padding = n[6];
    return s;
}

class CudaConvolutionTest : public testing::Test
{
protected:
    CudaConvolutionTest() : m_context(std::make_shared<Context>(0)), m_library(m_context)
    {
        void *library = ::dlopen(OVERTAKE_FAKE_CUDNN, RTLD_LAZY | RTLD_LOCAL);
        fake = library ? static_cast<FakeCudnn *>(::dlsym(library, "fakeCudnn")) : nullptr;
    }
    void SetUp() override
    {
        testcard::reset({.execution = testcard::Execution::AtOnce});
        ASSERT_NE(fake, nullptr);
        *fake = {};
    }
    void TearDown() override
    {
        *fake = {};
        EXPECT_THAT(testcard::faults(), testing::IsEmpty());
    }

    gpu::View filled(const Shape &shape, const std::vector<float> &values)
    {
        m_buffers.push_back(std::make_unique<CudaBuffer>(m_context, 4 * elementCount(shape)));
        std::memcpy(m_buffers.back()->address(), values.data(), values.size() * sizeof(float));
        return {m_buffers.back().get(), 0};
    }

    /// The convolution with memory for everything.
    Convolution bound(const Shape4 &s, const std::vector<float> &x, const std::vector<float> &weights,
                      const std::vector<float> &y)
    {
        Convolution c = s.shape;
        c.x = filled(s.x(), x);
        c.weights = filled(s.weights(), weights);
        c.y = filled(s.y(), y);
        const auto bytes = m_library.workspaceBytes(c);
        if (bytes && *bytes > 0) {
            m_buffers.push_back(std::make_unique<CudaBuffer>(m_context, *bytes));
            c.workspace = {m_buffers.back().get(), 0};
        }
        return c;
    }

    testcard::OpenMemory m_opened; ///< the tests look at results in place
    ContextPtr m_context;
    ConvolutionLibrary m_library;
    std::vector<std::unique_ptr<CudaBuffer>> m_buffers;
    FakeCudnn *fake = nullptr;
};

std::vector<float> numbers(const Shape &shape, std::uint32_t seed)
{
    RandomState random(seed);
    std::vector<float> values;
    for (std::int64_t i = 0; i < elementCount(shape); ++i)
        values.push_back(static_cast<float>(random.gauss()));
    return values;
}

/// What the textbook loops make of it.
std::vector<float> wanted(const Shape4 &s, const std::vector<float> &x, const std::vector<float> &weights,
                          const std::vector<float> &y)
{
    ProgramBuilder builder("test", {}, 1, 1);
    const auto px = builder.parameter("x", s.x(), {});
    const auto pw = builder.parameter("weights", s.weights(), {});
    const auto py = builder.parameter("y", s.y(), {});
    std::vector<TensorId> inputs = {px, pw};
    OperationKind kind = operations::Conv2d;
    if (s.shape.kind == Kind::InputGradient) {
        kind = operations::Conv2dInputGrad;
        inputs = {py, pw, px};
    } else if (s.shape.kind == Kind::WeightGradient) {
        kind = operations::Conv2dWeightGrad;
        inputs = {px, py, pw};
    }
    const auto out = builder.append(kind, inputs, operations::Conv2dAttributes{s.shape.padding})[0];
    builder.program().output = out;
    ReferenceEngine reference("test");
    const auto execution = reference.prepare(builder.finish(), std::make_shared<const Inputs>(), {});
    execution->write(px, x);
    execution->write(pw, weights);
    execution->write(py, y);
    execution->run(0, 1);
    return execution->read(out);
}

TEST_F(CudaConvolutionTest, ComputesWhatTheReferenceDoes)
{
    for (const Kind kind : {Kind::Forward, Kind::InputGradient, Kind::WeightGradient})
        for (const auto &sizes : std::vector<std::vector<std::int64_t>>{
                 {1, 1, 1, 1, 1, 1, 0}, {2, 3, 5, 7, 2, 3, 0}, {3, 2, 4, 4, 5, 2, 1}, {2, 5, 6, 9, 4, 4, 1}}) {
            const Shape4 s = shapeOf(kind, sizes);
            const auto x = numbers(s.x(), 1);
            const auto weights = numbers(s.weights(), 2);
            const auto y = numbers(s.y(), 3);
            const Convolution c = bound(s, x, weights, y);
            const auto command = m_library.prepare(c);
            command->enqueue();
            const auto result = kind == Kind::Forward ? c.y : kind == Kind::InputGradient ? c.x : c.weights;
            const auto expected = wanted(s, x, weights, y);
            for (std::size_t i = 0; i < expected.size(); ++i)
                ASSERT_NEAR(addressOf(result)[i], expected[i], 1e-4) << static_cast<int>(kind) << ' ' << i;
        }
    EXPECT_EQ(fake->convolutions, 12);
    EXPECT_EQ(fake->descriptors, 0);
}

TEST_F(CudaConvolutionTest, Fp32IsNeverTf32)
{
    const auto mathOf = [&](Kind kind, Precision precision) {
        Shape4 s = shapeOf(kind, {2, 3, 5, 7, 2, 3, 0});
        s.shape.precision = precision;
        m_library.prepare(bound(s, numbers(s.x(), 1), numbers(s.weights(), 2), numbers(s.y(), 3)))->enqueue();
        return fake->math;
    };
    for (const Kind kind : {Kind::Forward, Kind::InputGradient, Kind::WeightGradient}) {
        EXPECT_EQ(mathOf(kind, Precision::Fp32), CUDNN_FMA_MATH);
        EXPECT_EQ(mathOf(kind, Precision::Bf16), CUDNN_FMA_MATH);
        EXPECT_EQ(mathOf(kind, Precision::Tf32), CUDNN_TENSOR_OP_MATH);
    }
}

TEST_F(CudaConvolutionTest, TakesSumsOfProductsThatAreTheSameInEveryRunAndFitTheMemory)
{
    const auto algorithmOf = [&](Kind kind) {
        const Shape4 s = shapeOf(kind, {2, 3, 5, 7, 2, 3, 0});
        m_library.prepare(bound(s, numbers(s.x(), 1), numbers(s.weights(), 2), numbers(s.y(), 3)))->enqueue();
        return fake->algorithm;
    };
    EXPECT_EQ(algorithmOf(Kind::Forward), int{CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM});
    EXPECT_EQ(algorithmOf(Kind::InputGradient), int{CUDNN_CONVOLUTION_BWD_DATA_ALGO_1});
    EXPECT_EQ(algorithmOf(Kind::WeightGradient), int{CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1});
}

TEST_F(CudaConvolutionTest, AStepAllocatesNothing)
{
    const Shape4 s = shapeOf(Kind::Forward, {2, 3, 5, 7, 2, 3, 0});
    const Convolution c = bound(s, numbers(s.x(), 1), numbers(s.weights(), 2), numbers(s.y(), 3));
    const auto command = m_library.prepare(c);
    const int before = testcard::allocations();
    for (int i = 0; i < 3; ++i)
        command->enqueue();
    EXPECT_EQ(testcard::allocations(), before);
    EXPECT_EQ(fake->convolutions, 3);
}

TEST_F(CudaConvolutionTest, FollowsAViewThatMoves)
{
    const Shape4 s = shapeOf(Kind::Forward, {1, 1, 2, 2, 1, 1, 0});
    Convolution c = bound(s, {1, 2, 3, 4}, {2}, {0, 0, 0, 0});
    c.x = filled({2, 1, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8});
    const auto command = m_library.prepare(c);
    command->setOffset(0, 4);
    command->enqueue();
    EXPECT_EQ(std::vector<float>(addressOf(c.y), addressOf(c.y) + 4), (std::vector<float>{10, 12, 14, 16}));
}

TEST_F(CudaConvolutionTest, RefusesWorkspaceThatIsTooSmall)
{
    const Shape4 s = shapeOf(Kind::Forward, {2, 3, 5, 7, 2, 3, 0});
    Convolution c = bound(s, numbers(s.x(), 1), numbers(s.weights(), 2), numbers(s.y(), 3));
    c.workspace = {};
    EXPECT_THROW(m_library.prepare(c), gpu::DeviceError);
}

TEST_F(CudaConvolutionTest, LeavesToTheSharedKernelsWhatItCannotDoExactly)
{
    EXPECT_EQ(m_library.text(), "convolutions by cuDNN 9.19");
    fake->onlyTransforms = true;
    EXPECT_FALSE(m_library.workspaceBytes(shapeOf(Kind::Forward, {2, 3, 5, 7, 2, 3, 0}).shape));
    EXPECT_TRUE(m_library.workspaceBytes(shapeOf(Kind::InputGradient, {2, 3, 5, 7, 2, 3, 0}).shape));
    EXPECT_THAT(m_library.text(), HasSubstr("cuDNN 9.19, but 1 of 2 shapes by the shared kernels"));
}

TEST_F(CudaConvolutionTest, DoesWithoutACudnnThatDoesNotStart)
{
    fake->created = CUDNN_STATUS_NOT_INITIALIZED;
    EXPECT_FALSE(m_library.workspaceBytes(shapeOf(Kind::Forward, {2, 3, 5, 7, 2, 3, 0}).shape));
    EXPECT_THAT(m_library.text(), HasSubstr("by the shared kernels (cuDNN: it does not start: as the test says)"));
}

using CudaConvolutionDeathTest = CudaConvolutionTest;

/// In a process of its own: the library is loaded once.
TEST_F(CudaConvolutionDeathTest, CanBeSwitchedOff)
{
    testing::FLAGS_gtest_death_test_style = "threadsafe";
    ::setenv("OVERTAKE_CUDNN", "off", 1);
    EXPECT_EXIT(
        {
            const bool off = !m_library.workspaceBytes(shapeOf(Kind::Forward, {2, 3, 5, 7, 2, 3, 0}).shape);
            std::fprintf(stderr, "%s\n", m_library.text().text().c_str());
            std::exit(off ? 0 : 1);
        },
        testing::ExitedWithCode(0), "switched off by OVERTAKE_CUDNN");
    ::unsetenv("OVERTAKE_CUDNN");
}

} // namespace
} // namespace overtake::cuda
