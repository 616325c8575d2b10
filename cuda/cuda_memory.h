// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory of a card and page-locked memory of the host, by plain allocations. Bytes.
#pragma once

#include "cuda_context.h"

#include <cstdint>

namespace overtake::cuda
{

class CudaBuffer : public accelerator::Buffer
{
public:
    /// Throws DeviceError, of kind OutOfMemory with the bytes needed and free where there is no room.
    CudaBuffer(ContextPtr context, std::int64_t bytes);
    ~CudaBuffer() override;
    CudaBuffer(const CudaBuffer &) = delete;
    CudaBuffer &operator=(const CudaBuffer &) = delete;

    std::int64_t bytes() const override { return m_bytes; }
    void *address() const { return m_address; }

private:
    ContextPtr m_context;
    std::int64_t m_bytes;
    void *m_address = nullptr;
};

class CudaPinnedMemory : public accelerator::PinnedMemory
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

/// The start of the buffer; views count from there. `buffer` must be one of ours.
void *addressOf(const accelerator::Buffer *buffer);
/// Where the view points.
float *addressOf(const accelerator::View &view);

} // namespace overtake::cuda
