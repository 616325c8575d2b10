// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which operations every engine and the model may do as one, and where. Operations are named by their index.
#pragma once

#include "program/program_links.h"

namespace overtake
{

/// Whether the gradient that operation `maker` makes is made at `onlyReader`, straight into the weights: a product or a
/// column sum that only this plain update reads, and nothing rewrites before it what `maker` reads. `onlyReader`: as
/// ProgramLinks::onlyReader of its result.
bool isMadeInUpdate(const Program &program, std::size_t maker, std::size_t onlyReader);

} // namespace overtake
