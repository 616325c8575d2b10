// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One character of a UTF-8 text, or its fault; and the bytes of a character. Pure functions, for any thread.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace overtake
{

enum class Utf8Fault { None, NoBeginning, CutShort, Incomplete, NoCharacter };

struct Utf8Character {
    char32_t code = 0;     ///< 0 with a fault
    std::size_t bytes = 0; ///< of the character; with a fault: those before the one that is wrong
    Utf8Fault fault = Utf8Fault::None;
};

/// The character that a text, which is not empty, begins with.
Utf8Character firstCharacter(std::string_view text);
void addUtf8(std::string &text, char32_t code);

} // namespace overtake
