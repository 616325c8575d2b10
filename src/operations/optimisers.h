// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How gradients update parameters, and what that needs: all of it in place, as operations of the step.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

struct SgdAttributes {
    float learningRate = 0;

    bool operator==(const SgdAttributes &) const = default;
};

/// For Adam and AdamW.
struct AdamAttributes {
    float learningRate = 0; ///< Adam only
    float beta1 = 0.9F;
    float beta2 = 0.999F;
    float epsilon = 1e-8F;
    float weightDecay = 0; ///< AdamW only

    bool operator==(const AdamAttributes &) const = default;
};

struct ClipFactorAttributes {
    float norm = 1; ///< at most

    bool operator==(const ClipFactorAttributes &) const = default;
};

struct CosineRateAttributes {
    float learningRate = 0; ///< the highest
    float minimumRate = 0;
    float warmupSteps = 0;
    float decaySteps = 0; ///< the step at which minimumRate is reached

    bool operator==(const CosineRateAttributes &) const = default;
};

extern const OperationType CountStep; ///< t (1) -> t + 1, in place
extern const OperationType Sgd;       ///< p, dp -> p - learningRate dp, in place
extern const OperationType Adam;      ///< p, dp, m, v, t (1) -> p, m, v in place (Kingma & Ba 2015, algorithm 1)
/// p, dp, m, v, t (1), rate (1), factor (1) -> p, m, v in place: Adam on factor dp with this rate, after p shrank by
/// rate weightDecay p (Loshchilov & Hutter 2019, algorithm 2)
extern const OperationType AdamW;
extern const OperationType SquareSum; ///< any number of tensors -> sum of the squares of all elements (1)
/// squares (1) -> min(1, norm / (sqrt(squares) + 1e-6)) (1): scales gradients to this norm
extern const OperationType ClipFactor;
extern const OperationType CosineRate; ///< t (1), counted from 1 -> learning rate (1); see cosineRate

/// Learning rate of step t = 1, 2, ... as nanoGPT has it: with i = t - 1, linear up to learningRate over warmupSteps,
/// learningRate (i + 1) / (warmupSteps + 1), then half a cosine down to minimumRate at decaySteps, minimumRate beyond.
double cosineRate(const CosineRateAttributes &attributes, double t);

void sgd(ProgramBuilder &builder, TensorId parameter, TensorId gradient, float learningRate);

struct Optimiser {
    OperationKind kind = Sgd; ///< Sgd, Adam or AdamW
    float learningRate = 0.001F;

    // AdamW only: the rate of each step by CosineRate, all gradients together no longer than clipNorm.
    float minimumRate = 0;
    float warmupSteps = 0;
    float decaySteps = 0;
    float beta2 = 0.999F;
    float weightDecay = 0.01F; ///< for parameters with two dimensions or more
    float clipNorm = 1;
};

/// Differentiates and appends the optimiser's step for every parameter.
void minimise(ProgramBuilder &builder, TensorId loss, const Optimiser &optimiser);

} // namespace overtake::operations
