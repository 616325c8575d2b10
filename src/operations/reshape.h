// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The same elements in another shape: a view.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

struct ReshapeAttributes {
    Shape shape = {}; ///< the trailing dimensions; the first follows from the element count

    bool operator==(const ReshapeAttributes &) const = default;
};

extern const OperationType Reshape; ///< x -> the same elements, row-major, as (..., attribute shape)

/// The same elements as (..., trailing).
TensorId reshape(ProgramBuilder &builder, TensorId x, Shape trailing);

} // namespace overtake::operations
