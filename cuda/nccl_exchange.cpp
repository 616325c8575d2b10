// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nccl_exchange.h"

#include "cuda_memory.h"

#include <algorithm>

namespace overtake::cuda
{

using gpu::BufferRange;
using gpu::DeviceError;

NcclExchange::NcclExchange(std::vector<ContextPtr> contexts)
    : m_contexts(std::move(contexts)), m_operations(m_contexts.size()), m_calls(m_contexts.size())
{
    std::vector<int> indices;
    for (const ContextPtr &context : m_contexts) {
        context->enter();
        indices.push_back(context->index());
    }
    std::vector<NcclCommunicator *> made(m_contexts.size());
    check(nccl().initialiseAll(made.data(), static_cast<int>(made.size()), indices.data()), 0,
          phrase("starting NCCL on %1"));
    m_communicators = std::move(made);
}

NcclExchange::~NcclExchange()
{
    const bool allWork =
        std::ranges::all_of(m_contexts, [](const ContextPtr &context) { return context->canGiveBack(); });
    if (!allWork) {
        abortAll();
        return;
    }
    for (std::size_t rank = 0; rank < m_communicators.size(); ++rank) {
        (void)m_contexts[rank]->canGiveBack(); // chooses the card
        for (const auto &[weight, operation] : m_operations[rank])
            (void)nccl().destroyOperation(operation, m_communicators[rank]);
        (void)nccl().destroy(m_communicators[rank]);
    }
}

void NcclExchange::sum(int rank, float weight, std::span<const BufferRange> ranges)
{
    const auto me = static_cast<std::size_t>(rank);
    m_contexts[me]->enter();
    // Each thread reads the clock of its own card, before and after what one of them queues for all.
    m_contexts[me]->timed([&] { meet(me, {weight, ranges}); });
}

void NcclExchange::meet(std::size_t rank, const Call &call)
{
    std::unique_lock lock(m_mutex);
    if (!m_abandoned) {
        m_calls[rank] = call;
        const std::int64_t round = m_round;
        if (++m_arrived == m_contexts.size()) {
            m_arrived = 0;
            ++m_round;
            try {
                enqueueAll();
            } catch (...) {
                m_failure = std::current_exception();
                abortAll();
            }
            m_changed.notify_all();
        }
        m_changed.wait(lock, [&] { return m_round != round || m_abandoned; });
        if (m_failure)
            std::rethrow_exception(m_failure);
        if (m_round != round)
            return;
    }
    throw DeviceError(DeviceError::Kind::Other, sentence("Another of the devices has failed."));
}

void NcclExchange::enqueueAll()
{
    for (std::size_t rank = 0; rank < m_contexts.size(); ++rank)
        (void)operationFor(rank, m_calls[rank].weight); // not within the group: it is not a collective call
    check(nccl().groupStart(), 0, phrase("summing gradients with %1"));
    int status = ncclSucceeded;
    std::size_t failed = 0;
    for (std::size_t rank = 0; rank < m_contexts.size() && status == ncclSucceeded; ++rank) {
        for (const BufferRange &one : m_calls[rank].ranges) {
            float *values = addressOf(one.view);
            failed = rank;
            status = nccl().allReduce(values, values, static_cast<std::size_t>(one.elements), ncclFloats,
                                      operationFor(rank, m_calls[rank].weight), m_communicators[rank],
                                      m_contexts[rank]->stream());
            if (status != ncclSucceeded)
                break;
        }
    }
    const int ended = nccl().groupEnd(); // also after an error: groups nest
    check(status, failed, phrase("summing gradients with %1"));
    check(ended, 0, phrase("summing gradients with %1"));
}

int NcclExchange::operationFor(std::size_t rank, float weight)
{
    const auto known = m_operations[rank].find(weight);
    if (known != m_operations[rank].end())
        return known->second;
    int operation = 0;
    check(nccl().weightedSum(&operation, &weight, ncclFloats, ncclScalarOfTheHost, m_communicators[rank]), rank,
          phrase("summing gradients with %1"));
    m_operations[rank][weight] = operation;
    return operation;
}

void NcclExchange::check(int status, std::size_t rank, const char *doing)
{
    if (status != ncclSucceeded)
        m_contexts[rank]->failLibrary(std::string("NCCL: ") + nccl().statusText(status), doing);
}

void NcclExchange::abandon()
{
    const std::scoped_lock lock(m_mutex);
    abortAll();
    m_changed.notify_all();
}

bool NcclExchange::isAbandoned() const
{
    const std::scoped_lock lock(m_mutex);
    return m_abandoned;
}

/// A card whose partner failed would otherwise wait for it in the middle of its sum, for ever. After a reset of any of
/// them nothing waits, and aborting would write to memory that went with the card's context.
void NcclExchange::abortAll() noexcept
{
    m_abandoned = true;
    if (std::ranges::none_of(m_contexts, [](const ContextPtr &context) { return context->wasReset(); }))
        for (NcclCommunicator *communicator : m_communicators)
            (void)nccl().abort(communicator);
    m_communicators.clear();
}

} // namespace overtake::cuda
