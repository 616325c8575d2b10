// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keeps what was read from the user's own files, or generated in their place, until something else is requested or a
// file has changed. Any thread; others wait while it is being made.
#pragma once

#include "program/parameter.h"
#include "text/contains.h"

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

/// The latest change of a file, or of a folder and the files right in it; nothing where that cannot be told.
std::optional<std::filesystem::file_time_type> newestChange(const std::string &path);

/// One value, the last.
template <typename Value>
class KeptUntilChange
{
public:
    using Pointer = std::shared_ptr<const Value>;

    /// The last value made, if `key` is the same and none of `files` has changed since; otherwise the result of
    /// `make()`.
    template <typename Make>
    Pointer get(const ParameterValues &key, const std::vector<std::string> &files, Make make)
    {
        const std::scoped_lock lock(m_mutex);
        std::vector<std::optional<std::filesystem::file_time_type>> changes; // before the files are read
        for (const std::string &file : files)
            changes.push_back(newestChange(file));
        if (!m_kept || contains(changes, std::nullopt) || !(m_key == key) || m_changes != changes) {
            m_kept.reset(); // first: two large sets need not fit side by side
            m_kept = std::make_shared<const Value>(make());
            m_key = key;
            m_changes = changes;
        }
        return m_kept;
    }

private:
    std::mutex m_mutex;
    Pointer m_kept;
    ParameterValues m_key;
    std::vector<std::optional<std::filesystem::file_time_type>> m_changes; ///< the files' times when read
};

} // namespace overtake
