// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The caches of one core, in bytes, as the C library knows them: asked in a microsecond, without hwloc.
#pragma once

#include <cstdint>

namespace overtake
{

struct CacheSizes {
    std::int64_t level1 = 32 * 1024; ///< for data
    std::int64_t level2 = 256 * 1024;
};

/// Of this machine; where they are hidden, those above, which few cores have less than.
const CacheSizes &cacheSizes();

} // namespace overtake
