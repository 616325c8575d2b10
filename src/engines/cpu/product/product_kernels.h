// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matrix products in vector code of our own, for shapes at which a library's packing and call cost more than they gain:
// small ones, and large weights with a small batch. Single-threaded; callers divide the rows. Compiled for every vector
// extension, chosen at run time.
#pragma once

#include "engines/cpu/simd/vector_kernel.h"

#include <cstdint>

namespace overtake
{

/// C (m, n) = alpha A (m, k) B (k, n), plus C itself, or plus bias (n) and ReLU, or plus or times another matrix.
struct DirectProduct {
    std::int64_t m = 0;
    std::int64_t n = 0;
    std::int64_t k = 0;
    const float *a = nullptr; ///< element (i, l) at a[i * aRow + l * aColumn]: either operand may lie transposed
    std::int64_t aRow = 0;
    std::int64_t aColumn = 1;
    const float *b = nullptr; ///< rows contiguous, or as packPanels() leaves them
    bool bInPanels = false;
    std::int64_t bRow = 0;
    std::int64_t bColumn = 1; ///< other than 1 for multiplyPacked() alone
    float *c = nullptr;       ///< rows contiguous
    std::int64_t cRow = 0;
    float alpha = 1;
    bool accumulate = false;
    const float *bias = nullptr;
    bool relu = false;
    const float *plus = nullptr;  ///< (m, n), rows as far apart as those of c
    const float *times = nullptr; ///< the same
};

/// Rows [firstRow, lastRow) of C: vectors run over n, elements of A are broadcast.
extern const VectorKernel<void(const DirectProduct &product, std::int64_t firstRow, std::int64_t lastRow)>
    multiplyDirect;

/// Rows [firstRow, lastRow) of C (m, n) = alpha A (m, k) B^T with b: (n, k), both contiguous in k, plus C itself or
/// bias: vectors run over k. For few columns (n below a vector) and long k.
extern const VectorKernel<void(const DirectProduct &product, std::int64_t firstRow, std::int64_t lastRow)> multiplyDots;

/// alpha b, b: (k, n) row-major, in panels of panelWidth() columns, one after the other: (panels, k, panelWidth()). For
/// the columns [firstColumn, lastColumn), firstColumn a multiple of the panel's width. Read so, B's rows lie side by
/// side and not on top of C's in the cache.
extern const VectorKernel<void(const float *b, std::int64_t k, std::int64_t n, float alpha, float *out,
                               std::int64_t firstColumn, std::int64_t lastColumn)>
    packPanels;
extern const VectorKernel<std::int64_t()> panelWidth;

} // namespace overtake
