// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every operation that computes something, written with Eigen and independently of the others: tables of kernels, which
// see their operation's tensors as Eigen's arrays and matrices. These map the storage; nothing is copied.
#pragma once

#include "engines/eigen/eigen_level.h"

// The headers that Eigen includes come before the level's instructions: functions of these headers serve all levels.
#include <algorithm>
#include <cmath>
#include <complex>
#include <functional>
#include <memory>
#include <omp.h>
#include <span>
#include <sstream>
#include <thread>
#if OVERTAKE_EIGEN_LEVEL > 1
#include <immintrin.h>
#endif

#if OVERTAKE_EIGEN_LEVEL == 1 // the compiler's choice, which every CPU of the kind has
#define eigen eigen_1
#define Eigen Eigen_1
#elif OVERTAKE_EIGEN_LEVEL == 2
#pragma GCC target("arch=x86-64-v2")
#define eigen eigen_2
#define Eigen Eigen_2
#elif OVERTAKE_EIGEN_LEVEL == 3
#pragma GCC target("arch=x86-64-v3")
#define eigen eigen_3
#define Eigen Eigen_3
#elif OVERTAKE_EIGEN_LEVEL == 4
#pragma GCC target("arch=x86-64-v4")
#define eigen eigen_4
#define Eigen Eigen_4
#endif

// Eigen asks the preprocessor, which GCC 12 does not tell of a pragma's target in C++.
#if OVERTAKE_EIGEN_LEVEL > 1 // with -march it may have defined more than the level has
#undef __AVX512F__
#undef __AVX512DQ__
#endif
#if OVERTAKE_EIGEN_LEVEL == 2
#undef __AVX__
#undef __AVX2__
#undef __FMA__
#undef __F16C__
#endif
#if OVERTAKE_EIGEN_LEVEL >= 2 && !defined(__SSE4_2__)
#define __SSE3__
#define __SSSE3__
#define __SSE4_1__
#define __SSE4_2__
#endif
#if OVERTAKE_EIGEN_LEVEL >= 3 && !defined(__AVX2__)
#define __AVX__
#define __AVX2__
#define __FMA__
#define __F16C__
#endif
#if OVERTAKE_EIGEN_LEVEL >= 4 && !defined(__AVX512DQ__)
#define __AVX512F__
#define __AVX512DQ__
#endif

#include <Eigen/Core>
#include <unsupported/Eigen/SpecialFunctions>

namespace overtake::eigen
{

#if OVERTAKE_EIGEN_LEVEL > 1
constexpr int floatsOfALevel = 1 << OVERTAKE_EIGEN_LEVEL; // 4, 8, 16
static_assert(Eigen::internal::packet_traits<float>::size == floatsOfALevel, "Eigen takes other vectors");
#endif

using Eigen::Dynamic;
using Eigen::Index;
using Column = Eigen::Array<float, Dynamic, 1>;
using Table = Eigen::Array<float, Dynamic, Dynamic, Eigen::RowMajor>; ///< for element-wise work
using Matrix = Eigen::Matrix<float, Dynamic, Dynamic, Eigen::RowMajor>;

/// One tensor in the views that kernels need. Row-major; a dataset must not be written.
struct Values {
    float *data;
    const Shape &shape;

    Index size() const { return elementCount(shape); }
    Eigen::Map<Column> all() const { return {data, size()}; }
    /// The last dimension in rows, or rows of another width, one below the other.
    Eigen::Map<Table> table(Index width) const { return {data, size() / width, width}; }
    Eigen::Map<Table> table() const { return table(shape.back()); }
    /// The first dimension against all others.
    Eigen::Map<Matrix> matrix() const { return {data, shape[0], size() / shape[0]}; }
    /// One slice along the first dimension: a matrix (m, n) of (g, m, n), a picture (c, h w) of (b, c, h, w).
    Eigen::Map<Matrix> item(Index i) const
    {
        const Index each = size() / shape[0];
        return {data + i * each, shape[1], each / shape[1]};
    }
    /// One channel of (b, c, h, w), numbered through all pictures.
    Eigen::Map<Table> channel(Index c) const { return {data + c * shape[2] * shape[3], shape[2], shape[3]}; }
};

struct Arguments {
    const Program &program;
    const Operation &operation;
    HostStorage &storage;

    template <typename T>
    const T &attributes() const
    {
        return operation.attributes.as<T>();
    }
    Values values(TensorId id) const { return {storage.floats(id), program.tensor(id).shape}; }
    Values from(std::size_t i = 0) const { return values(operation.inputs[i]); }
    Values to(std::size_t i = 0) const { return values(operation.outputs[i]); }
    Eigen::Map<Column> in(std::size_t i = 0) const { return from(i).all(); }
    Eigen::Map<Column> out(std::size_t i = 0) const { return to(i).all(); }
    Eigen::Map<Eigen::ArrayXi> ints(TensorId id) const { return {storage.ints(id), values(id).size()}; }
    Eigen::Map<Eigen::ArrayXi> intsIn(std::size_t i) const { return ints(operation.inputs[i]); }
    Eigen::Map<Eigen::ArrayXi> intsOut(std::size_t i = 0) const { return ints(operation.outputs[i]); }
};
using Args = const Arguments &;

struct Kernel {
    OperationKind kind;
    void (*run)(Args);
    bool isShared = false; ///< runs on several threads: Eigen parallelises products, and nothing else
};

extern const std::span<const Kernel> imageKernels; ///< images and Mandelbrot

/// z += alpha op(x) op(y), where op transposes as the attributes say.
void addProduct(const operations::MatMulAttributes &attributes, const Eigen::Ref<const Matrix> &x,
                const Eigen::Ref<const Matrix> &y, Eigen::Ref<Matrix> z);

} // namespace overtake::eigen
