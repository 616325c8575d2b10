// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Convolutions of images: b pictures, c channels, height h, width w; o filters of k x k, which move by 1.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

/// For Conv2d and its derivatives.
struct Conv2dAttributes {
    std::int64_t padding = 0; ///< rows and columns of zeros around each picture

    bool operator==(const Conv2dAttributes &) const = default;
};

/// x (b, c, h, w), weights (o, c, k, k) -> (b, o, h', w'), h' = h + 2 padding - k + 1
extern const OperationType Conv2d;
extern const OperationType Conv2dInputGrad; ///< dy (b, o, h', w'), weights (o, c, k, k), like x -> dx (b, c, h, w)
/// x (b, c, h, w), dy (b, o, h', w'), like weights -> dweights (o, c, k, k)
extern const OperationType Conv2dWeightGrad;

TensorId conv2d(ProgramBuilder &builder, TensorId x, TensorId weights, std::int64_t padding = 0);

} // namespace overtake::operations
