// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A list of texts in one line.
#pragma once

#include <string>
#include <string_view>

namespace overtake
{

/// The texts in their order, the separator between them.
template <typename Range>
std::string joined(const Range &texts, std::string_view separator)
{
    std::string all;
    for (const auto &text : texts) {
        if (!all.empty())
            all += separator;
        all += text;
    }
    return all;
}

} // namespace overtake
