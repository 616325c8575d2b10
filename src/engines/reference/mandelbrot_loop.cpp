// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/reference/mandelbrot_loop.h"

#include "engines/mandelbrot_bulbs.h"
#include "program/operation.h"

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

/// The same counts with less work, where a point is known to stay inside.
template <typename Real>
void shortLoop(const Real *cx, const Real *cy, std::int64_t width, std::int64_t rows, std::int32_t iterations,
               Real horizon, std::int32_t *counts, Real *re, Real *im, std::int32_t *done, std::int32_t shortcuts)
{
    for (std::int64_t row = 0; row < rows; ++row) {
        done[row] = 0;
        for (std::int64_t column = 0; column < width; ++column) {
            bool known = (shortcuts & mandelbrotBulbs) != 0 && isInMandelbrotBulb(cx[column], cy[row]);
            Real x = 0;
            Real y = 0;
            Real keptX = 0; // renewed at 8, 16, 32 ...: any cycle is met in the end (Brent)
            Real keptY = 0;
            std::int32_t n = 0;
            std::int32_t renew = 8;
            while (!known && n < iterations && x * x + y * y < horizon * horizon) {
                const Real next = x * x - y * y + cx[column];
                y = 2 * (x * y) + cy[row];
                x = next;
                ++n;
                known = (shortcuts & mandelbrotCycles) != 0 && x == keptX && y == keptY;
                if (n == renew) {
                    keptX = x;
                    keptY = y;
                    renew *= 2;
                }
            }
            const std::int64_t at = row * width + column;
            counts[at] = known || n == iterations ? 0 : n - 1;
            re[at] = x;
            im[at] = y;
            done[row] += n;
        }
    }
}

} // namespace

void mandelbrotLoop(const float *x, const float *y, std::int64_t width, std::int64_t rows, std::int32_t iterations,
                    float horizon, std::int32_t *counts, float *re, float *im, std::int32_t *done,
                    std::int32_t shortcuts)
{
    if (shortcuts != 0)
        return shortLoop(x, y, width, rows, iterations, horizon, counts, re, im, done, shortcuts);
    loop(x, y, width, rows, iterations, horizon, counts, re, im, done);
}

void mandelbrotLoop(const double *x, const double *y, std::int64_t width, std::int64_t rows, std::int32_t iterations,
                    double horizon, std::int32_t *counts, double *re, double *im, std::int32_t *done,
                    std::int32_t shortcuts)
{
    if (shortcuts != 0)
        return shortLoop(x, y, width, rows, iterations, horizon, counts, re, im, done, shortcuts);
    loop(x, y, width, rows, iterations, horizon, counts, re, im, done);
}

} // namespace overtake
