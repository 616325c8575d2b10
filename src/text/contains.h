// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Membership of a list.
#pragma once

#include <algorithm>

namespace overtake
{

bool contains(const auto &all, const auto &one)
{
    return std::ranges::any_of(all, [&](const auto &each) { return each == one; });
}

} // namespace overtake
