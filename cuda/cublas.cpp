// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cublas.h"

#include <cstdlib>
#include <dlfcn.h>
#include <vector>

namespace overtake::cuda
{

namespace
{

struct Loaded {
    Cublas functions;
    std::string reason;
};

/// Where it may lie: by its name alone (LD_LIBRARY_PATH, the system's folders), then in the toolkit's usual places.
std::vector<std::string> candidates()
{
    const std::string name = "libcublas.so." + std::to_string(CUBLAS_VER_MAJOR);
    std::vector<std::string> all = {name};
    for (const char *variable : {"CUDA_HOME", "CUDA_PATH"}) {
        if (const char *folder = std::getenv(variable))
            all.push_back(std::string(folder) + "/lib64/" + name);
    }
    all.push_back("/usr/local/cuda/lib64/" + name);
    return all;
}

template <typename Function>
bool find(void *library, const char *name, Function &function)
{
    function = reinterpret_cast<Function>(::dlsym(library, name));
    return function != nullptr;
}

Loaded load()
{
    Loaded loaded;
    void *library = nullptr;
    for (const std::string &candidate : candidates()) {
        library = ::dlopen(candidate.c_str(), RTLD_LAZY | RTLD_LOCAL);
        if (library)
            break;
        const char *why = ::dlerror();
        if (loaded.reason.empty()) // of the usual place
            loaded.reason = why ? why : candidate;
    }
    if (!library)
        return loaded;
    Cublas &f = loaded.functions;
    const bool complete = find(library, "cublasCreate_v2", f.create) && find(library, "cublasDestroy_v2", f.destroy) &&
                          find(library, "cublasSetStream_v2", f.setStream) &&
                          find(library, "cublasSetWorkspace_v2", f.setWorkspace) &&
                          find(library, "cublasGemmEx", f.gemmEx) &&
                          find(library, "cublasGemmStridedBatchedEx", f.gemmStridedBatchedEx) &&
                          find(library, "cublasGetStatusString", f.statusText);
    loaded.reason = complete ? ""
                             : "the one that was found lacks functions of version " + std::to_string(CUBLAS_VER_MAJOR) +
                                   "." + std::to_string(CUBLAS_VER_MINOR);
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

const std::string &whyCublasIsMissing()
{
    return once().reason;
}

} // namespace overtake::cuda
