// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An NVIDIA card as the GPU engines see it: one stream, cuBLAS for products, cuDNN for convolutions, CUDA
// graphs for replay.
#pragma once

#include "cuda_context.h"
#include "cuda_convolution.h"
#include "cuda_product.h"
#include "engines/gpu/gpu_backend.h"

#include <array>

namespace overtake::cuda
{

class CudaDevice : public gpu::GpuBackend
{
public:
    /// Throws DeviceError.
    explicit CudaDevice(int index);
    ~CudaDevice() override;

    const std::string &name() const override { return m_context->name(); }
    int computeUnits() const override { return m_context->multiprocessors(); }
    std::int64_t totalBytes() const override { return m_totalBytes; }
    std::int64_t freeBytes() const override;
    std::int64_t largestAllocation() const override { return m_totalBytes; }
    bool isLost() const override { return m_context->isLost(); }

    std::unique_ptr<gpu::Buffer> allocate(std::int64_t bytes) override;
    std::unique_ptr<gpu::PinnedMemory> allocatePinned(std::int64_t bytes) override;
    void copyIn(gpu::View to, const void *from, std::int64_t bytes, gpu::CopyMode mode) override;
    void copyOut(void *to, gpu::View from, std::int64_t bytes, gpu::CopyMode mode) override;

    bool sharesHostMemory() const override { return m_context->sharesHostMemory(); }
    std::unique_ptr<gpu::Buffer> allocateMapped(std::int64_t bytes) override;
    void *beginWrite(gpu::View to, std::int64_t bytes) override;
    void endWrite(gpu::View to, void *address) override;
    void *beginRead(gpu::View from, std::int64_t bytes, gpu::CopyMode mode) override;
    void endRead(gpu::View from, void *address) override;

    std::unique_ptr<gpu::Command> prepare(const gpu::Launch &launch) override;
    std::unique_ptr<gpu::Command> prepare(const gpu::Product &product) override;
    gpu::ProductMemory productMemory(const gpu::Product &product) override
    {
        return {m_context->blas() ? productWorkspace(product) : 0, 0};
    }
    std::optional<std::int64_t> convolutionWorkspace(const gpu::Convolution &convolution) override;
    std::unique_ptr<gpu::Command> prepareConvolution(const gpu::Convolution &convolution) override;
    Message libraries() const override;
    std::shared_ptr<gpu::Exchange> exchangeWith(const std::vector<std::shared_ptr<gpu::GpuBackend>> &devices) override;

    void synchronise() override;
    void setMark(int slot) override;
    void waitForMark(int slot) override;

    void startProfiling() override;
    std::vector<gpu::DeviceSpan> stopProfiling() override;

    void beginCapture() override;
    std::unique_ptr<gpu::Command> endCapture() override;

private:
    void copy(void *to, const void *from, std::int64_t bytes, cudaMemcpyKind kind, gpu::CopyMode mode,
              const char *doing);
    cudaMemcpyKind directionOf(const gpu::View &view, cudaMemcpyKind otherwise) const;
    void attach(const gpu::View &view, unsigned int to);

    ContextPtr m_context;
    ConvolutionLibrary m_convolutions;
    std::int64_t m_totalBytes = 0;
    std::array<cudaEvent_t, markSlots> m_marks{};
};

} // namespace overtake::cuda
