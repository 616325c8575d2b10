// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/error.h"

#include "text/format.h"

#include <cerrno>
#include <cstring>
#include <map>
#include <new>
#include <utility>

namespace overtake
{

namespace
{

/// Exact bytes with thousands apart, and a rounded figure that a person can grasp.
Message bytesInWords(std::int64_t bytes)
{
    const std::string digits = formatCount(static_cast<double>(bytes));
    const double gib = static_cast<double>(bytes) / (1024.0 * 1024.0 * 1024.0);
    if (gib < 0.1)
        return sentence("%1 bytes", digits);
    const auto tenths = static_cast<std::int64_t>(gib * 10 + 0.5);
    return sentence("%1 bytes (%2.%3 GiB)", digits, tenths / 10, tenths % 10);
}

} // namespace

OutOfMemoryError::OutOfMemoryError(std::int64_t neededBytes, std::int64_t freeBytes, Message where)
    : Error(sentence("This needs %1 in %2, and %3 are free.", bytesInWords(neededBytes), std::move(where),
                     bytesInWords(freeBytes))),
      m_neededBytes(neededBytes), m_freeBytes(freeBytes)
{
}

Message systemReason(int code)
{
    static const std::map<int, Message> reasons{
        {ENOENT, sentence("No such file or directory")},
        {EACCES, sentence("Permission denied")},
        {EPERM, sentence("Operation not permitted")},
        {ENOSPC, sentence("No space left on device")},
        {EDQUOT, sentence("Disk quota exceeded")},
        {EROFS, sentence("Read-only file system")},
        {EISDIR, sentence("Is a directory")},
        {ENOTDIR, sentence("Not a directory")},
        {EEXIST, sentence("File exists")},
        {EIO, sentence("Input/output error")},
        {EFBIG, sentence("File too large")},
        {ENAMETOOLONG, sentence("File name too long")},
        {ELOOP, sentence("Too many levels of symbolic links")},
        {EMFILE, sentence("Too many open files")},
        {ENOMEM, sentence("Cannot allocate memory")},
        {ENOEXEC, sentence("Exec format error")},
        {EPIPE, sentence("Broken pipe")},
        {ESTALE, sentence("Stale file handle")},
    };
    const auto known = reasons.find(code);
    return known == reasons.end() ? foreign(std::strerror(code)) : known->second;
}

void throwIfStopped(const std::stop_token &stop)
{
    if (stop.stop_requested())
        throw Cancelled();
}

Message messageOf(const std::exception &error)
{
    const auto *ours = dynamic_cast<const Error *>(&error);
    return ours != nullptr ? ours->message() : foreign(error.what());
}

Message failureSentence(const Message &who)
{
    try {
        throw;
    } catch (const Error &error) {
        return error.message();
    } catch (const std::bad_alloc &) {
        return sentence("Memory ran out on %1: choose a smaller size.", who);
    } catch (const std::exception &error) {
        return sentence("A defect, please report it: %1 failed with '%2'.", who, error.what());
    }
}

} // namespace overtake
