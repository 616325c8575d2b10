// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cuda_memory.h"

#include <algorithm>

namespace overtake::cuda
{

using gpu::DeviceError;

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
        m_context->check(cudaMemGetInfo(&free, &total), phrase("asking for the free memory of %1"));
        throw DeviceError(DeviceError::Kind::OutOfMemory,
                          sentence("Out of memory on %1: %2 bytes are needed in one piece, %3 bytes are free.",
                                   m_context->name(), bytes, free));
    }
    m_context->check(error, phrase("allocating memory on %1"));
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
        throw DeviceError(
            DeviceError::Kind::OutOfMemory,
            sentence("%1 bytes of main memory could not be locked for %2: use pageable copies or a smaller size.",
                     bytes, m_context->name()));
    }
    m_context->check(error, phrase("locking main memory for %1"));
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

void *addressOf(const gpu::Buffer *buffer)
{
    return buffer ? static_cast<const CudaBuffer *>(buffer)->address() : nullptr;
}

float *addressOf(const gpu::View &view)
{
    return static_cast<float *>(addressOf(view.buffer)) + view.offset;
}

} // namespace overtake::cuda
