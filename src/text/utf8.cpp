// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/utf8.h"

namespace overtake
{

Utf8Character firstCharacter(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < 0x80)
        return {byte(0), 1};
    if (byte(0) < 0xC2 || byte(0) > 0xF4)
        return {0, 0, Utf8Fault::NoBeginning};
    const std::size_t bytes = byte(0) < 0xE0 ? 2 : byte(0) < 0xF0 ? 3 : 4;
    if (bytes > text.size())
        return {0, 0, Utf8Fault::CutShort};
    char32_t code = byte(0) & (0x7FU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xC0U) != 0x80)
            return {0, i, Utf8Fault::Incomplete};
        code = code << 6 | (byte(i) & 0x3FU);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < least[bytes] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF))
        return {0, 0, Utf8Fault::NoCharacter};
    return {code, bytes};
}

void addUtf8(std::string &text, char32_t code)
{
    const int bytes = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    const unsigned lead = bytes == 1 ? 0 : 0xFF00U >> bytes & 0xFFU;
    text += static_cast<char>(lead | code >> 6 * (bytes - 1));
    for (int shift = 6 * (bytes - 2); shift >= 0; shift -= 6)
        text += static_cast<char>(0x80U | (code >> shift & 0x3FU));
}

} // namespace overtake
