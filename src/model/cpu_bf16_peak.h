// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rate at which a core multiplies bfloat16 numbers and adds them in float32, as far as its vector instructions go.
// One thread.
#pragma once

#include <cstdint>

namespace overtake::kernels
{

/// Whether AVX512_BF16 is the fastest way here: false also where there are matrix units (AMX), whose peak is another.
bool hasBf16Dots();
/// Independent chains of bf16 dot products in registers; only where hasBf16Dots(). Returns something of the result.
float bf16DotRounds(std::int64_t rounds);
double bf16DotFlopsPerRound();

} // namespace overtake::kernels
