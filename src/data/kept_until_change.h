// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// When a file of the user's own last changed, so that what was read from it is kept until then.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace overtake
{

/// The latest change of a file, or of a folder and the files right in it; nothing where that cannot be told.
std::optional<std::filesystem::file_time_type> newestChange(const std::string &path);

} // namespace overtake
