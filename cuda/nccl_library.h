// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// NCCL, if it is found: without it gradients are summed through the host's memory. Loaded once per process, when first
// needed; any thread. OVERTAKE_NCCL=off disables it. Its header is in few toolkits, so what is used is declared here:
// all 2.x have the same (from 2.11 on, which came with the weighted sum).
#pragma once

#include "text/message.h"

#include <cstddef>
#include <cuda_runtime_api.h>

namespace overtake::cuda
{

struct NcclCommunicator; ///< ncclComm

/// Values of its enumerations.
inline constexpr int ncclSucceeded = 0;
inline constexpr int ncclFloats = 7;          ///< ncclFloat32
inline constexpr int ncclScalarOfTheHost = 1; ///< ncclScalarHostImmediate: read before the call returns

/// The functions in use; each int is one of its enumerations. All of them are there when `missing` is empty.
struct Nccl {
    const char *(*statusText)(int status) = nullptr;
    int (*initialiseAll)(NcclCommunicator **communicators, int devices, const int *indices) = nullptr;
    int (*destroy)(NcclCommunicator *) = nullptr;
    int (*abort)(NcclCommunicator *) = nullptr;
    /// A sum of the values of all ranks, each times the factor that it gave.
    int (*weightedSum)(int *operation, void *factor, int type, int residence, NcclCommunicator *) = nullptr;
    int (*destroyOperation)(int operation, NcclCommunicator *) = nullptr;
    int (*groupStart)() = nullptr;
    int (*groupEnd)() = nullptr;
    int (*allReduce)(const void *from, void *to, std::size_t count, int type, int operation, NcclCommunicator *,
                     cudaStream_t) = nullptr;
    Message missing; ///< "libnccl.so.2 was not found …"
};

/// The first call loads it.
const Nccl &nccl();

} // namespace overtake::cuda
