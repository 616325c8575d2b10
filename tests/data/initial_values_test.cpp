// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/initial_values.h"

#include "data/random_state.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

Program programWith(std::vector<Tensor> tensors)
{
    Program program;
    program.tensors = std::move(tensors);
    program.parameters.set("seed", std::int64_t{42});
    return program;
}

Tensor parameter(Shape shape, Initialiser initialiser)
{
    return {.name = "p", .shape = std::move(shape), .role = Role::Parameter, .initialiser = initialiser};
}

TEST(InitialValues, AreZeroWhereTheInitialiserSaysSo)
{
    const Program program = programWith({parameter({3, 4}, {})});
    EXPECT_EQ(initialValues(program, 0), std::vector<float>(12, 0.0F));
}

TEST(InitialValues, AreUniformAsNumPyDrawsThem)
{
    const Initialiser uniform{Initialiser::Kind::Uniform, 0.5F};
    const Program program = programWith({parameter({2}, {}), parameter({3, 5}, uniform)});
    const std::vector<float> values = initialValues(program, 1);
    ASSERT_EQ(values.size(), 15U);
    // numpy.random.RandomState(42 + 1).uniform(-0.5, 0.5, 3)
    EXPECT_FLOAT_EQ(values[0], -0.38494543F);
    EXPECT_FLOAT_EQ(values[1], 0.10906654F);
    EXPECT_FLOAT_EQ(values[2], -0.36660904F);
    for (const float value : values) {
        EXPECT_GE(value, -0.5F);
        EXPECT_LE(value, 0.5F);
    }
}

TEST(InitialValues, DifferByTensorAndSeedOnly)
{
    const Initialiser uniform{Initialiser::Kind::Uniform, 1.0F};
    Program program = programWith({parameter({8}, uniform), parameter({8}, uniform)});
    const std::vector<float> first = initialValues(program, 0);
    EXPECT_EQ(initialValues(program, 0), first);
    EXPECT_NE(initialValues(program, 1), first);
    program.parameters.set("seed", std::int64_t{43});
    EXPECT_NE(initialValues(program, 0), first);
    program.parameters = {};
    EXPECT_EQ(initialValues(program, 0)[0], static_cast<float>(-1 + 2 * RandomState(0).randomSample()));
}

} // namespace
} // namespace overtake
