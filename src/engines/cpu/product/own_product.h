// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Common parts of the products by our own kernels.
#pragma once

#include "engines/cpu/product/product.h"
#include "engines/cpu/product/product_kernels.h"
#include "engines/cpu/simd/transpose.h"
#include "engines/host/scratch.h"
#include "engines/host/team.h"

#include <algorithm>
#include <memory>

namespace overtake
{

inline DirectProduct directOf(const ProductSpec &spec, const float *a, const float *b, float *c, const float *bias)
{
    DirectProduct product;
    product.m = spec.m;
    product.n = spec.n;
    product.k = spec.k;
    product.a = a;
    product.aRow = spec.transposeA ? 1 : spec.k;
    product.aColumn = spec.transposeA ? spec.m : 1;
    product.b = b;
    product.bRow = spec.n;
    product.c = c;
    product.cRow = spec.n;
    product.alpha = spec.alpha;
    product.accumulate = spec.accumulate;
    product.bias = spec.bias ? bias : nullptr;
    product.relu = spec.relu;
    return product;
}

inline void transposeShared(const float *in, float *out, std::int64_t rows, std::int64_t columns, int threads)
{
    const double bytes = 8.0 * static_cast<double>(rows) * static_cast<double>(columns);
    // Threads divide the columns of `in`, which are rows of `out`: each writes cache lines of its own.
    shareOut(columns, 16, threadsFor(0, bytes, threads),
             [&](std::int64_t first, std::int64_t last) { transpose(in, columns, out, rows, first, last); });
}

class OwnProduct : public Product
{
public:
    OwnProduct(const ProductSpec &spec, int threads) : m_spec(spec), m_threads(threads) {}
    int threads() const override { return m_threads; }

protected:
    ProductSpec m_spec;
    int m_threads;
};

/// One for each method.
std::unique_ptr<Product> makeDirectProduct(const ProductSpec &spec, int threads, SharedScratchPtr scratch);
std::unique_ptr<Product> makeTransposedProduct(const ProductSpec &spec, int threads);
std::unique_ptr<Product> makePackedProduct(const ProductSpec &spec, int threads, SharedScratchPtr scratch);
std::unique_ptr<Product> makeDotsProduct(const ProductSpec &spec, int threads);

} // namespace overtake
