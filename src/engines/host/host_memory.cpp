// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/engine.h"
#include "engines/host/host_storage.h"
#include "machine/control_group.h"
#include "text/error.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <optional>
#include <string>

namespace overtake
{

namespace
{

std::optional<std::int64_t> wholeNumber(const std::string &text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end == text.data())
        return std::nullopt;
    return value;
}

std::optional<std::int64_t> availableOfSystem()
{
    std::ifstream file("/proc/meminfo");
    std::string key;
    std::string value;
    std::string unit;
    while (file >> key >> value && std::getline(file, unit)) {
        if (key == "MemAvailable:") {
            const auto kibibytes = wholeNumber(value);
            return kibibytes ? std::optional(*kibibytes * 1024) : std::nullopt;
        }
    }
    return std::nullopt;
}

} // namespace

std::int64_t freeHostBytes()
{
    std::int64_t bytes = std::numeric_limits<std::int64_t>::max();
    if (const auto available = availableOfSystem())
        bytes = std::min(bytes, *available);
    if (const auto available = memoryLeftInGroups())
        bytes = std::min(bytes, *available);
    if (const char *limit = std::getenv("OVERTAKE_MEMORY_LIMIT")) {
        if (const auto number = wholeNumber(limit))
            bytes = std::min(bytes, *number);
    }
    return bytes;
}

void requireHostMemory(std::int64_t bytes)
{
    const std::int64_t available = freeHostBytes();
    if (bytes > available)
        throw OutOfMemoryError(bytes, available, sentence("main memory"));
}

} // namespace overtake
