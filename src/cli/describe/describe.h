// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The files beside overtake-bench by which shells complete its options and `man` explains them.
#pragma once

#include "cli/describe/description.h"

#include <string>

namespace overtake::cli
{

std::string bashCompletion(const ProgramDescription &program);
std::string zshCompletion(const ProgramDescription &program);
std::string fishCompletion(const ProgramDescription &program);
/// In the macros of man(7).
std::string manPage(const ProgramDescription &program);

/// Prints one of them on standard output: "bash", "zsh", "fish" or "man". Returns the exit status.
int describe(const std::string &kind);

} // namespace overtake::cli
