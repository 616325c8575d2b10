// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which way of multiplying is chosen at which shape, and the measurements behind it.
#include "engines/cpu/product.h"

namespace overtake
{

const char *nameOf(ProductMethod method)
{
    switch (method) {
    case ProductMethod::Direct:
        return "direct";
    case ProductMethod::DirectTransposed:
        return "direct, transposed";
    case ProductMethod::Dots:
        return "dots";
    case ProductMethod::OneDnn:
        return "oneDNN";
    }
    return "";
}

// From tests/bench/product_bench (2000 -> 2000: a trial of its own; other programs were running) on 2 cores of an EPYC
// 9004 (AVX-512, 1 MiB of L2 cache each): medians in us on one thread, or on two where it says so. `in -> out` are a
// layer's widths.
//
//                                               direct  transposed     dots  oneDNN
// forward, batch 32,    64 ->   64                 2.3         4.3      7.4     2.7
// forward, batch 32,   512 ->  512               146.3       168.5    383.9   166.5
// forward, batch 8,   1024 -> 1024               152.8       337.1   1961.4   241.4
// forward, batch 256,    2 -> 1024                23.0       275.2    675.9    37.0
// forward, batch 32,  1000 -> 1000, 2 threads    282.8           -        -   288.3  (smallest of 61 runs, as are
// forward, batch 32,  2000 -> 2000, 2 threads   1131.8           -        -  1193.3   the other rows on two threads)
// input's gradient, batch 1,    256 ->  256       26.4        18.6      2.6     7.8
// input's gradient, batch 3,     50 ->   50        0.6         0.9      1.3     0.9
// input's gradient, batch 4,     50 ->   50        0.6         0.9      0.9     0.9
// input's gradient, batch 8,    100 ->  100        2.5         3.1      3.9     3.1
// input's gradient, batch 8,   1000 ->   10        3.9         4.7     29.8     3.8
// input's gradient, batch 8,     10 -> 1000        4.1         4.2      2.5     3.8
// input's gradient, batch 4,    200 ->  200        7.2        11.3      9.3     6.7
// input's gradient, batch 8,    256 ->  256       16.4        18.5     14.1    14.5
// input's gradient, batch 8,   2048 -> 2048     9768.0      2650.6   2355.2  1326.4
// input's gradient, batch 32,  2048 -> 2048    15321.1      2766.4   9280.2  3080.5
// input's gradient, batch 128, 1024 -> 1024     4379.5      2698.1   4058.5  2530.6
// input's gradient, batch 256, 1024 ->    2       28.8       433.2    603.6    36.2
// weights' update, batch 32,  2048 -> 2048      3225.1     26919.5  12756.0  4316.8
// weights' update, batch 32,  2000 -> 2000, 2 threads   1212.9           -        -       -
// weights' update, batch 128, 2048 -> 2048     11681.4     34990.8  20890.7 12153.6
// weights' update, batch 1024,    2 -> 1024       90.8       331.2   1826.0   131.3
//
// A small GPT's layers, 768 rows of the batch, one thread, smaller of two runs, other programs at work: direct, oneDNN.
// forward,        128 -> 384:  705,  689;   128 -> 128:  221,  220;   128 -> 512:  908,  947;   512 -> 128:  893,  899
// input's grad.,  128 -> 384:  689,  668;   128 -> 128:  227,  221;   128 -> 512:  941,  938;   512 -> 128: 1019,  974
// weights' grad., 128 -> 384:  668,  678;   128 -> 128:  219,  233;   128 -> 512:  955, 1062;   512 -> 128: 1020, 1022
// At most 5 % slower than oneDNN, for the weights' gradients up to 11 % faster; and the direct way finishes rows
// besides.
//
// What asking memory ahead brings, one thread, 2000 -> 2000, batch 32 (before and after in turn, other programs at
// work): forward 2887 to 2320 us, input's gradient 2392 to 2310, weights' update (B packed as well) 2770 to 2480.
//
// Eigen 3.4, built for this very machine, was slower at batch 32 and five square widths on one thread: forward, 5 -> 5
// 0.20 against 0.07 us, 100 -> 100 8.7 against 6.3, 512 -> 512 206 against 149 (and one build would serve one vector
// width only).
ProductMethod chooseMethod(const ProductSpec &spec)
{
    // Vectors over a handful of columns would be mostly empty.
    const bool fewColumns = spec.n <= 8;
    if (fewColumns && !spec.transposeA && spec.k >= 32)
        return ProductMethod::Dots;
    if (fewColumns && spec.transposeA && spec.m >= 64)
        return ProductMethod::DirectTransposed;

    const std::int64_t sizeOfB = spec.k * spec.n;
    if (spec.transposeB) {
        if (spec.m < 3)
            return ProductMethod::Dots; // both operands are read as they lie
        if (4 * sizeOfB <= spec.m * (spec.n + spec.k))
            return ProductMethod::Direct; // turning B is far less work than turning A and C
        if (spec.m < 16) {                // less than a vector of AVX-512
            if (spec.n <= 16 && spec.k >= 128)
                return ProductMethod::Dots;
            return sizeOfB <= 112 * 112 ? ProductMethod::Direct : ProductMethod::OneDnn; // 50 KB of a turned B are near
        }
        return spec.m <= 48 ? ProductMethod::DirectTransposed : ProductMethod::OneDnn;
    }
    // Of a small GPT: B, or the A and B that a sum over the batch reads again and again, stay in the L2 cache.
    constexpr std::int64_t half = 128 * 1024; // numbers, of an L2 cache
    if (spec.transposeA) {                    // a sum over the batch
        const bool sequences = spec.k <= 1024 && spec.m * spec.n <= half;
        return sequences || spec.k <= 128 || spec.m <= 16 || spec.flops() < 2e6 ? ProductMethod::Direct
                                                                                : ProductMethod::OneDnn;
    }
    // Unpacked, B is best where it stays in the cache, or where few rows would not repay the packing.
    const bool few = spec.m <= 32;
    const bool cached = sizeOfB <= 512 * 512 && (spec.m <= 128 || spec.k <= 16 || sizeOfB <= half);
    return few || cached ? ProductMethod::Direct : ProductMethod::OneDnn;
}

bool finishesInPlace(const ProductSpec &spec, RowFinish finish)
{
    return (finish == RowFinish::Plus || finish == RowFinish::Times) && spec.precision == Precision::Fp32 &&
           chooseMethod(spec) == ProductMethod::Direct;
}

} // namespace overtake
