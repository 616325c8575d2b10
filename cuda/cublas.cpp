// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cublas.h"

#include "library.h"

namespace overtake::cuda
{

namespace
{

struct Loaded {
    Cublas functions;
    Message reason;
};

Loaded load()
{
    Loaded loaded;
    Cublas &f = loaded.functions;
    // Both versions have all functions used here; a cuBLAS for an older CUDA works with this driver, too.
    const std::vector<LibraryName> names = CUBLAS_VER_MAJOR == 13
                                               ? std::vector<LibraryName>{{"cublas", 13}, {"cublas", 12}}
                                               : std::vector<LibraryName>{{"cublas", 12}, {"cublas", 13}};
    const std::string version = std::to_string(CUBLAS_VER_MAJOR) + "." + std::to_string(CUBLAS_VER_MINOR);
    loaded.reason = loadLibrary("OVERTAKE_CUBLAS", names, {"cublasLt"}, version, [&f](const auto &find) {
        return find("cublasCreate_v2", f.create) && find("cublasDestroy_v2", f.destroy) &&
               find("cublasSetStream_v2", f.setStream) && find("cublasSetWorkspace_v2", f.setWorkspace) &&
               find("cublasGemmEx", f.gemmEx) && find("cublasGemmStridedBatchedEx", f.gemmStridedBatchedEx) &&
               find("cublasGetStatusString", f.statusText);
    });
    return loaded;
}

const Loaded &once()
{
    static const Loaded loaded = load();
    return loaded;
}

} // namespace

const Cublas &cublas()
{
    return once().functions;
}

const Message &whyCublasIsMissing()
{
    return once().reason;
}

} // namespace overtake::cuda
