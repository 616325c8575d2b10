// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What CUDA C++ has and C++ has not, for the pretended card: include before a .cu file, and the host's compiler takes
// it. Shared memory is static, as one block runs at a time, in a section of its own, so that the card can spoil it.
#pragma once

#include "cuda/card/block.h"
#include "cuda/card/state.h"

#include <cmath>
#include <cstring>
#include <cuda_bf16.h>
#include <cuda_runtime_api.h>
#include <tuple>
#include <utility>

#undef __global__
#undef __device__
#undef __shared__
#undef __launch_bounds__
#define __global__
#define __device__
#define __shared__ __attribute__((section("overtake_shared"))) static
#define __launch_bounds__(threads)
#define __CUDACC__ 1

#define threadIdx (::overtake::testcard::here.thread)
#define blockIdx (::overtake::testcard::here.block)
#define gridDim (::overtake::testcard::here.blocks)
#define blockDim (::overtake::testcard::here.threads)

inline void __syncthreads()
{
    overtake::testcard::syncThreads();
}

inline float __shfl_xor_sync(unsigned lanes, float value, int mask)
{
    std::uint32_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    bits = overtake::testcard::exchange(lanes, bits, mask);
    std::memcpy(&value, &bits, sizeof bits);
    return value;
}

inline int __popc(unsigned bits)
{
    return __builtin_popcount(bits);
}

// No thread is stopped in the middle of these.
inline int atomicAdd(int *to, int value)
{
    return std::exchange(*to, *to + value);
}
inline unsigned atomicOr(unsigned *to, unsigned value)
{
    return std::exchange(*to, *to | value);
}

inline float __fmul_rn(float a, float b)
{
    return a * b;
}
inline float __fadd_rn(float a, float b)
{
    return a + b;
}
inline double __dmul_rn(double a, double b)
{
    return a * b;
}
inline double __dadd_rn(double a, double b)
{
    return a + b;
}

namespace overtake::testcard
{

/// The arguments of a call of `function`, taken as it declares them.
template <typename... Parameters, std::size_t... i>
BoundKernel boundTo(void (*function)(Parameters...), void **arguments, std::index_sequence<i...>)
{
    const std::tuple<Parameters...> values(*static_cast<Parameters *>(arguments[i])...);
    BoundKernel bound;
    bound.run = [function, values] { std::apply(function, values); };
    auto note = [&bound, wasPointer = false](auto value) mutable {
        if constexpr (std::is_pointer_v<decltype(value)>) {
            bound.pointers.push_back({value, 0, sizeof *value});
        } else if constexpr (std::is_same_v<decltype(value), long long>) {
            if (wasPointer)
                bound.pointers.back().offset = value;
        }
        wasPointer = std::is_pointer_v<decltype(value)>;
    };
    std::apply([&note](auto... all) { (note(all), ...); }, values);
    return bound;
}

template <typename... Parameters>
void add(void (*function)(Parameters...), const char *name, unsigned mostThreads)
{
    addKernel(reinterpret_cast<const void *>(function), name, mostThreads, [function](void **arguments) {
        return boundTo(function, arguments, std::index_sequence_for<Parameters...>{});
    });
}

} // namespace overtake::testcard
