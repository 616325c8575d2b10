// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/reference/mandelbrot_loop.h"

namespace overtake
{

namespace
{

template <typename Real>
void loop(const Real *cx, const Real *cy, std::int64_t width, std::int64_t rows, std::int32_t iterations, Real horizon,
          std::int32_t *counts, Real *re, Real *im, std::int32_t *done)
{
    for (std::int64_t row = 0; row < rows; ++row) {
        done[row] = 0;
        for (std::int64_t column = 0; column < width; ++column) {
            Real x = 0;
            Real y = 0;
            std::int32_t n = 0;
            while (n < iterations && x * x + y * y < horizon * horizon) {
                const Real next = x * x - y * y + cx[column];
                y = 2 * (x * y) + cy[row];
                x = next;
                ++n;
            }
            const std::int64_t at = row * width + column;
            counts[at] = n == iterations ? 0 : n - 1;
            re[at] = x;
            im[at] = y;
            done[row] += n;
        }
    }
}

} // namespace

void mandelbrotLoop(const float *x, const float *y, std::int64_t width, std::int64_t rows, std::int32_t iterations,
                    float horizon, std::int32_t *counts, float *re, float *im, std::int32_t *done)
{
    loop(x, y, width, rows, iterations, horizon, counts, re, im, done);
}

void mandelbrotLoop(const double *x, const double *y, std::int64_t width, std::int64_t rows, std::int32_t iterations,
                    double horizon, std::int32_t *counts, double *re, double *im, std::int32_t *done)
{
    loop(x, y, width, rows, iterations, horizon, counts, re, im, done);
}

} // namespace overtake
