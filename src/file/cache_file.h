// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cache of things made or measured once, kept between starts in $XDG_CACHE_HOME/overtake (~/.cache/overtake): compiled
// kernels, the fastest methods of this machine. One file for each key. A file that is damaged or has another key counts
// as absent; one that cannot be written is left out. Never throws.
#pragma once

#include "text/message.h"

#include <string>
#include <string_view>

namespace overtake
{

class CacheFile
{
public:
    /// `kind`: its folder, "opencl". `key`: everything that the content depends on.
    CacheFile(const std::string &kind, std::string key);

    /// Empty when there is none.
    std::string load() const;
    void store(std::string_view content) const;
    /// Whether there was a file and now there is none.
    bool remove() const;
    /// Where it lies; empty where the user has no cache folder.
    const std::string &path() const { return m_path; }

private:
    std::string m_key;
    std::string m_path;
};

/// Why one of this process could not be kept, with the reason of the first since the last call: the one sentence that a
/// program says of it. Empty where all were kept, and where the user has no cache folder. Any thread.
Message takeCacheTrouble();

} // namespace overtake
