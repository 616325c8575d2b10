// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/plain_text.h"

#include "text/utf8.h"

#include <algorithm>
#include <iterator>

namespace overtake
{

namespace
{

bool isControl(char32_t code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x2028 || code == 0x2029;
}

bool changesDirection(char32_t code)
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
        const Utf8Character next = firstCharacter(text);
        const bool isUtf8 = next.fault == Utf8Fault::None;
        const std::string_view bytes = text.substr(0, isUtf8 ? next.bytes : 1);
        text.remove_prefix(bytes.size());
        if (changesDirection(next.code))
            continue;
        const bool isBlank = isUtf8 && isControl(next.code);
        if (isBlank && isAfterControl)
            continue;
        isAfterControl = isBlank;
        if (characters == mostCharacters) {
            plain.resize(lastStart);
            return plain + "…";
        }
        ++characters;
        lastStart = plain.size();
        plain += isBlank ? " " : isUtf8 ? bytes : "\xef\xbf\xbd";
    }
    return plain;
}

std::string_view withoutBlanks(std::string_view text)
{
    const auto isBlank = [](char c) { return static_cast<unsigned char>(c) <= ' ' || c == '\x7f'; };
    const auto first = std::ranges::find_if_not(text, isBlank);
    const auto last = std::find_if_not(text.rbegin(), std::make_reverse_iterator(first), isBlank).base();
    return {first, last};
}

} // namespace overtake
