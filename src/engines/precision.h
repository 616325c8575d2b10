// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The precision of matrix products: an option of the engines that have a choice, the same on all of them. Only the
// operands of products are rounded; sums, all other operations and everything in memory are always fp32. The CPU engine
// multiplies attention in fp32, too. fp32 is the default everywhere, and any other precision is named in every label.
#pragma once

#include "program/parameter.h"
#include "text/label.h"

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
/// The choice in an engine's options; fp32 if it has none.
Precision precisionOf(const ParameterValues &options);
/// Names the precision in a label, except fp32.
void addPrecision(Label &label, const ParameterValues &options);

/// If the sides of a comparison differ in precision, each names its own, fp32 too: adds it to the labels made by
/// Engine::labelFor.
void tellPrecisionsApart(std::vector<Label> &labels, const std::vector<ParameterValues> &optionsOfSides);

/// The nearest number (ties to even) that is exact as an operand of a product in this precision.
float rounded(float value, Precision precision);

/// Tolerated difference between an engine and the reference, relative to the largest value.
struct Tolerances {
    double product = 0;   ///< one matrix product of exactly represented operands: only sums differ
    double operation = 0; ///< any other operation, whatever the precision
    double workload = 0;  ///< parameters and results after some steps of training
    double firstLoss = 0; ///< the loss of the first step, relative to itself
};
Tolerances tolerancesOf(Precision precision);

} // namespace overtake
