// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loops that drive a core or its memory to the limit, for measuring peaks. One thread each; compiled for every vector
// extension, chosen at run time. They return something of what they computed, so that nothing is optimised away.
#pragma once

#include "engines/cpu/simd/vector_kernel.h"

#include <cstdint>

namespace overtake::kernels
{

/// Independent chains of fused multiply-adds in registers.
extern const VectorKernel<float(std::int64_t rounds)> multiplyAddRounds;
extern const VectorKernel<double()> multiplyAddFlopsPerRound; ///< FLOPs on this CPU

/// Streams; `count` a multiple of 64, pointers aligned to 64 bytes.
extern const VectorKernel<float(const float *from, std::int64_t count)> readAll;
/// The next two write around the caches, so that no line is read before it is overwritten.
extern const VectorKernel<void(const float *from, float *to, std::int64_t count)> copyAll;
/// to = a + 3 b
extern const VectorKernel<void(const float *a, const float *b, float *to, std::int64_t count)> triad;

} // namespace overtake::kernels
