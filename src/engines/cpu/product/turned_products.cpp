// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Products for shapes at which vectors over the columns of C would be mostly empty.
#include "engines/cpu/product/direct_product.h"
#include "engines/cpu/product/own_product.h"

namespace overtake
{

namespace
{

/// C^T (n, m) = op(B)^T (n, k) op(A)^T (k, m), with vectors over m: for weights stored the other way round, and for few
/// columns.
class DirectTransposed : public OwnProduct
{
public:
    DirectTransposed(const ProductSpec &spec, int threads)
        : OwnProduct(spec, threads), m_a(spec.transposeA ? 0 : spec.k * spec.m), m_c(spec.n * spec.m)
    {
    }

    void run(const float *a, const float *b, float *c, const float *bias) override
    {
        if (!m_spec.transposeA) {
            transposeShared(a, m_a.data(), m_spec.m, m_spec.k, m_threads);
            a = m_a.data();
        }
        DirectProduct product;
        product.m = m_spec.n;
        product.n = m_spec.m;
        product.k = m_spec.k;
        product.a = b;
        product.aRow = m_spec.transposeB ? m_spec.k : 1;
        product.aColumn = m_spec.transposeB ? 1 : m_spec.n;
        product.b = a;
        product.bRow = m_spec.m;
        product.c = m_c.data();
        product.cRow = m_spec.m;
        product.alpha = m_spec.alpha;
        multiplyShared(product, m_threads);
        if (!m_spec.accumulate && !m_spec.bias && !m_spec.relu) {
            transposeShared(m_c.data(), c, m_spec.n, m_spec.m, m_threads);
            return;
        }
        turnBack(c, bias);
    }

    std::int64_t bytes() const override { return m_a.bytes() + m_c.bytes(); }

private:
    void turnBack(float *c, const float *bias) const
    {
        const auto m = m_spec.m;
        const auto n = m_spec.n;
        for (std::int64_t i = 0; i < m; ++i) {
            for (std::int64_t j = 0; j < n; ++j) {
                float value = m_c.data()[j * m + i];
                if (m_spec.accumulate)
                    value += c[i * n + j];
                else if (m_spec.bias)
                    value += bias[j];
                c[i * n + j] = m_spec.relu ? std::max(value, 0.0F) : value;
            }
        }
    }

    Scratch m_a; ///< op(A)^T
    Scratch m_c; ///< C^T
};

class Dots : public OwnProduct
{
public:
    Dots(const ProductSpec &spec, int threads)
        : OwnProduct(spec, threads), m_a(spec.transposeA ? spec.m * spec.k : 0),
          m_b(spec.transposeB ? 0 : spec.n * spec.k)
    {
    }

    void run(const float *a, const float *b, float *c, const float *bias) override
    {
        if (m_spec.transposeA) {
            transpose(a, m_spec.m, m_a.data(), m_spec.k, 0, m_spec.m);
            a = m_a.data();
        }
        if (!m_spec.transposeB && m_spec.n > 1) {
            transpose(b, m_spec.n, m_b.data(), m_spec.k, 0, m_spec.n);
            b = m_b.data();
        }
        DirectProduct product = directOf(m_spec, a, b, c, bias);
        product.aRow = m_spec.k;
        product.aColumn = 1;
        product.bRow = m_spec.k;
        shareOut(m_spec.m, 8, m_threads,
                 [&](std::int64_t first, std::int64_t last) { multiplyDots(product, first, last); });
    }

    std::int64_t bytes() const override { return m_a.bytes() + m_b.bytes(); }

private:
    Scratch m_a;
    Scratch m_b;
};

} // namespace

std::unique_ptr<Product> makeTransposedProduct(const ProductSpec &spec, int threads)
{
    return std::make_unique<DirectTransposed>(spec, threads);
}

std::unique_ptr<Product> makeDotsProduct(const ProductSpec &spec, int threads)
{
    return std::make_unique<Dots>(spec, threads);
}

} // namespace overtake
