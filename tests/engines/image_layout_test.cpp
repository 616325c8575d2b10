// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the cpu engine keeps with its channels last never changes the layout of a parameter.
#include "check/case.h"
#include "engines/cpu/cpu_engine.h"
#include "engines/reference/reference_engine.h"
#include "operations/operations.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

/// The derivative of the weights gets a bias, and so has its channels last.
TEST(ImageLayout, AParameterIsUpdatedInItsOwn)
{
    CheckCases c(3);
    const TensorId x = c.floats({1, 2, 4, 4});
    const TensorId bias = c.floats({2});
    const TensorId weights = c.builder.parameter("weights", {1, 2, 2, 2}, {Initialiser::Kind::Normal, 1.0F});
    const TensorId y = c.builder.append(operations::Conv2d, {x, weights}, operations::Conv2dAttributes{})[0];
    const TensorId gradient =
        c.builder.append(operations::Conv2dWeightGrad, {x, y, weights}, operations::Conv2dAttributes{})[0];
    const TensorId shifted = c.builder.append(operations::AddChannelBias, {gradient, bias})[0];
    c.builder.appendInPlace(operations::Sgd, {weights, shifted}, {weights}, operations::SgdAttributes{0.01F});
    c.finish({});
    const CheckCase &one = c.cases.back();
    CpuEngine cpu("test", 2);
    ReferenceEngine reference("test");
    const auto mine = cpu.prepare(one.program, one.inputs, cpu.description().options.defaults());
    const auto theirs = reference.prepare(one.program, one.inputs, {});
    mine->run(0, 1);
    theirs->run(0, 1);
    const std::vector<float> got = mine->read(weights);
    const std::vector<float> wanted = theirs->read(weights);
    ASSERT_EQ(got.size(), wanted.size());
    for (std::size_t i = 0; i < got.size(); ++i)
        EXPECT_NEAR(got[i], wanted[i], 1e-5) << i;
}

} // namespace
} // namespace overtake
