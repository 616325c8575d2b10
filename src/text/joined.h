// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A list of texts in one line, and the parts of such a line.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace overtake
{

/// The texts in their order, the separator between them. `textOf`: the text of each part of the range.
template <typename Range, typename TextOf = std::identity>
std::string joined(const Range &parts, std::string_view separator, TextOf textOf = {})
{
    std::string all;
    for (const auto &part : parts) {
        if (!all.empty())
            all += separator;
        all += std::invoke(textOf, part);
    }
    return all;
}

/// "1,2,,3" at "," is cut into "1", "2", "", "3".
inline std::vector<std::string> splitAt(std::string_view text, std::string_view separator)
{
    std::vector<std::string> parts;
    for (std::size_t start = 0; start != std::string_view::npos;) {
        const std::size_t end = text.find(separator, start);
        parts.emplace_back(text.substr(start, end - start));
        start = end == std::string_view::npos ? end : end + separator.size();
    }
    return parts;
}

} // namespace overtake
