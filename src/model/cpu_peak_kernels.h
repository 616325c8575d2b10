// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loops that drive a core or its memory to the limit, for measuring peaks. One thread each; compiled for every vector
// extension, chosen at run time. They return something of what they computed, so that nothing is optimised away.
#pragma once

#include <cstdint>

namespace overtake::kernels
{

/// Independent chains of fused multiply-adds in registers.
float multiplyAddRounds(std::int64_t rounds);
double multiplyAddFlopsPerRound(); ///< FLOPs on this CPU

/// Streams; `count` a multiple of 64, pointers aligned to 64 bytes.
float readAll(const float *from, std::int64_t count);
/// `stream`: written around the caches, so that no line is read before it is overwritten.
void copyAll(const float *from, float *to, std::int64_t count, bool stream);
/// to = a + 3 b
void triad(const float *a, const float *b, float *to, std::int64_t count, bool stream);

} // namespace overtake::kernels
