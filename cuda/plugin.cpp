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

bool ask(int index, cudaDeviceAttr which, int *value)
{
    if (cudaDeviceGetAttribute(value, which, index) == cudaSuccess)
        return true;
    (void)cudaGetLastError();
    return false;
}

int attribute(cudaDeviceAttr which, int index)
{
    int value = 0;
    return ask(index, which, &value) ? value : 0;
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
        probe->cublas = overtake::cuda::whyCublasIsMissing();
    if (probe->devices > 1)
        probe->nccl = overtake::cuda::whyNcclIsMissing();
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
    // CUDA 13 has no clock rates among the properties any more.
    facts->clockKhz = attribute(cudaDevAttrClockRate, index);
    facts->memoryClockKhz = attribute(cudaDevAttrMemoryClockRate, index);
    facts->memoryBusBits = properties.memoryBusWidth;
    facts->memoryBytes = static_cast<std::int64_t>(properties.totalGlobalMem);
    facts->l2Bytes = properties.l2CacheSize;
    facts->capabilityMajor = properties.major;
    facts->capabilityMinor = properties.minor;
    facts->pciDomain = properties.pciDomainID;
    facts->pciBus = properties.pciBusID;
    facts->pciDevice = properties.pciDeviceID;
    facts->sharesHostMemory = overtake::cuda::sharesHostMemory(properties);
    facts->ecc = properties.ECCEnabled != 0;
    facts->lowestMajor = OVERTAKE_CUDA_LOWEST / 10;
    facts->lowestMinor = OVERTAKE_CUDA_LOWEST % 10;
    return true;
}

bool overtake_cuda_attribute(int index, int number, int *value)
{
    return ask(index, static_cast<cudaDeviceAttr>(number), value);
}

overtake::gpu::GpuBackend *overtake_cuda_open(int index)
{
    return new overtake::cuda::CudaDevice(index);
}
