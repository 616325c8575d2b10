// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace overtake
{

/// All of a file; empty where it cannot be read. Any thread.
std::string textOfFile(const std::string &path);

} // namespace overtake
