// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/error.h"

#include <new>

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
        return digits + " bytes";
    const auto tenths = static_cast<std::int64_t>(gib * 10 + 0.5);
    return digits + " bytes (" + std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + " GiB)";
}

} // namespace

OutOfMemoryError::OutOfMemoryError(std::int64_t neededBytes, std::int64_t freeBytes, const std::string &where)
    : Error("This needs " + bytesInWords(neededBytes) + " in " + where + ", and " + bytesInWords(freeBytes) +
            " are free."),
      m_neededBytes(neededBytes), m_freeBytes(freeBytes)
{
}

std::string failureSentence(const std::string &who)
{
    try {
        throw;
    } catch (const Error &error) {
        return error.what();
    } catch (const std::bad_alloc &) {
        return "Memory ran out on " + who + ": choose a smaller size.";
    } catch (const std::exception &error) {
        return "A defect, please report it: " + who + " failed with '" + error.what() + "'.";
    }
}

} // namespace overtake
