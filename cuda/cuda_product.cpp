// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cuda_product.h"

#include "cublas.h"
#include "functions.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <string_view>

namespace overtake::cuda
{

using gpu::DeviceError;
using gpu::Product;
using gpu::View;

namespace
{

constexpr int bf16Bytes = 2;

/// NVIDIA's libraries then do fp32 under the name of TF32, which nobody would see.
bool environmentForbidsTf32()
{
    const char *chosen = std::getenv("NVIDIA_TF32_OVERRIDE");
    return chosen && std::string_view(chosen) == "0";
}

void require(bool condition, const Message &otherwise)
{
    if (!condition)
        throw DeviceError(DeviceError::Kind::Other, otherwise);
}

/// Behind A, where cuBLAS's fastest kernels can load it: at a multiple of 256 bytes.
std::int64_t placeOfB(const Product &product)
{
    return (bf16Bytes * product.batches * product.m * product.k + 255) / 256 * 256;
}

} // namespace

std::int64_t productWorkspace(const Product &product)
{
    return product.precision == Precision::Bf16
               ? placeOfB(product) + bf16Bytes * product.batches * product.k * product.n
               : 0;
}

ProductCommand::ProductCommand(ContextPtr context, const Product &product)
    : m_context(std::move(context)), m_product(product)
{
    const auto most = static_cast<std::int64_t>(std::numeric_limits<int>::max());
    require(product.m <= most && product.n <= most && product.k <= most && product.batches <= most,
            sentence("This matrix multiplication is too large for cuBLAS: it takes at most %1 rows, columns or "
                     "multiplications at a time.",
                     most));
    if (product.precision == Precision::Fp32)
        return;
    require(
        m_context->capabilityMajor() >= 8,
        sentence("%1 multiplies matrices in fp32 only: TF32 and bf16 need compute capability 8.0.", m_context->name()));
    if (product.precision == Precision::Tf32) {
        require(!environmentForbidsTf32(), sentence("NVIDIA_TF32_OVERRIDE=0 forbids TF32: unset it, or choose fp32."));
        return;
    }
    const gpu::Buffer *workspace = product.workspace.buffer;
    require(
        workspace && workspace->bytes() >= productWorkspace(product),
        sentence("A matrix multiplication in bf16 on %1 was given no room to round its operands.", m_context->name()));
}

void ProductCommand::setOffset(std::size_t buffer, std::int64_t elements)
{
    const std::array<View *, 3> views = {&m_product.a, &m_product.b, &m_product.c};
    views.at(buffer)->offset = elements;
}

void ProductCommand::enqueue()
{
    m_context->enter();
    m_context->timed([this] {
        switch (m_product.precision) {
        case Precision::Fp32:
            // Never TF32: with the handle's math mode left at CUBLAS_DEFAULT_MATH, COMPUTE_32F keeps 'at least the same
            // precision' (cublas_api.h), and TF32 is had through CUBLAS_TF32_TENSOR_OP_MATH or COMPUTE_32F_FAST_TF32
            // alone. The PEDANTIC types would also forbid reordering that loses nothing, at a cost in speed.
            return multiply(addressOf(m_product.a), addressOf(m_product.b), CUDA_R_32F, CUBLAS_COMPUTE_32F);
        case Precision::Tf32:
            return multiply(addressOf(m_product.a), addressOf(m_product.b), CUDA_R_32F, CUBLAS_COMPUTE_32F_FAST_TF32);
        case Precision::Bf16:
            return multiply(rounded(m_product.a, m_product.batches * m_product.m * m_product.k, 0),
                            rounded(m_product.b, m_product.batches * m_product.k * m_product.n, placeOfB(m_product)),
                            CUDA_R_16BF, CUBLAS_COMPUTE_32F);
        }
    });
}

/// Rounded in every step, because the operands may have changed.
const void *ProductCommand::rounded(const View &from, std::int64_t count, std::int64_t place)
{
    void *to = static_cast<std::byte *>(addressOf(m_product.workspace.buffer)) + place;
    const std::int64_t wanted = (count / 4 + gpu::groupSize - 1) / gpu::groupSize;
    const auto blocks = std::clamp<std::int64_t>(wanted, 1, std::int64_t{16} * m_context->multiprocessors());
    m_context->check(convertToBf16(addressOf(from), to, count, static_cast<int>(blocks), m_context->stream()),
                     phrase("rounding to bf16 on %1"));
    return to;
}

/// cuBLAS counts by columns: what we store as C (m, n) by rows is its C^T (n, m) = op(B)^T op(A)^T, so the operands
/// change places and each keeps its 'transposed'.
void ProductCommand::multiply(const void *a, const void *b, cudaDataType inputs, cublasComputeType_t compute)
{
    const Product &p = m_product;
    const auto m = static_cast<int>(p.m);
    const auto n = static_cast<int>(p.n);
    const auto k = static_cast<int>(p.k);
    const auto opB = p.transposeB ? CUBLAS_OP_T : CUBLAS_OP_N;
    const auto opA = p.transposeA ? CUBLAS_OP_T : CUBLAS_OP_N;
    const int ldb = p.transposeB ? k : n;
    const int lda = p.transposeA ? m : k;
    const cublasStatus_t status =
        p.batches == 1
            ? cublas().gemmEx(m_context->blas(), opB, opA, n, m, k, &p.alpha, b, inputs, ldb, a, inputs, lda, &p.beta,
                              addressOf(p.c), CUDA_R_32F, n, compute, CUBLAS_GEMM_DEFAULT)
            : cublas().gemmStridedBatchedEx(m_context->blas(), opB, opA, n, m, k, &p.alpha, b, inputs, ldb, p.k * p.n,
                                            a, inputs, lda, p.m * p.k, &p.beta, addressOf(p.c), CUDA_R_32F, n,
                                            p.m * p.n, static_cast<int>(p.batches), compute, CUBLAS_GEMM_DEFAULT);
    m_context->check(status, phrase("multiplying matrices on %1"));
}

} // namespace overtake::cuda
