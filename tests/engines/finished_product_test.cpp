// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Element-wise operations are fused to the product before them.
#include "engines/cpu/product/packed_kernels.h"
#include "engines/cpu/product/product.h"
#include "engines/cpu/simd/vectors.h"
#include "engines/host/scratch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace overtake
{
namespace
{

struct Size {
    std::int64_t m, n, k;
    bool transposeB;
    bool transposeA = false;
};

class FinishedProduct : public testing::TestWithParam<std::tuple<Size, RowFinish, int, ProductMethod>>
{
};

TEST_P(FinishedProduct, IsTheProductAndWhatFollows)
{
    const auto &[size, finish, threads, method] = GetParam();
    const auto filled = [](std::int64_t count, double step) {
        Scratch numbers(count);
        for (std::int64_t i = 0; i < count; ++i)
            numbers.data()[i] = static_cast<float>(std::sin(step * static_cast<double>(i + 1)));
        return numbers;
    };
    const auto count = size.m * size.n;
    const Scratch a = filled(size.m * size.k, 0.7);
    const Scratch b = filled(size.k * size.n, 1.3);
    const Scratch before = filled(count, 0.4);
    ProductSpec spec{size.m, size.n, size.k, size.transposeA, size.transposeB};
    spec.alpha = 0.5F;
    std::vector<double> products;
    for (std::int64_t i = 0; i < size.m; ++i) {
        for (std::int64_t j = 0; j < size.n; ++j) {
            double sum = 0;
            for (std::int64_t l = 0; l < size.k; ++l)
                sum += static_cast<double>(a.data()[size.transposeA ? l * size.m + i : i * size.k + l]) *
                       b.data()[size.transposeB ? j * size.k + l : l * size.n + j];
            products.push_back(0.5 * sum);
        }
    }
    for (const Vectors &vectors : vectorsHere()) {
        const VectorsScope scope(vectors);
        const Scratch other = filled(count, 0.4);
        const Scratch c = filled(count, 0.9);
        const auto product = makeProduct(spec, {method, threads});
        const bool isGelu = finish == RowFinish::Gelu || finish == RowFinish::GeluAndSlope;
        if (method == ProductMethod::Packed && isGelu && size.m <= size.n) { // divided among threads by columns
            EXPECT_FALSE(product->runAndFinish(a.data(), b.data(), c.data(), finish, other.data()));
            continue;
        }
        ASSERT_TRUE(product->runAndFinish(a.data(), b.data(), c.data(), finish, other.data()));
        for (std::int64_t i = 0; i < count; ++i) {
            const double x = products[static_cast<std::size_t>(i)];
            const double below = 0.5 * std::erfc(-x / std::numbers::sqrt2);
            const double was = before.data()[i];
            double wanted = x * below;
            double otherWanted = was;
            if (finish == RowFinish::Plus)
                wanted = x + was;
            else if (finish == RowFinish::Times)
                wanted = x * was;
            else if (finish == RowFinish::GeluAndSlope)
                otherWanted = below + x * std::exp(-0.5 * x * x) / std::sqrt(2 * std::numbers::pi);
            ASSERT_NEAR(c.data()[i], wanted, 2e-5) << vectors.name << ' ' << i;
            ASSERT_NEAR(other.data()[i], otherWanted, 2e-5) << vectors.name << ' ' << i;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    All, FinishedProduct,
    testing::Combine(testing::Values(Size{5, 3, 7, false}, Size{17, 40, 9, true}, Size{200, 128, 33, false},
                                     Size{130, 53, 128, true}, Size{24, 300, 120, false}, Size{20, 30, 600, false},
                                     Size{64, 64, 600, false, true}),
                     testing::Values(RowFinish::Plus, RowFinish::Times, RowFinish::Gelu, RowFinish::GeluAndSlope),
                     testing::Values(1, 2), testing::Values(ProductMethod::Direct, ProductMethod::Packed)));

/// The weights' gradient of a large batch: each thread sums its terms in scratch of its own.
TEST(PackedProduct, StaysWithinItsScratch)
{
    for (const Vectors &vectors : vectorsHere()) {
        const VectorsScope scope(vectors);
        for (const std::int64_t n : {10, 31, 33}) {
            const std::int64_t m = 16, k = packedTerms();
            const std::int64_t floats = packedScratch(m, n, k);
            Scratch a(m * k), b(k * n), c(m * n), scratch(floats + 64);
            for (const Scratch *one : {&a, &b, &c})
                std::fill(one->data(), one->data() + (one == &a ? m * k : one == &b ? k * n : m * n), 1.0F);
            std::fill(scratch.data(), scratch.data() + floats + 64, 7.0F);
            DirectProduct product;
            product.m = m;
            product.n = n;
            product.k = k;
            product.a = a.data();
            product.aRow = 1;
            product.aColumn = m;
            product.b = b.data();
            product.bRow = n;
            product.c = c.data();
            product.cRow = n;
            multiplyPacked(product, {0, m, 0, n}, scratch.data());
            EXPECT_EQ(c.data()[m * n - 1], static_cast<float>(k));
            for (std::int64_t i = floats; i < floats + 64; ++i)
                ASSERT_EQ(scratch.data()[i], 7) << vectors.name << ", " << n << " columns, " << i - floats << " beyond";
        }
    }
}

TEST(FinishedProduct, MayLieWhereTheOtherDoes)
{
    int inPlace = 0;
    for (const Size &size : {Size{300, 53, 128, true}, Size{100, 96, 64, false}, Size{70, 50, 700, true}}) {
        for (const ProductMethod method : {ProductMethod::Direct, ProductMethod::Packed}) {
            for (const RowFinish finish : {RowFinish::Plus, RowFinish::Times}) {
                const auto count = size.m * size.n;
                ProductSpec spec{size.m, size.n, size.k, false, size.transposeB};
                if (!finishesInPlace(spec, method, finish))
                    continue;
                ++inPlace;
                Scratch a(size.m * size.k), b(size.k * size.n), c(count), other(count);
                for (std::int64_t i = 0; i < size.m * size.k; ++i)
                    a.data()[i] = static_cast<float>(std::sin(0.3 * static_cast<double>(i)));
                for (std::int64_t i = 0; i < size.k * size.n; ++i)
                    b.data()[i] = static_cast<float>(std::cos(0.2 * static_cast<double>(i)));
                for (std::int64_t i = 0; i < count; ++i)
                    other.data()[i] = static_cast<float>(i % 17);
                const auto product = makeProduct(spec, {method, 2});
                ASSERT_TRUE(product->runAndFinish(a.data(), b.data(), c.data(), finish, other.data()));
                ASSERT_TRUE(product->runAndFinish(a.data(), b.data(), other.data(), finish, other.data()));
                for (std::int64_t i = 0; i < count; ++i)
                    ASSERT_EQ(other.data()[i], c.data()[i]) << i;
            }
        }
    }
    EXPECT_GE(inPlace, 10); // all but factors after more terms than one block has
    EXPECT_FALSE(finishesInPlace(ProductSpec{70, 50, 100'000}, ProductMethod::Packed, RowFinish::Times));
    EXPECT_FALSE(finishesInPlace(ProductSpec{130, 53, 128}, ProductMethod::Direct, RowFinish::GeluAndSlope));
}

} // namespace
} // namespace overtake
