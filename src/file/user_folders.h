// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's folders (XDG base directory specification: a relative path in a variable is ignored). Empty where there is
// no home.
#pragma once

#include <filesystem>

namespace overtake
{

std::filesystem::path cacheFolder();    ///< $XDG_CACHE_HOME/overtake
std::filesystem::path settingsFolder(); ///< $XDG_CONFIG_HOME/overtake

} // namespace overtake
