// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// cuBLAS, loaded when first needed: the plug-in itself loads without it and can then report that it is missing. Loaded
// once per process; any thread.
#pragma once

#include "text/message.h"

#include <cublas_v2.h>

namespace overtake::cuda
{

/// cublasGemmEx; written out, because the C++ header overloads the name.
using GemmEx = cublasStatus_t(cublasHandle_t, cublasOperation_t, cublasOperation_t, int m, int n, int k,
                              const void *alpha, const void *a, cudaDataType, int lda, const void *b, cudaDataType,
                              int ldb, const void *beta, void *c, cudaDataType, int ldc, cublasComputeType_t,
                              cublasGemmAlgo_t);

/// cublasGemmStridedBatchedEx, of which it has two as well.
using GemmStridedBatchedEx = cublasStatus_t(cublasHandle_t, cublasOperation_t, cublasOperation_t, int m, int n, int k,
                                            const void *alpha, const void *a, cudaDataType, int lda, long long strideA,
                                            const void *b, cudaDataType, int ldb, long long strideB, const void *beta,
                                            void *c, cudaDataType, int ldc, long long strideC, int count,
                                            cublasComputeType_t, cublasGemmAlgo_t);

/// The functions in use. All of them are there when `missing` is empty.
struct Cublas {
    decltype(&::cublasCreate_v2) create = nullptr;
    decltype(&::cublasDestroy_v2) destroy = nullptr;
    decltype(&::cublasSetStream_v2) setStream = nullptr;
    decltype(&::cublasSetWorkspace_v2) setWorkspace = nullptr;
    GemmEx *gemmEx = nullptr;
    GemmStridedBatchedEx *gemmStridedBatchedEx = nullptr;
    decltype(&::cublasGetStatusString) statusText = nullptr;
    Message missing; ///< "libcublas.so.13 and libcublas.so.12 were not found …"
};

/// The first call loads it.
const Cublas &cublas();

} // namespace overtake::cuda
