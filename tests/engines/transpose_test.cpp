// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matrices of any size are transposed completely, and nothing outside them is written.
#include "engines/cpu/simd/transpose.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

using namespace overtake;

namespace
{

struct Size {
    std::int64_t rows, columns, stride;
};

class Turned : public testing::TestWithParam<Size>
{
};

std::vector<float> numbered(std::int64_t count)
{
    std::vector<float> numbers(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<float>(i);
    return numbers;
}

TEST_P(Turned, ByColumns)
{
    const auto [rows, columns, stride] = GetParam();
    const auto in = numbered(rows * columns);
    for (std::int64_t first = 0; first < columns; first += 3) {
        const auto last = std::min(columns, first + 7);
        std::vector<float> out(in.size(), -1);
        transpose(in.data(), columns, out.data(), rows, first, last);
        for (std::int64_t j = 0; j < columns; ++j) {
            for (std::int64_t i = 0; i < rows; ++i) {
                const bool asked = j >= first && j < last;
                ASSERT_EQ(out[static_cast<std::size_t>(j * rows + i)],
                          asked ? in[static_cast<std::size_t>(i * columns + j)] : -1);
            }
        }
    }
}

TEST_P(Turned, WithinALargerMatrix)
{
    const auto [rows, columns, stride] = GetParam();
    const auto in = numbered(rows * stride);
    std::vector<float> out(static_cast<std::size_t>(rows * columns + 1), -1);
    transpose(in.data(), stride, out.data(), rows, 0, columns);
    for (std::int64_t j = 0; j < columns; ++j)
        for (std::int64_t i = 0; i < rows; ++i)
            ASSERT_EQ(out[static_cast<std::size_t>(j * rows + i)], in[static_cast<std::size_t>(i * stride + j)]);
    EXPECT_EQ(out.back(), -1);
}

TEST_P(Turned, OrGatheredAsTheyAre)
{
    const auto [rows, columns, stride] = GetParam();
    const auto in = numbered(rows * stride);
    std::vector<float> out(static_cast<std::size_t>(rows * columns + 1), -1);
    gatherRows(in.data(), stride, out.data(), rows, columns);
    for (std::int64_t i = 0; i < rows; ++i)
        for (std::int64_t j = 0; j < columns; ++j)
            ASSERT_EQ(out[static_cast<std::size_t>(i * columns + j)], in[static_cast<std::size_t>(i * stride + j)]);
    EXPECT_EQ(out.back(), -1);
}

INSTANTIATE_TEST_SUITE_P(Transpose, Turned,
                         testing::Values(Size{1, 1, 1}, Size{3, 5, 9}, Size{4, 4, 4}, Size{16, 8, 24}, Size{17, 19, 19},
                                         Size{35, 33, 40}, Size{64, 32, 96}));

} // namespace
