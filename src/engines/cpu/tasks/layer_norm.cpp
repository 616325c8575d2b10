// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Layer normalisation on the CPU: vector code, compiled for every vector extension and chosen at run time, and the
// tasks that share out its rows.
#include "operations/layer_norm.h"
#include "engines/cpu/simd/vector_dispatch.h"
#include "engines/cpu/simd/vector_kernels.h"
#include "engines/cpu/tasks/function_task.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engines/cpu/tasks/layer_norm.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "engines/cpu/simd/vector_parts-inl.h"

#include <cmath>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

/// x, y: (rows, columns), gain: (columns) -> mean, inverse (1 / deviation): (rows)
void LayerNorm(const float *x, const float *gain, float *y, float *mean, float *inverse, std::int64_t rows,
               std::int64_t columns, float epsilon)
{
    const D d;
    const auto whole = columns / lanes() * lanes();
    const auto left = columns - whole;
    const auto width = static_cast<float>(columns);
    const auto partMask = hn::FirstN(d, static_cast<std::size_t>(left));
    for (std::int64_t i = 0; i < rows; ++i, x += columns, y += columns) {
        V sum = hn::Zero(d);
        for (std::int64_t j = 0; j < whole; j += lanes())
            sum = hn::Add(sum, hn::LoadU(d, x + j));
        if (left > 0)
            sum = hn::Add(sum, loadPart(x + whole, left));
        mean[i] = sumOf(sum) / width;
        const V middle = hn::Set(d, mean[i]);
        V squares = hn::Zero(d);
        for (std::int64_t j = 0; j < whole; j += lanes()) {
            const V apart = hn::Sub(hn::LoadU(d, x + j), middle);
            squares = hn::MulAdd(apart, apart, squares);
        }
        if (left > 0) {
            const V apart = hn::IfThenElseZero(partMask, hn::Sub(loadPart(x + whole, left), middle));
            squares = hn::MulAdd(apart, apart, squares);
        }
        inverse[i] = 1 / std::sqrt(sumOf(squares) / width + epsilon);
        const V scale = hn::Set(d, inverse[i]);
        map2(x, gain, y, columns, [=](V v, V g) HWY_ATTR { return hn::Mul(hn::Mul(hn::Sub(v, middle), scale), g); });
    }
}

/// dy, x, dx: (rows, columns); gain: (columns); mean, inverse: (rows). `plus` (rows, columns) is added to dx; may be
/// null, or dx.
void LayerNormGrad(const float *dy, const float *x, const float *gain, const float *mean, const float *inverse,
                   const float *plus, float *dx, std::int64_t rows, std::int64_t columns)
{
    const D d;
    const auto width = static_cast<float>(columns);
    const auto whole = columns / lanes() * lanes();
    const auto left = columns - whole;
    for (std::int64_t i = 0; i < rows; ++i, dy += columns, x += columns, dx += columns) {
        const V middle = hn::Set(d, mean[i]);
        V sumG = hn::Zero(d);
        V sumGx = hn::Zero(d); // sum of g times x's distance from the mean
        for (std::int64_t j = 0; j < whole; j += lanes()) {
            const V g = hn::Mul(hn::LoadU(d, gain + j), hn::LoadU(d, dy + j));
            sumG = hn::Add(sumG, g);
            sumGx = hn::MulAdd(g, hn::Sub(hn::LoadU(d, x + j), middle), sumGx);
        }
        if (left > 0) { // lanes beyond the row hold zeros, as g is 0 there
            const V g = hn::Mul(loadPart(gain + whole, left), loadPart(dy + whole, left));
            sumG = hn::Add(sumG, g);
            sumGx = hn::MulAdd(g, hn::Sub(loadPart(x + whole, left), middle), sumGx);
        }
        // With z = (x - mean) inverse: dx = inverse (g - mean of g - z times the mean of g z)
        const V scale = hn::Set(d, inverse[i]);
        const V lower = hn::Set(d, -inverse[i] * (sumOf(sumG) / width));
        const V slope = hn::Set(d, inverse[i] * inverse[i] * inverse[i] * (sumOf(sumGx) / width));
        const auto result = [=](V vg, V vdy, V vx) HWY_ATTR {
            return hn::NegMulAdd(hn::Sub(vx, middle), slope, hn::MulAdd(hn::Mul(vg, vdy), scale, lower));
        };
        if (plus) {
            for (std::int64_t j = 0; j < whole; j += lanes())
                hn::StoreU(hn::Add(hn::LoadU(d, plus + j),
                                   result(hn::LoadU(d, gain + j), hn::LoadU(d, dy + j), hn::LoadU(d, x + j))),
                           d, dx + j);
        } else {
            for (std::int64_t j = 0; j < whole; j += lanes())
                hn::StoreU(result(hn::LoadU(d, gain + j), hn::LoadU(d, dy + j), hn::LoadU(d, x + j)), d, dx + j);
        }
        if (left > 0) {
            V last = result(loadPart(gain + whole, left), loadPart(dy + whole, left), loadPart(x + whole, left));
            if (plus)
                last = hn::Add(last, loadPart(plus + whole, left));
            storeUpTo(last, dx + whole, left);
        }
        if (plus)
            plus += columns;
    }
}

/// Vectors x lanes columns at a time: that many sums stay in registers while all rows are read.
template <int Vectors>
HWY_INLINE void gainColumns(const float *dy, const float *x, const float *mean, const float *inverse, float *dgain,
                            std::int64_t rows, std::int64_t columns, std::int64_t j)
{
    const D d;
    V sum[Vectors];
    for (int v = 0; v < Vectors; ++v)
        sum[v] = hn::Zero(d);
    for (std::int64_t i = 0; i < rows; ++i) {
        const V middle = hn::Set(d, mean[i]);
        const V scale = hn::Set(d, inverse[i]);
        for (int v = 0; v < Vectors; ++v) {
            const std::int64_t at = i * columns + j + v * lanes();
            const V z = hn::Mul(hn::Sub(hn::LoadU(d, x + at), middle), scale);
            sum[v] = hn::MulAdd(hn::LoadU(d, dy + at), z, sum[v]);
        }
    }
    for (int v = 0; v < Vectors; ++v)
        hn::StoreU(sum[v], d, dgain + j + v * lanes());
}

/// Columns [first, last) of dgain (columns).
void LayerNormGainGrad(const float *dy, const float *x, const float *mean, const float *inverse, float *dgain,
                       std::int64_t rows, std::int64_t columns, std::int64_t first, std::int64_t last)
{
    std::int64_t j = first;
    for (; j + 4 * lanes() <= last; j += 4 * lanes())
        gainColumns<4>(dy, x, mean, inverse, dgain, rows, columns, j);
    for (; j + lanes() <= last; j += lanes())
        gainColumns<1>(dy, x, mean, inverse, dgain, rows, columns, j);
    for (; j < last; ++j) {
        float sum = 0;
        for (std::int64_t i = 0; i < rows; ++i)
            sum += dy[i * columns + j] * ((x[i * columns + j] - mean[i]) * inverse[i]);
        dgain[j] = sum;
    }
}

} // namespace overtake::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace overtake::kernels
{

HWY_EXPORT(LayerNorm);
HWY_EXPORT(LayerNormGrad);
HWY_EXPORT(LayerNormGainGrad);

} // namespace overtake::kernels

namespace overtake
{

namespace
{

using namespace kernels;

std::unique_ptr<Task> layerNormTask(const TaskArguments &t)
{
    const auto columns = t.columns();
    const float epsilon = t.attributes<operations::LayerNormAttributes>().epsilon;
    return taskOfBytes(t.rows(), 16, 2 * floatBytes(t.count()), t.threads,
                       [=, a = tensorsOf(t)](std::int64_t first, std::int64_t last) {
                           const auto at = first * columns;
                           OVERTAKE_DISPATCH(LayerNorm)
                           (a.in(0) + at, a.in(1), a.out(0) + at, a.out(1) + first, a.out(2) + first, last - first,
                            columns, epsilon);
                       });
}

std::unique_ptr<Task> layerNormGradTask(const TaskArguments &t)
{
    const auto columns = t.columns();
    return taskOfBytes(t.rows(), 16, 2 * floatBytes(t.count()), t.threads,
                       [=, a = tensorsOf(t), plus = t.plus()](std::int64_t first, std::int64_t last) {
                           const auto at = first * columns;
                           const float *other = plus == noTensor ? nullptr : a.storage->floats(plus) + at;
                           OVERTAKE_DISPATCH(LayerNormGrad)
                           (a.in(0) + at, a.in(1) + at, a.in(2), a.in(3) + first, a.in(4) + first, other, a.out() + at,
                            last - first, columns);
                       });
}

/// By columns.
std::unique_ptr<Task> layerNormGainGradTask(const TaskArguments &t)
{
    return taskOfBytes(
        t.columns(), columnsOfAThread, 2 * floatBytes(t.count()), t.threads,
        [a = tensorsOf(t), rows = t.rows(), columns = t.columns()](std::int64_t first, std::int64_t last) {
            OVERTAKE_DISPATCH(LayerNormGainGrad)
            (a.in(0), a.in(1), a.in(2), a.in(3), a.out(), rows, columns, first, last);
        });
}

} // namespace

static const CpuKernel layerNormKernels[] = {
    {operations::LayerNorm, layerNormTask},
    {operations::LayerNormGrad, layerNormGradTask, withSum(operations::LayerNormGrad)},
    {operations::LayerNormGainGrad, layerNormGainGradTask},
};

static const RegisteredKernels registeredLayerNormKernels("layer norm", layerNormKernels);

} // namespace overtake
#endif
