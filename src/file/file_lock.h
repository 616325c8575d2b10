// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A lock on a file (flock): it ends with the process that holds it, however that ends, and is seen from other
// containers and, where the file system has locks, from other machines. The file goes with the lock; a killed process
// leaves it, and whoever takes it next takes it over.
#pragma once

#include <optional>
#include <string>

namespace overtake
{

class FileLock
{
public:
    /// Makes the file where it is missing. Empty where somebody has the lock, or the file cannot be made or locked.
    static std::optional<FileLock> take(const std::string &path);
    /// The lock of a file that is there; never makes one.
    static std::optional<FileLock> takeExisting(const std::string &path);

    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;
    ~FileLock(); ///< removes the file

private:
    FileLock(std::string path, int descriptor);
    static std::optional<FileLock> open(const std::string &path, int flags);

    std::string m_path;
    int m_descriptor;
};

/// Locks an open file of this process's. False where another has it, or the file system has no locks.
bool lockFile(int descriptor);

} // namespace overtake
