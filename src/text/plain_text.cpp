// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/plain_text.h"

#include <cstdint>

namespace overtake
{

namespace
{

struct Character {
    std::uint32_t code = 0;
    std::size_t bytes = 1; ///< 0: these are not UTF-8
};

Character characterAt(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])); };
    if (byte(0) < 0x80)
        return {byte(0), 1};
    const std::size_t bytes = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : 2;
    if (byte(0) < 0xc2 || byte(0) > 0xf4 || bytes > text.size())
        return {0, 0};
    std::uint32_t code = byte(0) & (0x7fU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xc0U) != 0x80U)
            return {0, 0};
        code = code << 6 | (byte(i) & 0x3fU);
    }
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = code >= 0xd800 && code <= 0xdfff;
    return code < least[bytes] || code > 0x10ffff || isSurrogate ? Character{0, 0} : Character{code, bytes};
}

bool isControl(std::uint32_t code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x2028 || code == 0x2029;
}

bool changesDirection(std::uint32_t code)
{
    return code == 0x061c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069);
}

} // namespace

std::string plainText(std::string_view text, std::size_t mostCharacters)
{
    std::string plain;
    std::size_t characters = 0;
    std::size_t lastStart = 0; // start of the character that "…" replaces
    bool isAfterControl = false;
    while (!text.empty()) {
        const Character next = characterAt(text);
        const std::string_view bytes = text.substr(0, next.bytes == 0 ? 1 : next.bytes);
        text.remove_prefix(bytes.size());
        if (changesDirection(next.code))
            continue;
        const bool isBlank = isControl(next.code) && next.bytes > 0;
        if (isBlank && isAfterControl)
            continue;
        isAfterControl = isBlank;
        if (characters == mostCharacters) {
            plain.resize(lastStart);
            return plain + "…";
        }
        ++characters;
        lastStart = plain.size();
        plain += isBlank ? " " : next.bytes == 0 ? "\xef\xbf\xbd" : bytes;
    }
    return plain;
}

} // namespace overtake
