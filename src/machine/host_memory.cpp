// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/host_memory.h"

#include "machine/control_group.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <optional>
#include <string>

namespace overtake
{

namespace
{

std::optional<std::int64_t> availableOfSystem()
{
    std::ifstream file("/proc/meminfo");
    std::string key;
    std::int64_t kibibytes = 0;
    std::string unit;
    while (file >> key >> kibibytes && std::getline(file, unit))
        if (key == "MemAvailable:")
            return kibibytes * 1024;
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
    const std::optional<double> limit = numberInVariable("OVERTAKE_MEMORY_LIMIT");
    return limit && *limit < static_cast<double>(bytes) ? static_cast<std::int64_t>(std::max(*limit, 0.0)) : bytes;
}

void requireHostMemory(std::int64_t bytes)
{
    const std::int64_t available = freeHostBytes();
    if (bytes > available)
        throw OutOfMemoryError(bytes, available, sentence("main memory"));
}

} // namespace overtake
