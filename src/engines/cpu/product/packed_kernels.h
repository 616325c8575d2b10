// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matrix products whose operands are packed block by block into the order in which they are read, as described by Goto
// and van de Geijn ('Anatomy of High-Performance Matrix Multiplication', ACM TOMS 34, 2008): for operands that are too
// large, or stored the wrong way round, to be read in place. Block sizes follow from the caches of this machine.
#pragma once

#include "engines/cpu/product/product_kernels.h"

#include <cstdint>

namespace overtake
{

/// A part of C (m, n) = alpha op(A) op(B), with whatever is fused to it, for one thread.
struct PackedPart {
    std::int64_t firstRow = 0;
    std::int64_t lastRow = 0;
    std::int64_t firstColumn = 0; ///< should be a multiple of packedColumns(), for speed alone
    std::int64_t lastColumn = 0;
};

/// `product.b` may lie transposed: element (l, j) at b[l * bRow + j * bColumn]. `product.plus` may be C itself, and
/// `product.times` too where there are at most packedTerms() terms. `scratch`: packedScratch() floats, aligned to 64
/// bytes, of this thread alone.
extern const VectorKernel<void(const DirectProduct &product, const PackedPart &part, float *scratch)> multiplyPacked;

/// Floats of scratch that a part of so many rows and columns needs.
extern const VectorKernel<std::int64_t(std::int64_t rows, std::int64_t columns, std::int64_t k)> packedScratch;
/// Terms of a sum accumulated in registers before C is written.
extern const VectorKernel<std::int64_t()> packedTerms;
/// Columns of C that are computed at a time.
extern const VectorKernel<std::int64_t()> packedColumns;

} // namespace overtake
