// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Mandelbrot iteration as a textbook writes it: point by point, each product and each sum rounded (this file is
// compiled without contraction to fused multiply-adds). x (width), y (rows) -> counts, re, im (rows, width), done
// (rows); see OperationKind::Mandelbrot. The oracle of all engines. With shortcuts (program/operation.h) another loop
// runs.
#pragma once

#include <cstdint>

namespace overtake
{

void mandelbrotLoop(const float *x, const float *y, std::int64_t width, std::int64_t rows, std::int32_t iterations,
                    float horizon, std::int32_t *counts, float *re, float *im, std::int32_t *done,
                    std::int32_t shortcuts = 0);
void mandelbrotLoop(const double *x, const double *y, std::int64_t width, std::int64_t rows, std::int32_t iterations,
                    double horizon, std::int32_t *counts, double *re, double *im, std::int32_t *done,
                    std::int32_t shortcuts = 0);

} // namespace overtake
