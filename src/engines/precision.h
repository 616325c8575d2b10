// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How exactly an engine multiplies matrices: an option of the engines that have a choice, the same on all of them. What
// is rounded are the operands of products; sums, all other operations and what lies in memory are fp32 always. fp32 is
// the default everywhere, and anything else is named in every label.
#pragma once

#include "program/parameter.h"

#include <string>
#include <vector>

namespace overtake
{

enum class Precision {
    Fp32, ///< 24 bits of mantissa
    Tf32, ///< 11: NVIDIA's tensor cores
    Bf16, ///< 8
};

const char *nameOf(Precision precision); ///< "fp32", as typed and as read
inline constexpr const char *precisionKey = "precision";

/// The engine option, with these choices (the first is the default).
ParameterSpec precisionOption(const std::vector<Precision> &choices);
/// Of an engine's options; fp32 where it has no choice.
Precision precisionOf(const ParameterValues &options);
/// How a label goes on: ", bf16", and nothing for fp32.
std::string precisionInLabel(const ParameterValues &options);

/// Where the sides of a comparison differ in precision, each names its own, fp32 too: how each one's label goes on
/// after that of Engine::labelFor, ", fp32" or nothing.
std::vector<std::string> fp32InLabels(const std::vector<ParameterValues> &optionsOfSides);

/// The nearest number (ties to even) that a product in this precision holds exactly.
float rounded(float value, Precision precision);

/// What an engine may differ from the reference by, relative to the largest value.
struct Tolerances {
    double product = 0;   ///< one matrix product of numbers that the precision holds exactly: only sums differ
    double operation = 0; ///< any other operation, whatever the precision
    double workload = 0;  ///< parameters and results after some steps of training
    double firstLoss = 0; ///< the loss of the first step, relative to itself
};
Tolerances tolerancesOf(Precision precision);

} // namespace overtake
