// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cases for Reshape and for the operations on images: odd numbers of pictures, channels, rows and columns; part of
// check.h.
#pragma once

#include "check/case.h"

namespace overtake
{

/// Empty for operations that are not of this kind. Convolutions are of numbers that `precision` holds exactly.
std::vector<CheckCase> imageCasesOf(OperationKind kind, std::uint32_t seed, Precision precision);

} // namespace overtake
