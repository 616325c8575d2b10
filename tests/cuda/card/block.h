// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs a kernel: block by block, the threads of a block as fibers that stop at barriers and shuffles only. What a
// kernel asks of the card comes here by way of host_dialect.h. A thread that all others of its block or warp wait for
// in vain is a fault. One thread of the host at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector_types.h>

namespace overtake::testcard
{

/// threadIdx and the like, of the thread that runs.
struct Place {
    uint3 thread{};
    uint3 block{};
    dim3 threads;
    dim3 blocks;
};
extern Place here;

// -- for kernels
void syncThreads();
/// Gives `bits` to the lane that is `mask` away, and returns its. All 32 must come.
std::uint32_t exchange(std::uint32_t lanes, std::uint32_t bits, int mask);

/// Shared memory of all kernels of a library, which is filled with not-a-numbers before many blocks.
void useSharedMemory(std::byte *start, std::byte *end);

/// Empty, or what a thread did wrong; then the rest of the grid has not run. One-dimensional.
std::string runGrid(unsigned blocks, unsigned threads, const std::function<void()> &kernel, bool backwards);

} // namespace overtake::testcard
