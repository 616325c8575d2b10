// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/own_product.h"
#include "engines/cpu/product/packed_kernels.h"
#include "engines/cpu/product/term_sums.h"

#include <utility>

namespace overtake
{

namespace
{

constexpr std::int64_t packedRowGrain = 8;

class Packed : public OwnProduct
{
public:
    Packed(const ProductSpec &spec, int threads, SharedScratchPtr scratch)
        : OwnProduct(spec, threads), m_scratch(scratch ? std::move(scratch) : std::make_shared<SharedScratch>()),
          m_terms(spec, threads, m_scratch), m_byRows(spec.m > spec.n),
          m_grain(m_byRows ? packedRowGrain : packedColumns())
    {
        const std::int64_t share = std::min(longest(), longest() / threads + m_grain);
        m_each = packedScratch(m_byRows ? share : spec.m, m_byRows ? spec.n : share, spec.k);
        if (m_terms.isUsed()) // by run(), but not by runAndFinish()
            m_each = std::max(m_each, packedScratch(spec.m, spec.n, spec.k / threads + 1));
        m_each = Scratch::padded(m_each);
        m_scratch->ask(m_terms.scratchFloats() + m_threads * m_each);
    }

    void run(const float *a, const float *b, float *c, const float *bias) override
    {
        const DirectProduct product = prepared(a, b, c, bias);
        if (m_terms.isUsed())
            m_terms.run(product, [this](const DirectProduct &part, int thread) {
                multiplyPacked(part, {0, part.m, 0, part.n}, scratchOf(thread));
            });
        else
            multiply(product, [](std::int64_t, std::int64_t) {});
    }

    bool runAndFinish(const float *a, const float *b, float *c, RowFinish finish, float *other) override
    {
        DirectProduct product = prepared(a, b, c, nullptr);
        if (finish == RowFinish::Plus || finish == RowFinish::Times) {
            (finish == RowFinish::Plus ? product.plus : product.times) = other;
            multiply(product, [](std::int64_t, std::int64_t) {});
            return true;
        }
        if (!m_byRows)
            return false;
        multiply(product,
                 [&](std::int64_t first, std::int64_t last) { finishRows(finish, c, other, m_spec.n, first, last); });
        return true;
    }

private:
    std::int64_t longest() const { return m_byRows ? m_spec.m : m_spec.n; }
    float *scratchOf(int thread) const { return m_scratch->data() + m_terms.scratchFloats() + thread * m_each; }

    DirectProduct prepared(const float *a, const float *b, float *c, const float *bias) const
    {
        DirectProduct product = directOf(m_spec, a, b, c, bias);
        product.bRow = m_spec.transposeB ? 1 : m_spec.n;
        product.bColumn = m_spec.transposeB ? m_spec.k : 1;
        return product;
    }

    /// Divides the longer side of C among the threads, so that the operand which every thread packs for itself is the
    /// smaller one. OpenMP may give fewer threads than asked for, and the scratch is for a share of all of them: the
    /// shares stay. then(first, last): called by each thread afterwards on its range of that side.
    template <typename Then>
    void multiply(const DirectProduct &product, const Then &then) const
    {
        const std::int64_t grains = (longest() + m_grain - 1) / m_grain;
        const std::int64_t shares = std::min<std::int64_t>(m_threads, grains);
        shareOut(shares, 1, m_threads, [&](std::int64_t share, std::int64_t lastShare) {
            for (; share < lastShare; ++share) {
                const std::int64_t first = grains * share / shares * m_grain;
                const std::int64_t last = std::min(longest(), grains * (share + 1) / shares * m_grain);
                PackedPart part{0, m_spec.m, 0, m_spec.n};
                (m_byRows ? part.firstRow : part.firstColumn) = first;
                (m_byRows ? part.lastRow : part.lastColumn) = last;
                multiplyPacked(product, part, scratchOf(omp_get_thread_num()));
                then(first, last);
            }
        });
    }

    SharedScratchPtr m_scratch;
    TermSums m_terms;
    bool m_byRows;
    std::int64_t m_grain;
    std::int64_t m_each = 0; ///< floats of scratch for a thread
};

} // namespace

std::unique_ptr<Product> makePackedProduct(const ProductSpec &spec, int threads, SharedScratchPtr scratch)
{
    return std::make_unique<Packed>(spec, threads, std::move(scratch));
}

} // namespace overtake
