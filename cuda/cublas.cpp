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
    if (isSwitchedOff("OVERTAKE_CUBLAS", loaded.reason))
        return loaded;
    // Both versions have all functions used here; a cuBLAS for an older CUDA works with this driver, too.
    void *library = openLibrary(CUBLAS_VER_MAJOR == 13 ? std::vector<LibraryName>{{"cublas", 13}, {"cublas", 12}}
                                                       : std::vector<LibraryName>{{"cublas", 12}, {"cublas", 13}},
                                {"cublasLt"}, loaded.reason);
    if (!library)
        return loaded;
    const auto find = [library](const char *name, auto &function) { return findFunction(library, name, function); };
    Cublas &f = loaded.functions;
    const bool complete = find("cublasCreate_v2", f.create) && find("cublasDestroy_v2", f.destroy) &&
                          find("cublasSetStream_v2", f.setStream) && find("cublasSetWorkspace_v2", f.setWorkspace) &&
                          find("cublasGemmEx", f.gemmEx) &&
                          find("cublasGemmStridedBatchedEx", f.gemmStridedBatchedEx) &&
                          find("cublasGetStatusString", f.statusText);
    if (!complete)
        loaded.reason = sentence("the one that was found lacks functions of version %1",
                                 std::to_string(CUBLAS_VER_MAJOR) + "." + std::to_string(CUBLAS_VER_MINOR));
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
