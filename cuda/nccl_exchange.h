// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sums the gradients of several cards by NCCL: all of a step in one group, queued on each card's stream, so that the
// host waits for no card. A communicator for each card, made once. The threads of the cards meet in sum(), and the last
// one to come queues for all: NCCL is never called by two at once, nor while one of the cards is missing.
#pragma once

#include "cuda_context.h"
#include "engines/gpu/exchange.h"
#include "nccl_library.h"

#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>

namespace overtake::cuda
{

class NcclExchange : public gpu::Exchange
{
public:
    /// Throws DeviceError. NCCL must be there.
    explicit NcclExchange(std::vector<ContextPtr> contexts);
    ~NcclExchange() override;
    NcclExchange(const NcclExchange &) = delete;
    NcclExchange &operator=(const NcclExchange &) = delete;

    void sum(int rank, float weight, std::span<const gpu::BufferRange> ranges) override;
    std::size_t timedPieces(std::size_t) const override { return 1; }
    void abandon() override;
    bool isAbandoned() const override;

private:
    /// Arguments of one device's thread.
    struct Call {
        float weight = 1;
        std::span<const gpu::BufferRange> ranges;
    };

    void meet(std::size_t rank, const Call &call);
    void enqueueAll();
    int operationFor(std::size_t rank, float weight);
    void check(int status, std::size_t rank, const char *doing);
    void abortAll() noexcept;

    std::vector<ContextPtr> m_contexts;
    std::vector<NcclCommunicator *> m_communicators; ///< by rank, like the others; empty once they are given up
    std::vector<std::map<float, int>> m_operations;  ///< by weight: that of a full batch and of an epoch's last
    std::vector<Call> m_calls;
    mutable std::mutex m_mutex; ///< guards all members
    std::condition_variable m_changed;
    std::size_t m_arrived = 0;
    std::int64_t m_round = 0;
    bool m_abandoned = false;
    std::exception_ptr m_failure; ///< failure of the last group
};

} // namespace overtake::cuda
