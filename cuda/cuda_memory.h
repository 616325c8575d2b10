// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory of a card and page-locked memory of the host, by plain allocations; and managed memory, which an integrated
// GPU shares with the host: both have it in their caches, unlike page-locked memory, as NVIDIA's 'CUDA for Tegra'
// recommends. Bytes.
#pragma once

#include "cuda_context.h"

#include <cstdint>

namespace overtake::cuda
{

class CudaBuffer : public gpu::Buffer
{
public:
    enum class Kind { OfCard, Managed };
    /// Throws DeviceError, of kind OutOfMemory with the bytes needed and free where there is no room.
    CudaBuffer(ContextPtr context, std::int64_t bytes, Kind kind = Kind::OfCard);
    ~CudaBuffer() override;
    CudaBuffer(const CudaBuffer &) = delete;
    CudaBuffer &operator=(const CudaBuffer &) = delete;

    std::int64_t bytes() const override { return m_bytes; }
    void *address() const { return m_address; }
    bool isManaged() const { return m_kind == Kind::Managed; }

private:
    ContextPtr m_context;
    std::int64_t m_bytes;
    Kind m_kind;
    void *m_address = nullptr;
};

class CudaPinnedMemory : public gpu::PinnedMemory
{
public:
    CudaPinnedMemory(ContextPtr context, std::int64_t bytes);
    ~CudaPinnedMemory() override;
    CudaPinnedMemory(const CudaPinnedMemory &) = delete;
    CudaPinnedMemory &operator=(const CudaPinnedMemory &) = delete;

    void *data() const override { return m_data; }

private:
    ContextPtr m_context;
    void *m_data = nullptr;
};

/// Whether the card uses the host's memory, and can manage it.
bool sharesHostMemory(const cudaDeviceProp &properties);

/// The start of the buffer; views count from there. `buffer` must be one of ours.
void *addressOf(const gpu::Buffer *buffer);
/// Where the view points.
float *addressOf(const gpu::View &view);

} // namespace overtake::cuda
