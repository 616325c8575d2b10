// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// cuBLAS for the pretended card: the functions that the plug-in looks up, column by column as cuBLAS counts, in the
// order of the stream. It refuses what cuBLAS refuses, and is at fault where cuBLAS would have to allocate in a step.
#include "cuda/card/state.h"
#include "cuda/tf32.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <cublas_v2.h>

namespace testcard = overtake::testcard;

struct cublasContext {
    int card = 0;
    cudaStream_t stream = nullptr;
    void *workspace = nullptr;
    std::size_t workspaceBytes = 0;
};

namespace
{

struct Operand {
    const void *data = nullptr;
    cudaDataType type = CUDA_R_32F;
    int rows = 0; ///< as it is stored
    int columns = 0;
    int leading = 0;
    long long stride = 0;

    std::size_t elementBytes() const { return type == CUDA_R_16BF ? 2 : 4; }
    std::size_t bytes(int count) const
    {
        if (rows == 0 || columns == 0 || count == 0)
            return 0;
        const long long last = (count - 1) * stride + static_cast<long long>(columns - 1) * leading + rows;
        return static_cast<std::size_t>(last) * elementBytes();
    }
    bool isOnCard(int card, int count) const { return testcard::isOnCard(card, data, bytes(count)); }
};

struct Gemm {
    bool transposesA = false;
    bool transposesB = false;
    int m = 0;
    int n = 0;
    int k = 0;
    float alpha = 1;
    float beta = 0;
    Operand a, b, c;
    int count = 1;
    bool tf32 = false;
};

/// op(operand) by columns, without gaps.
std::vector<float> packed(const Operand &from, bool transposes, int batch, bool tf32)
{
    std::vector<float> to(static_cast<std::size_t>(from.rows) * static_cast<std::size_t>(from.columns));
    const auto *start =
        static_cast<const std::byte *>(from.data) + static_cast<std::size_t>(batch * from.stride) * from.elementBytes();
    for (int column = 0; column < from.columns; ++column) {
        for (int row = 0; row < from.rows; ++row) {
            const auto at = static_cast<std::size_t>(column) * static_cast<std::size_t>(from.leading) +
                            static_cast<std::size_t>(row);
            float value = 0;
            if (from.type == CUDA_R_16BF) {
                std::uint16_t half = 0;
                std::memcpy(&half, start + 2 * at, sizeof half);
                value = std::bit_cast<float>(static_cast<std::uint32_t>(half) << 16);
            } else {
                std::memcpy(&value, start + 4 * at, sizeof value);
            }
            const int place = transposes ? row * from.columns + column : column * from.rows + row;
            to[static_cast<std::size_t>(place)] = tf32 ? testcard::roundedToTf32(value) : value;
        }
    }
    return to;
}

void multiply(const Gemm &g, int batch)
{
    const std::vector<float> a = packed(g.a, g.transposesA, batch, g.tf32);
    const std::vector<float> b = packed(g.b, g.transposesB, batch, g.tf32);
    auto *c = const_cast<float *>(static_cast<const float *>(g.c.data)) + batch * g.c.stride;
    const auto m = static_cast<std::size_t>(g.m);
    const auto k = static_cast<std::size_t>(g.k);
    std::vector<float> sums(m);
    for (std::size_t j = 0; j < static_cast<std::size_t>(g.n); ++j) {
        std::ranges::fill(sums, 0.0F);
        for (std::size_t l = 0; l < k; ++l) {
            const float factor = b[j * k + l];
            const float *column = &a[l * m];
            for (std::size_t i = 0; i < m; ++i)
                sums[i] += factor * column[i];
        }
        float *to = c + j * static_cast<std::size_t>(g.c.leading);
        for (std::size_t i = 0; i < m; ++i)
            to[i] = g.alpha * sums[i] + (g.beta == 0 ? 0 : g.beta * to[i]);
    }
}

cublasStatus_t queue(cublasHandle_t handle, const char *name, const Gemm &g)
{
    const std::scoped_lock lock(testcard::stateMutex());
    const auto allows = [](const Operand &o) { return o.leading >= std::max(1, o.rows); };
    if (g.m < 0 || g.n < 0 || g.k < 0 || g.count < 0 || !allows(g.a) || !allows(g.b) || !allows(g.c)) {
        (void)testcard::fault(std::string(name) + " was given extents that do not fit", cudaErrorInvalidValue);
        return CUBLAS_STATUS_INVALID_VALUE;
    }
    if (g.a.type != g.b.type || g.c.type != CUDA_R_32F || (g.a.type != CUDA_R_32F && g.a.type != CUDA_R_16BF))
        return CUBLAS_STATUS_NOT_SUPPORTED;
    if (!handle->workspace || !testcard::isOnCard(handle->card, handle->workspace, handle->workspaceBytes))
        (void)testcard::fault("cuBLAS has no workspace and would allocate one", cudaErrorInvalidValue);
    testcard::Work work{name, {}};
    work.run = [g, name, card = handle->card] {
        if (!g.a.isOnCard(card, g.count) || !g.b.isOnCard(card, g.count) || !g.c.isOnCard(card, g.count))
            return testcard::fault(std::string(name) + " reaches beyond a buffer", cudaErrorIllegalAddress);
        for (int i = 0; i < g.count; ++i)
            multiply(g, i);
        return cudaSuccess;
    };
    const cudaError_t error = testcard::enqueue(handle->stream, std::move(work));
    return error == cudaSuccess ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_EXECUTION_FAILED;
}

/// Those of a card that was lost are never given back.
std::set<cublasHandle_t> &handles()
{
    static auto *all = new std::set<cublasHandle_t>;
    return *all;
}

bool isBroken()
{
    const std::scoped_lock lock(testcard::stateMutex());
    return testcard::state().cards[testcard::currentCard()].sticky != cudaSuccess;
}

} // namespace

cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)
{
    *handle = isBroken() ? nullptr : new cublasContext{testcard::currentCard()};
    const std::scoped_lock lock(testcard::stateMutex());
    if (*handle)
        handles().insert(*handle);
    return *handle ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_NOT_INITIALIZED;
}

cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)
{
    const std::scoped_lock lock(testcard::stateMutex());
    if (handles().erase(handle) == 0) {
        (void)testcard::fault("a cuBLAS handle was given back that there is not", cudaErrorInvalidValue);
        return CUBLAS_STATUS_NOT_INITIALIZED;
    }
    delete handle;
    return CUBLAS_STATUS_SUCCESS;
}

/// As it does, it forgets the workspace.
cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t stream)
{
    handle->stream = stream;
    handle->workspace = nullptr;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, std::size_t bytes)
{
    if (reinterpret_cast<std::uintptr_t>(workspace) % 256 != 0)
        return CUBLAS_STATUS_INVALID_VALUE;
    handle->workspace = workspace;
    handle->workspaceBytes = bytes;
    return CUBLAS_STATUS_SUCCESS;
}

// The header has overloads of these two, so that they must be named as C functions here.
extern "C" cublasStatus_t overtakeGemmEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                                         const void *, const void *, cudaDataType, int, const void *, cudaDataType, int,
                                         const void *, void *, cudaDataType, int, cublasComputeType_t,
                                         cublasGemmAlgo_t) __asm__("cublasGemmEx");
extern "C" cublasStatus_t overtakeGemmStridedBatchedEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int,
                                                       int, const void *, const void *, cudaDataType, int, long long,
                                                       const void *, cudaDataType, int, long long, const void *, void *,
                                                       cudaDataType, int, long long, int, cublasComputeType_t,
                                                       cublasGemmAlgo_t) __asm__("cublasGemmStridedBatchedEx");

cublasStatus_t overtakeGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m,
                                            int n, int k, const void *alpha, const void *a, cudaDataType typeA, int lda,
                                            long long strideA, const void *b, cudaDataType typeB, int ldb,
                                            long long strideB, const void *beta, void *c, cudaDataType typeC, int ldc,
                                            long long strideC, int count, cublasComputeType_t compute, cublasGemmAlgo_t)
{
    if (isBroken())
        return CUBLAS_STATUS_EXECUTION_FAILED;
    if (!alpha || !beta)
        return CUBLAS_STATUS_INVALID_VALUE;
    const bool tf32 = compute == CUBLAS_COMPUTE_32F_FAST_TF32;
    if (!tf32 && compute != CUBLAS_COMPUTE_32F)
        return CUBLAS_STATUS_NOT_SUPPORTED;
    const bool ta = opA != CUBLAS_OP_N;
    const bool tb = opB != CUBLAS_OP_N;
    const float factors[] = {*static_cast<const float *>(alpha), *static_cast<const float *>(beta)};
    return queue(handle, count == 1 ? "cublasGemmEx" : "cublasGemmStridedBatchedEx",
                 {ta,
                  tb,
                  m,
                  n,
                  k,
                  factors[0],
                  factors[1],
                  {a, typeA, ta ? k : m, ta ? m : k, lda, strideA},
                  {b, typeB, tb ? n : k, tb ? k : n, ldb, strideB},
                  {c, typeC, m, n, ldc, strideC},
                  count,
                  tf32});
}

cublasStatus_t overtakeGemmEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k,
                              const void *alpha, const void *a, cudaDataType typeA, int lda, const void *b,
                              cudaDataType typeB, int ldb, const void *beta, void *c, cudaDataType typeC, int ldc,
                              cublasComputeType_t compute, cublasGemmAlgo_t algorithm)
{
    return overtakeGemmStridedBatchedEx(handle, opA, opB, m, n, k, alpha, a, typeA, lda, 0, b, typeB, ldb, 0, beta, c,
                                        typeC, ldc, 0, 1, compute, algorithm);
}

const char *cublasGetStatusString(cublasStatus_t)
{
    return "as the test says";
}
