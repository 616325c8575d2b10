// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Limits by the control groups of this process (a container, a batch job): version 1 or 2 of Linux's, its own group and
// all above it. `root` stands before the paths /proc and /sys, for tests. Any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace overtake
{

/// Calls `visit` with the folder of each group that may have this controller ("cpu", "memory"), from this process's own
/// up; with a slash at the end.
void eachControlGroup(const std::string &root, const std::string &controller,
                      const std::function<void(const std::string &folder, bool isSecondVersion)> &visit);

/// Bytes that may still be used before the tightest limit, of which memory that only keeps files' contents is not taken
/// for used: the system gives it back when it is needed. Nothing where there is no limit.
std::optional<std::int64_t> memoryLeftInGroups(const std::string &root = {});

} // namespace overtake
