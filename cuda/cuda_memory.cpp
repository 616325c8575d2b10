// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cuda_memory.h"

#include <algorithm>

namespace overtake::cuda
{

using accelerator::DeviceError;

CudaBuffer::CudaBuffer(ContextPtr context, std::int64_t bytes, Kind kind)
    : m_context(std::move(context)), m_bytes(bytes), m_kind(kind)
{
    const auto size = static_cast<std::size_t>(std::max<std::int64_t>(bytes, 16));
    // Global: a graph may run its kernels on streams of its own.
    const cudaError_t error =
        isManaged() ? cudaMallocManaged(&m_address, size, cudaMemAttachGlobal) : cudaMalloc(&m_address, size);
    if (error == cudaErrorMemoryAllocation) {
        (void)cudaGetLastError();
        std::size_t free = 0;
        std::size_t total = 0;
        m_context->check(cudaMemGetInfo(&free, &total), "asking for the free memory of");
        throw DeviceError(DeviceError::Kind::OutOfMemory,
                          "Out of memory on " + m_context->name() + ": " + std::to_string(bytes) +
                              " bytes are needed in one piece, " + std::to_string(free) + " bytes are free.");
    }
    m_context->check(error, "allocating memory on");
}

CudaBuffer::~CudaBuffer()
{
    if (m_context->canGiveBack())
        (void)cudaFree(m_address); // waits for what is queued
}

CudaPinnedMemory::CudaPinnedMemory(ContextPtr context, std::int64_t bytes) : m_context(std::move(context))
{
    const cudaError_t error = cudaMallocHost(&m_data, static_cast<std::size_t>(std::max<std::int64_t>(bytes, 16)));
    if (error == cudaErrorMemoryAllocation) {
        (void)cudaGetLastError();
        throw DeviceError(DeviceError::Kind::OutOfMemory,
                          std::to_string(bytes) + " bytes of main memory could not be locked for " + m_context->name() +
                              ": use pageable transfers, or a smaller size.");
    }
    m_context->check(error, "locking main memory for");
}

CudaPinnedMemory::~CudaPinnedMemory()
{
    if (m_context->canGiveBack()) {
        (void)cudaStreamSynchronize(m_context->stream());
        (void)cudaFreeHost(m_data);
    }
}

bool sharesHostMemory(const cudaDeviceProp &properties)
{
    return properties.integrated != 0 && properties.managedMemory != 0;
}

void *addressOf(const accelerator::Buffer *buffer)
{
    return buffer ? static_cast<const CudaBuffer *>(buffer)->address() : nullptr;
}

float *addressOf(const accelerator::View &view)
{
    return static_cast<float *>(addressOf(view.buffer)) + view.offset;
}

} // namespace overtake::cuda
