// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cases for the operations of a GPT and of its optimiser: odd numbers of sequences, positions, heads and channels; part
// of check.h.
#pragma once

#include "check/case.h"

namespace overtake
{

/// Empty for operations that are not of this kind. Products are of numbers that `precision` holds exactly.
std::vector<CheckCase> sequenceCasesOf(OperationKind kind, std::uint32_t seed, Precision precision);

} // namespace overtake
