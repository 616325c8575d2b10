// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How nanoGPT counts: parameters without position embeddings, FLOPs of a training iteration, and utilisation of an
// A100's bf16 peak, whatever the device. Shown beside Overtake's own count, never in its place. Pure.
#pragma once

#include "program/program.h"

#include <cstdint>

namespace overtake
{

/// Elements of the Program's trained tensors.
std::int64_t trainedParameters(const Program &program);

/// Inputs of nanoGPT's formula for a transformer.
struct TransformerShape {
    std::int64_t layers = 0;
    std::int64_t heads = 0;
    std::int64_t headSize = 0;           ///< channels of one head
    std::int64_t context = 0;            ///< tokens of a sequence
    std::int64_t sequences = 0;          ///< sequences in a step
    std::int64_t positionParameters = 0; ///< trained, but not counted
};

namespace nanogpt
{

inline constexpr double peak = 312e12; ///< FLOP/s: A100, bf16
inline constexpr int iterations = 2000;

/// 6 N + 12 L H Q T: `parameters` (N) without position embeddings.
double flopsPerToken(std::int64_t parameters, const TransformerShape &shape);
double flopsPerStep(std::int64_t parameters, const TransformerShape &shape);
/// A share of 1.
double utilisation(double flopsPerStep, double stepSeconds);

} // namespace nanogpt

} // namespace overtake
