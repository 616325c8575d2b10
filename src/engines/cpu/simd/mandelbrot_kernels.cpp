// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decides which points are iterated on together, and when; the iteration itself, and how fast it can be, is in
// mandelbrot_batch-inl.h.
//
// The variant with shortcuts is compiled separately (template argument `isShort`), so that the timed code carries no
// trace of them.
#include "engines/cpu/simd/mandelbrot_kernels.h"

#include "engines/cpu/simd/vector_dispatch.h"
#include "operations/mandelbrot.h"
#include "program/operation.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engines/cpu/simd/mandelbrot_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "engines/cpu/simd/mandelbrot_batch-inl.h"

#include <algorithm>
#include <cmath>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

namespace hn = hwy::HWY_NAMESPACE;

constexpr std::int32_t firstBlock = 16; ///< iterations with the test
constexpr std::int32_t freeBlock = 16;  ///< untested iterations between two checks for escaped points

HWY_INLINE void storeCounts(V<float> counts, std::int32_t *to)
{
    const hn::RebindToSigned<D<float>> di;
    hn::StoreU(hn::ConvertTo(di, counts), di, to);
}

HWY_INLINE void storeCounts(V<double> counts, std::int32_t *to)
{
    const hn::Rebind<std::int32_t, D<double>> di;
    hn::StoreU(hn::DemoteTo(di, counts), di, to);
}

/// The points of the bulbs: they are known to be inside.
template <typename Real>
HWY_INLINE M<Real> isInBulb(V<Real> cx, V<Real> cy)
{
    const D<Real> d;
    const V<Real> fromCusp = hn::Sub(cx, hn::Set(d, static_cast<Real>(0.25)));
    const V<Real> yy = hn::Mul(cy, cy);
    const V<Real> q = hn::Add(hn::Mul(fromCusp, fromCusp), yy);
    const V<Real> fromBulb = hn::Add(cx, hn::Set(d, static_cast<Real>(1)));
    const M<Real> cardioid =
        hn::Lt(hn::Mul(q, hn::Add(q, fromCusp)), hn::Mul(hn::Set(d, static_cast<Real>(0.2499)), yy));
    return hn::Or(cardioid, hn::Lt(hn::Add(hn::Mul(fromBulb, fromBulb), yy), hn::Set(d, static_cast<Real>(0.0624))));
}

template <typename Real, bool isShort>
class Rows
{
public:
    explicit Rows(const MandelbrotPart<Real> &part) : m_part(part)
    {
        std::fill(part.done, part.done + part.rows, 0);
        // |z| after n iterations is at most r(n) = r(n - 1)^2 + |c|: how many iterations none can escape in.
        double most = 0;
        double mostY = 0;
        for (std::int64_t i = 0; i < part.width; ++i)
            most = std::max(most, std::abs(static_cast<double>(part.x[i])));
        for (std::int64_t i = 0; i < part.rows; ++i)
            mostY = std::max(mostY, std::abs(static_cast<double>(part.y[i])));
        most = 1.01 * std::hypot(most, mostY);
        for (double r = most; m_safe < m_first && r < 0.99 * part.horizon; r = 1.01 * r * r + most)
            ++m_safe;
    }

    HWY_ATTR void run()
    {
        const D<Real> d;
        const auto lanes = static_cast<std::int64_t>(hn::Lanes(d));
        const V<Real> outside = hn::Set(d, m_outside);
        const bool bulbs = isShort && (m_part.shortcuts & operations::mandelbrotBulbs) != 0;
        for (std::int64_t group = 0; group < m_part.rows; group += mandelbrotRowGroup) {
            const std::int64_t groupEnd = std::min(m_part.rows, group + mandelbrotRowGroup);
            for (std::int64_t column = 0; column < m_part.width; column += lanes) {
                const std::int64_t valid = std::min(lanes, m_part.width - column);
                HWY_ALIGN Real edge[mostLanes<Real>];
                if (valid < lanes) {
                    hn::Store(outside, d, edge);
                    std::copy(m_part.x + column, m_part.x + m_part.width, edge);
                }
                const V<Real> cx = valid < lanes ? hn::Load(d, edge) : hn::LoadU(d, m_part.x + column);
                for (std::int64_t row = group; row < groupEnd; ++row) {
                    const V<Real> cy = hn::Set(d, m_part.y[row]);
                    std::uint32_t wanted = m_all >> (lanes - valid);
                    V<Real> at = cx;
                    if (bulbs) {
                        const M<Real> known = isInBulb<Real>(cx, cy);
                        write(row, column, wanted & bitsOf<Real>(known), hn::Zero(d), hn::Zero(d), hn::Zero(d));
                        wanted &= ~bitsOf<Real>(known);
                        at = hn::IfThenElse(known, outside, cx);
                    }
                    begin(row, column, wanted, at, cy);
                }
            }
        }
        testFirst();
        iterate();
        replay();
    }

private:
    HWY_INLINE void begin(std::int64_t row, std::int64_t column, std::uint32_t wanted, V<Real> cx, V<Real> cy)
    {
        const D<Real> d;
        const int k = m_fresh.size++;
        hn::Store(cx, d, m_fresh.cx[k]);
        hn::Store(cy, d, m_fresh.cy[k]);
        hn::Store(hn::Zero(d), d, m_fresh.x[k]);
        hn::Store(hn::Zero(d), d, m_fresh.y[k]);
        m_fresh.lanes[k] = wanted;
        m_fresh.row[k] = row;
        m_fresh.column[k] = column;
        if (m_fresh.size == inFlight)
            testFirst();
    }

    HWY_NOINLINE HWY_ATTR void testFirst()
    {
        const D<Real> d;
        const V<Real> limit = hn::Set(d, m_limit);
        m_fresh.fill(m_outside);
        V<Real> x[inFlight], y[inFlight];
        runFree(m_fresh, x, y, m_safe);
#pragma GCC unroll 8
        for (int k = 0; k < inFlight; ++k) {
            hn::Store(x[k], d, m_fresh.x[k]);
            hn::Store(y[k], d, m_fresh.y[k]);
        }
        runTested(m_fresh, m_safe, m_first, limit);
        for (int k = 0; k < m_fresh.size; ++k) {
            const std::uint32_t inside =
                bitsOf<Real>(isInside<Real>(hn::Load(d, m_fresh.x[k]), hn::Load(d, m_fresh.y[k]), limit));
            writeEscaped(m_fresh, k, m_fresh.lanes[k] & ~inside, hn::Load(d, m_fresh.count[k]));
            if ((m_fresh.lanes[k] & inside) == 0)
                continue;
            m_running.add(m_fresh, k, m_fresh.lanes[k] & inside, m_first);
            if (m_running.size == inFlight)
                iterate();
        }
        m_fresh.size = 0;
    }

    HWY_NOINLINE HWY_ATTR void iterate()
    {
        const D<Real> d;
        const V<Real> limit = hn::Set(d, m_limit);
        m_running.fill(m_outside);
        Batch<Real> &kept = m_kept; // Brent: renewed ever more rarely, so that any cycle is found in the end
        if (isShort)
            kept = m_running;
        std::int32_t n = m_first;
        std::int32_t renew = 2 * n;
        std::uint32_t left = m_all;
        while (n < m_part.iterations && left != 0) {
            const std::int32_t block = std::min(freeBlock, m_part.iterations - n);
            V<Real> x[inFlight], y[inFlight];
            runFree(m_running, x, y, block);
            left = 0;
            std::uint32_t unknown = 0;
#pragma GCC unroll 8
            for (int k = 0; k < inFlight; ++k) {
                const std::uint32_t inside = bitsOf<Real>(isInside<Real>(x[k], y[k], limit));
                if ((m_running.lanes[k] & ~inside) != 0)
                    escape(k, m_running.lanes[k] & ~inside, n);
                m_running.lanes[k] &= inside;
                left |= m_running.lanes[k];
                hn::Store(x[k], d, m_running.x[k]);
                hn::Store(y[k], d, m_running.y[k]);
                if (isShort)
                    unknown |= m_running.lanes[k] & ~bitsOf<Real>(hn::And(hn::Eq(x[k], hn::Load(d, kept.x[k])),
                                                                          hn::Eq(y[k], hn::Load(d, kept.y[k]))));
            }
            n += block;
            if (isShort && (m_part.shortcuts & operations::mandelbrotCycles) != 0) {
                if (unknown == 0)
                    break; // all orbits have closed: they never escape
                if (n >= renew) {
                    kept = m_running;
                    renew = 2 * n;
                }
            }
        }
        for (int k = 0; k < m_running.size; ++k) {
            write(m_running.row[k], m_running.column[k], m_running.lanes[k], hn::Zero(d), hn::Load(d, m_running.x[k]),
                  hn::Load(d, m_running.y[k]));
            m_part.done[m_running.row[k]] += n * static_cast<std::int32_t>(hwy::PopCount(m_running.lanes[k]));
        }
        m_running.size = 0;
    }

    /// Lanes of a running vector that escaped in the block after `n` iterations.
    HWY_NOINLINE HWY_ATTR void escape(int k, std::uint32_t lanes, std::int32_t n)
    {
        m_escaped.add(m_running, k, lanes, n);
        if (m_escaped.size == inFlight)
            replay();
    }

    HWY_NOINLINE HWY_ATTR void replay()
    {
        const D<Real> d;
        m_escaped.fill(m_outside);
        runTested(m_escaped, 0, freeBlock, hn::Set(d, m_limit));
        for (int k = 0; k < m_escaped.size; ++k)
            writeEscaped(m_escaped, k, m_escaped.lanes[k],
                         hn::Add(hn::Load(d, m_escaped.count[k]), hn::Set(d, static_cast<Real>(m_escaped.done[k]))));
        m_escaped.size = 0;
    }

    /// Writes points that escaped after `count` iterations, which took one more. Points that escaped with the last one
    /// count as inside.
    HWY_INLINE void writeEscaped(const Batch<Real> &batch, int k, std::uint32_t lanes, V<Real> count)
    {
        const D<Real> d;
        const V<Real> last = hn::Set(d, static_cast<Real>(m_part.iterations - 1));
        write(batch.row[k], batch.column[k], lanes, hn::IfThenZeroElse(hn::Eq(count, last), count),
              hn::Load(d, batch.x[k]), hn::Load(d, batch.y[k]));
        std::int32_t &done = m_part.done[batch.row[k]];
        if (lanes == m_all) {
            done += static_cast<std::int32_t>(hn::GetLane(hn::SumOfLanes(d, hn::Add(count, hn::Set(d, Real(1))))));
            return;
        }
        HWY_ALIGN std::int32_t each[mostLanes<Real>];
        storeCounts(count, each);
        for (std::uint32_t bits = lanes; bits != 0; bits &= bits - 1)
            done += each[hwy::Num0BitsBelowLS1Bit_Nonzero32(bits)] + 1;
    }

    HWY_INLINE void write(std::int64_t row, std::int64_t column, std::uint32_t lanes, V<Real> counts, V<Real> x,
                          V<Real> y)
    {
        const D<Real> d;
        const std::int64_t at = row * m_part.width + column;
        if (lanes == m_all) {
            storeCounts(counts, m_part.counts + at);
            hn::StoreU(x, d, m_part.re + at);
            hn::StoreU(y, d, m_part.im + at);
            return;
        }
        if (lanes == 0)
            return;
        HWY_ALIGN std::int32_t whole[mostLanes<Real>];
        HWY_ALIGN Real re[mostLanes<Real>];
        HWY_ALIGN Real im[mostLanes<Real>];
        storeCounts(counts, whole);
        hn::Store(x, d, re);
        hn::Store(y, d, im);
        for (std::uint32_t bits = lanes; bits != 0; bits &= bits - 1) {
            const auto lane = static_cast<std::int64_t>(hwy::Num0BitsBelowLS1Bit_Nonzero32(bits));
            m_part.counts[at + lane] = whole[lane];
            m_part.re[at + lane] = re[lane];
            m_part.im[at + lane] = im[lane];
        }
    }

    const MandelbrotPart<Real> &m_part;
    const Real m_limit = m_part.horizon * m_part.horizon;
    const Real m_outside = 2 * m_part.horizon; // escapes at once
    const std::uint32_t m_all = (std::uint32_t(1) << hn::Lanes(D<Real>())) - 1;
    const std::int32_t m_first = std::min(firstBlock, m_part.iterations);
    std::int32_t m_safe = 0;
    Batch<Real> m_fresh, m_running, m_escaped, m_kept;
};

void MandelbrotFloat(const MandelbrotPart<float> &part)
{
    Rows<float, false>(part).run();
}

void MandelbrotDouble(const MandelbrotPart<double> &part)
{
    Rows<double, false>(part).run();
}

void MandelbrotShortFloat(const MandelbrotPart<float> &part)
{
    Rows<float, true>(part).run();
}

void MandelbrotShortDouble(const MandelbrotPart<double> &part)
{
    Rows<double, true>(part).run();
}

} // namespace overtake::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace overtake::kernels
{

HWY_EXPORT(MandelbrotFloat);
HWY_EXPORT(MandelbrotDouble);
HWY_EXPORT(MandelbrotShortFloat);
HWY_EXPORT(MandelbrotShortDouble);

void mandelbrot(const MandelbrotPart<float> &part)
{
    if (part.shortcuts != 0)
        OVERTAKE_DISPATCH(MandelbrotShortFloat)(part);
    else
        OVERTAKE_DISPATCH(MandelbrotFloat)(part);
}

void mandelbrot(const MandelbrotPart<double> &part)
{
    if (part.shortcuts != 0)
        OVERTAKE_DISPATCH(MandelbrotShortDouble)(part);
    else
        OVERTAKE_DISPATCH(MandelbrotDouble)(part);
}

} // namespace overtake::kernels
#endif
