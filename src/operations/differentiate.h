// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reverse-mode differentiation of a Program that is being built, by each operation's own derivative.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

/// Appends the derivative of `loss` (shape (1)) with respect to each of `targets`; noTensor where it is zero.
std::vector<TensorId> differentiate(ProgramBuilder &builder, TensorId loss, const std::vector<TensorId> &targets);

} // namespace overtake::operations
