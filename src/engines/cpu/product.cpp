// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product.h"

#include "engines/cpu/product_kernels.h"
#include "engines/cpu/scratch.h"
#include "engines/cpu/sequence_kernels.h"
#include "engines/cpu/team.h"
#include "engines/cpu/transpose.h"
#include "engines/cpu/vector_kernels.h"

#include <utility>

namespace overtake
{

namespace
{

// Tiles are at most three vectors wide, and 8 rows high where there are more than two vectors, else 12.
constexpr std::int64_t rowGrain(std::int64_t n)
{
    return n > 32 ? 8 : 24;
}
constexpr std::int64_t columnGrain = 16;

// Sums into a C of at least so many numbers (1 MiB) pack B first.
constexpr std::int64_t packedUpdate = 512 * 512;

// A sum over the batch of more terms than these for each thread is shared out by terms: in a step each thread then
// reads and writes only rows of its own, and no line of what one core writes must be fetched from the other. A step of
// nanogpt-small took 21.3 ms so and 21.8 ms with C shared out (two cores, in turn, others at work in between).
constexpr std::int64_t termsOfAThread = 256;

// Rows of C that are finished at a time: with 512 columns 96 KiB, which the L2 cache holds beside B.
constexpr std::int64_t finishedRows = 48;

// Of a product in a chain, where each thread reads the whole of B.
constexpr std::int64_t chainedRowsOfAThread = 64;

DirectProduct directOf(const ProductSpec &spec, const float *a, const float *b, float *c, const float *bias)
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

void transposeShared(const float *in, float *out, std::int64_t rows, std::int64_t columns, int threads)
{
    const double bytes = 8.0 * static_cast<double>(rows) * static_cast<double>(columns);
    // Threads share out columns of `in`, that is rows of `out`: each writes lines of its own.
    shareOut(columns, 16, threadsFor(0, bytes, threads),
             [&](std::int64_t first, std::int64_t last) { transpose(in, out, rows, columns, first, last); });
}

class OwnProduct : public Product
{
public:
    OwnProduct(const ProductSpec &spec, int threads) : m_spec(spec), m_threads(threadsFor(spec.flops(), 0, threads)) {}
    int threads() const override { return m_threads; }

protected:
    /// Shares out the longer side of C.
    void multiplyShared(const DirectProduct &product) const
    {
        if (product.m >= product.n || chainShare) {
            shareOut(product.m, rowGrain(product.n), m_threads,
                     [&](std::int64_t first, std::int64_t last) { multiplyDirect(product, first, last); });
            return;
        }
        shareOut(product.n, columnGrain, m_threads, [&](std::int64_t first, std::int64_t last) {
            DirectProduct part = product;
            part.n = last - first;
            part.b += first;
            part.c += first;
            if (part.bias)
                part.bias += first;
            if (part.plus)
                part.plus += first;
            if (part.times)
                part.times += first;
            multiplyDirect(part, 0, part.m);
        });
    }

    ProductSpec m_spec;
    int m_threads;
};

class Direct : public OwnProduct
{
public:
    Direct(const ProductSpec &spec, int threads, SharedScratchPtr scratch)
        : OwnProduct(spec, threads), m_scratch(scratch ? std::move(scratch) : std::make_shared<SharedScratch>())
    {
        const bool plain = !spec.transposeB && !spec.accumulate && !spec.bias && !spec.relu;
        m_isChainable = m_threads > 1 && !spec.accumulate && spec.m >= m_threads * chainedRowsOfAThread;
        m_byTerms = spec.transposeA && plain && m_threads > 1 && spec.k > m_threads * termsOfAThread;
        m_scratch->ask(spec.transposeB ? spec.k * spec.n : m_byTerms ? (m_threads - 1) * spec.m * spec.n : 0);
        if (spec.accumulate && spec.m * spec.n >= packedUpdate)
            m_panels = Scratch(spec.k * (spec.n + panelWidth()));
    }

    void run(const float *a, const float *b, float *c, const float *bias) override
    {
        if (m_byTerms)
            multiplyByTerms(prepared(a, b, c, bias));
        else
            multiplyShared(prepared(a, b, c, bias));
    }

    bool runAndFinish(const float *a, const float *b, float *c, RowFinish finish, float *other) override
    {
        DirectProduct product = prepared(a, b, c, nullptr);
        if (finish == RowFinish::Plus || finish == RowFinish::Times) {
            (finish == RowFinish::Plus ? product.plus : product.times) = other;
            multiplyShared(product);
            return true;
        }
        shareOut(m_spec.m, rowGrain(m_spec.n), m_threads, [&](std::int64_t first, std::int64_t last) {
            for (std::int64_t i = first; i < last; i += finishedRows) {
                const auto end = std::min(i + finishedRows, last);
                multiplyDirect(product, i, end);
                finishRows(finish, c, other, m_spec.n, i, end);
            }
        });
        return true;
    }

    std::int64_t rows() const override
    {
        if (m_spec.transposeA)
            return m_byTerms ? m_spec.k : 0;
        return m_isChainable ? m_spec.m : 0;
    }

    void joinChain() override
    {
        if (m_byTerms)
            m_sums = Scratch((m_threads - 1) * m_spec.m * m_spec.n);
        if (m_spec.transposeB)
            m_scratch->ask(m_threads * SharedScratch::padded(m_spec.k * m_spec.n));
    }

    void finishChain(float *c, int member, int members) override
    {
        if (!m_byTerms)
            return;
        const auto grains = (m_spec.m * m_spec.n + columnGrain - 1) / columnGrain;
        addUp(c, members, grains * member / members * columnGrain,
              std::min(m_spec.m * m_spec.n, grains * (member + 1) / members * columnGrain));
    }

private:
    /// Each thread sums over rows of A and B of its own; then the sums are added up, always in the same order.
    void multiplyByTerms(const DirectProduct &product) const
    {
        if (chainShare) // added up at its end
            return sumTerms(product, omp_get_thread_num(), m_spec.k * chainShare->first / chainShare->of,
                            m_spec.k * chainShare->last / chainShare->of);
        shareOut(m_threads, 1, m_threads, [&](std::int64_t first, std::int64_t last) {
            for (std::int64_t share = first; share < last; ++share)
                sumTerms(product, static_cast<int>(share), m_spec.k * share / m_threads,
                         m_spec.k * (share + 1) / m_threads);
        });
        shareOut(m_spec.m * m_spec.n, columnGrain, m_threads,
                 [&](std::int64_t first, std::int64_t last) { addUp(product.c, m_threads, first, last); });
    }

    float *sumOf(int share, float *c) const
    {
        float *others = m_sums.data() ? m_sums.data() : m_scratch->data();
        return share == 0 ? c : others + (share - 1) * m_spec.m * m_spec.n;
    }

    void sumTerms(const DirectProduct &product, int share, std::int64_t first, std::int64_t last) const
    {
        DirectProduct part = product;
        part.k = last - first;
        part.a += first * part.aColumn;
        part.b += first * part.bRow;
        part.c = sumOf(share, product.c);
        multiplyDirect(part, 0, part.m);
    }

    void addUp(float *c, int shares, std::int64_t first, std::int64_t last) const
    {
        for (int share = 1; share < shares; ++share)
            kernels::add(c + first, sumOf(share, c) + first, c + first, last - first);
    }

    DirectProduct prepared(const float *a, const float *b, float *c, const float *bias)
    {
        if (m_spec.transposeB && chainShare) { // a thread that waited for another to turn its half would gain nothing
            float *mine = m_scratch->part(omp_get_thread_num(), m_threads);
            transpose(b, mine, m_spec.n, m_spec.k, 0, m_spec.k);
            b = mine;
        } else if (m_spec.transposeB) {
            transposeShared(b, m_scratch->data(), m_spec.n, m_spec.k, m_threads);
            b = m_scratch->data();
        }
        DirectProduct product = directOf(m_spec, a, b, c, bias);
        if (m_panels.data()) {
            shareOut(m_spec.n, panelWidth(), threadsFor(0, 8.0 * static_cast<double>(m_spec.k * m_spec.n), m_threads),
                     [&](std::int64_t first, std::int64_t last) {
                         packPanels(b, m_spec.k, m_spec.n, m_spec.alpha, m_panels.data(), first, last);
                     });
            product.b = m_panels.data();
            product.bInPanels = true;
            product.alpha = 1;
        }
        return product;
    }

    SharedScratchPtr m_scratch; ///< B the right way round, or the sums of all threads but the first
    Scratch m_panels;           ///< alpha B, packed
    Scratch m_sums;             ///< in a chain, where others run before they are added up
    bool m_byTerms = false;
    bool m_isChainable = false;
};

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
        multiplyShared(product);
        if (!m_spec.accumulate && !m_spec.bias && !m_spec.relu) {
            transposeShared(m_c.data(), c, m_spec.n, m_spec.m, m_threads);
            return;
        }
        turnBack(c, bias);
    }

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
            transpose(a, m_a.data(), m_spec.k, m_spec.m, 0, m_spec.m);
            a = m_a.data();
        }
        if (!m_spec.transposeB && m_spec.n > 1) {
            transpose(b, m_b.data(), m_spec.k, m_spec.n, 0, m_spec.n);
            b = m_b.data();
        }
        DirectProduct product = directOf(m_spec, a, b, c, bias);
        product.aRow = m_spec.k;
        product.aColumn = 1;
        product.bRow = m_spec.k;
        shareOut(m_spec.m, 8, m_threads,
                 [&](std::int64_t first, std::int64_t last) { multiplyDots(product, first, last); });
    }

private:
    Scratch m_a;
    Scratch m_b;
};

} // namespace

void finishRows(RowFinish finish, float *c, float *other, std::int64_t n, std::int64_t first, std::int64_t last)
{
    const std::int64_t count = (last - first) * n;
    c += first * n;
    if (other)
        other += first * n;
    switch (finish) {
    case RowFinish::Nothing:
        return;
    case RowFinish::Plus:
        return kernels::add(c, other, c, count);
    case RowFinish::Times:
        return kernels::multiply(c, other, c, count, false);
    case RowFinish::Gelu:
        return kernels::gelu(c, c, count);
    case RowFinish::GeluAndSlope:
        return kernels::geluWithSlope(c, c, other, count);
    }
}

std::unique_ptr<Product> makeProduct(const ProductSpec &spec, int threads, SharedScratchPtr scratch)
{
    if (spec.precision == Precision::Bf16)
        return makeBf16Product(spec, threads);
    return makeProduct(spec, chooseMethod(spec), threads, std::move(scratch));
}

std::unique_ptr<Product> makeProduct(const ProductSpec &spec, ProductMethod method, int threads,
                                     SharedScratchPtr scratch)
{
    switch (method) {
    case ProductMethod::Direct:
        return std::make_unique<Direct>(spec, threads, std::move(scratch));
    case ProductMethod::DirectTransposed:
        return std::make_unique<DirectTransposed>(spec, threads);
    case ProductMethod::Dots:
        return std::make_unique<Dots>(spec, threads);
    case ProductMethod::OneDnn:
        break;
    }
    return makeOneDnnProduct(spec, threads);
}

} // namespace overtake
