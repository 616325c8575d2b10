// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sums over rows and columns, the bias added to every row, and the derivatives of each.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

extern const OperationType AddBias;          ///< x (b, n), bias (n) -> x + bias in every row
extern const OperationType RowSum;           ///< x (b, n) -> sum over n (b)
extern const OperationType ColumnSum;        ///< x (b, n) -> sum over b (n)
extern const OperationType BroadcastRows;    ///< v (n), like (b, n) -> v in every row (derivative of ColumnSum)
extern const OperationType BroadcastColumns; ///< v (b), like (b, n) -> v in every column (derivative of RowSum)

TensorId addBias(ProgramBuilder &builder, TensorId x, TensorId bias);
TensorId rowSum(ProgramBuilder &builder, TensorId x);
TensorId columnSum(ProgramBuilder &builder, TensorId x);

} // namespace overtake::operations
