// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The mean loss of a batch of scores. Only the loss can be differentiated, not the probabilities.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

/// logits (b, c), labels int32 with b elements -> mean loss (1), probabilities (b, c)
extern const OperationType SoftmaxCrossEntropy;
extern const OperationType SoftmaxCrossEntropyGrad; ///< probabilities (b, c), labels, dloss (1) -> dlogits (b, c)
/// logits (b, 1), labels int32 (b) -> mean loss (1), probabilities (b, 1)
extern const OperationType BinaryCrossEntropy;
extern const OperationType BinaryCrossEntropyGrad; ///< probabilities (b, 1), labels, dloss (1) -> dlogits (b, 1)

struct Loss {
    TensorId loss;
    TensorId probabilities;
};
Loss softmaxCrossEntropy(ProgramBuilder &builder, TensorId logits, TensorId labels);
Loss binaryCrossEntropy(ProgramBuilder &builder, TensorId logits, TensorId labels);

} // namespace overtake::operations
