// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A data file in memory.
#pragma once

#include <stop_token>
#include <string>

namespace overtake
{

/// All bytes of a file. Throws OutOfMemoryError if fewer are free, Error, which names the file and the reason, and
/// Cancelled when stopped.
std::string readWholeFile(const std::string &path, const std::stop_token &stop);

} // namespace overtake
