// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/parallel_blocks.h"

#include "text/error.h"

#include <algorithm>
#include <atomic>
#include <sched.h>
#include <system_error>
#include <thread>
#include <vector>

namespace overtake
{

namespace
{

/// hardware_concurrency() ignores that the process may use only some of the processors.
std::int64_t usableThreads()
{
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0)
        return CPU_COUNT(&set);
    return std::thread::hardware_concurrency();
}

} // namespace

void parallelBlocks(std::int64_t blocks, const std::stop_token &stop, const std::function<void(std::int64_t)> &work)
{
    std::atomic<std::int64_t> next = 0;
    const auto takeBlocks = [&] {
        for (std::int64_t block; !stop.stop_requested() && (block = next++) < blocks;)
            work(block);
    };
    {
        const std::int64_t threads = std::min(blocks, usableThreads());
        std::vector<std::jthread> helpers;
        try {
            for (std::int64_t i = 1; i < threads; ++i)
                helpers.emplace_back(takeBlocks);
        } catch (const std::system_error &) {
            // No more threads are available: those that started, and this one, do the work.
        }
        takeBlocks();
    }
    throwIfStopped(stop);
}

} // namespace overtake
