// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the cpu engine keeps with its channels last never changes the layout of a parameter.
#include "check/case.h"
#include "engines/cpu/cpu_engine.h"
#include "engines/reference/reference_engine.h"
#include "operations/operations.h"

#include <gmock/gmock.h>

namespace overtake
{
namespace
{

void expectAsReference(const CheckCase &one, TensorId id)
{
    CpuEngine cpu("test", 2);
    ReferenceEngine reference("test");
    const auto mine = cpu.prepare(one.program, one.inputs, cpu.description().options.defaults());
    const auto theirs = reference.prepare(one.program, one.inputs, {});
    mine->run(0, 1);
    theirs->run(0, 1);
    EXPECT_THAT(mine->read(id), testing::Pointwise(testing::FloatNear(1e-5F), theirs->read(id)));
}

/// The derivative of the weights gets a bias, and so has its channels last.
TEST(ImageLayout, AParameterIsUpdatedInItsOwn)
{
    CheckCases c(3);
    const TensorId x = c.floats({1, 2, 4, 4});
    const TensorId bias = c.floats({2});
    const TensorId weights = c.builder.parameter("weights", {1, 2, 2, 2}, {Initialiser::Kind::Normal, 1.0F});
    const TensorId y = operations::conv2d(c.builder, x, weights, 0);
    const TensorId gradient =
        c.builder.append(operations::Conv2dWeightGrad, {x, y, weights}, operations::Conv2dAttributes{})[0];
    operations::sgd(c.builder, weights, operations::addChannelBias(c.builder, gradient, bias), 0.01F);
    c.finish({});
    expectAsReference(c.cases.back(), weights);
}

TEST(ImageLayout, AnImageFollowsTheUpdatesOfWhatItIsAViewOf)
{
    CheckCases c(3);
    const TensorId parameter = c.builder.parameter("p", {2, 108}, {Initialiser::Kind::Normal, 1.0F});
    const TensorId images = operations::reshape(c.builder, parameter, {3, 6, 6});
    const TensorId weights = c.floats({2, 3, 3, 3});
    const TensorId before = operations::conv2d(c.builder, images, weights, 0);
    operations::sgd(c.builder, parameter, c.floats({2, 108}), 1);
    const TensorId after = operations::conv2d(c.builder, images, weights, 0);
    c.finish({before, after});
    expectAsReference(c.cases.back(), before);
    expectAsReference(c.cases.back(), after);
}

} // namespace
} // namespace overtake
