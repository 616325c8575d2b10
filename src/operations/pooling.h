// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Max-pooling of images: b pictures, c channels, height h, width w. Windows move by their size.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

/// For MaxPool2d and MaxPool2dGrad.
struct MaxPool2dAttributes {
    std::int64_t window = 0;

    bool operator==(const MaxPool2dAttributes &) const = default;
};

/// x (b, c, h, w) -> largest of each window (b, c, h / window, w / window); a rest is left out.
extern const OperationType MaxPool2d;
/// x, y = maxPool2d(x), dy -> dx: dy at the first largest of each window, else 0
extern const OperationType MaxPool2dGrad;

TensorId maxPool2d(ProgramBuilder &builder, TensorId x, std::int64_t window);

} // namespace overtake::operations
