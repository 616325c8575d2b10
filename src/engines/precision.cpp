// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/precision.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace overtake
{

const char *nameOf(Precision precision)
{
    switch (precision) {
    case Precision::Fp32:
        return "fp32";
    case Precision::Tf32:
        return "tf32";
    case Precision::Bf16:
        return "bf16";
    }
    return "";
}

ParameterSpec precisionOption(const std::vector<Precision> &choices)
{
    ParameterSpec spec;
    spec.key = precisionKey;
    spec.label = "precision";
    spec.help = "Precision of the factors of matrix multiplications: fp32 as they are, tf32 with 11 bits, bf16 with 8. "
                "Fewer bits are faster and less exact; sums stay in fp32.";
    spec.kind = ParameterKind::Choice;
    spec.advanced = true;
    for (const Precision choice : choices)
        spec.choices.emplace_back(nameOf(choice));
    spec.defaultValue = spec.choices.front();
    return spec;
}

Precision precisionOf(const ParameterValues &options)
{
    if (!options.has(precisionKey))
        return Precision::Fp32;
    for (const Precision precision : {Precision::Tf32, Precision::Bf16})
        if (options.text(precisionKey) == nameOf(precision))
            return precision;
    return Precision::Fp32;
}

void addPrecision(Label &label, const ParameterValues &options)
{
    if (const Precision precision = precisionOf(options); precision != Precision::Fp32)
        label.details.push_back(term(nameOf(precision)));
}

void tellPrecisionsApart(std::vector<Label> &labels, const std::vector<ParameterValues> &optionsOfSides)
{
    const auto isFp32 = [](const ParameterValues &options) { return precisionOf(options) == Precision::Fp32; };
    if (std::ranges::all_of(optionsOfSides, isFp32))
        return;
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (isFp32(optionsOfSides[i]))
            labels[i].details.push_back(term(nameOf(Precision::Fp32)));
}

float rounded(float value, Precision precision)
{
    if (precision == Precision::Fp32 || !std::isfinite(value))
        return value;
    const std::uint32_t dropped = precision == Precision::Tf32 ? 13 : 16; // bits of the mantissa's 23
    const auto bits = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t half = (1U << (dropped - 1)) - 1 + ((bits >> dropped) & 1U);
    return std::bit_cast<float>((bits + half) >> dropped << dropped);
}

Tolerances tolerancesOf(Precision precision)
{
    // Single precision carries 6e-8; sums of some hundred products lose two digits of it, and one more in matrix units,
    // which cut off where they should round. Rounding both operands to b bits of mantissa changes a product by up to
    // 2^(1 - b), that is 1e-3 in TF32 and 8e-3 in bf16; most of it cancels in a sum, and some steps of training feed
    // the rest back into the weights (seen here in bf16 on the CPU: 0.7 to 1.4 %). A whole workload may be further off:
    // where a hidden unit is just on in one engine and just off in the other, its gradient is there or not, however
    // small the rounding was (cnn with operands rounded to TF32: 1.6 to 3.6 % of a small layer's bias in 4 of 7 seeds).
    switch (precision) {
    case Precision::Fp32:
        break;
    case Precision::Tf32:
        return {1e-4, 1e-5, 5e-2, 1e-2};
    case Precision::Bf16:
        return {1e-4, 1e-5, 5e-2, 5e-2};
    }
    return {1e-5, 1e-5, 2e-4, 1e-3};
}

} // namespace overtake
