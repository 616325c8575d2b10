// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Theoretical gains of a GPU over a CPU: four ratios, from naive to useful. None of them is a measurement; each says in
// words what it counts and why it misleads.
#pragma once

#include "machine/device.h"

namespace overtake
{

struct TheoreticalRatio {
    enum class Kind { Instruction, InstructionSimd, Flops, Bandwidth } kind;
    double value = 0;
    Message basis; ///< the figures it is made of: "(2 304 x 1.71 GHz) / (6 x 4.6 GHz)"
};

/// Those that both devices' figures give, in the order of the kinds.
/// instruction: units x clock of the GPU over cores x highest clock of the CPU; instruction_simd: that over the floats
/// in a vector; flops: peak fp32 rates; bandwidth: of the memories. Between two CPUs or two GPUs only the last two.
std::vector<TheoreticalRatio> theoreticalRatios(const Device &base, const Device &other);

const char *keyOf(TheoreticalRatio::Kind kind);   ///< in JSON: "instruction_simd"
const char *labelOf(TheoreticalRatio::Kind kind); ///< "FLOPS ratio"
const char *explain(TheoreticalRatio::Kind kind); ///< one or two sentences: what it counts, why it misleads

} // namespace overtake
