// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/error.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <new>
#include <utility>

namespace overtake
{

namespace
{

/// Exact bytes with thousands apart, and a rounded figure that a person can grasp.
std::string bytesInWords(std::int64_t bytes)
{
    std::string digits = std::to_string(bytes);
    for (int at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), " ");
    const double gib = static_cast<double>(bytes) / (1024.0 * 1024.0 * 1024.0);
    if (gib < 0.1)
        return sentence("%1 bytes", digits);
    const auto tenths = static_cast<std::int64_t>(gib * 10 + 0.5);
    return sentence("%1 bytes (%2.%3 GiB)", digits, tenths / 10, tenths % 10);
}

} // namespace

OutOfMemoryError::OutOfMemoryError(std::int64_t neededBytes, std::int64_t freeBytes, const std::string &where)
    : Error(
          sentence("This needs %1 in %2, and %3 are free.", bytesInWords(neededBytes), where, bytesInWords(freeBytes))),
      m_neededBytes(neededBytes), m_freeBytes(freeBytes)
{
}

std::string systemReason(int code)
{
    // In the C library's words: what another process says in them is known, too.
    static constexpr std::array<std::pair<int, const char *>, 18> reasons{{
        {ENOENT, marked("No such file or directory")},
        {EACCES, marked("Permission denied")},
        {EPERM, marked("Operation not permitted")},
        {ENOSPC, marked("No space left on device")},
        {EDQUOT, marked("Disk quota exceeded")},
        {EROFS, marked("Read-only file system")},
        {EISDIR, marked("Is a directory")},
        {ENOTDIR, marked("Not a directory")},
        {EEXIST, marked("File exists")},
        {EIO, marked("Input/output error")},
        {EFBIG, marked("File too large")},
        {ENAMETOOLONG, marked("File name too long")},
        {ELOOP, marked("Too many levels of symbolic links")},
        {EMFILE, marked("Too many open files")},
        {ENOMEM, marked("Cannot allocate memory")},
        {ENOEXEC, marked("Exec format error")},
        {EPIPE, marked("Broken pipe")},
        {ESTALE, marked("Stale file handle")},
    }};
    for (const auto &[known, reason] : reasons)
        if (known == code)
            return reason;
    return std::strerror(code);
}

std::string failureSentence(const std::string &who)
{
    try {
        throw;
    } catch (const Error &error) {
        return error.what();
    } catch (const std::bad_alloc &) {
        return sentence("Memory ran out on %1: choose a smaller size.", who);
    } catch (const std::exception &error) {
        return sentence("A defect, please report it: %1 failed with '%2'.", who, error.what());
    }
}

} // namespace overtake
