// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The loader of libraries that may be missing: NVIDIA's and the CUDA plug-in. Header only, so that a plug-in needs no
// symbol of the core. Any thread.
#pragma once

#include <dlfcn.h>
#include <memory>
#include <string>

namespace overtake
{

struct CloseLibrary {
    void operator()(void *library) const { ::dlclose(library); }
};
/// Closes the library in the end. If it is to stay open until the program ends, release() it.
using LibraryPtr = std::unique_ptr<void, CloseLibrary>;

/// When the functions are looked up that the library itself needs. A large one opens faster if that can wait.
enum class Binding { WhenOpened, WhenCalled };

/// `file`: a path, or a name that the system's loader knows. Null, with the loader's words in `why`, if it cannot be
/// opened. No other library binds to its symbols.
inline LibraryPtr openLibrary(const std::string &file, Binding binding, std::string &why)
{
    LibraryPtr library(::dlopen(file.c_str(), (binding == Binding::WhenOpened ? RTLD_NOW : RTLD_LAZY) | RTLD_LOCAL));
    if (!library) {
        const char *error = ::dlerror();
        why = error ? error : file;
    }
    return library;
}

/// Null and false if the library has no such function.
template <typename Function>
bool findFunction(void *library, const char *name, Function *&function)
{
    function = reinterpret_cast<Function *>(::dlsym(library, name));
    return function != nullptr;
}

} // namespace overtake
