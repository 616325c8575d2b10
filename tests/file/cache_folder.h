// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A cache folder of a test's own.
#pragma once

#include "report/temporary_folder.h"

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace overtake::test
{

/// XDG_CACHE_HOME is a fresh folder while it lives.
class CacheFolder
{
public:
    CacheFolder() : m_before(std::getenv("XDG_CACHE_HOME") ? std::getenv("XDG_CACHE_HOME") : "")
    {
        set(m_folder.file("cache"));
    }
    ~CacheFolder() { set(m_before); }
    void set(const std::string &path) { setenv("XDG_CACHE_HOME", path.c_str(), 1); }
    std::string file(const std::string &name) const { return m_folder.file(name); }
    std::vector<std::string> files() const
    {
        std::vector<std::string> paths;
        if (std::filesystem::exists(file("cache")))
            for (const auto &entry : std::filesystem::recursive_directory_iterator(file("cache")))
                if (entry.is_regular_file())
                    paths.push_back(entry.path());
        return paths;
    }

private:
    TemporaryFolder m_folder;
    std::string m_before;
};

} // namespace overtake::test
