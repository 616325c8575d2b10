// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Mandelbrot iteration in vector code, compiled for every vector extension and chosen at run time. Counts and final
// z are bit for bit those of the plain loop (operations/mandelbrot.cpp) on every extension: no fused multiply-add that
// would round differently, and no shortcut unless the part asks for one (operations/mandelbrot.h). Single-threaded;
// callers divide the rows.
#pragma once

#include <cstdint>

namespace overtake::kernels
{

/// Rows processed together: the rows of a part should be a multiple of it.
constexpr std::int64_t mandelbrotRowGroup = 4;

/// x (width), y (rows) -> counts, re, im (rows, width), row-major, and the iterations done in each row (rows).
template <typename Real>
struct MandelbrotPart {
    const Real *x;
    const Real *y;
    std::int64_t width;
    std::int64_t rows;
    std::int32_t iterations;
    Real horizon; ///< at least 4, its square finite
    std::int32_t *counts;
    Real *re;
    Real *im;
    std::int32_t *done;
    std::int32_t shortcuts = 0;
};

void mandelbrot(const MandelbrotPart<float> &part);
void mandelbrot(const MandelbrotPart<double> &part);

} // namespace overtake::kernels
