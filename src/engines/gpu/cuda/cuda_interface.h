// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The interface between the program and its CUDA plug-in: five C functions and plain data. Both sides must be built
// from the same headers, which OVERTAKE_CUDA_INTERFACE (a hash of them, made by CMake) proves. No CUDA header needed.
// Bytes, kHz.
#pragma once

#include "text/message.h"

#include <cstdint>

namespace overtake
{

namespace gpu
{
class GpuBackend;
}

/// Whether CUDA works here. Filled in without a context on any card.
struct CudaProbe {
    int error = 0; ///< cudaError_t of asking for the cards
    char errorName[64] = {};
    char errorText[192] = {};
    int driverVersion = 0;  ///< the newest CUDA that the driver serves, 13010 for 13.1; 0: no driver
    int runtimeVersion = 0; ///< CUDA that the plug-in was built with
    int devices = 0;
    Message cublas; ///< why cuBLAS cannot serve; empty when it does, or was not asked for
    Message nccl;   ///< the same of NCCL, asked for where there are several cards
};

struct CudaDeviceFacts {
    char name[256] = {};
    int multiprocessors = 0;
    std::int64_t memoryBytes = 0;
    int capabilityMajor = 0;
    int capabilityMinor = 0;
    bool sharesHostMemory = false;        ///< integrated
    int lowestMajor = 0, lowestMinor = 0; ///< capability from which on the plug-in has code
};

extern "C" {
/// OVERTAKE_CUDA_INTERFACE of the plug-in.
using CudaInterfaceFunction = const char *();
using CudaProbeFunction = void(CudaProbe *);
/// Returns false, with nothing filled in, if the driver does not tell.
using CudaFactsFunction = bool(int index, CudaDeviceFacts *);
/// A cudaDeviceAttr of a card; false if driver or runtime do not know it.
using CudaAttributeFunction = bool(int index, int attribute, int *value);
/// A new context's worth of device; owned by the caller. Throws gpu::DeviceError.
using CudaOpenFunction = gpu::GpuBackend *(int index);
}

inline constexpr const char *cudaInterfaceSymbol = "overtake_cuda_interface";
inline constexpr const char *cudaProbeSymbol = "overtake_cuda_probe";
inline constexpr const char *cudaFactsSymbol = "overtake_cuda_facts";
inline constexpr const char *cudaAttributeSymbol = "overtake_cuda_attribute";
inline constexpr const char *cudaOpenSymbol = "overtake_cuda_open";

} // namespace overtake
