// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/mandelbrot.h"

#include "operations/common.h"

namespace overtake::operations
{

namespace
{

/// Whether c = x + i y lies in the main cardioid or in the largest bulb of the Mandelbrot set, where no orbit escapes.
/// A hair inside the edges, so that rounding takes in no point from outside. (The vector code, in
/// engines/cpu/simd/mandelbrot_kernels.cpp, and the device kernels, in cuda/kernels/mandelbrot.h, have their own
/// copies: change all three.)
template <typename Real>
bool isInMandelbrotBulb(Real x, Real y)
{
    const Real fromCusp = x - Real(0.25);
    const Real yy = y * y;
    const Real q = fromCusp * fromCusp + yy;
    return q * (q + fromCusp) < Real(0.2499) * yy || (x + 1) * (x + 1) + yy < Real(0.0624);
}

template <typename Real>
struct MandelbrotPoint {
    Real re = 0;
    Real im = 0;
    std::int32_t iterations = 0;
    bool isInside = false;
};

template <typename Real>
MandelbrotPoint<Real> iterate(Real cx, Real cy, const MandelbrotAttributes &attributes)
{
    const auto horizon = static_cast<Real>(attributes.horizon);
    Real x = 0;
    Real y = 0;
    std::int32_t n = 0;
    while (n < attributes.iterations && x * x + y * y < horizon * horizon) {
        const Real next = x * x - y * y + cx;
        y = 2 * (x * y) + cy;
        x = next;
        ++n;
    }
    return {x, y, n, n == attributes.iterations};
}

/// The same counts with less work, if a point is known to stay inside.
template <typename Real>
MandelbrotPoint<Real> iterateByShortcuts(Real cx, Real cy, const MandelbrotAttributes &attributes)
{
    const auto horizon = static_cast<Real>(attributes.horizon);
    bool known = (attributes.shortcuts & mandelbrotBulbs) != 0 && isInMandelbrotBulb(cx, cy);
    Real x = 0;
    Real y = 0;
    Real keptX = 0; // renewed at 8, 16, 32 ...: any cycle is met in the end (Brent)
    Real keptY = 0;
    std::int32_t n = 0;
    std::int32_t renew = 8;
    while (!known && n < attributes.iterations && x * x + y * y < horizon * horizon) {
        const Real next = x * x - y * y + cx;
        y = 2 * (x * y) + cy;
        x = next;
        ++n;
        known = (attributes.shortcuts & mandelbrotCycles) != 0 && x == keptX && y == keptY;
        if (n == renew) {
            keptX = x;
            keptY = y;
            renew *= 2;
        }
    }
    return {x, y, n, known || n == attributes.iterations};
}

template <typename Real, MandelbrotPoint<Real> (*iteratePoint)(Real, Real, const MandelbrotAttributes &)>
void forAllPoints(const LoopArguments &a)
{
    const auto &attributes = a.attributes<MandelbrotAttributes>();
    const auto width = a.shape(0)[0];
    for (std::int64_t row = 0; row < a.shape(1)[0]; ++row) {
        std::int32_t done = 0;
        for (std::int64_t column = 0; column < width; ++column) {
            const auto point = iteratePoint(a.input<Real>(0)[column], a.input<Real>(1)[row], attributes);
            const auto at = row * width + column;
            a.integersOut(0)[at] = point.isInside ? 0 : point.iterations - 1;
            a.output<Real>(1)[at] = point.re;
            a.output<Real>(2)[at] = point.im;
            done += point.iterations;
        }
        a.integersOut(3)[row] = done;
    }
}

template <typename Real>
void mandelbrotLoop(const LoopArguments &a)
{
    if (a.attributes<MandelbrotAttributes>().shortcuts != 0)
        forAllPoints<Real, iterateByShortcuts<Real>>(a);
    else
        forAllPoints<Real, iterate<Real>>(a);
}

void addMandelbrotCase(CaseBuilder &cases, const Shape &shape, DataType type, std::int32_t iterations,
                       std::int32_t shortcuts)
{
    const auto axis = [&](double from, double length, std::int64_t count) {
        std::vector<double> values;
        for (std::int64_t i = 0; i < count; ++i)
            values.push_back(from + length / static_cast<double>(count) * static_cast<double>(i));
        return cases.numbers(values, type);
    };
    cases.begin();
    const auto x = axis(-0.8, 0.7, shape[1]);
    const auto y = axis(0.1, 1.1, shape[0]);
    const auto out = mandelbrot(cases.builder, x, y, iterations, iterations == 9 ? 4 : 0x1p40, shortcuts);
    const Message name = listed({foreign(toText(shape) + ' ' + toText(type)),
                                 iterations == 1 ? sentence("1 iteration") : sentence("%1 iterations", iterations)});
    if (shortcuts != 0)
        cases.finish({out.counts}, listed({name, sentence("skipping known work: %1", shortcuts)}));
    else
        cases.finish({out.counts, out.re, out.im, out.done}, name);
}

/// Parts of the set's edge, so that counts of all sizes occur, in odd sizes and both precisions; and with the
/// shortcuts, which are kernels of their own and may leave another z behind where nothing escapes: there only the
/// counts are compared.
void mandelbrotCases(CaseBuilder &cases)
{
    for (const DataType type : {DataType::Float32, DataType::Float64}) {
        for (const auto &shape : oddMatrices())
            for (const std::int32_t iterations : {1, 2, 9, 67})
                addMandelbrotCase(cases, shape, type, iterations, 0);
        for (const std::int32_t shortcuts : {mandelbrotBulbs, mandelbrotCycles, mandelbrotBulbs | mandelbrotCycles})
            addMandelbrotCase(cases, {83, 101}, type, 613, shortcuts);
    }
}

} // namespace

constinit const OperationType Mandelbrot{
    .name = "Mandelbrot",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(a.in[0].size() == 1 && a.in[1].size() == 1);
        const Shape picture = {a.in[1][0], a.in[0][0]};
        return {picture, picture, picture, a.in[1]};
    },
    .flops =
        [](const ShapeArguments &a) {
            const auto iterations = a.attributes<MandelbrotAttributes>().iterations;
            return mandelbrotFlopsPerIteration * iterations * a.count(0) * a.count(1);
        },
    .loop =
        [](const LoopArguments &a) {
            a.type() == DataType::Float64 ? mandelbrotLoop<double>(a) : mandelbrotLoop<float>(a);
        },
    .cases = mandelbrotCases,
    .resultType = [](std::size_t output, DataType axis) { return output % 3 == 0 ? DataType::Int32 : axis; },
};

static const RegisteredOperations registeredMandelbrot("mandelbrot", {Mandelbrot});

MandelbrotResult mandelbrot(ProgramBuilder &builder, TensorId x, TensorId y, std::int32_t iterations, double horizon,
                            std::int32_t shortcuts)
{
    const MandelbrotAttributes attributes{iterations, static_cast<float>(horizon), shortcuts};
    const auto out = builder.append(Mandelbrot, {x, y}, attributes);
    return {out[0], out[1], out[2], out[3]};
}

} // namespace overtake::operations
