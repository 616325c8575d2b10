// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace overtake
{

bool lockFile(int descriptor)
{
    return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

FileLock::FileLock(std::string path, int descriptor) : m_path(std::move(path)), m_descriptor(descriptor) {}

FileLock::FileLock(FileLock &&other) noexcept
    : m_path(std::move(other.m_path)), m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

FileLock &FileLock::operator=(FileLock &&other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

FileLock::~FileLock()
{
    if (m_descriptor < 0)
        return;
    ::unlink(m_path.c_str()); // while it is held: nobody else's is removed
    ::close(m_descriptor);
}

std::optional<FileLock> FileLock::take(const std::string &path)
{
    return open(path, O_CREAT);
}

std::optional<FileLock> FileLock::takeExisting(const std::string &path)
{
    return open(path, 0);
}

std::optional<FileLock> FileLock::open(const std::string &path, int flags)
{
    // Opened for writing: NFS gives no other file an exclusive lock. A pipe in its place must not be waited for.
    const int descriptor = ::open(path.c_str(), flags | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
    struct stat locked = {};
    struct stat named = {};
    if (descriptor >= 0 && ::fstat(descriptor, &locked) == 0 && S_ISREG(locked.st_mode) && lockFile(descriptor) &&
        ::lstat(path.c_str(), &named) == 0 && named.st_ino == locked.st_ino && named.st_dev == locked.st_dev)
        return FileLock(path, descriptor);
    if (descriptor >= 0) // somebody else's, or removed by who had it before
        ::close(descriptor);
    return std::nullopt;
}

} // namespace overtake
