// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library.h"

#include <cstdlib>
#include <dlfcn.h>
#include <vector>

namespace overtake::cuda
{

void *openLibrary(const std::string &name, std::string &reason)
{
    std::vector<std::string> candidates = {name};
    for (const char *variable : {"CUDA_HOME", "CUDA_PATH"}) {
        if (const char *folder = std::getenv(variable))
            candidates.push_back(std::string(folder) + "/lib64/" + name);
    }
    candidates.push_back("/usr/local/cuda/lib64/" + name);
    reason.clear();
    for (const std::string &candidate : candidates) {
        if (void *library = ::dlopen(candidate.c_str(), RTLD_LAZY | RTLD_LOCAL)) {
            reason.clear();
            return library;
        }
        const char *why = ::dlerror();
        if (reason.empty()) // of the usual place
            reason = why ? why : candidate;
    }
    return nullptr;
}

void *symbolOf(void *library, const char *name)
{
    return ::dlsym(library, name);
}

} // namespace overtake::cuda
