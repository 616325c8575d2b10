// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Layer normalisation (Ba, Kiros & Hinton 2016): each row to the mean 0 and the deviation 1, times a gain.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

struct LayerNormAttributes {
    float epsilon = 1e-5F; ///< LayerNorm only

    bool operator==(const LayerNormAttributes &) const = default;
};

/// x (n, c), gain (c) -> y = gain (x - mean) / deviation, mean (n), 1 / deviation (n), where deviation = sqrt(variance
/// + epsilon), variance over c
extern const OperationType LayerNorm;
extern const OperationType LayerNormGrad;     ///< dy (n, c), x, gain (c), mean (n), 1 / deviation (n) -> dx (n, c)
extern const OperationType LayerNormGainGrad; ///< dy (n, c), x, mean (n), 1 / deviation (n) -> dgain (c)

TensorId layerNorm(ProgramBuilder &builder, TensorId x, TensorId gain, float epsilon);

} // namespace overtake::operations
