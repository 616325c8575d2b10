// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/product.h"

#include "engines/cpu/product/onednn.h"
#include "engines/cpu/product/own_product.h"
#include "engines/cpu/product/packed_kernels.h"
#include "engines/cpu/product/product_choice.h"
#include "engines/cpu/simd/sequence_kernels.h"
#include "engines/cpu/simd/vector_kernels.h"

#include <utility>

namespace overtake
{

void finishRows(RowFinish finish, float *c, float *other, std::int64_t n, std::int64_t first, std::int64_t last)
{
    const std::int64_t count = (last - first) * n;
    c += first * n;
    if (other)
        other += first * n;
    switch (finish) {
    case RowFinish::Nothing:
        return;
    case RowFinish::Plus:
        return kernels::add(c, other, c, count);
    case RowFinish::Times:
        return kernels::multiply(c, other, c, count, false);
    case RowFinish::Gelu:
        return kernels::gelu(c, c, count);
    case RowFinish::GeluAndSlope:
        return kernels::geluWithSlope(c, c, other, count);
    }
}

bool finishesInPlace(const ProductSpec &spec, ProductMethod method, RowFinish finish)
{
    if (spec.precision != Precision::Fp32 || (finish != RowFinish::Plus && finish != RowFinish::Times))
        return false;
    return method == ProductMethod::Direct ||
           (method == ProductMethod::Packed && (finish == RowFinish::Plus || spec.k <= packedTerms()));
}

bool keepsTerms(const ProductSpec &spec, ProductMethod method)
{
    return method != ProductMethod::OneDnn || !spec.accumulate || (spec.m > 1 && spec.n > 1);
}

const char *nameOf(ProductMethod method)
{
    switch (method) {
    case ProductMethod::Direct:
        return "direct";
    case ProductMethod::Packed:
        return "packed";
    case ProductMethod::DirectTransposed:
        return "transposed";
    case ProductMethod::Dots:
        return "dots";
    case ProductMethod::OneDnn:
        return "oneDNN";
    }
    return "";
}

ProductChoice choiceFor(const ProductSpec &spec, int threads)
{
    if (spec.precision == Precision::Bf16)
        return {ProductMethod::OneDnn, threadsFor(spec.flops(), 0, threads)};
    return ProductChoices::here().choose(spec, threads);
}

std::unique_ptr<Product> makeProduct(const ProductSpec &spec, const ProductChoice &choice, SharedScratchPtr scratch)
{
    const int threads = choice.threads;
    switch (choice.method) {
    case ProductMethod::Direct:
        return makeDirectProduct(spec, threads, std::move(scratch));
    case ProductMethod::Packed:
        return makePackedProduct(spec, threads, std::move(scratch));
    case ProductMethod::DirectTransposed:
        return makeTransposedProduct(spec, threads);
    case ProductMethod::Dots:
        return makeDotsProduct(spec, threads);
    case ProductMethod::OneDnn:
        break;
    }
    return onednn::product(spec, threads);
}

/// Asks the CPU and not oneDNN: a question would fix oneDNN's instruction set before onednn::limitTo() could.
bool hasBf16Products()
{
#ifdef __x86_64__
    return __builtin_cpu_supports("avx512bf16");
#else
    return false;
#endif
}

} // namespace overtake
