// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How devices that share a batch sum their gradients in the middle of a step. Each device is worked by a thread of its
// own, and each of them calls sum() in every step: it returns when all have the same result. Elements are floats.
#pragma once

#include "engines/gpu/gpu_backend.h"

#include <memory>
#include <span>
#include <vector>

namespace overtake::gpu
{

struct BufferRange {
    View view;
    std::int64_t elements = 0;
};

class Exchange
{
public:
    virtual ~Exchange() = default;
    /// Replaces the ranges, the same on every device in number and size, by the sum over all devices of weight times
    /// theirs. Throws Error where another device has failed.
    virtual void sum(int rank, float weight, std::span<const BufferRange> ranges) = 0;
    /// Number of the device's timed pieces of work in a sum of so many ranges.
    virtual std::size_t timedPieces(std::size_t ranges) const = 0;
    /// Bytes of main memory that it takes, for all devices together, to sum so many elements.
    virtual std::int64_t hostBytes(std::int64_t /*elements*/) const { return 0; }
    /// One of them has failed and will not come: the others throw instead of waiting for it.
    virtual void abandon() = 0;
    /// abandon() was called, or a sum failed: it serves no more.
    virtual bool isAbandoned() const = 0;
};

/// A device's place among those that share a batch.
struct Member {
    std::shared_ptr<Exchange> exchange;
    int rank = 0;
    float weight = 1; ///< share of the batch's rows
};

/// Through the host's memory: copied from every device, summed by all threads, copied to every device.
std::shared_ptr<Exchange> hostExchange(std::vector<std::shared_ptr<GpuBackend>> devices);

} // namespace overtake::gpu
