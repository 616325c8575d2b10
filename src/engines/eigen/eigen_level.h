// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Eigen chooses vector instructions when it is compiled, so the kernels are compiled once for each level of x86-64.
// Each level has namespaces of its own, Eigen's included: the linker must not take a function of another level.
#pragma once

#include "engines/host/host_storage.h"
#include "operations/operations.h"

namespace overtake
{

struct EigenLevel {
    const char *name;  ///< "avx2", as typed
    const char *label; ///< "AVX2", as read
    /// Null for an operation that computes nothing, as copies and views.
    const void *(*kernelOf)(OperationKind kind);
    bool (*isShared)(const void *kernel); ///< runs on several threads
    void (*run)(const void *kernel, const Program &program, const Operation &operation, HostStorage &storage);
    void (*setThreads)(int threads); ///< for the whole process
    const char *(*instructions)();   ///< "AVX2"; Eigen's words where the compiler chose
};

extern const EigenLevel eigenLevel1, eigenLevel2, eigenLevel3, eigenLevel4;

} // namespace overtake
