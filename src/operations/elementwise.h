// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Element-wise products and sums, and constants.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

struct FillAttributes {
    float value = 0;

    bool operator==(const FillAttributes &) const = default;
};

extern const OperationType Multiply; ///< a, b -> a * b
extern const OperationType Add;      ///< a, b -> a + b
extern const OperationType Fill;     ///< like (any) -> the value everywhere, in the shape of `like`

TensorId multiply(ProgramBuilder &builder, TensorId a, TensorId b);
TensorId add(ProgramBuilder &builder, TensorId a, TensorId b);
TensorId fill(ProgramBuilder &builder, TensorId like, float value);

} // namespace overtake::operations
