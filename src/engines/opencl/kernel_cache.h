// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compiled programs, kept between starts in $XDG_CACHE_HOME/overtake/opencl (~/.cache/…): one file for each device,
// driver version and source. A file that is damaged or of another key counts as absent; one that cannot be written is
// left out. No error ever comes from here. (PoCL does this by itself.)
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace overtake::opencl
{

class KernelCache
{
public:
    /// `key`: everything that the compiled program depends on.
    explicit KernelCache(std::string key);

    /// Empty when there is none.
    std::vector<unsigned char> load() const;
    void store(const std::vector<unsigned char> &binary) const;
    /// Where it lies; empty where the user has no cache folder.
    const std::string &path() const { return m_path; }

private:
    std::string m_key;
    std::string m_path;
};

} // namespace overtake::opencl
