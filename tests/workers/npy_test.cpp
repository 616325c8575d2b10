// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/npy.h"

#include "text/error.h"

#include <gmock/gmock.h>

namespace overtake
{
namespace
{

template <typename T>
std::string bytesOf(const Shape &shape, const std::vector<T> &values, DataType type)
{
    return npyHeader(shape, type) +
           std::string(reinterpret_cast<const char *>(values.data()), values.size() * sizeof(T));
}

TEST(Npy, EachTypeComesBackAsItWas)
{
    const HostArray floats = parseNpy(bytesOf<float>({2, 3}, {1, -2.5F, 3, 4, 5, 6}, DataType::Float32));
    EXPECT_EQ(floats.shape, (Shape{2, 3}));
    EXPECT_EQ(floats.floats(), (std::vector<float>{1, -2.5F, 3, 4, 5, 6}));
    EXPECT_EQ(parseNpy(bytesOf<std::int32_t>({2}, {7, -8}, DataType::Int32)).ints(),
              (std::vector<std::int32_t>{7, -8}));
    EXPECT_EQ(parseNpy(bytesOf<double>({1}, {1e300}, DataType::Float64)).doubles(), std::vector<double>{1e300});
    EXPECT_TRUE(parseNpy(bytesOf<float>({0, 5}, {}, DataType::Float32)).floats().empty());
    const HostArray one = parseNpy(bytesOf<float>({}, {3}, DataType::Float32));
    EXPECT_TRUE(one.shape.empty());
    EXPECT_EQ(one.floats(), std::vector<float>{3});
}

TEST(Npy, WhatIsDamagedIsRefused)
{
    const std::string good = bytesOf<float>({2, 3}, {1, 2, 3, 4, 5, 6}, DataType::Float32);
    const auto withHeader = [](std::string fields) {
        fields += '\n';
        std::string bytes("\x93NUMPY\x01\x00", 8);
        bytes += static_cast<char>(fields.size());
        bytes += '\0';
        return bytes + fields + std::string(24, '\0');
    };
    EXPECT_NO_THROW(parseNpy(withHeader("{'descr': '<f4', 'fortran_order': False, 'shape': (6,), }")));
    for (const std::string &bytes :
         {std::string(), std::string("abc"), good.substr(0, 9), good.substr(0, 40), good.substr(0, good.size() - 1),
          good + "x", withHeader("{'descr': '<f4', 'fortran_order': True, 'shape': (6,), }"),
          withHeader("{'descr': '>f4', 'fortran_order': False, 'shape': (6,), }"),
          withHeader("{'descr': '<f4', 'fortran_order': False, 'shape': (-6,), }"),
          withHeader("{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 4294967296, 4294967296), }"),
          withHeader("{'descr': '<f4', 'fortran_order': False, 'shape': 6, }"),
          withHeader("{'descr': '<f4', 'fortran_order': False}")})
        EXPECT_THROW(parseNpy(bytes), Error) << bytes;
}

} // namespace
} // namespace overtake
