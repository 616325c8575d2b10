// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Enough of cuBLAS to open a card: it has all functions that are looked up, and multiplies nothing. Without its header,
// which declares them with types that nobody looks at here; 0 is CUBLAS_STATUS_SUCCESS, 15 CUBLAS_STATUS_NOT_SUPPORTED.
#include <cstddef>

extern "C" {

int cublasCreate_v2(void **handle)
{
    static int one;
    *handle = &one;
    return 0;
}

int cublasDestroy_v2(void *)
{
    return 0;
}

int cublasSetStream_v2(void *, void *)
{
    return 0;
}

int cublasSetWorkspace_v2(void *, void *, std::size_t)
{
    return 0;
}

int cublasGemmEx()
{
    return 15;
}

int cublasGemmStridedBatchedEx()
{
    return 15;
}

const char *cublasGetStatusString(int)
{
    return "as the test says";
}
}
