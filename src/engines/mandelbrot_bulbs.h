// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether c = x + i y lies in the main cardioid or in the largest bulb of the Mandelbrot set, where no orbit escapes.
// A hair inside the edges, so that rounding takes in no point from outside. (The vector code, in
// engines/cpu/mandelbrot_kernels.cpp, and the device kernels, in cuda/kernels/mandelbrot.h, have their own copies:
// change all three.)
#pragma once

namespace overtake
{

template <typename Real>
bool isInMandelbrotBulb(Real x, Real y)
{
    const Real fromCusp = x - Real(0.25);
    const Real yy = y * y;
    const Real q = fromCusp * fromCusp + yy;
    return q * (q + fromCusp) < Real(0.2499) * yy || (x + 1) * (x + 1) + yy < Real(0.0624);
}

} // namespace overtake
