// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One cell of a CSV file (RFC 4180): text quoted where it must be, a number in full precision with a point in every
// locale; absent values and values that are not finite give an empty cell.
#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

namespace overtake
{

inline std::string cell(std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char character : text) {
        quoted += character;
        if (character == '"')
            quoted += '"';
    }
    return quoted + '"';
}

inline std::string cell(double value)
{
    if (!std::isfinite(value))
        return {};
    std::array<char, 32> buffer{};
    return {buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr};
}

inline std::string cell(const std::optional<double> &value)
{
    return value ? cell(*value) : std::string();
}

} // namespace overtake
