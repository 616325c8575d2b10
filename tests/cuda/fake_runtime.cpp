// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cuda/fake_runtime.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime_api.h>

namespace
{

int allocations = 0;
int token = 0; ///< what streams and events point at

} // namespace

int fakeAllocations()
{
    return allocations;
}

cudaError_t cudaMalloc(void **address, size_t bytes)
{
    ++allocations;
    *address = std::malloc(bytes);
    return *address ? cudaSuccess : cudaErrorMemoryAllocation;
}
cudaError_t cudaMallocHost(void **address, size_t bytes)
{
    return cudaMalloc(address, bytes);
}
cudaError_t cudaFree(void *address)
{
    std::free(address);
    return cudaSuccess;
}
cudaError_t cudaFreeHost(void *address)
{
    return cudaFree(address);
}
cudaError_t cudaMemset(void *to, int value, size_t bytes)
{
    std::memset(to, value, bytes);
    return cudaSuccess;
}
cudaError_t cudaMemGetInfo(size_t *free, size_t *total)
{
    *free = *total = size_t{1} << 33;
    return cudaSuccess;
}

cudaError_t cudaSetDevice(int)
{
    return cudaSuccess;
}
cudaError_t cudaGetDeviceProperties(cudaDeviceProp *properties, int)
{
    *properties = {};
    std::snprintf(properties->name, sizeof properties->name, "Test card");
    properties->multiProcessorCount = 4;
    properties->major = 9;
    return cudaSuccess;
}
cudaError_t cudaDeviceSynchronize()
{
    return cudaSuccess;
}
cudaError_t cudaDeviceReset()
{
    return cudaSuccess;
}
cudaError_t cudaGetLastError()
{
    return cudaSuccess;
}
cudaError_t cudaPeekAtLastError()
{
    return cudaSuccess;
}
const char *cudaGetErrorString(cudaError_t)
{
    return "as the test says";
}
const char *cudaGetErrorName(cudaError_t)
{
    return "testError";
}

cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned int)
{
    *stream = reinterpret_cast<cudaStream_t>(&token);
    return cudaSuccess;
}
cudaError_t cudaStreamDestroy(cudaStream_t)
{
    return cudaSuccess;
}
cudaError_t cudaStreamSynchronize(cudaStream_t)
{
    return cudaSuccess;
}
cudaError_t cudaStreamBeginCapture(cudaStream_t, cudaStreamCaptureMode)
{
    return cudaErrorNotSupported;
}
cudaError_t cudaStreamEndCapture(cudaStream_t, cudaGraph_t *)
{
    return cudaErrorNotSupported;
}
cudaError_t cudaGraphDestroy(cudaGraph_t)
{
    return cudaSuccess;
}

cudaError_t cudaEventCreate(cudaEvent_t *event)
{
    *event = reinterpret_cast<cudaEvent_t>(&token);
    return cudaSuccess;
}
cudaError_t cudaEventDestroy(cudaEvent_t)
{
    return cudaSuccess;
}
cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t)
{
    return cudaSuccess;
}
cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t, cudaEvent_t)
{
    *milliseconds = 0;
    return cudaSuccess;
}
