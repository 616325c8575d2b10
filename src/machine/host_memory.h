// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Main memory that is free. OVERTAKE_MEMORY_LIMIT (bytes) lowers it, for tests.
#pragma once

#include <cstdint>

namespace overtake
{

/// MemAvailable of the host (cgroup limit respected), in bytes.
std::int64_t freeHostBytes();
/// Throws OutOfMemoryError when fewer bytes of main memory are free.
void requireHostMemory(std::int64_t bytes);

} // namespace overtake
