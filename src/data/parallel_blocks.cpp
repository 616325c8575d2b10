// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/parallel_blocks.h"

#include "machine/machine.h"
#include "text/error.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

namespace overtake
{

void parallelBlocks(std::int64_t blocks, const std::stop_token &stop, const std::function<void(std::int64_t)> &work)
{
    std::atomic<std::int64_t> next = 0;
    const auto takeBlocks = [&] {
        for (std::int64_t block; !stop.stop_requested() && (block = next++) < blocks;)
            work(block);
    };
    {
        const std::int64_t threads = std::min<std::int64_t>(blocks, thisMachine().usable.usualThreads());
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
