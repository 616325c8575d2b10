// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Arrays in NumPy's file format (version 1.0, little-endian, row-major): for numpy.load, and between processes.
#pragma once

#include "data/inputs.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace overtake
{

/// Written whole or not at all. Throws Error.
void writeNpy(const std::string &path, const Shape &shape, std::span<const std::int32_t> values);

/// Header of a file: all bytes before its values.
std::string npyHeader(const Shape &shape, DataType type);
/// An array without a name from all bytes of such a file. Throws Error when they are not such a file, are of another
/// type, or fewer or more than their header says.
HostArray parseNpy(std::string_view bytes);

} // namespace overtake
