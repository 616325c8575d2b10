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

/// Cache sizes of this machine; if they are hidden, the defaults above: few cores have less.
const CacheSizes &cacheSizes();

} // namespace overtake
