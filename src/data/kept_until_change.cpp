// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/kept_until_change.h"

#include <algorithm>

namespace overtake
{

namespace fs = std::filesystem;

std::optional<fs::file_time_type> newestChange(const std::string &path)
{
    try {
        fs::file_time_type newest = fs::last_write_time(path);
        if (fs::is_directory(path))
            for (const auto &entry : fs::directory_iterator(path))
                newest = std::max(newest, entry.last_write_time());
        return newest;
    } catch (const fs::filesystem_error &) {
        return std::nullopt; // whoever reads it says what is wrong
    }
}

} // namespace overtake
