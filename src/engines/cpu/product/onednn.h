// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All that we ask of oneDNN, versions 2.6 to 3: a primitive (matrix product, or one of the three passes of a
// convolution) of fixed shape with its memory and generated code, created once and run many times without allocation.
// Only onednn.cpp includes the library's C++ header and knows how its versions differ.
#pragma once

#include <memory>

namespace overtake
{

struct ProductSpec;
struct ConvolutionSpec;
struct Vectors;

namespace onednn
{

/// Run by the thread that made it, one at a time, on at most as many of OpenMP's threads as it was made for.
class Primitive
{
public:
    virtual ~Primitive() = default;
    /// Operands as in Product::run or Convolution::run; null where the primitive was made without a bias.
    virtual void run(const float *a, const float *b, float *c, float *bias) = 0;
};

/// In fp32, or with the operands rounded to bf16 in every run. Throws Error where the library cannot do it.
std::unique_ptr<Primitive> product(const ProductSpec &spec, int threads);

enum class Pass { Forward, InputGrad, WeightGrad };
std::unique_ptr<Primitive> convolution(Pass pass, const ConvolutionSpec &spec, int threads);

/// Whether the CPU has instructions for bf16 (AVX512_BF16, AMX). Does not ask the library, which would fix its
/// instruction set.
bool hasBf16Instructions();

/// The library generates code either for the widest vectors of the CPU or for narrower ones, and decides that once per
/// process. Whether that code keeps to the vectors of this thread (vectors.h); the first call makes the decision final.
bool keepsToVectors();
/// Call before the library's first use: it then generates code for `vectors` at most. Has no effect later, nor for one
/// lane, for which the library has no code.
void limitTo(const Vectors &vectors);

} // namespace onednn
} // namespace overtake
