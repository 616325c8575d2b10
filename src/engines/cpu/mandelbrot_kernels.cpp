// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast it can be. An iteration is x x, y y, x y, x x - y y, + cx, x y doubled, + cy: 7 instructions on as many
// points as a vector has lanes. Zen 4 has two pipes of 256 bits for products and two for sums (512-bit instructions
// take each twice). Doubling is a sum in two of the four vectors in flight and a product in the other two, so 3.5 go to
// either side: 1.75 cycles for 8 points, 4.57 iterations a cycle, 16.9 G a second at 3.7 GHz. A core with two 512-bit
// pipes that do both needs 3.5 cycles for 16 points: the same 4.57 a cycle, 13.7 G at 3 GHz. In double precision it is
// half of that. A chain of one vector takes about 10 cycles an iteration, so at least three must be in flight: four
// are, of one column block and four rows, as near to a square as can be, because all wait for the slowest point among
// them.
// Measured on one core of an EPYC 9004 at about 3.7 GHz while others used the machine: 12.3 G a second inside the set,
// 8.8 G on the reference case, where groups at the edge wait and points outside end early; 7.0 G there with AVX2, 3.7 G
// with SSE4.
//
// The escape test would add a sum, a comparison and three selections to the 7. So blocks of iterations run without it.
// What has escaped never returns (horizon >= 4: from |z| >= max(4, |c|) on, |z z + c| >= 3 |z|; an overflow gives
// infinity or NaN, which stay), hence one test at the end of the block suffices: where it finds a point newly escaped,
// the block is done again with the test in each iteration.
//
// With shortcuts the code is another (the template argument `isShort`), so that what is timed carries nothing of them.
#include "engines/cpu/mandelbrot_kernels.h"

#include "program/operation.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engines/cpu/mandelbrot_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

namespace hn = hwy::HWY_NAMESPACE;

/// Iterations between two looks at a group: while points escape, and while none does.
constexpr std::int32_t testedBlock = 8;
constexpr std::int32_t freeBlock = 16;

template <typename Real>
using D = hn::ScalableTag<Real>;
template <typename Real>
using V = hn::Vec<D<Real>>;
template <typename Real>
using M = hn::Mask<D<Real>>;

/// One vector of points: where they are and where they have come to.
template <typename Real>
struct Points {
    V<Real> cx, cy; // c
    V<Real> x, y;   // z
    V<Real> count;  // exact: a float holds whole numbers up to 2^24
};

template <typename Real>
HWY_INLINE M<Real> isInside(V<Real> x, V<Real> y, V<Real> limit)
{
    return hn::Lt(hn::Add(hn::Mul(x, x), hn::Mul(y, y)), limit); // false for NaN
}

/// z = z z + c. Doubling by a product or by a sum gives the same number.
template <typename Real, bool byProduct>
HWY_INLINE void step(V<Real> &x, V<Real> &y, V<Real> cx, V<Real> cy, V<Real> two)
{
    const V<Real> xy = hn::Mul(x, y);
    const V<Real> doubled = byProduct ? hn::Mul(xy, two) : hn::Add(xy, xy);
    x = hn::Add(hn::Sub(hn::Mul(x, x), hn::Mul(y, y)), cx);
    y = hn::Add(doubled, cy);
}

template <typename Real>
HWY_INLINE void testedStep(Points<Real> &p, V<Real> limit, V<Real> n)
{
    const V<Real> xx = hn::Mul(p.x, p.x);
    const V<Real> yy = hn::Mul(p.y, p.y);
    const V<Real> xy = hn::Mul(p.x, p.y);
    const M<Real> inside = hn::Lt(hn::Add(xx, yy), limit);
    p.count = hn::IfThenElse(inside, n, p.count);
    p.x = hn::IfThenElse(inside, hn::Add(hn::Sub(xx, yy), p.cx), p.x);
    p.y = hn::IfThenElse(inside, hn::Add(hn::Add(xy, xy), p.cy), p.y);
}

/// Which points of a vector are known to stay inside, because they are where they were before. What has escaped is
/// where it was, too, and needs no more iterations either.
template <typename Real>
struct Cycle {
    V<Real> x, y; ///< kept; renewed ever more rarely, so that any cycle is met in the end (Brent)
    HWY_INLINE M<Real> isMet(const Points<Real> &p, M<Real> in) const
    {
        return hn::Or(hn::Not(in), hn::And(hn::Eq(p.x, x), hn::Eq(p.y, y)));
    }
    HWY_INLINE void keep(const Points<Real> &p)
    {
        x = p.x;
        y = p.y;
    }
};

/// Iterates four vectors of points, of rows r to r + 3, to their ends. Returns how many iterations those did that
/// never escaped: fewer than `iterations` where `cycles` shows that they never would.
template <typename Real, bool isShort>
HWY_INLINE std::int32_t iterate(Points<Real> &p0, Points<Real> &p1, Points<Real> &p2, Points<Real> &p3,
                                std::int32_t iterations, V<Real> limit, bool cycles)
{
    const D<Real> d;
    std::int32_t took = iterations;
    Cycle<Real> c0{p0.x, p0.y}, c1{p1.x, p1.y}, c2{p2.x, p2.y}, c3{p3.x, p3.y};
    std::int32_t renew = freeBlock;
    volatile Real doubling = 2; // a known 2 would be compiled to a sum
    const V<Real> two = hn::Set(d, doubling);
    const auto inside = [limit](const Points<Real> &p) HWY_ATTR { return isInside<Real>(p.x, p.y, limit); };
    M<Real> in0 = inside(p0);
    M<Real> in1 = inside(p1);
    M<Real> in2 = inside(p2);
    M<Real> in3 = inside(p3);
    bool escapes = true; // the first iterations lose most of the points
    for (std::int32_t n = 0; n < iterations;) {
        if (!escapes && iterations - n >= freeBlock) {
            V<Real> x0 = p0.x, x1 = p1.x, x2 = p2.x, x3 = p3.x;
            V<Real> y0 = p0.y, y1 = p1.y, y2 = p2.y, y3 = p3.y;
            for (std::int32_t i = 0; i < freeBlock; ++i) {
                step<Real, false>(x0, y0, p0.cx, p0.cy, two);
                step<Real, true>(x1, y1, p1.cx, p1.cy, two);
                step<Real, false>(x2, y2, p2.cx, p2.cy, two);
                step<Real, true>(x3, y3, p3.cx, p3.cy, two);
            }
            const auto lost = [&](M<Real> before, V<Real> x, V<Real> y)
                                  HWY_ATTR { return hn::AndNot(isInside<Real>(x, y, limit), before); };
            const M<Real> anyLost =
                hn::Or(hn::Or(lost(in0, x0, y0), lost(in1, x1, y1)), hn::Or(lost(in2, x2, y2), lost(in3, x3, y3)));
            if (hn::AllFalse(d, anyLost)) {
                // What escaped earlier keeps the z with which it did.
                p0.x = hn::IfThenElse(in0, x0, p0.x);
                p1.x = hn::IfThenElse(in1, x1, p1.x);
                p2.x = hn::IfThenElse(in2, x2, p2.x);
                p3.x = hn::IfThenElse(in3, x3, p3.x);
                p0.y = hn::IfThenElse(in0, y0, p0.y);
                p1.y = hn::IfThenElse(in1, y1, p1.y);
                p2.y = hn::IfThenElse(in2, y2, p2.y);
                p3.y = hn::IfThenElse(in3, y3, p3.y);
                n += freeBlock;
                if (isShort && cycles) {
                    if (hn::AllTrue(d, hn::And(hn::And(c0.isMet(p0, in0), c1.isMet(p1, in1)),
                                               hn::And(c2.isMet(p2, in2), c3.isMet(p3, in3))))) {
                        took = n;
                        break;
                    }
                    if (n >= renew) {
                        c0.keep(p0);
                        c1.keep(p1);
                        c2.keep(p2);
                        c3.keep(p3);
                        renew = 2 * n;
                    }
                }
                continue;
            }
            escapes = true;
        }
        const std::int32_t end = std::min(n + testedBlock, iterations);
        for (; n < end; ++n) {
            const V<Real> now = hn::Set(d, static_cast<Real>(n));
            testedStep(p0, limit, now);
            testedStep(p1, limit, now);
            testedStep(p2, limit, now);
            testedStep(p3, limit, now);
        }
        const M<Real> now0 = inside(p0);
        const M<Real> now1 = inside(p1);
        const M<Real> now2 = inside(p2);
        const M<Real> now3 = inside(p3);
        if (hn::AllFalse(d, hn::Or(hn::Or(now0, now1), hn::Or(now2, now3))))
            return took;
        escapes = !hn::AllFalse(d, hn::Or(hn::Or(hn::AndNot(now0, in0), hn::AndNot(now1, in1)),
                                          hn::Or(hn::AndNot(now2, in2), hn::AndNot(now3, in3))));
        in0 = now0;
        in1 = now1;
        in2 = now2;
        in3 = now3;
    }
    // Blocks without the test do not count.
    const V<Real> last = hn::Set(d, static_cast<Real>(iterations - 1));
    p0.count = hn::IfThenElse(inside(p0), last, p0.count);
    p1.count = hn::IfThenElse(inside(p1), last, p1.count);
    p2.count = hn::IfThenElse(inside(p2), last, p2.count);
    p3.count = hn::IfThenElse(inside(p3), last, p3.count);
    return took;
}

template <typename Real>
HWY_INLINE Points<Real> pointsAt(V<Real> cx, Real cy)
{
    const D<Real> d;
    return {cx, hn::Set(d, cy), hn::Zero(d), hn::Zero(d), hn::Zero(d)};
}

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

/// The points of the bulbs escape at once, so that none waits for them, and get the count of those inside.
template <typename Real>
struct Bulbs {
    M<Real> known;

    HWY_INLINE Bulbs(Points<Real> &p, Real outside)
    {
        const D<Real> d;
        const V<Real> fromCusp = hn::Sub(p.cx, hn::Set(d, static_cast<Real>(0.25)));
        const V<Real> yy = hn::Mul(p.cy, p.cy);
        const V<Real> q = hn::Add(hn::Mul(fromCusp, fromCusp), yy);
        const V<Real> fromBulb = hn::Add(p.cx, hn::Set(d, static_cast<Real>(1)));
        const auto cardioid =
            hn::Lt(hn::Mul(q, hn::Add(q, fromCusp)), hn::Mul(hn::Set(d, static_cast<Real>(0.2499)), yy));
        known =
            hn::Or(cardioid, hn::Lt(hn::Add(hn::Mul(fromBulb, fromBulb), yy), hn::Set(d, static_cast<Real>(0.0624))));
        p.cx = hn::IfThenElse(known, hn::Set(d, outside), p.cx);
    }
};

/// Writes the first `valid` points of a vector at column `column` of row `row` and adds up their iterations.
template <typename Real>
HWY_INLINE void finish(const MandelbrotPart<Real> &part, const Points<Real> &p, std::int64_t row, std::int64_t column,
                       std::int64_t valid)
{
    const D<Real> d;
    const V<Real> last = hn::Set(d, static_cast<Real>(part.iterations - 1));
    const V<Real> shown = hn::IfThenElse(hn::Eq(p.count, last), hn::Zero(d), p.count);
    const std::int64_t at = row * part.width + column;
    std::int64_t counted = valid; // count n took n + 1 iterations
    if (valid == static_cast<std::int64_t>(hn::Lanes(d))) {
        storeCounts(shown, part.counts + at);
        hn::StoreU(p.x, d, part.re + at);
        hn::StoreU(p.y, d, part.im + at);
        counted += static_cast<std::int64_t>(hn::GetLane(hn::SumOfLanes(d, p.count)));
    } else {
        HWY_ALIGN Real counts[HWY_MAX_BYTES / sizeof(Real)];
        HWY_ALIGN std::int32_t whole[HWY_MAX_BYTES / sizeof(Real)];
        HWY_ALIGN Real re[HWY_MAX_BYTES / sizeof(Real)];
        HWY_ALIGN Real im[HWY_MAX_BYTES / sizeof(Real)];
        hn::Store(p.count, d, counts);
        storeCounts(shown, whole);
        hn::Store(p.x, d, re);
        hn::Store(p.y, d, im);
        for (std::int64_t i = 0; i < valid; ++i) {
            part.counts[at + i] = whole[i];
            part.re[at + i] = re[i];
            part.im[at + i] = im[i];
            counted += static_cast<std::int64_t>(counts[i]);
        }
    }
    part.done[row] += static_cast<std::int32_t>(counted);
}

/// As finish(), where points inside took `took` iterations, and those of a bulb none.
template <typename Real>
HWY_INLINE void finishShort(const MandelbrotPart<Real> &part, Points<Real> p, std::int64_t row, std::int64_t column,
                            std::int64_t valid, std::int32_t took, M<Real> known)
{
    const D<Real> d;
    const V<Real> last = hn::Set(d, static_cast<Real>(part.iterations - 1));
    const V<Real> zero = hn::Zero(d);
    p.count = hn::IfThenElse(known, last, p.count);
    p.x = hn::IfThenElse(known, zero, p.x);
    p.y = hn::IfThenElse(known, zero, p.y);
    const V<Real> inside = hn::IfThenElse(hn::Eq(p.count, last), hn::Set(d, static_cast<Real>(took)),
                                          hn::Add(p.count, hn::Set(d, Real(1))));
    HWY_ALIGN Real each[HWY_MAX_BYTES / sizeof(Real)];
    hn::Store(hn::IfThenElse(known, zero, inside), d, each);
    std::int32_t &done = part.done[row];
    const std::int32_t before = done;
    finish(part, p, row, column, valid);
    done = before;
    for (std::int64_t i = 0; i < valid; ++i)
        done += static_cast<std::int32_t>(each[i]);
}

template <typename Real, bool isShort>
HWY_INLINE void rowsOf(const MandelbrotPart<Real> &part)
{
    const D<Real> d;
    const auto lanes = static_cast<std::int64_t>(hn::Lanes(d));
    const V<Real> limit = hn::Set(d, part.horizon * part.horizon);
    // Beyond the edges: points that escape at once.
    const Real outside = 2 * part.horizon;
    std::fill(part.done, part.done + part.rows, 0);
    for (std::int64_t row = 0; row < part.rows; row += mandelbrotRowGroup) {
        const auto yOf = [&](std::int64_t i) HWY_ATTR { return row + i < part.rows ? part.y[row + i] : outside; };
        for (std::int64_t column = 0; column < part.width; column += lanes) {
            const std::int64_t valid = std::min(lanes, part.width - column);
            HWY_ALIGN Real edge[HWY_MAX_BYTES / sizeof(Real)];
            if (valid < lanes) {
                std::fill(edge, edge + lanes, outside);
                std::copy(part.x + column, part.x + part.width, edge);
            }
            const V<Real> cx = valid < lanes ? hn::Load(d, edge) : hn::LoadU(d, part.x + column);
            Points<Real> p0 = pointsAt<Real>(cx, yOf(0));
            Points<Real> p1 = pointsAt<Real>(cx, yOf(1));
            Points<Real> p2 = pointsAt<Real>(cx, yOf(2));
            Points<Real> p3 = pointsAt<Real>(cx, yOf(3));
            if constexpr (isShort) {
                const bool bulbs = (part.shortcuts & mandelbrotBulbs) != 0;
                const auto knownOf = [&](Points<Real> &p) HWY_ATTR {
                    return bulbs ? Bulbs<Real>(p, outside).known : hn::Lt(limit, limit);
                };
                const M<Real> known[] = {knownOf(p0), knownOf(p1), knownOf(p2), knownOf(p3)};
                const std::int32_t took = iterate<Real, true>(p0, p1, p2, p3, part.iterations, limit,
                                                              (part.shortcuts & mandelbrotCycles) != 0);
                const Points<Real> *points[] = {&p0, &p1, &p2, &p3};
                for (std::int64_t i = 0; i < std::min(mandelbrotRowGroup, part.rows - row); ++i)
                    finishShort(part, *points[i], row + i, column, valid, took, known[i]);
                continue;
            }
            iterate<Real, false>(p0, p1, p2, p3, part.iterations, limit, false);
            finish(part, p0, row, column, valid);
            if (row + 1 < part.rows)
                finish(part, p1, row + 1, column, valid);
            if (row + 2 < part.rows)
                finish(part, p2, row + 2, column, valid);
            if (row + 3 < part.rows)
                finish(part, p3, row + 3, column, valid);
        }
    }
}

void MandelbrotFloat(const MandelbrotPart<float> &part)
{
    rowsOf<float, false>(part);
}

void MandelbrotDouble(const MandelbrotPart<double> &part)
{
    rowsOf<double, false>(part);
}

void MandelbrotShortFloat(const MandelbrotPart<float> &part)
{
    rowsOf<float, true>(part);
}

void MandelbrotShortDouble(const MandelbrotPart<double> &part)
{
    rowsOf<double, true>(part);
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
        HWY_DYNAMIC_DISPATCH(MandelbrotShortFloat)(part);
    else
        HWY_DYNAMIC_DISPATCH(MandelbrotFloat)(part);
}

void mandelbrot(const MandelbrotPart<double> &part)
{
    if (part.shortcuts != 0)
        HWY_DYNAMIC_DISPATCH(MandelbrotShortDouble)(part);
    else
        HWY_DYNAMIC_DISPATCH(MandelbrotDouble)(part);
}

} // namespace overtake::kernels
#endif
