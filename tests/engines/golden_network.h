// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shared by the tests of networks against PyTorch's figures.
#pragma once

#include "program/program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace overtake::test
{

/// noTensor if there is none of that name.
inline TensorId named(const Program &program, const std::string &name)
{
    const auto &all = program.tensors;
    const auto found = std::ranges::find_if(all, [&](const Tensor &tensor) { return tensor.name == name; });
    return found == all.end() ? noTensor : static_cast<TensorId>(found - all.begin());
}

/// `tolerance` relative to the tensor's largest value.
inline void expectNear(const std::vector<float> &got, const std::vector<double> &wanted, double tolerance,
                       const std::string &what)
{
    ASSERT_EQ(got.size(), wanted.size()) << what;
    double largest = 0;
    for (const double value : wanted)
        largest = std::max(largest, std::abs(value));
    ASSERT_GT(largest, 0) << what;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        EXPECT_NEAR(got[i], wanted[i], tolerance * largest) << what << " [" << i << ']';
}

} // namespace overtake::test
