// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Transposing and gathering matrices in vector code, single-threaded: callers divide the columns. Compiled for every
// vector extension, chosen at run time. All matrices are row-major.
#pragma once

#include "engines/cpu/simd/vector_kernel.h"

#include <cstdint>

namespace overtake
{

/// out (columns, rows) = in (rows, columns)^T, for columns [firstColumn, lastColumn) of `in`, whose rows are `stride`
/// floats apart.
extern const VectorKernel<void(const float *in, std::int64_t stride, float *out, std::int64_t rows,
                               std::int64_t firstColumn, std::int64_t lastColumn)>
    transpose;
/// out (rows, columns), contiguous = rows of `in` that are `stride` floats apart.
extern const VectorKernel<void(const float *in, std::int64_t stride, float *out, std::int64_t rows,
                               std::int64_t columns)>
    gatherRows;

} // namespace overtake
