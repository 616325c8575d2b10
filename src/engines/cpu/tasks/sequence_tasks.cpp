// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/product_kernels.h"
#include "engines/cpu/simd/causal_softmax.h"
#include "engines/cpu/simd/sequence_kernels.h"
#include "engines/cpu/simd/transpose.h"
#include "engines/cpu/simd/vector_kernels.h"
#include "engines/cpu/tasks/function_task.h"
#include "engines/cpu/tasks/tasks.h"
#include "engines/host/scratch.h"
#include "operations/activations.h"
#include "operations/attention.h"
#include "operations/embedding.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace overtake
{

namespace
{

void copyFloats(const float *from, float *to, std::int64_t count)
{
    std::memcpy(to, from, static_cast<std::size_t>(count) * sizeof(float));
}

/// table (v, c), tokens (b, t) -> (b t, c)
std::unique_ptr<Task> embeddingTask(const TaskArguments &t)
{
    const auto rows = t.out()[0];
    const auto channels = t.out()[1];
    return taskOfBytes(rows, 16, 2 * floatBytes(rows * channels), t.threads,
                       [=, a = tensorsOf(t)](std::int64_t first, std::int64_t last) {
                           for (std::int64_t i = first; i < last; ++i)
                               copyFloats(a.in(0) + a.ints(1)[i] * channels, a.out() + i * channels, channels);
                       });
}

/// dy (b t, c), tokens (b, t) -> dtable (v, c). Threads divide the columns, so that no two write the same float.
std::unique_ptr<Task> embeddingGradTask(const TaskArguments &t)
{
    const auto rows = t.rows();
    const auto channels = t.columns();
    return taskOfBytes(channels, columnsOfAThread, 2 * floatBytes(rows * channels), t.threads,
                       [=, a = tensorsOf(t), words = t.out()[0]](std::int64_t first, std::int64_t last) {
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
std::unique_ptr<Task> addPositionsTask(const TaskArguments &t)
{
    const auto context = t.attributes<operations::PositionsAttributes>().context;
    const auto channels = t.columns();
    return taskOfBytes(t.rows(), 1, 3 * floatBytes(t.count()), t.threads,
                       [=, a = tensorsOf(t)](std::int64_t first, std::int64_t last) {
                           for (std::int64_t i = first; i < last;) {
                               const auto until =
                                   std::min(last, (i / context + 1) * context); // the end of this sequence
                               kernels::add(a.in(0) + i * channels, a.in(1) + i % context * channels,
                                            a.out() + i * channels, (until - i) * channels);
                               i = until;
                           }
                       });
}

/// x (b t, c) -> (t, c)
std::unique_ptr<Task> sumPositionsTask(const TaskArguments &t)
{
    const auto context = t.attributes<operations::PositionsAttributes>().context;
    const auto rows = t.rows();
    const auto channels = t.columns();
    return taskOfBytes(context, 1, 2 * floatBytes(t.count()), t.threads,
                       [=, a = tensorsOf(t)](std::int64_t first, std::int64_t last) {
                           const auto count = (last - first) * channels;
                           float *out = a.out() + first * channels;
                           copyFloats(a.in(0) + first * channels, out, count);
                           for (std::int64_t i = first + context; i < rows; i += context)
                               kernels::add(out, a.in(0) + i * channels, out, count);
                       });
}

/// Between (b t, parts c), `joined`, and `parts` tensors (b h, t, d).
std::unique_ptr<Task> headsTask(const TaskArguments &t)
{
    const Arguments a = tensorsOf(t);
    const bool split = t.operation.kind == operations::SplitHeads;
    const Shape &together = split ? t.in() : t.out();
    const auto rows = together[0];
    const auto channels = together[1];
    const auto parts = static_cast<std::int64_t>(split ? a.operation.outputs.size() : a.operation.inputs.size());
    const auto context = t.attributes<operations::HeadsAttributes>().context;
    const auto heads = t.attributes<operations::HeadsAttributes>().heads;
    const auto width = channels / (parts * heads);
    return taskOfBytes(
        rows, 16, 2 * floatBytes(rows * channels), t.threads, [=](std::int64_t first, std::int64_t last) {
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

/// a (g, m, k), b (g, k, n) -> (g, m, n); each product is computed by one thread.
std::unique_ptr<Task> batchedProductTask(const TaskArguments &t)
{
    const Arguments a = tensorsOf(t);
    const auto &attributes = t.attributes<operations::MatMulAttributes>();
    const Shape &out = t.out();
    DirectProduct product;
    product.m = out[1];
    product.n = out[2];
    product.k = t.in()[attributes.transposeA ? 1 : 2];
    product.aRow = attributes.transposeA ? 1 : product.k;
    product.aColumn = attributes.transposeA ? product.m : 1;
    product.bRow = product.n;
    product.cRow = product.n;
    product.alpha = attributes.alpha;
    const auto count = out[0];
    const double flops = 2.0 * static_cast<double>(count * product.m) * static_cast<double>(product.n * product.k);
    const int threads = threadsFor(flops, 0, t.threads);
    const auto transposedSize = attributes.transposeB ? product.k * product.n : 0;
    const auto transposed = std::make_shared<Scratch>(threads * transposedSize); // op(b), one for each thread
    return taskOf(
        [=, turnB = attributes.transposeB](const BatchRange &) {
            shareOut(count, 1, threads, [&](std::int64_t first, std::int64_t last) {
                DirectProduct one = product;
                float *mine = transposed->data() + omp_get_thread_num() * transposedSize;
                for (std::int64_t g = first; g < last; ++g) {
                    one.a = a.in(0) + g * one.m * one.k;
                    one.b = a.in(1) + g * one.k * one.n;
                    one.c = a.out() + g * one.m * one.n;
                    if (turnB) {
                        transpose(one.b, one.k, mine, one.n, 0, one.k);
                        one.b = mine;
                    }
                    multiplyDirect(one, 0, one.m);
                }
            });
        },
        threads, transposed->bytes());
}

std::unique_ptr<Task> causalTask(const TaskArguments &arguments)
{
    const Arguments a = tensorsOf(arguments);
    const auto t = arguments.columns();
    const bool gradient = arguments.operation.kind == operations::CausalSoftmaxGrad;
    const double bytes = 2 * floatBytes(arguments.count());
    return taskOfBytes(arguments.rows(), 1, bytes, arguments.threads, [=](std::int64_t first, std::int64_t last) {
        for (std::int64_t at = first * t * t; at < last * t * t; at += t * t)
            if (gradient)
                kernels::causalSoftmaxGrad(a.in(0) + at, a.in(1) + at, a.out() + at, t);
            else
                kernels::causalSoftmax(a.in(0) + at, a.out() + at, t);
    });
}

/// Each thread sums its range of every tensor.
std::unique_ptr<Task> squareSumTask(const TaskArguments &t)
{
    std::vector<std::int64_t> counts;
    std::int64_t all = 0;
    for (const auto id : t.operation.inputs) {
        counts.push_back(elementCount(t.shape(id)));
        all += counts.back();
    }
    const int threads = threadsFor(0, floatBytes(all), t.threads);
    const auto sums = std::make_shared<SharedSums>(threads);
    return taskOf(
        [=, a = tensorsOf(t), counts = std::move(counts)](const BatchRange &) {
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
    const auto &at = a.operation.attributes.as<operations::AdamAttributes>();
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

/// The elements of several are divided among the threads once, not once per parameter.
std::unique_ptr<Task> adamWTask(const TaskArguments &t)
{
    struct Parameter {
        Arguments arguments;
        std::int64_t first, last; ///< a range of all elements, the parameters laid end to end
    };
    std::vector<Parameter> parameters;
    std::int64_t all = 0;
    for (std::size_t i = 0; i < t.step.operations.size(); ++i) {
        const auto count = elementCount(t.shape(t.member(i).outputs[0]));
        parameters.push_back({{&t.storage, t.member(i)}, all, all + count});
        all += count;
    }
    return elementTask(all, 7, t.threads, [parameters = std::move(parameters)](std::int64_t first, std::int64_t count) {
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

/// Where the slope is held in the place of x, dx = dy times the slope.
std::unique_ptr<Task> geluGradTask(const TaskArguments &t)
{
    const bool hasSlope = t.schedule.holdsOther[static_cast<std::size_t>(t.operation.inputs[0])];
    return elementTask(t.count(), hasSlope ? 3 : 5, t.threads,
                       [=, a = tensorsOf(t)](std::int64_t first, std::int64_t n) {
                           if (hasSlope)
                               kernels::multiply(a.in(0) + first, a.in(1) + first, a.out() + first, n, false);
                           else
                               kernels::geluGrad(a.in(0) + first, a.in(1) + first, a.out() + first, n);
                       });
}

} // namespace

static const CpuKernel sequenceKernels[] = {
    {operations::Embedding, embeddingTask},
    {operations::EmbeddingGrad, embeddingGradTask},
    {operations::AddPositions, addPositionsTask},
    {operations::SumPositions, sumPositionsTask},
    {operations::SplitHeads, [](const TaskArguments &t) { return t.isFused() ? makeAttentionTask(t) : headsTask(t); },
     attentionFusions()},
    {operations::JoinHeads, headsTask},
    {operations::BatchedMatMul, batchedProductTask},
    {operations::CausalSoftmax, causalTask},
    {operations::CausalSoftmaxGrad, causalTask},
    {operations::SquareSum, squareSumTask},
    {operations::GeluGrad, geluGradTask},
    {operations::AdamW, adamWTask, {{.members = {{operations::AdamW}}, .repeats = true}}},
};

static const RegisteredKernels registeredSequenceKernels("sequences", sequenceKernels);

} // namespace overtake
