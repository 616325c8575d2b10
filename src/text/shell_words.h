// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Commands as people type them into a shell. No shell is started.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace overtake
{

/// The words of a command as a shell would cut them, quotes and backslashes understood and nothing else. Throws
/// UsageError if a quote is not closed.
std::vector<std::string> shellWords(std::string_view command);
/// The word as a POSIX shell takes it for one; as it is if it needs no quotes.
std::string shellQuoted(const std::string &word);

} // namespace overtake
