// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/cache_sizes.h"

#include "text/format.h"

#include <algorithm>
#include <unistd.h>

namespace overtake
{

const CacheSizes &cacheSizes()
{
    static const CacheSizes sizes = [] {
        CacheSizes result;
        if (const auto chosen = numberInVariable("OVERTAKE_CACHE_SIZE")) { // for tests: small products in many blocks
            result.level1 = result.level2 = static_cast<std::int64_t>(std::clamp(*chosen, 1.0, 1e9));
            return result;
        }
#ifdef _SC_LEVEL1_DCACHE_SIZE
        const auto known = [](int name, std::int64_t otherwise) {
            const long bytes = sysconf(name);
            return bytes > 0 ? std::clamp<std::int64_t>(bytes, 8 * 1024, 64 * 1024 * 1024) : otherwise;
        };
        result.level1 = known(_SC_LEVEL1_DCACHE_SIZE, result.level1);
        result.level2 = known(_SC_LEVEL2_CACHE_SIZE, result.level2);
#endif
        return result;
    }();
    return sizes;
}

} // namespace overtake
