// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts of other processes, fit to be shown in a terminal or a label.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace overtake
{

/// `text` without control characters (a blank stands for each run of them) and marks that change the direction of
/// writing, with U+FFFD for what is not UTF-8, and at most so many characters: then "…" is the last one.
std::string plainText(std::string_view text, std::size_t mostCharacters);

/// `text` without blanks and control characters at its ends.
std::string_view withoutBlanks(std::string_view text);

} // namespace overtake
