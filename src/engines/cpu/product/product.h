// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A matrix product of fixed shape, done by whichever way measured fastest at that shape: vector code of our own or
// oneDNN. Prepared once (memory, generated code), run many times without allocation.
#pragma once

#include "engines/precision.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace overtake
{

/// C (m, n) = alpha op(A) op(B), plus C itself (accumulate) or plus bias (n) and then ReLU. a: (m, k), or (k, m) when
/// transposed; b: (k, n), or (n, k); all row-major and contiguous.
struct ProductSpec {
    std::int64_t m = 0;
    std::int64_t n = 0;
    std::int64_t k = 0;
    bool transposeA = false;
    bool transposeB = false;
    float alpha = 1;
    bool accumulate = false;
    bool bias = false;
    bool relu = false;
    Precision precision = Precision::Fp32; ///< to which a and b are rounded: fp32, or bf16 where hasBf16Products()

    double flops() const { return 2.0 * static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k); }
};

/// An element-wise operation fused to a product: applied to rows while they are in the cache, if the method produces C
/// row by row. `other`: (m, n) too.
enum class RowFinish {
    Nothing,
    Plus,         ///< C + other
    Times,        ///< C times other
    Gelu,         ///< gelu(C)
    GeluAndSlope, ///< gelu(C); `other` receives the derivative of GELU at C
};
/// Applies it to rows [first, last) of a complete C.
void finishRows(RowFinish finish, float *c, float *other, std::int64_t n, std::int64_t first, std::int64_t last);

enum class ProductMethod {
    Direct,           ///< own tiles, vectors over n; B not transposed
    Packed,           ///< own tiles, operands packed block by block
    DirectTransposed, ///< own tiles for C^T = op(B)^T op(A)^T, then transposed back
    Dots,             ///< own dot products, vectors over k; few columns
    OneDnn,           ///< a generated primitive
};
const char *nameOf(ProductMethod method);
/// Whether sums keep terms that are small beside C: oneDNN 2.7 adds those of a single row or column to C one by one.
/// In bf16 oneDNN is the only method.
bool keepsTerms(const ProductSpec &spec, ProductMethod method);

class Product
{
public:
    virtual ~Product() = default;
    virtual void run(const float *a, const float *b, float *c, const float *bias) = 0;
    /// The product, without accumulation or bias, and the fused `finish`. Returns false, having done nothing, if this
    /// method cannot fuse it.
    virtual bool runAndFinish(const float *, const float *, float *, RowFinish /*finish*/, float * /*other*/)
    {
        return false;
    }
    virtual int threads() const = 0;
    virtual std::int64_t bytes() const { return 0; } ///< memory that it holds alone
};

class SharedScratch;
using SharedScratchPtr = std::shared_ptr<SharedScratch>;

/// Whether C may be `other` itself (in place): each of its floats is read before it is overwritten.
bool finishesInPlace(const ProductSpec &spec, ProductMethod method, RowFinish finish);
struct ProductChoice {
    ProductMethod method = ProductMethod::Direct;
    int threads = 1;

    bool operator==(const ProductChoice &) const = default;
};
/// The choice measured fastest here (product_choice.h), of at most `threads` threads; in bf16 always oneDNN.
ProductChoice choiceFor(const ProductSpec &spec, int threads);
/// Every method serves every spec. Uses exactly so many threads, if there are enough columns or rows. `scratch`:
/// temporary memory, shared by products that never run concurrently; without it each has its own.
std::unique_ptr<Product> makeProduct(const ProductSpec &spec, const ProductChoice &choice,
                                     SharedScratchPtr scratch = nullptr);

/// Whether this CPU has instructions for bf16 (AVX512_BF16, AMX).
bool hasBf16Products();

} // namespace overtake
