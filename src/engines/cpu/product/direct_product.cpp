// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/direct_product.h"

#include "engines/cpu/product/own_product.h"
#include "engines/cpu/product/term_sums.h"

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

// Accumulating products pack B first when C has at least this many floats (1 MiB).
constexpr std::int64_t packedUpdate = 512 * 512;

// Rows of C finished at a time: 96 KiB at 512 columns, which the L2 cache holds beside B.
constexpr std::int64_t finishedRows = 48;

class Direct : public OwnProduct
{
public:
    Direct(const ProductSpec &spec, int threads, SharedScratchPtr scratch)
        : OwnProduct(spec, threads), m_scratch(scratch ? std::move(scratch) : std::make_shared<SharedScratch>()),
          m_terms(spec, threads, m_scratch)
    {
        m_scratch->ask(spec.transposeB ? spec.k * spec.n : 0);
        if (spec.accumulate && spec.m * spec.n >= packedUpdate)
            m_panels = Scratch(spec.k * (spec.n + panelWidth()));
    }

    void run(const float *a, const float *b, float *c, const float *bias) override
    {
        if (m_terms.isUsed())
            m_terms.run(prepared(a, b, c, bias),
                        [](const DirectProduct &part, int) { multiplyDirect(part, 0, part.m); });
        else
            multiplyShared(prepared(a, b, c, bias), m_threads);
    }

    bool runAndFinish(const float *a, const float *b, float *c, RowFinish finish, float *other) override
    {
        DirectProduct product = prepared(a, b, c, nullptr);
        if (finish == RowFinish::Plus || finish == RowFinish::Times) {
            (finish == RowFinish::Plus ? product.plus : product.times) = other;
            multiplyShared(product, m_threads);
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

    std::int64_t bytes() const override { return m_panels.bytes(); }

private:
    DirectProduct prepared(const float *a, const float *b, float *c, const float *bias)
    {
        if (m_spec.transposeB) {
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

    SharedScratchPtr m_scratch; ///< B transposed back, or the sums of the threads
    Scratch m_panels;           ///< alpha B, packed
    TermSums m_terms;
};

} // namespace

void multiplyShared(const DirectProduct &product, int threads)
{
    if (product.m >= product.n) {
        shareOut(product.m, rowGrain(product.n), threads,
                 [&](std::int64_t first, std::int64_t last) { multiplyDirect(product, first, last); });
        return;
    }
    const std::int64_t grain = product.bInPanels ? panelWidth() : columnGrain;
    shareOut(product.n, grain, threads, [&](std::int64_t first, std::int64_t last) {
        DirectProduct part = product;
        part.n = last - first;
        part.b += product.bInPanels ? first * product.k : first;
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

std::unique_ptr<Product> makeDirectProduct(const ProductSpec &spec, int threads, SharedScratchPtr scratch)
{
    return std::make_unique<Direct>(spec, threads, std::move(scratch));
}

} // namespace overtake
