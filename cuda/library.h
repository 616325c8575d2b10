// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A library of NVIDIA's, found and loaded when needed, so that the plug-in loads without it: in the system, in a
// toolkit, or in a Python environment that has NVIDIA's packages. Any thread.
#pragma once

#include "text/message.h"

#include <filesystem>
#include <string>
#include <vector>

namespace overtake::cuda
{

/// {"cublas", 13}: libcublas.so.13.
struct LibraryName {
    std::string stem;
    int major = 0;
};

/// Folders that may hold such libraries, besides those of the system's loader, nearest first: CUDA_HOME and CUDA_PATH,
/// toolkits, the active Python environment (VIRTUAL_ENV, CONDA_PREFIX), those whose python3 is on PATH, the user's.
/// `root`: of the file system, for tests.
std::vector<std::filesystem::path> libraryFolders(const std::filesystem::path &root = "/");

/// Opens the first of `names` that is there: each by its name alone (LD_LIBRARY_PATH, the system's folders), then in
/// libraryFolders(). `companions` are loaded first from the folder where it lies, in its version: its own search may
/// not go there. Null, with the reason, if none can be opened; it stays open.
void *openLibrary(const std::vector<LibraryName> &names, const std::vector<std::string> &companions, Message &reason);

/// Whether the environment variable says "off"; the reason then.
bool isSwitchedOff(const char *variable, Message &reason);

void *symbolOf(void *library, const char *name);

/// False where the library has no such function.
template <typename Function>
bool findFunction(void *library, const char *name, Function &function)
{
    function = reinterpret_cast<Function>(symbolOf(library, name));
    return function != nullptr;
}

} // namespace overtake::cuda
