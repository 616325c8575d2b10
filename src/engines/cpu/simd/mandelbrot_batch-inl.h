// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Mandelbrot iteration on a batch of vectors, with the escape test in each iteration and without. Included once for
// each vector extension, after <hwy/foreach_target.h>, and compiled without contraction.
//
// How fast it can be. An iteration is x x, y y, x y, x x - y y, + cx, x y doubled, + cy: 7 instructions on as many
// points as a vector has lanes. Doubling and adding cy as one fused multiply-add, which is exact here because 2 x y is,
// makes it 6, but a processor that has pipes of its own for sums (Zen: two, beside two for products) is then short of
// products: every third vector does it so, which gives either side the same 10 instructions for three vectors. A chain
// of one vector takes about 10 cycles an iteration (12 where a sum takes 4), so several must be in flight.
//
// The escape test would add a sum, a comparison and three selections to the 7. So a point passes through up to three
// stages:
// - its first iterations, in which most points outside the set escape, are tested one by one;
// - if it is still inside, it runs on in blocks without a test. What has escaped never returns (horizon >= 4: from
//   |z| >= max(4, |c|) on, |z z + c| >= 3 |z|; an overflow gives infinity or NaN, which stay), hence one test at the
//   end of a block suffices, and nobody waits for the lanes that have left;
// - where that test finds a lane escaped, the vector's block is put aside and, when there are enough of these, done
//   again with the test in each iteration.
// At each stage as many vectors as the registers hold go together, from wherever in the rows they are.
#if defined(OVERTAKE_MANDELBROT_BATCH_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef OVERTAKE_MANDELBROT_BATCH_INL_H
#undef OVERTAKE_MANDELBROT_BATCH_INL_H
#else
#define OVERTAKE_MANDELBROT_BATCH_INL_H
#endif

#include <hwy/highway.h>

#include <algorithm>
#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

namespace hn = hwy::HWY_NAMESPACE;

/// Vectors iterated on together. x and y of each stay in registers, c comes from memory: six vectors leave four of 16
/// registers for temporaries, so that nothing is spilled; with 32 registers, eight vectors hide the latency on any CPU.
constexpr int inFlight = HWY_TARGET <= HWY_AVX3 || HWY_ARCH_ARM_A64 ? 8 : 6;
constexpr std::int32_t testedLook = 4; ///< tested iterations between two checks whether any point is left

template <typename Real>
using D = hn::ScalableTag<Real>;
template <typename Real>
using V = hn::Vec<D<Real>>;
template <typename Real>
using M = hn::Mask<D<Real>>;
template <typename Real>
constexpr int mostLanes = HWY_MAX_BYTES / sizeof(Real);

template <typename Real>
HWY_INLINE M<Real> isInside(V<Real> x, V<Real> y, V<Real> limit)
{
    return hn::Lt(hn::Add(hn::Mul(x, x), hn::Mul(y, y)), limit); // false for NaN
}

/// A bit for each lane.
template <typename Real>
HWY_INLINE std::uint32_t bitsOf(M<Real> mask)
{
    std::uint8_t bytes[8] = {};
    hn::StoreMaskBits(D<Real>(), mask, bytes);
    std::uint32_t bits;
    std::memcpy(&bits, bytes, sizeof bits);
    return bits;
}

/// Vectors of points iterated on together: their current z, the iterations done and the points they belong to.
template <typename Real>
struct Batch {
    HWY_ALIGN Real cx[inFlight][mostLanes<Real>];
    HWY_ALIGN Real cy[inFlight][mostLanes<Real>];
    HWY_ALIGN Real x[inFlight][mostLanes<Real>];
    HWY_ALIGN Real y[inFlight][mostLanes<Real>];
    HWY_ALIGN Real count[inFlight][mostLanes<Real>]; // exact: a float holds whole numbers up to 2^24
    std::uint32_t lanes[inFlight];                   // lanes still of interest
    std::int32_t done[inFlight];                     // iterations done so far
    std::int64_t row[inFlight], column[inFlight];
    int size = 0;

    HWY_INLINE void add(const Batch &from, int k, std::uint32_t wanted, std::int32_t iterations)
    {
        const D<Real> d;
        hn::Store(hn::Load(d, from.cx[k]), d, cx[size]);
        hn::Store(hn::Load(d, from.cy[k]), d, cy[size]);
        hn::Store(hn::Load(d, from.x[k]), d, x[size]);
        hn::Store(hn::Load(d, from.y[k]), d, y[size]);
        lanes[size] = wanted;
        done[size] = iterations;
        row[size] = from.row[k];
        column[size] = from.column[k];
        ++size;
    }
    /// Fills the batch up with dummy vectors, whose results are not used.
    HWY_INLINE void fill(Real outside)
    {
        const D<Real> d;
        for (int k = size; k < inFlight; ++k) {
            for (auto *each : {cx[k], cy[k], x[k], y[k]})
                hn::Store(hn::Set(d, outside), d, each);
            lanes[k] = 0;
        }
    }
};

/// Iterations `from` to `to` of `vectors` vectors with the test in each. Points stay where they escape.
template <typename Real, int first, int vectors>
HWY_INLINE void runTested(Batch<Real> &batch, std::int32_t from, std::int32_t to, V<Real> limit)
{
    const D<Real> d;
    V<Real> x[vectors], y[vectors], count[vectors];
#pragma GCC unroll 8
    for (int k = 0; k < vectors; ++k) {
        x[k] = hn::Load(d, batch.x[first + k]);
        y[k] = hn::Load(d, batch.y[first + k]);
        count[k] = hn::Zero(d);
    }
    V<Real> now = hn::Set(d, static_cast<Real>(from));
    const V<Real> one = hn::Set(d, Real(1));
    for (std::int32_t i = from; i < to;) {
        M<Real> any = hn::Lt(now, now);
        for (const std::int32_t end = std::min(i + testedLook, to); i < end; ++i) {
            any = hn::Lt(now, now);
#pragma GCC unroll 8
            for (int k = 0; k < vectors; ++k) {
                const V<Real> xx = hn::Mul(x[k], x[k]);
                const V<Real> yy = hn::Mul(y[k], y[k]);
                const V<Real> xy = hn::Mul(x[k], y[k]);
                const M<Real> inside = hn::Lt(hn::Add(xx, yy), limit);
                count[k] = hn::IfThenElse(inside, now, count[k]);
                x[k] = hn::IfThenElse(inside, hn::Add(hn::Sub(xx, yy), hn::Load(d, batch.cx[first + k])), x[k]);
                y[k] = hn::IfThenElse(inside, hn::Add(hn::Add(xy, xy), hn::Load(d, batch.cy[first + k])), y[k]);
                any = hn::Or(any, inside);
            }
            now = hn::Add(now, one);
        }
        if (hn::AllFalse(d, any))
            break;
    }
#pragma GCC unroll 8
    for (int k = 0; k < vectors; ++k) {
        hn::Store(x[k], d, batch.x[first + k]);
        hn::Store(y[k], d, batch.y[first + k]);
        hn::Store(count[k], d, batch.count[first + k]);
    }
}

/// One half of the batch after the other: with the count and the test a vector needs more registers.
template <typename Real>
HWY_INLINE void runTested(Batch<Real> &batch, std::int32_t from, std::int32_t to, V<Real> limit)
{
    constexpr int half = inFlight / 2;
    runTested<Real, 0, half>(batch, from, to, limit);
    if (batch.size > half)
        runTested<Real, half, inFlight - half>(batch, from, to, limit);
}

/// `iterations` of a whole batch without a test. Every third vector doubles x y in a fused multiply-add: exact, because
/// where 2 x y overflows the point has long escaped.
template <typename Real>
HWY_INLINE void runFree(const Batch<Real> &batch, V<Real> *x, V<Real> *y, std::int32_t iterations)
{
    const D<Real> d;
    const V<Real> two = hn::Set(d, Real(2));
    V<Real> zx[inFlight], zy[inFlight];
#pragma GCC unroll 8
    for (int k = 0; k < inFlight; ++k) {
        zx[k] = hn::Load(d, batch.x[k]);
        zy[k] = hn::Load(d, batch.y[k]);
    }
    for (std::int32_t i = 0; i < iterations; ++i) {
        // Makes the compiler read c from memory where it is added: held in registers, it would cause x and y to be
        // spilled.
        asm volatile("" : : : "memory");
#pragma GCC unroll 8
        for (int k = 0; k < inFlight; ++k) {
            const V<Real> yy = hn::Mul(zy[k], zy[k]);
            const V<Real> xy = hn::Mul(zx[k], zy[k]);
            zx[k] = hn::Add(hn::Sub(hn::Mul(zx[k], zx[k]), yy), hn::Load(d, batch.cx[k]));
            zy[k] = k % 3 == 0 ? hn::MulAdd(xy, two, hn::Load(d, batch.cy[k]))
                               : hn::Add(hn::Add(xy, xy), hn::Load(d, batch.cy[k]));
        }
    }
#pragma GCC unroll 8
    for (int k = 0; k < inFlight; ++k) {
        x[k] = zx[k];
        y[k] = zy[k];
    }
}

} // namespace overtake::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif // the toggle
