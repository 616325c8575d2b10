// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Arrays in NumPy's file format (version 1.0, little-endian, row-major), for numpy.load.
#pragma once

#include "program/tensor.h"

#include <cstdint>
#include <span>
#include <string>

namespace overtake
{

/// Written whole or not at all. Throws Error.
void writeNpy(const std::string &path, const Shape &shape, std::span<const std::int32_t> values);

} // namespace overtake
