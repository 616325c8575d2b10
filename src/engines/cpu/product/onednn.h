// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All that we ask of oneDNN, versions 2.6 to 3: a primitive (matrix product, or one of the three passes of a
// convolution) of fixed shape with its memory and generated code, created once and run many times without allocation.
// Only onednn.cpp includes the library's C++ header and knows how its versions differ.
#pragma once

#include "engines/cpu/product/convolution.h"
#include "engines/cpu/product/product.h"

#include <memory>

namespace overtake
{

struct Vectors;

namespace onednn
{

// Each is run by the thread that made it, one at a time, on at most as many of OpenMP's threads as it was made for.

/// In bf16 the operands are rounded in every run, which is part of the product's time; sums are fp32. Throws Error
/// where the library cannot do it.
std::unique_ptr<Product> product(const ProductSpec &spec, int threads);
std::unique_ptr<Convolution> convolution(ConvolutionPass pass, const ConvolutionSpec &spec, int threads);

/// The library generates code either for the widest vectors of the CPU or for narrower ones, and decides that once per
/// process. Whether that code keeps to the vectors of this thread (vectors.h); the first call makes the decision final.
bool keepsToVectors();
/// Call before the library's first use: it then generates code for `vectors` at most. Has no effect later, nor for one
/// lane, for which the library has no code.
void limitTo(const Vectors &vectors);
/// Their name; empty where nothing limits it. What is measured under a limit is no figure of the library without it.
std::string limitedTo();

} // namespace onednn
} // namespace overtake
