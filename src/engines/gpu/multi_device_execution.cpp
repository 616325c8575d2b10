// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/multi_device_execution.h"

#include "operations/all_reduce.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <numeric>
#include <thread>

namespace overtake::gpu
{

namespace
{

/// One thread for each device but the first, which the caller's thread works: started once, as starting takes as long
/// as a small step.
class Ranks
{
public:
    explicit Ranks(std::size_t count)
    {
        for (std::size_t rank = 1; rank < count; ++rank)
            m_threads.emplace_back([this, rank](const std::stop_token &stop) { serve(rank, stop); });
    }
    ~Ranks()
    {
        for (std::jthread &thread : m_threads)
            thread.request_stop();
    }
    Ranks(const Ranks &) = delete;
    Ranks &operator=(const Ranks &) = delete;

    /// work(rank) on all at once; returns when all are done.
    void run(const std::function<void(std::size_t)> &work)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_work = &work;
            m_working = m_threads.size();
            ++m_round;
        }
        m_changed.notify_all();
        work(0);
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_working == 0; });
    }

private:
    void serve(std::size_t rank, const std::stop_token &stop)
    {
        std::int64_t seen = 0;
        std::unique_lock lock(m_mutex);
        while (m_changed.wait(lock, stop, [&] { return m_round != seen; })) {
            seen = m_round;
            const auto *work = m_work;
            lock.unlock();
            (*work)(rank);
            lock.lock();
            --m_working;
            m_changed.notify_all();
        }
    }

    std::mutex m_mutex; ///< guards the members below
    std::condition_variable_any m_changed;
    const std::function<void(std::size_t)> *m_work = nullptr;
    std::size_t m_working = 0;
    std::int64_t m_round = 0;
    std::vector<std::jthread> m_threads; ///< last: they end first
};

class MultiDeviceExecution : public Execution
{
public:
    MultiDeviceExecution(const Program &whole, std::vector<Share> shares,
                         std::vector<std::unique_ptr<Execution>> executions, std::shared_ptr<Exchange> exchange)
        : m_whole(whole), m_shares(std::move(shares)), m_executions(std::move(executions)),
          m_exchange(std::move(exchange)), m_ranks(m_executions.size())
    {
        const Program share = programOf(m_whole, m_shares.front());
        m_sum = static_cast<std::size_t>(
            std::ranges::find_if(share.operations,
                                 [](const Operation &one) { return one.kind == operations::AllReduce; }) -
            share.operations.begin());
        std::vector<std::int32_t> sequential(static_cast<std::size_t>(m_whole.samples));
        std::iota(sequential.begin(), sequential.end(), 0);
        MultiDeviceExecution::beginEpoch(sequential);
    }

    /// Each device takes its rows of every batch, one batch after the other.
    void beginEpoch(std::span<const std::int32_t> order) override
    {
        const std::int64_t steps = m_whole.stepsPerEpoch();
        for (std::size_t rank = 0; rank < m_executions.size(); ++rank) {
            const Share &share = m_shares[rank];
            std::vector<std::int32_t> own;
            for (std::int64_t step = 0; step < steps; ++step) {
                const bool last = step + 1 == steps;
                const auto from = order.begin() + step * m_whole.batchRows + (last ? share.firstOfLast : share.first);
                own.insert(own.end(), from, from + (last ? share.rowsOfLast : share.rows));
            }
            m_executions[rank]->beginEpoch(own);
        }
    }

    void run(std::int64_t firstStep, std::int64_t steps) override
    {
        onAll([&](std::size_t rank) { m_executions[rank]->run(firstStep, steps); });
        m_lastWasSmall = firstStep + steps == m_whole.stepsPerEpoch();
    }

    /// Profile of the first device; its sum includes waiting for the others.
    StepProfile profile(std::int64_t step) override
    {
        StepProfile first;
        onAll([&](std::size_t rank) {
            StepProfile own = m_executions[rank]->profile(step);
            if (rank == 0)
                first = std::move(own);
        });
        m_lastWasSmall = step + 1 == m_whole.stepsPerEpoch();
        // The share of a device has the sum as one more operation.
        for (StepPart &part : first.parts) {
            std::erase(part.operations, m_sum);
            for (std::size_t &operation : part.operations)
                operation -= operation > m_sum ? 1 : 0;
        }
        return first;
    }

    std::vector<float> read(TensorId id) const override
    {
        std::vector<float> values = m_executions[0]->read(id);
        if (isMean(id)) {
            values.front() *= weightOf(0);
            for (std::size_t rank = 1; rank < m_executions.size(); ++rank)
                values.front() += weightOf(rank) * m_executions[rank]->read(id).front();
            return values;
        }
        if (m_whole.tensor(id).role == Role::Parameter || m_whole.tensor(id).role == Role::State || !hasRows(id))
            return values;
        return joined(id);
    }

    void write(TensorId id, std::span<const float> values) override
    {
        for (const auto &execution : m_executions)
            execution->write(id, values);
    }

    /// The first device has the largest share.
    std::int64_t memoryBytes() const override { return m_executions[0]->memoryBytes(); }

private:
    /// work(rank) by all threads at once. Throws what the first that fails throws.
    void onAll(const std::function<void(std::size_t)> &work)
    {
        std::vector<std::exception_ptr> failures(m_executions.size());
        std::size_t first = m_executions.size();
        std::mutex mutex;
        m_ranks.run([&](std::size_t rank) {
            try {
                work(rank);
            } catch (...) {
                {
                    const std::scoped_lock lock(mutex);
                    failures[rank] = std::current_exception();
                    first = first == failures.size() ? rank : first;
                }
                m_exchange->abandon();
            }
        });
        if (first < failures.size()) // the others failed because of it
            std::rethrow_exception(failures[first]);
    }
    float weightOf(std::size_t rank) const
    {
        const std::int64_t all = m_lastWasSmall ? m_whole.lastBatchRows() : m_whole.batchRows;
        return static_cast<float>(rowsOf(rank)) / static_cast<float>(all);
    }
    std::int64_t rowsOf(std::size_t rank) const
    {
        return m_lastWasSmall ? m_shares[rank].rowsOfLast : m_shares[rank].rows;
    }
    /// Also as it lies on the device.
    bool isMean(TensorId id) const
    {
        for (const TensorId mean : {m_whole.loss, m_whole.accuracy}) {
            if (mean == noTensor)
                continue;
            const bool isSource = std::ranges::any_of(m_whole.operations, [&](const auto &op) {
                return !op.outputs.empty() && op.outputs[0] == mean && op.inputs.size() == 1 && op.inputs[0] == id;
            });
            if (id == mean || isSource)
                return true;
        }
        return false;
    }
    /// Whether it grows with the batch.
    bool hasRows(TensorId id) const
    {
        return elementCount(m_whole.tensor(id).shape) !=
               elementCount(m_whole.withBatchRows(m_shares[0].rows).tensor(id).shape);
    }
    /// The devices' rows one after the other; beyond those of a smaller batch, zeros.
    std::vector<float> joined(TensorId id) const
    {
        const std::int64_t elements = elementCount(m_whole.tensor(id).shape);
        const std::int64_t perRow = elements / m_whole.batchRows;
        std::vector<float> all;
        for (std::size_t rank = 0; rank < m_executions.size(); ++rank) {
            const std::vector<float> own = m_executions[rank]->read(id);
            all.insert(all.end(), own.begin(), own.begin() + rowsOf(rank) * perRow);
        }
        all.resize(static_cast<std::size_t>(elements));
        return all;
    }

    Program m_whole;
    std::vector<Share> m_shares;
    std::vector<std::unique_ptr<Execution>> m_executions;
    std::shared_ptr<Exchange> m_exchange;
    std::size_t m_sum = 0; ///< index of the operation in a device's Program
    bool m_lastWasSmall = false;
    Ranks m_ranks; ///< last: its threads end first
};

/// The first devices have one row more where rows are left: with fewer rows, no device has more of them.
std::int64_t startOf(std::int64_t rows, std::size_t rank, std::size_t devices)
{
    const auto before = static_cast<std::int64_t>(rank);
    const auto all = static_cast<std::int64_t>(devices);
    return before * (rows / all) + std::min(before, rows % all);
}

} // namespace

std::vector<Share> sharesOf(const Program &program, std::size_t devices)
{
    const auto least = static_cast<std::int64_t>(devices);
    if (program.gradients.empty())
        throw NotHere(
            sentence("Several devices share the rows of a batch in training only: choose training, or one device."));
    if (const auto rows = std::min(program.batchRows, program.lastBatchRows()); rows < least)
        throw NotHere(rows == 1
                          ? sentence("A batch of 1 row cannot be shared by %1 devices: choose a larger batch size that "
                                     "divides the number of samples.",
                                     devices)
                          : sentence("A batch of %1 rows cannot be shared by %2 devices: choose a larger batch size "
                                     "that divides the number of samples.",
                                     rows, devices));
    std::vector<Share> shares;
    for (std::size_t rank = 0; rank < devices; ++rank) {
        Share share;
        share.first = startOf(program.batchRows, rank, devices);
        share.rows = startOf(program.batchRows, rank + 1, devices) - share.first;
        share.firstOfLast = startOf(program.lastBatchRows(), rank, devices);
        share.rowsOfLast = startOf(program.lastBatchRows(), rank + 1, devices) - share.firstOfLast;
        shares.push_back(share);
    }
    return shares;
}

Program programOf(const Program &whole, const Share &share)
{
    if (!whole.shuffled) // rows are taken by order
        throw NotHere(sentence("Several devices share the rows of shuffled batches only: use one device."));
    Program program = whole.withBatchRows(share.rows);
    program.samples = (whole.stepsPerEpoch() - 1) * share.rows + share.rowsOfLast;
    operations::sumGradients(program);
    return program;
}

std::unique_ptr<Execution> makeMultiDeviceExecution(const Program &whole, std::vector<Share> shares,
                                                    std::vector<std::unique_ptr<Execution>> executions,
                                                    std::shared_ptr<Exchange> exchange)
{
    return std::make_unique<MultiDeviceExecution>(whole, std::move(shares), std::move(executions), std::move(exchange));
}

} // namespace overtake::gpu
