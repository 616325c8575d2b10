// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cublas.h"

#include "library.h"

namespace overtake::cuda
{

const Cublas &cublas()
{
    static const Cublas loaded = [] {
        Cublas f;
        // Both versions have all functions used here; a cuBLAS for an older CUDA works with this driver, too.
        f.missing = loadLibrary("OVERTAKE_CUBLAS",
                                CUBLAS_VER_MAJOR == 13 ? std::vector<LibraryName>{{"cublas", 13}, {"cublas", 12}}
                                                       : std::vector<LibraryName>{{"cublas", 12}, {"cublas", 13}},
                                {"cublasLt"}, std::to_string(CUBLAS_VER_MAJOR) + "." + std::to_string(CUBLAS_VER_MINOR),
                                [&f](const auto &find) {
                                    return find("cublasCreate_v2", f.create) && find("cublasDestroy_v2", f.destroy) &&
                                           find("cublasSetStream_v2", f.setStream) &&
                                           find("cublasSetWorkspace_v2", f.setWorkspace) &&
                                           find("cublasGemmEx", f.gemmEx) &&
                                           find("cublasGemmStridedBatchedEx", f.gemmStridedBatchedEx) &&
                                           find("cublasGetStatusString", f.statusText);
                                });
        return f;
    }();
    return loaded;
}

} // namespace overtake::cuda
