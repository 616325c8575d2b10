// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A library of NVIDIA's, found and loaded when needed, so that the plug-in loads without it: in the system, in a
// toolkit, or in a Python environment that has NVIDIA's packages. Any thread.
#pragma once

#include "file/shared_library.h"
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

/// Opens a library as openLibrary() does, unless the environment variable says "off". findAll(find) calls find(name,
/// function) for each function, and returns whether all were found. Returns why the library cannot be used; empty if it
/// can. `version`: the oldest that has all of them.
template <typename FindAll>
Message loadLibrary(const char *variable, const std::vector<LibraryName> &names,
                    const std::vector<std::string> &companions, const std::string &version, const FindAll &findAll)
{
    Message reason;
    if (isSwitchedOff(variable, reason))
        return reason;
    void *library = openLibrary(names, companions, reason);
    const auto find = [library](const char *name, auto &function) { return findFunction(library, name, function); };
    if (library && !findAll(find))
        reason = sentence("the one that was found lacks functions of version %1", version);
    return reason;
}

} // namespace overtake::cuda
