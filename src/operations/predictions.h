// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From scores to classes, and how many of them are right.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

struct ThresholdAttributes {
    float limit = 0;

    bool operator==(const ThresholdAttributes &) const = default;
};

extern const OperationType ArgMax;    ///< x (b, c) -> index of the first largest, int32 (b)
extern const OperationType Threshold; ///< x (b, 1) -> 1 where x > limit else 0, int32 (b)
extern const OperationType Accuracy;  ///< predicted int32 (b), labels int32 (b) -> share that is correct (1)

TensorId argMax(ProgramBuilder &builder, TensorId x);
TensorId threshold(ProgramBuilder &builder, TensorId x, float limit);
TensorId accuracy(ProgramBuilder &builder, TensorId predicted, TensorId labels);

} // namespace overtake::operations
