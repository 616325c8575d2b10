// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Mandelbrot iteration; see src/operations/mandelbrot.h. Each product and each sum is rounded, so that the counts
// are those of the plain loop: no fused multiply-add here. A group processes GROUP_SIZE neighbouring points of one row
// at a time; rows * tiles groups, tiles = ceil(width / GROUP_SIZE), so that the device balances the load.
//
// Blocks of 8 iterations run without the escape test: what has escaped does not return (horizon >= 4; an overflow gives
// infinity or not-a-number, which stay). The block in which a point escapes is done again, with the test.
//
// SHORT: with the shortcuts 1 (bulbs) and 2 (cycles) described there, for pictures that are not timed; separate
// kernels, so that the timed ones carry no trace of them.

#ifdef __OPENCL_C_VERSION__
#pragma OPENCL FP_CONTRACT OFF // to the end of the text: peak.h, which follows, asks for its multiply-adds by name
#define MUL_FLOAT(x, y) ((x) * (y))
#define ADD_FLOAT(x, y) ((x) + (y))
#define MUL_DOUBLE(x, y) ((x) * (y))
#define ADD_DOUBLE(x, y) ((x) + (y))
#define ATOMIC_ADD(pointer, value) atomic_add(pointer, value)
#else
#define MUL_FLOAT(x, y) __fmul_rn(x, y)
#define ADD_FLOAT(x, y) __fadd_rn(x, y)
#define MUL_DOUBLE(x, y) __dmul_rn(x, y)
#define ADD_DOUBLE(x, y) __dadd_rn(x, y)
#define ATOMIC_ADD(pointer, value) atomicAdd(pointer, value)
#endif

// operations/mandelbrot.cpp
#define MANDELBROT_BULB(x, y)                                                                                          \
    ((((x)-0.25f) * ((x)-0.25f) + (y) * (y)) * ((((x)-0.25f) * ((x)-0.25f) + (y) * (y)) + ((x)-0.25f)) <               \
         0.2499f * (y) * (y) ||                                                                                        \
     ((x) + 1) * ((x) + 1) + (y) * (y) < 0.0624f)

// x (width), y (rows) -> counts int32, re, im (rows, width); done int32 (rows), zeroed before: the iterations of each
// row are added to it.
#define OVERTAKE_MANDELBROT(function, Real, MUL, ADD, SHORT)                                                           \
    DEVICE_KERNEL(function)                                                                                            \
    (INPUT(int, x), INPUT(int, y), INOUT(int, counts), INOUT(int, re), INOUT(int, im), INOUT(int, done), Index width,  \
     Index rows, Index iterations, Index shortcuts, float horizon)                                                     \
    {                                                                                                                  \
        LOCAL_ARRAY(int, scratch, GROUP_SIZE);                                                                         \
        GLOBAL const Real *cxs = (GLOBAL const Real *)AT(x); /* offsets count four bytes */                            \
        GLOBAL const Real *cys = (GLOBAL const Real *)AT(y);                                                           \
        GLOBAL int *countsOut = AT(counts);                                                                            \
        GLOBAL Real *reOut = (GLOBAL Real *)AT(re);                                                                    \
        GLOBAL Real *imOut = (GLOBAL Real *)AT(im);                                                                    \
        const Real limit = (Real)horizon * (Real)horizon;                                                              \
        const int most = (int)iterations;                                                                              \
        const Index tiles = (width + GROUP_SIZE - 1) / GROUP_SIZE;                                                     \
        for (Index tile = GROUP_ID; tile < rows * tiles; tile += GROUP_COUNT) {                                        \
            const Index row = tile / tiles;                                                                            \
            const Index column = (tile % tiles) * GROUP_SIZE + LOCAL_ID;                                               \
            int n = 0;                                                                                                 \
            int known = 0;                                                                                             \
            if (column < width) {                                                                                      \
                const Real cx = cxs[column];                                                                           \
                const Real cy = cys[row];                                                                              \
                Real zx = 0;                                                                                           \
                Real zy = 0;                                                                                           \
                Real keptX = 0; /* renewed at 8, 16, 32 ...: any cycle is met in the end (Brent) */                    \
                Real keptY = 0;                                                                                        \
                int renew = 8;                                                                                         \
                if (SHORT && (shortcuts & 1) != 0)                                                                     \
                    known = MANDELBROT_BULB(cx, cy);                                                                   \
                while (!known && n + 8 <= most) {                                                                      \
                    Real px = zx;                                                                                      \
                    Real py = zy;                                                                                      \
                    for (int i = 0; i < 8; ++i) {                                                                      \
                        const Real pxy = MUL(px, py);                                                                  \
                        px = ADD(ADD(MUL(px, px), -MUL(py, py)), cx);                                                  \
                        py = ADD(ADD(pxy, pxy), cy);                                                                   \
                    }                                                                                                  \
                    if (!(ADD(MUL(px, px), MUL(py, py)) < limit))                                                      \
                        break;                                                                                         \
                    zx = px;                                                                                           \
                    zy = py;                                                                                           \
                    n += 8;                                                                                            \
                    if (SHORT && (shortcuts & 2) != 0) {                                                               \
                        known = zx == keptX && zy == keptY;                                                            \
                        if (n == renew) {                                                                              \
                            keptX = zx;                                                                                \
                            keptY = zy;                                                                                \
                            renew *= 2;                                                                                \
                        }                                                                                              \
                    }                                                                                                  \
                }                                                                                                      \
                while (!known && n < most && ADD(MUL(zx, zx), MUL(zy, zy)) < limit) {                                  \
                    const Real xy = MUL(zx, zy);                                                                       \
                    zx = ADD(ADD(MUL(zx, zx), -MUL(zy, zy)), cx);                                                      \
                    zy = ADD(ADD(xy, xy), cy);                                                                         \
                    ++n;                                                                                               \
                }                                                                                                      \
                const Index at = row * width + column;                                                                 \
                countsOut[at] = known || n == most ? 0 : n - 1;                                                        \
                reOut[at] = zx;                                                                                        \
                imOut[at] = zy;                                                                                        \
            }                                                                                                          \
            scratch[LOCAL_ID] = n;                                                                                     \
            BARRIER();                                                                                                 \
            for (int stride = GROUP_SIZE / 2; stride > 0; stride >>= 1) {                                              \
                if (LOCAL_ID < stride)                                                                                 \
                    scratch[LOCAL_ID] += scratch[LOCAL_ID + stride];                                                   \
                BARRIER();                                                                                             \
            }                                                                                                          \
            if (LOCAL_ID == 0)                                                                                         \
                ATOMIC_ADD(AT(done) + row, scratch[0]);                                                                \
            BARRIER();                                                                                                 \
        }                                                                                                              \
    }

OVERTAKE_MANDELBROT(overtake_mandelbrot, float, MUL_FLOAT, ADD_FLOAT, 0)
OVERTAKE_MANDELBROT(overtake_mandelbrot_short, float, MUL_FLOAT, ADD_FLOAT, 1)

// Devices without float64 do without this one.
#if defined(__CUDACC__) || defined(cl_khr_fp64)
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
OVERTAKE_MANDELBROT(overtake_mandelbrot_double, double, MUL_DOUBLE, ADD_DOUBLE, 0)
OVERTAKE_MANDELBROT(overtake_mandelbrot_short_double, double, MUL_DOUBLE, ADD_DOUBLE, 1)
#endif
