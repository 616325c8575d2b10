// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/control_group.h"

#include "file/text_file.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace overtake
{
namespace
{

/// Reads a file with one number; nothing if it says "max" or is missing.
std::optional<std::int64_t> bytesFrom(const std::string &path)
{
    std::istringstream words(textOfFile(path));
    std::int64_t bytes = 0;
    return words >> bytes ? std::optional(bytes) : std::nullopt;
}

/// A line of memory.stat; 0 where there is none.
std::int64_t statOf(const std::string &path, const std::string &name)
{
    std::istringstream words(textOfFile(path));
    std::string key;
    std::int64_t bytes = 0;
    while (words >> key >> bytes)
        if (key == name)
            return bytes;
    return 0;
}

} // namespace

void eachControlGroup(const std::string &root, const std::string &controller,
                      const std::function<void(const std::string &folder, bool isSecondVersion)> &visit)
{
    std::istringstream groups(textOfFile(root + "/proc/self/cgroup"));
    for (std::string line; std::getline(groups, line);) { // "0::/user.slice", "4:cpu,cpuacct:/docker/1f"
        const auto first = line.find(':');
        const auto second = line.find(':', first + 1);
        if (first == std::string::npos || second == std::string::npos)
            continue;
        const std::string controllers = line.substr(first + 1, second - first - 1);
        const bool isSecondVersion = controllers.empty();
        if (!isSecondVersion && ("," + controllers + ",").find("," + controller + ",") == std::string::npos)
            continue;
        const std::string mount = root + "/sys/fs/cgroup" + (isSecondVersion ? "" : "/" + controllers);
        // In a container the path may be the host's and only the mount's root exist.
        for (std::string group = line.substr(second + 1);; group.erase(group.rfind('/'))) {
            visit(mount + (group == "/" ? "" : group) + "/", isSecondVersion);
            if (group.rfind('/') == std::string::npos)
                break;
        }
    }
}

std::optional<std::int64_t> memoryLeftInGroups(const std::string &root)
{
    constexpr std::int64_t noLimit = std::int64_t{1} << 60; // version 1 says nearly 2^63 where there is none
    std::optional<std::int64_t> least;
    eachControlGroup(root, "memory", [&](const std::string &folder, bool isSecondVersion) {
        const auto limit = bytesFrom(folder + (isSecondVersion ? "memory.max" : "memory.limit_in_bytes"));
        const auto used = bytesFrom(folder + (isSecondVersion ? "memory.current" : "memory.usage_in_bytes"));
        if (!limit || !used || *limit >= noLimit)
            return;
        std::int64_t ofFiles = 0;
        for (const char *kind : {"inactive_file", "active_file"})
            ofFiles += statOf(folder + "memory.stat", (isSecondVersion ? "" : "total_") + std::string(kind));
        const std::int64_t left = std::clamp<std::int64_t>(*limit - *used + ofFiles, 0, *limit);
        least = std::min(least.value_or(left), left);
    });
    return least;
}

} // namespace overtake
