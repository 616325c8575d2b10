// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The five functions that the program looks up (engines/gpu/cuda/cuda_interface.h).
#include "engines/gpu/cuda/cuda_interface.h"

#include "cublas.h"
#include "cuda_device.h"
#include "cuda_memory.h"
#include "nccl_library.h"

#include <algorithm>
#include <cstring>

namespace
{

template <std::size_t size>
void copyText(char (&to)[size], const char *from)
{
    const std::size_t length = std::min(std::strlen(from), size - 1);
    std::memcpy(to, from, length);
    to[length] = '\0';
}

} // namespace

#define OVERTAKE_EXPORT extern "C" __attribute__((visibility("default")))

OVERTAKE_EXPORT const char *overtake_cuda_interface();
OVERTAKE_EXPORT void overtake_cuda_probe(overtake::CudaProbe *probe);
OVERTAKE_EXPORT bool overtake_cuda_facts(int index, overtake::CudaDeviceFacts *facts);
OVERTAKE_EXPORT bool overtake_cuda_attribute(int index, int number, int *value);
OVERTAKE_EXPORT overtake::gpu::GpuBackend *overtake_cuda_open(int index);

const char *overtake_cuda_interface()
{
    return OVERTAKE_CUDA_INTERFACE;
}

void overtake_cuda_probe(overtake::CudaProbe *probe)
{
    *probe = {};
    (void)cudaDriverGetVersion(&probe->driverVersion); // 0, and no error, where there is no driver
    (void)cudaRuntimeGetVersion(&probe->runtimeVersion);
    const cudaError_t error = cudaGetDeviceCount(&probe->devices);
    probe->error = static_cast<int>(error);
    if (error != cudaSuccess) {
        probe->devices = 0;
        copyText(probe->errorName, cudaGetErrorName(error));
        copyText(probe->errorText, cudaGetErrorString(error));
        (void)cudaGetLastError();
        return;
    }
    if (probe->devices > 0)
        probe->cublas = overtake::cuda::cublas().missing;
    if (probe->devices > 1)
        probe->nccl = overtake::cuda::nccl().missing;
}

bool overtake_cuda_facts(int index, overtake::CudaDeviceFacts *facts)
{
    cudaDeviceProp properties{};
    if (cudaGetDeviceProperties(&properties, index) != cudaSuccess) {
        (void)cudaGetLastError();
        return false;
    }
    *facts = {};
    copyText(facts->name, properties.name);
    facts->multiprocessors = properties.multiProcessorCount;
    facts->memoryBytes = static_cast<std::int64_t>(properties.totalGlobalMem);
    facts->capabilityMajor = properties.major;
    facts->capabilityMinor = properties.minor;
    facts->sharesHostMemory = overtake::cuda::sharesHostMemory(properties);
    facts->lowestMajor = OVERTAKE_CUDA_LOWEST / 10;
    facts->lowestMinor = OVERTAKE_CUDA_LOWEST % 10;
    return true;
}

bool overtake_cuda_attribute(int index, int number, int *value)
{
    if (cudaDeviceGetAttribute(value, static_cast<cudaDeviceAttr>(number), index) == cudaSuccess)
        return true;
    (void)cudaGetLastError();
    return false;
}

overtake::gpu::GpuBackend *overtake_cuda_open(int index)
{
    return new overtake::cuda::CudaDevice(index);
}
