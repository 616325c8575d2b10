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

const char *nameOf(ProductMethod method)
{
    switch (method) {
    case ProductMethod::Direct:
        return "direct";
    case ProductMethod::DirectTransposed:
        return "direct, transposed";
    case ProductMethod::Dots:
        return "dots";
    case ProductMethod::OneDnn:
        return "oneDNN";
    }
    return "";
}

// From tests/bench/product_bench (2000 -> 2000: a trial of its own; other programs were running) on 2 cores of an EPYC
// 9004 (AVX-512, 1 MiB of L2 cache each): medians in us on one thread, or on two where it says so. `in -> out` are a
// layer's widths.
//
//                                               direct  transposed     dots  oneDNN
// forward, batch 32,    64 ->   64                 2.3         4.3      7.4     2.7
// forward, batch 32,   512 ->  512               146.3       168.5    383.9   166.5
// forward, batch 8,   1024 -> 1024               152.8       337.1   1961.4   241.4
// forward, batch 256,    2 -> 1024                23.0       275.2    675.9    37.0
// forward, batch 32,  1000 -> 1000, 2 threads    282.8           -        -   288.3  (smallest of 61 runs, as are
// forward, batch 32,  2000 -> 2000, 2 threads   1131.8           -        -  1193.3   the other rows on two threads)
// input's gradient, batch 1,    256 ->  256       26.4        18.6      2.6     7.8
// input's gradient, batch 3,     50 ->   50        0.6         0.9      1.3     0.9
// input's gradient, batch 4,     50 ->   50        0.6         0.9      0.9     0.9
// input's gradient, batch 8,    100 ->  100        2.5         3.1      3.9     3.1
// input's gradient, batch 8,   1000 ->   10        3.9         4.7     29.8     3.8
// input's gradient, batch 8,     10 -> 1000        4.1         4.2      2.5     3.8
// input's gradient, batch 4,    200 ->  200        7.2        11.3      9.3     6.7
// input's gradient, batch 8,    256 ->  256       16.4        18.5     14.1    14.5
// input's gradient, batch 8,   2048 -> 2048     9768.0      2650.6   2355.2  1326.4
// input's gradient, batch 32,  2048 -> 2048    15321.1      2766.4   9280.2  3080.5
// input's gradient, batch 128, 1024 -> 1024     4379.5      2698.1   4058.5  2530.6
// input's gradient, batch 256, 1024 ->    2       28.8       433.2    603.6    36.2
// weights' update, batch 32,  2048 -> 2048      3225.1     26919.5  12756.0  4316.8
// weights' update, batch 32,  2000 -> 2000, 2 threads   1212.9           -        -       -
// weights' update, batch 128, 2048 -> 2048     11681.4     34990.8  20890.7 12153.6
// weights' update, batch 1024,    2 -> 1024       90.8       331.2   1826.0   131.3
//
// A small GPT's layers, 768 rows of the batch, one thread, smaller of two runs, other programs at work: direct, oneDNN.
// forward,        128 -> 384:  705,  689;   128 -> 128:  221,  220;   128 -> 512:  908,  947;   512 -> 128:  893,  899
// input's grad.,  128 -> 384:  689,  668;   128 -> 128:  227,  221;   128 -> 512:  941,  938;   512 -> 128: 1019,  974
// weights' grad., 128 -> 384:  668,  678;   128 -> 128:  219,  233;   128 -> 512:  955, 1062;   512 -> 128: 1020, 1022
// At most 5 % slower than oneDNN, for the weights' gradients up to 11 % faster; and the direct way finishes rows
// besides.
//
// What asking memory ahead brings, one thread, 2000 -> 2000, batch 32 (before and after in turn, other programs at
// work): forward 2887 to 2320 us, input's gradient 2392 to 2310, weights' update (B packed as well) 2770 to 2480.
//
// Eigen 3.4, built for this very machine, was slower at batch 32 and five square widths on one thread: forward, 5 -> 5
// 0.20 against 0.07 us, 100 -> 100 8.7 against 6.3, 512 -> 512 206 against 149 (and one build would serve one vector
// width only).
ProductMethod chooseMethod(const ProductSpec &spec)
{
    // Vectors over a handful of columns would be mostly empty.
    const bool fewColumns = spec.n <= 8;
    if (fewColumns && !spec.transposeA && spec.k >= 32)
        return ProductMethod::Dots;
    if (fewColumns && spec.transposeA && spec.m >= 64)
        return ProductMethod::DirectTransposed;

    const std::int64_t sizeOfB = spec.k * spec.n;
    if (spec.transposeB) {
        if (spec.m < 3)
            return ProductMethod::Dots; // both operands are read as they lie
        if (4 * sizeOfB <= spec.m * (spec.n + spec.k))
            return ProductMethod::Direct; // turning B is far less work than turning A and C
        if (spec.m < 16) {                // less than a vector of AVX-512
            if (spec.n <= 16 && spec.k >= 128)
                return ProductMethod::Dots;
            return sizeOfB <= 112 * 112 ? ProductMethod::Direct : ProductMethod::OneDnn; // 50 KB of a turned B are near
        }
        return spec.m <= 48 ? ProductMethod::DirectTransposed : ProductMethod::OneDnn;
    }
    // Of a small GPT: B, or the A and B that a sum over the batch reads again and again, stay in the L2 cache.
    constexpr std::int64_t half = 128 * 1024; // numbers, of an L2 cache
    if (spec.transposeA) {                    // a sum over the batch
        const bool sequences = spec.k <= 1024 && spec.m * spec.n <= half;
        return sequences || spec.k <= 128 || spec.m <= 16 || spec.flops() < 2e6 ? ProductMethod::Direct
                                                                                : ProductMethod::OneDnn;
    }
    // Unpacked, B is best where it stays in the cache, or where few rows would not repay the packing.
    const bool few = spec.m <= 32;
    const bool cached = sizeOfB <= 512 * 512 && (spec.m <= 128 || spec.k <= 16 || sizeOfB <= half);
    return few || cached ? ProductMethod::Direct : ProductMethod::OneDnn;
}

bool finishesInPlace(const ProductSpec &spec, RowFinish finish)
{
    return (finish == RowFinish::Plus || finish == RowFinish::Times) && spec.precision == Precision::Fp32 &&
           chooseMethod(spec) == ProductMethod::Direct;
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
