// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Removes files of a killed process. Everything temporary is locked by the process that uses it (file_lock.h), so what
// can be locked belongs to nobody. No error comes from here: what cannot be removed stays.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "file/file_lock.h"

namespace overtake
{

/// A name for a temporary file in this folder: no other thread and no living process uses it.
std::string temporaryName(const std::filesystem::path &folder);

/// Removes files with such names that no process holds. Looks into this folder only.
void removeLeftovers(const std::filesystem::path &folder);

/// The same in the cache folder, in that of the settings, and of scratch folders.
void removeLeftoversOfUser();

/// Files that Qt's settings leave beside their own: a lock, and copies named FILE.XXXXXX.
void removeLeftoversOfSettings(const std::string &file);

/// A folder in the system's temporary one, for its owner only; it goes with this object.
class ScratchFolder
{
public:
    /// Throws Error where there can be none.
    ScratchFolder();
    ScratchFolder(ScratchFolder &&) = default;
    ScratchFolder &operator=(ScratchFolder &&) = delete;
    ~ScratchFolder();

    const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
    std::optional<FileLock> m_lock;
};

} // namespace overtake
