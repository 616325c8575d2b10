// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/tasks/tasks.h"

#include "engines/cpu/simd/sequence_kernels.h"
#include "engines/cpu/simd/vector_kernels.h"
#include "engines/cpu/tasks/function_task.h"
#include "engines/host/team.h"
#include "engines/host/textbook_loop.h"
#include "operations/activations.h"
#include "operations/elementwise.h"
#include "operations/losses.h"
#include "operations/optimisers.h"
#include "operations/predictions.h"
#include "operations/reductions.h"
#include "operations/transfers.h"
#include "text/contains.h"

#include <cmath>
#include <cstring>

namespace overtake
{

namespace
{

/// kernel(in, ..., out, count) over all elements. `streams`: its cost, as the number of arrays read and written.
template <const auto &kernel, int streams>
std::unique_ptr<Task> unaryTask(const TaskArguments &t)
{
    return elementTask(t.count(), streams, t.threads, [a = tensorsOf(t)](std::int64_t first, std::int64_t n) {
        kernel(a.in(0) + first, a.out() + first, n);
    });
}

template <const auto &kernel, int streams>
std::unique_ptr<Task> binaryTask(const TaskArguments &t)
{
    return elementTask(t.count(), streams, t.threads, [a = tensorsOf(t)](std::int64_t first, std::int64_t n) {
        kernel(a.in(0) + first, a.in(1) + first, a.out() + first, n);
    });
}

/// Copies rows of a dataset to `out`, in the epoch's order.
std::unique_ptr<Task> takeRowsTask(const TaskArguments &t)
{
    const auto rows = t.out()[0];
    const auto elementsPerRow = wordCount(t.program.tensor(t.operation.outputs[0])) / rows;
    const int threads = threadsFor(0, 8.0 * static_cast<double>(rows * elementsPerRow), t.threads);
    return taskOf(
        [=, a = tensorsOf(t)](const BatchRange &batch) {
            const float *from = a.in(0);
            float *to = a.out();
            shareOut(rows, 16, threads, [&](std::int64_t first, std::int64_t last) {
                if (batch.order.empty()) {
                    std::memcpy(to + first * elementsPerRow, from + (batch.firstRow + first) * elementsPerRow,
                                static_cast<std::size_t>((last - first) * elementsPerRow) * sizeof(float));
                    return;
                }
                for (std::int64_t row = first; row < last; ++row) {
                    const float *sample = from + batch.sample(row) * elementsPerRow;
                    // A call of memcpy costs more than copying a handful of values.
                    if (elementsPerRow > 16)
                        std::memcpy(to + row * elementsPerRow, sample,
                                    static_cast<std::size_t>(elementsPerRow) * sizeof(float));
                    else
                        for (std::int64_t j = 0; j < elementsPerRow; ++j)
                            to[row * elementsPerRow + j] = sample[j];
                }
            });
        },
        threads);
}

/// Counts in floats: a double is two.
std::unique_ptr<Task> copyTask(const TaskArguments &t)
{
    if (operations::copiesBatch(t.operation))
        return takeRowsTask(t);
    const auto words = wordCount(t.program.tensor(t.operation.inputs[0]));
    return elementTask(words, 2, t.threads, [a = tensorsOf(t)](std::int64_t first, std::int64_t n) {
        std::memcpy(a.out() + first, a.in(0) + first, static_cast<std::size_t>(n) * sizeof(float));
    });
}

std::unique_ptr<Task> adamTask(const TaskArguments &t)
{
    return elementTask(t.count(), 7, t.threads, [a = tensorsOf(t)](std::int64_t first, std::int64_t n) {
        const auto &attributes = a.operation.attributes.as<operations::AdamAttributes>();
        const double steps = a.in(4)[0];
        kernels::AdamStep step{};
        step.learningRate = attributes.learningRate;
        step.beta1 = attributes.beta1;
        step.beta2 = attributes.beta2;
        step.epsilon = attributes.epsilon;
        step.firstCorrection = static_cast<float>(1 / (1 - std::pow(static_cast<double>(attributes.beta1), steps)));
        step.secondCorrection = static_cast<float>(1 / (1 - std::pow(static_cast<double>(attributes.beta2), steps)));
        kernels::adam(a.out(0) + first, a.in(1) + first, a.out(1) + first, a.out(2) + first, step, n);
    });
}

/// Where Sgd follows, its parameter -= learningRate * column sums.
std::unique_ptr<Task> columnSumTask(const TaskArguments &t)
{
    const int threads = threadsFor(0, 4.0 * static_cast<double>(t.count()), t.threads);
    const float scale = t.isFused() ? -t.last().attributes.as<operations::SgdAttributes>().learningRate : 1;
    return taskOf(
        [=, a = tensorsOf(t), adds = t.isFused(), rows = t.rows(), columns = t.columns()](const BatchRange &) {
            shareOut(columns, 16, threads, [&](std::int64_t first, std::int64_t last) {
                kernels::columnSum(a.in(0), a.out(), rows, columns, first, last, scale, adds ? a.out() : nullptr);
            });
        },
        threads);
}

// A number takes about as long as so many FLOPs of a product: 768 rows of 65 classes 55 and 30 us on one core (see
// sharedFlops).
constexpr double flopsForCrossEntropy = 120;
constexpr double flopsForArgMax = 60;

/// Threads divide the rows; their sums are added in the order of the rows.
std::unique_ptr<Task> crossEntropyTask(const TaskArguments &t)
{
    const Arguments a = tensorsOf(t);
    const auto rows = t.rows();
    const auto classes = t.columns();
    const int threads = threadsFor(flopsForCrossEntropy * static_cast<double>(rows * classes), 0, t.threads);
    const auto sums = std::make_shared<SharedSums>(threads);
    return taskOf(
        [=](const BatchRange &) {
            sums->clear();
            shareOut(rows, 16, threads, [&](std::int64_t first, std::int64_t last) {
                sums->mine() = kernels::softmaxCrossEntropy(a.in(0) + first * classes, a.ints(1) + first,
                                                            a.out(1) + first * classes, last - first, classes);
            });
            a.out(0)[0] = static_cast<float>(sums->total() / static_cast<double>(rows));
        },
        threads);
}

/// Results larger than this are written around the caches, which saves reading their lines first: a product of two
/// vectors of 10^8 took 40.9 ms with ordinary stores and 33.6 ms with streaming ones on 2 cores of an EPYC 9004, 63.3
/// and 46.8 on one.
constexpr std::int64_t streamedBytes = std::int64_t{32} << 20;

std::unique_ptr<Task> multiplyTask(const TaskArguments &t)
{
    const bool stream = t.count() * 4 >= streamedBytes;
    return elementTask(t.count(), 3, t.threads, [=, a = tensorsOf(t)](std::int64_t first, std::int64_t n) {
        kernels::multiply(a.in(0) + first, a.in(1) + first, a.out() + first, n, stream);
    });
}

std::unique_ptr<Task> addBiasTask(const TaskArguments &t)
{
    return taskOf([a = tensorsOf(t), rows = t.rows(), columns = t.columns()](const BatchRange &) {
        kernels::addBias(a.in(0), a.in(1), a.out(), rows, columns);
    });
}

std::unique_ptr<Task> softmaxCrossEntropyGradTask(const TaskArguments &t)
{
    return taskOf([a = tensorsOf(t), rows = t.rows(), columns = t.columns()](const BatchRange &) {
        kernels::softmaxCrossEntropyGrad(a.in(0), a.ints(1), a.out(), rows, columns,
                                         a.in(2)[0] / static_cast<float>(rows));
    });
}

std::unique_ptr<Task> binaryCrossEntropyTask(const TaskArguments &t)
{
    return taskOf([a = tensorsOf(t), rows = t.rows()](const BatchRange &) {
        const double sum = kernels::binaryCrossEntropy(a.in(0), a.ints(1), a.out(1), rows);
        a.out(0)[0] = static_cast<float>(sum / static_cast<double>(rows));
    });
}

std::unique_ptr<Task> binaryCrossEntropyGradTask(const TaskArguments &t)
{
    return taskOf([a = tensorsOf(t), rows = t.rows()](const BatchRange &) {
        kernels::binaryCrossEntropyGrad(a.in(0), a.ints(1), a.out(), rows, a.in(2)[0] / static_cast<float>(rows));
    });
}

std::unique_ptr<Task> rowSumTask(const TaskArguments &t)
{
    return taskOf([a = tensorsOf(t), rows = t.rows(), columns = t.columns()](const BatchRange &) {
        kernels::rowSum(a.in(0), a.out(), rows, columns);
    });
}

std::unique_ptr<Task> sgdTask(const TaskArguments &t)
{
    const float rate = t.attributes<operations::SgdAttributes>().learningRate;
    return elementTask(t.count(), 3, t.threads, [=, a = tensorsOf(t)](std::int64_t first, std::int64_t n) {
        kernels::sgd(a.out() + first, a.in(1) + first, rate, n);
    });
}

std::unique_ptr<Task> argMaxTask(const TaskArguments &t)
{
    return rowTask(t.rows(), 16, threadsFor(flopsForArgMax * static_cast<double>(t.count()), 0, t.threads),
                   [a = tensorsOf(t), columns = t.columns()](std::int64_t first, std::int64_t last) {
                       kernels::argMax(a.in(0) + first * columns, a.intsOut() + first, last - first, columns);
                   });
}

} // namespace

static const CpuKernel elementKernels[] = {
    {operations::TransferIn, copyTask},
    {operations::TransferOut, copyTask},
    {operations::GatherRows, takeRowsTask},
    {operations::Multiply, multiplyTask},
    {operations::Add, binaryTask<kernels::add, 3>},
    {operations::AddBias, addBiasTask},
    {operations::Relu, unaryTask<kernels::relu, 2>},
    {operations::ReluGrad, binaryTask<kernels::reluGrad, 3>},
    {operations::Sigmoid, unaryTask<kernels::sigmoid, 2>},
    {operations::SigmoidGrad, binaryTask<kernels::sigmoidGrad, 3>},
    {operations::Gelu, unaryTask<kernels::gelu, 4>},
    {operations::SoftmaxCrossEntropy, crossEntropyTask},
    {operations::SoftmaxCrossEntropyGrad, softmaxCrossEntropyGradTask},
    {operations::BinaryCrossEntropy, binaryCrossEntropyTask},
    {operations::BinaryCrossEntropyGrad, binaryCrossEntropyGradTask},
    {operations::RowSum, rowSumTask},
    {operations::ColumnSum, columnSumTask},
    {operations::ArgMax, argMaxTask},
    {operations::Sgd, sgdTask},
    {operations::Adam, adamTask},
};

static const RegisteredKernels registeredElementKernels("elements", elementKernels);

std::unique_ptr<Task> makeTask(const TaskArguments &t)
{
    if (const CpuKernel *kernel = rowOf<CpuKernel>(t.operation.kind)) {
        const TensorId plus = t.plus();
        const auto &inputs = t.operation.inputs;
        if (!contains(inputs, plus))
            t.step.mayOverwrite = plus;
        return kernel->task(t);
    }
    return taskOf([&program = t.program, &storage = t.storage, operation = t.operation](const BatchRange &batch) {
        runLoop(program, operation, storage, batch);
    });
}

const Fusions &cpuFusions()
{
    static const Fusions all = fusionsOf<CpuKernel>();
    return all;
}

} // namespace overtake
