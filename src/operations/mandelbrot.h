// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Mandelbrot iteration, point by point.
//
// z = 0; for n = 0 ... iterations - 1, while |z| < horizon: count = n, z = z z + c; a count of iterations - 1 becomes
// 0. Every product and every sum is rounded (no fused multiply-add), so that all engines give the same counts. One
// iteration is x x, y y, x x - y y, + cx, x y, x y + x y, + cy: 3 products and 4 sums. The test |z| < horizon is not
// counted: an engine need not make it in every iteration. How many iterations there are depends on the data.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

/// x (w), y (b), both float32 or float64 -> counts int32 (b, w), final z: re, im (b, w), iterations done in each row,
/// int32 (b)
extern const OperationType Mandelbrot;

constexpr double mandelbrotFlopsPerIteration = 7;
/// Ways to know that a point stays inside without doing all its iterations: the counts are the same with less work. For
/// the viewer only; no workload uses them. Bits of MandelbrotAttributes::shortcuts.
constexpr std::int32_t mandelbrotBulbs = 1;  ///< the main cardioid and the largest bulb, tested by their formulas
constexpr std::int32_t mandelbrotCycles = 2; ///< an orbit that returns to an earlier point, bit for bit, never ends

struct MandelbrotAttributes {
    std::int32_t iterations = 0; ///< at most
    float horizon = 0;           ///< at least 4, so that what has escaped does not come back
    std::int32_t shortcuts = 0;

    bool operator==(const MandelbrotAttributes &) const = default;
};

struct MandelbrotResult {
    TensorId counts;
    TensorId re;
    TensorId im;
    TensorId done;
};
MandelbrotResult mandelbrot(ProgramBuilder &builder, TensorId x, TensorId y, std::int32_t iterations, double horizon,
                            std::int32_t shortcuts = 0);

} // namespace overtake::operations
