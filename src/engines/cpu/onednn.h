// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All that we ask of oneDNN, versions 2.6 to 3: a primitive (matrix product, or one of the three passes of a
// convolution) of fixed shape with its memory and generated code, made once and run many times without allocation.
// onednn.cpp alone includes the library's C++ header and knows what differs between its versions.
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

/// Whether the CPU has instructions for bf16 (AVX512_BF16, AMX). The library is not asked, as that would settle its
/// limit.
bool hasBf16Instructions();

/// The library generates code for the best vectors that the CPU has, or for fewer, and decides so once for the whole
/// process. Whether that code keeps to the vectors of this thread (vectors.h); asking settles it for good.
bool keepsToVectors();
/// Before its first use: from then on it generates code for `vectors` at most. Of no effect later, and for one lane,
/// for which it has no code.
void limitTo(const Vectors &vectors);

} // namespace onednn
} // namespace overtake
