// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/causal_softmax.h"
#include "engines/cpu/function_task.h"
#include "engines/cpu/product_kernels.h"
#include "engines/cpu/scratch.h"
#include "engines/cpu/sequence_kernels.h"
#include "engines/cpu/tasks.h"
#include "engines/cpu/transpose.h"
#include "engines/cpu/vector_kernels.h"
#include "operations/activations.h"
#include "operations/attention.h"
#include "operations/embedding.h"
#include "operations/layer_norm.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace overtake
{

namespace
{

constexpr std::int64_t columnsOfAThread = 64; // a multiple of these: a few vectors of any width

double bytesOf(std::int64_t count)
{
    return 4.0 * static_cast<double>(count);
}

void copyFloats(const float *from, float *to, std::int64_t count)
{
    std::memcpy(to, from, static_cast<std::size_t>(count) * sizeof(float));
}

/// kernel(first, last) over rows, shared out where `bytes` is much.
template <typename Kernel>
std::unique_ptr<Task> taskOfBytes(std::int64_t rows, std::int64_t grain, double bytes, int available, Kernel kernel)
{
    return rowTask(rows, grain, threadsFor(0, bytes, available), kernel);
}

/// The same for rows of the batch.
template <typename Kernel>
std::unique_ptr<Task> taskOfRows(std::int64_t rows, std::int64_t grain, double bytes, int available, Kernel kernel)
{
    return std::make_unique<BatchRowTask<Kernel>>(rows, grain, threadsFor(0, bytes, available), kernel);
}

/// table (v, c), tokens (b, t) -> (b t, c)
std::unique_ptr<Task> embeddingTask(const Arguments &a, std::int64_t rows, std::int64_t channels, int threads)
{
    return taskOfRows(rows, 16, 2 * bytesOf(rows * channels), threads, [=](std::int64_t first, std::int64_t last) {
        for (std::int64_t i = first; i < last; ++i)
            copyFloats(a.in(0) + a.ints(1)[i] * channels, a.out() + i * channels, channels);
    });
}

/// dy (b t, c), tokens (b, t) -> dtable (v, c). Threads share out columns: no two write the same number.
std::unique_ptr<Task> embeddingGradTask(const Arguments &a, std::int64_t rows, std::int64_t channels,
                                        std::int64_t words, int threads)
{
    return taskOfBytes(channels, columnsOfAThread, 2 * bytesOf(rows * channels), threads,
                       [=](std::int64_t first, std::int64_t last) {
                           float *table = a.out();
                           for (std::int64_t v = 0; v < words; ++v)
                               std::fill(table + v * channels + first, table + v * channels + last, 0.0F);
                           for (std::int64_t i = 0; i < rows; ++i) {
                               float *word = table + a.ints(1)[i] * channels + first;
                               kernels::add(word, a.in(0) + i * channels + first, word, last - first);
                           }
                       });
}

/// x (b t, c), positions (t, c)
std::unique_ptr<Task> addPositionsTask(const Arguments &a, std::int64_t rows, std::int64_t channels, int threads)
{
    const auto context = a.operation.attributes.context;
    return taskOfRows(rows, 1, 3 * bytesOf(rows * channels), threads, [=](std::int64_t first, std::int64_t last) {
        for (std::int64_t i = first; i < last;) {
            const auto until = std::min(last, (i / context + 1) * context); // the end of this sequence
            kernels::add(a.in(0) + i * channels, a.in(1) + i % context * channels, a.out() + i * channels,
                         (until - i) * channels);
            i = until;
        }
    });
}

/// x (b t, c) -> (t, c)
std::unique_ptr<Task> sumPositionsTask(const Arguments &a, std::int64_t rows, std::int64_t channels, int threads)
{
    const auto context = a.operation.attributes.context;
    return taskOfBytes(context, 1, 2 * bytesOf(rows * channels), threads, [=](std::int64_t first, std::int64_t last) {
        const auto count = (last - first) * channels;
        float *out = a.out() + first * channels;
        copyFloats(a.in(0) + first * channels, out, count);
        for (std::int64_t i = first + context; i < rows; i += context)
            kernels::add(out, a.in(0) + i * channels, out, count);
    });
}

/// Between (b t, parts c), `joined`, and `parts` tensors (b h, t, d).
std::unique_ptr<Task> headsTask(const Arguments &a, std::int64_t rows, std::int64_t channels, int threads)
{
    const bool split = a.operation.kind == operations::SplitHeads;
    const auto parts = static_cast<std::int64_t>(split ? a.operation.outputs.size() : a.operation.inputs.size());
    const auto context = a.operation.attributes.context;
    const auto heads = a.operation.attributes.heads;
    const auto width = channels / (parts * heads);
    return taskOfBytes(rows, 16, 2 * bytesOf(rows * channels), threads, [=](std::int64_t first, std::int64_t last) {
        for (std::int64_t part = 0; part < parts; ++part) {
            const auto at = static_cast<std::size_t>(part);
            for (std::int64_t row = first; row < last; ++row) {
                const auto sequence = row / context;
                for (std::int64_t head = 0; head < heads; ++head) {
                    const auto joined = row * channels + (part * heads + head) * width;
                    const auto parted = ((sequence * heads + head) * context + row % context) * width;
                    if (split)
                        copyFloats(a.in(0) + joined, a.out(at) + parted, width);
                    else
                        copyFloats(a.in(at) + parted, a.out() + joined, width);
                }
            }
        }
    });
}

/// a (g, m, k), b (g, k, n) -> (g, m, n); a product to a thread at a time.
std::unique_ptr<Task> batchedProductTask(const Arguments &a, const Shape &left, const Shape &out, int available)
{
    const Attributes &attributes = a.operation.attributes;
    DirectProduct product;
    product.m = out[1];
    product.n = out[2];
    product.k = left[attributes.transposeA ? 1 : 2];
    product.aRow = attributes.transposeA ? 1 : product.k;
    product.aColumn = attributes.transposeA ? product.m : 1;
    product.bRow = product.n;
    product.cRow = product.n;
    product.alpha = attributes.alpha;
    const auto count = out[0];
    const double flops = 2.0 * static_cast<double>(count * product.m) * static_cast<double>(product.n * product.k);
    const int threads = threadsFor(flops, 0, available);
    const auto turnedSize = attributes.transposeB ? product.k * product.n : 0;
    const auto turned = std::make_shared<Scratch>(threads * turnedSize); // op(b), one for each thread
    return taskOf(
        [=, turnB = attributes.transposeB](const BatchRange &) {
            shareOut(count, 1, threads, [&](std::int64_t first, std::int64_t last) {
                DirectProduct one = product;
                float *mine = turned->data() + omp_get_thread_num() * turnedSize;
                for (std::int64_t g = first; g < last; ++g) {
                    one.a = a.in(0) + g * one.m * one.k;
                    one.b = a.in(1) + g * one.k * one.n;
                    one.c = a.out() + g * one.m * one.n;
                    if (turnB) {
                        transpose(one.b, mine, one.n, one.k, 0, one.k);
                        one.b = mine;
                    }
                    multiplyDirect(one, 0, one.m);
                }
            });
        },
        threads);
}

std::unique_ptr<Task> causalTask(const Arguments &a, const Shape &squares, int threads)
{
    const auto t = squares[1];
    const bool gradient = a.operation.kind == operations::CausalSoftmaxGrad;
    const double bytes = 2 * bytesOf(elementCount(squares));
    return taskOfBytes(squares[0], 1, bytes, threads, [=](std::int64_t first, std::int64_t last) {
        for (std::int64_t at = first * t * t; at < last * t * t; at += t * t) {
            if (gradient)
                kernels::causalSoftmaxGrad(a.in(0) + at, a.in(1) + at, a.out() + at, t, t, 0, t);
            else
                kernels::causalSoftmax(a.in(0) + at, a.out() + at, t, t, 0, t);
        }
    });
}

std::unique_ptr<Task> layerNormTask(const Arguments &a, std::int64_t rows, std::int64_t columns, int threads)
{
    return taskOfRows(rows, 16, 2 * bytesOf(rows * columns), threads, [=](std::int64_t first, std::int64_t last) {
        const auto at = first * columns;
        kernels::layerNorm(a.in(0) + at, a.in(1), a.out(0) + at, a.out(1) + first, a.out(2) + first, last - first,
                           columns, a.operation.attributes.epsilon);
    });
}

/// By columns; in a chain each thread sums over rows of its own.
class LayerNormGainGradTask : public Task
{
public:
    LayerNormGainGradTask(Arguments arguments, std::int64_t rows, std::int64_t columns, int available)
        : m_arguments(std::move(arguments)), m_rows(rows), m_columns(columns), m_available(available),
          m_threads(threadsFor(0, 2 * bytesOf(rows * columns), available))
    {
    }

    int threads() const override { return m_threads; }
    std::int64_t rows() const override { return m_rows; }
    void joinChain() override { m_sums = Scratch((m_available - 1) * m_columns); }

    void run(const BatchRange &) override
    {
        if (chainShare) {
            shareOut(m_rows, 1, m_threads, [&](std::int64_t first, std::int64_t last) {
                sum(first, last, 0, m_columns, sumOf(omp_get_thread_num()));
            });
            return;
        }
        shareOut(m_columns, columnsOfAThread, m_threads,
                 [&](std::int64_t first, std::int64_t last) { sum(0, m_rows, first, last, m_arguments.out()); });
    }

    void finishChain(int member, int members) override
    {
        for (int other = 1; member == 0 && other < members; ++other)
            kernels::add(m_arguments.out(), sumOf(other), m_arguments.out(), m_columns);
    }

private:
    float *sumOf(int member) const
    {
        return member == 0 ? m_arguments.out() : m_sums.data() + (member - 1) * m_columns;
    }

    void sum(std::int64_t firstRow, std::int64_t lastRow, std::int64_t first, std::int64_t last, float *to) const
    {
        const Arguments &a = m_arguments;
        const auto at = firstRow * m_columns;
        kernels::layerNormGainGrad(a.in(0) + at, a.in(1) + at, a.in(2) + firstRow, a.in(3) + firstRow, to,
                                   lastRow - firstRow, m_columns, first, last);
    }

    Arguments m_arguments;
    std::int64_t m_rows;
    std::int64_t m_columns;
    int m_available;
    int m_threads;
    Scratch m_sums; ///< of all threads but the first
};

/// Each thread adds up its share of every tensor.
std::unique_ptr<Task> squareSumTask(const Arguments &a, std::vector<std::int64_t> counts, int available)
{
    std::int64_t all = 0;
    for (const auto count : counts)
        all += count;
    const int threads = threadsFor(0, bytesOf(all), available);
    const auto sums = std::make_shared<SharedSums>(threads);
    return taskOf(
        [=, counts = std::move(counts)](const BatchRange &) {
            sums->clear();
            shareOut(threads, 1, threads, [&](std::int64_t first, std::int64_t last) {
                for (std::int64_t share = first; share < last; ++share) {
                    for (std::size_t i = 0; i < counts.size(); ++i) {
                        const auto from = counts[i] * share / threads;
                        const auto to = counts[i] * (share + 1) / threads;
                        sums->mine() += kernels::squareSum(a.in(i) + from, to - from);
                    }
                }
            });
            a.out()[0] = static_cast<float>(sums->total());
        },
        threads);
}

kernels::AdamWStep adamWStep(const Arguments &a)
{
    const Attributes &at = a.operation.attributes;
    const double t = a.in(4)[0];
    const double rate = a.in(5)[0];
    kernels::AdamWStep step{};
    step.keep = static_cast<float>(1 - rate * at.weightDecay);
    step.rate = static_cast<float>(rate / (1 - std::pow(static_cast<double>(at.beta1), t)));
    step.secondScale = static_cast<float>(1 / std::sqrt(1 - std::pow(static_cast<double>(at.beta2), t)));
    step.factor = a.in(6)[0];
    step.beta1 = at.beta1;
    step.beta2 = at.beta2;
    step.epsilon = at.epsilon;
    return step;
}

} // namespace

std::unique_ptr<Task> makeAdamWTask(const Program &program, std::vector<Operation> of, HostStorage &storage,
                                    int threads)
{
    struct Parameter {
        Arguments arguments;
        std::int64_t first, last; ///< of all numbers, one parameter after the other
    };
    std::vector<Parameter> parameters;
    std::int64_t all = 0;
    for (Operation &operation : of) {
        const auto count = elementCount(program.tensor(operation.outputs[0]).shape);
        parameters.push_back({{&storage, std::move(operation)}, all, all + count});
        all += count;
    }
    return elementTask(all, 7, threads, [parameters = std::move(parameters)](std::int64_t first, std::int64_t count) {
        for (const Parameter &one : parameters) {
            const auto from = std::max(first, one.first);
            const auto n = std::min(first + count, one.last) - from;
            if (n <= 0)
                continue;
            const Arguments &a = one.arguments;
            const auto at = from - one.first;
            kernels::adamW(a.out(0) + at, a.in(1) + at, a.out(1) + at, a.out(2) + at, adamWStep(a), n);
        }
    });
}

std::unique_ptr<Task> makeSlopeTask(const Operation &operation, std::int64_t count, HostStorage &storage, int threads)
{
    const Arguments a{&storage, operation};
    return elementTask(count, 3, threads, [=](std::int64_t first, std::int64_t n) {
        kernels::multiply(a.in(0) + first, a.in(1) + first, a.out() + first, n, false);
    });
}

std::unique_ptr<Task> makeLayerNormGradTask(const Program &program, const Operation &operation, TensorId plus,
                                            TensorId sum, HostStorage &storage, int threads)
{
    const Arguments a{&storage, operation};
    const Shape &shape = program.tensor(operation.inputs[0]).shape;
    const auto columns = shape[1];
    return taskOfRows(shape[0], 16, 2 * bytesOf(elementCount(shape)), threads,
                      [=](std::int64_t first, std::int64_t last) {
                          const auto at = first * columns;
                          const float *other = plus == noTensor ? nullptr : a.storage->floats(plus) + at;
                          kernels::layerNormGrad(a.in(0) + at, a.in(1) + at, a.in(2), a.in(3) + first, a.in(4) + first,
                                                 other, a.storage->floats(sum) + at, last - first, columns);
                      });
}

std::unique_ptr<Task> makeSequenceTask(const Program &program, const Operation &operation, HostStorage &storage,
                                       int threads)
{
    const Arguments a{&storage, operation};
    const Shape &in = program.tensor(operation.inputs[0]).shape;
    const Shape &out = program.tensor(operation.outputs[0]).shape;
    const auto count = elementCount(in);
    if (operation.kind == operations::Embedding)
        return embeddingTask(a, out[0], out[1], threads);
    if (operation.kind == operations::EmbeddingGrad)
        return embeddingGradTask(a, in[0], in[1], out[0], threads);
    if (operation.kind == operations::AddPositions)
        return addPositionsTask(a, in[0], in[1], threads);
    if (operation.kind == operations::SumPositions)
        return sumPositionsTask(a, in[0], in[1], threads);
    if (operation.kind == operations::LayerNorm)
        return layerNormTask(a, in[0], in[1], threads);
    if (operation.kind == operations::LayerNormGainGrad)
        return std::make_unique<LayerNormGainGradTask>(a, in[0], in[1], threads);
    if (operation.kind == operations::Gelu) {
        return elementTask(count, 4, threads, [=](std::int64_t first, std::int64_t n) {
            kernels::gelu(a.in(0) + first, a.out() + first, n);
        });
    }
    if (operation.kind == operations::GeluGrad) {
        return elementTask(count, 5, threads, [=](std::int64_t first, std::int64_t n) {
            kernels::geluGrad(a.in(0) + first, a.in(1) + first, a.out() + first, n);
        });
    }
    if (operation.kind == operations::SplitHeads)
        return headsTask(a, in[0], in[1], threads);
    if (operation.kind == operations::JoinHeads)
        return headsTask(a, out[0], out[1], threads);
    if (operation.kind == operations::BatchedMatMul)
        return batchedProductTask(a, in, out, threads);
    if (operation.kind == operations::CausalSoftmax || operation.kind == operations::CausalSoftmaxGrad)
        return causalTask(a, in, threads);
    if (operation.kind == operations::SquareSum) {
        std::vector<std::int64_t> counts;
        for (const auto id : operation.inputs)
            counts.push_back(elementCount(program.tensor(id).shape));
        return squareSumTask(a, std::move(counts), threads);
    }
    if (operation.kind == operations::AdamW)
        return makeAdamWTask(program, {operation}, storage, threads);
    return nullptr;
}

} // namespace overtake
