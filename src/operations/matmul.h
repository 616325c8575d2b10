// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matrix products: one, or many of one shape.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

/// For MatMul and BatchedMatMul.
struct MatMulAttributes {
    bool transposeA = false;
    bool transposeB = false;
    float alpha = 1;

    bool operator==(const MatMulAttributes &) const = default;
};

/// a, b -> alpha op(a) op(b); op transposes where the attribute says so.
extern const OperationType MatMul;
/// a (g, m, k), b (g, k, n) -> alpha op(a) op(b) (g, m, n), g products; op as in MatMul.
extern const OperationType BatchedMatMul;

TensorId matmul(ProgramBuilder &builder, TensorId a, TensorId b, const MatMulAttributes &attributes = {});
TensorId batchedMatmul(ProgramBuilder &builder, TensorId a, TensorId b, const MatMulAttributes &attributes = {});

} // namespace overtake::operations
