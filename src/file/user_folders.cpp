// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/user_folders.h"

#include <cstdlib>

namespace overtake
{
namespace
{

std::filesystem::path folderOf(const char *variable, const char *inHome)
{
    const char *chosen = std::getenv(variable);
    if (chosen && *chosen == '/')
        return std::filesystem::path(chosen) / "overtake";
    const char *home = std::getenv("HOME");
    return home && *home == '/' ? std::filesystem::path(home) / inHome / "overtake" : std::filesystem::path();
}

} // namespace

std::filesystem::path cacheFolder()
{
    return folderOf("XDG_CACHE_HOME", ".cache");
}

std::filesystem::path settingsFolder()
{
    return folderOf("XDG_CONFIG_HOME", ".config");
}

} // namespace overtake
