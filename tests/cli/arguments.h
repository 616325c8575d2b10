// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Arguments of a command, put together.
#pragma once

#include <string>
#include <vector>

namespace overtake::test
{

inline std::vector<std::string> operator+(std::vector<std::string> arguments, const std::vector<std::string> &more)
{
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

} // namespace overtake::test
