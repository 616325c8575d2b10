// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A list of texts in one line.
#pragma once

#include <functional>
#include <string>
#include <string_view>

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

} // namespace overtake
