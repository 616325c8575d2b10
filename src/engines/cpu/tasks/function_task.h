// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tasks made from functions, for the files that make tasks: a kernel call with all arguments bound, and the tensors of
// one operation by position.
#pragma once

#include "engines/cpu/tasks/tasks.h"
#include "engines/host/host_storage.h"
#include "engines/host/team.h"
#include "program/program.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace overtake
{

/// A task made from a function: the kernel call with all arguments bound.
template <typename Function>
class FunctionTask : public Task
{
public:
    FunctionTask(Function function, int threads, std::int64_t bytes)
        : m_function(std::move(function)), m_threads(threads), m_bytes(bytes)
    {
    }
    void run(const BatchRange &batch) override { m_function(batch); }
    int threads() const override { return m_threads; }
    std::int64_t bytes() const override { return m_bytes; }

private:
    Function m_function;
    int m_threads;
    std::int64_t m_bytes;
};

template <typename Function>
std::unique_ptr<Task> taskOf(Function function, int threads = 1, std::int64_t bytes = 0)
{
    return std::make_unique<FunctionTask<Function>>(std::move(function), threads, bytes);
}

/// The tensors of one operation, by position; looked up on every run, because views move from batch to batch.
struct Arguments {
    const HostStorage *storage;
    Operation operation;

    const float *in(std::size_t i) const { return storage->floats(operation.inputs[i]); }
    const std::int32_t *ints(std::size_t i) const { return storage->ints(operation.inputs[i]); }
    float *out(std::size_t i = 0) const { return storage->floats(operation.outputs[i]); }
    std::int32_t *intsOut() const { return storage->ints(operation.outputs[0]); }
};

inline Arguments tensorsOf(const TaskArguments &arguments)
{
    return {&arguments.storage, arguments.operation};
}

inline constexpr std::int64_t elementGrain = 1024; // whole cache lines, enough of them to be worth a thread's while

/// kernel(first, count) over all elements, on several threads where that pays. `streams`: number of arrays read and
/// written.
template <typename Kernel>
std::unique_ptr<Task> elementTask(std::int64_t count, int streams, int available, Kernel kernel)
{
    const int threads = threadsFor(0, 4.0 * streams * static_cast<double>(count), available);
    return taskOf(
        [=](const BatchRange &) {
            shareOut(count, elementGrain, threads,
                     [&](std::int64_t first, std::int64_t last) { kernel(first, last - first); });
        },
        threads);
}

/// kernel(first, last) over ranges of rows whose bounds are multiples of `grain`.
template <typename Kernel>
std::unique_ptr<Task> rowTask(std::int64_t rows, std::int64_t grain, int threads, Kernel kernel)
{
    return taskOf([=](const BatchRange &) { shareOut(rows, grain, threads, kernel); }, threads);
}

inline constexpr std::int64_t columnsOfAThread = 64; // each thread gets a multiple of this: a few vectors of any width

inline double floatBytes(std::int64_t count)
{
    return 4.0 * static_cast<double>(count);
}

/// kernel(first, last) over rows, on several threads where `bytes` is large enough.
template <typename Kernel>
std::unique_ptr<Task> taskOfBytes(std::int64_t rows, std::int64_t grain, double bytes, int available, Kernel kernel)
{
    return rowTask(rows, grain, threadsFor(0, bytes, available), kernel);
}

/// One sum per thread of a team, each on its own cache line.
class SharedSums
{
public:
    explicit SharedSums(int threads) : m_sums(static_cast<std::size_t>(threads)) {}
    void clear() { std::ranges::fill(m_sums, Sum{}); }
    double &mine() { return m_sums[static_cast<std::size_t>(omp_get_thread_num())].value; }
    double total() const
    {
        double sum = 0;
        for (const Sum &one : m_sums)
            sum += one.value;
        return sum;
    }

private:
    struct alignas(64) Sum {
        double value = 0;
    };
    std::vector<Sum> m_sums;
};

} // namespace overtake
