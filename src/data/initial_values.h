// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The numbers a trained parameter starts from: the same for every engine, drawn from RandomState(seed + tensor id).
#pragma once

#include "program/program.h"

#include <span>
#include <vector>

namespace overtake
{

/// Initial values of a Parameter or State tensor, row-major. The seed is the Program's parameter "seed" (0 if absent).
std::vector<float> initialValues(const Program &program, TensorId id);
/// The same in place, without a copy of a large tensor; `values` are as many as the tensor has.
void fillInitialValues(const Program &program, TensorId id, std::span<float> values);

} // namespace overtake
