// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cuda_device.h"

#include "cuda_commands.h"
#include "cuda_memory.h"
#include "cuda_product.h"
#include "engines/gpu/tiled_product.h"
#include "nccl_exchange.h"

namespace overtake::cuda
{

using gpu::Command;
using gpu::CopyMode;
using gpu::View;

CudaDevice::CudaDevice(int index) : m_context(std::make_shared<Context>(index)), m_convolutions(m_context)
{
    std::size_t free = 0;
    std::size_t total = 0;
    m_context->check(cudaMemGetInfo(&free, &total), phrase("asking for the memory of %1"));
    m_totalBytes = static_cast<std::int64_t>(total);
}

CudaDevice::~CudaDevice()
{
    if (!m_context->canGiveBack())
        return;
    for (cudaEvent_t mark : m_marks)
        if (mark)
            (void)cudaEventDestroy(mark);
}

std::int64_t CudaDevice::freeBytes() const
{
    if (m_context->sharesHostMemory())
        return -1; // the system's caches count as used, although it would free them
    std::size_t free = 0;
    std::size_t total = 0;
    m_context->enter();
    m_context->check(cudaMemGetInfo(&free, &total), phrase("asking for the free memory of %1"));
    return static_cast<std::int64_t>(free);
}

std::unique_ptr<gpu::Buffer> CudaDevice::allocate(std::int64_t bytes)
{
    m_context->enter();
    return std::make_unique<CudaBuffer>(m_context, bytes);
}

std::unique_ptr<gpu::PinnedMemory> CudaDevice::allocatePinned(std::int64_t bytes)
{
    m_context->enter();
    return std::make_unique<CudaPinnedMemory>(m_context, bytes);
}

void CudaDevice::copyIn(View to, const void *from, std::int64_t bytes, CopyMode mode)
{
    copy(addressOf(to), from, bytes, directionOf(to, cudaMemcpyHostToDevice), mode, phrase("copying to %1"));
}

void CudaDevice::copyOut(void *to, View from, std::int64_t bytes, CopyMode mode)
{
    copy(to, addressOf(from), bytes, directionOf(from, cudaMemcpyDeviceToHost), mode, phrase("copying from %1"));
}

void CudaDevice::copy(void *to, const void *from, std::int64_t bytes, cudaMemcpyKind kind, CopyMode mode,
                      const char *doing)
{
    m_context->enter();
    m_context->timed([&] {
        m_context->check(cudaMemcpyAsync(to, from, static_cast<std::size_t>(bytes), kind, m_context->stream()), doing);
    });
    if (mode == CopyMode::Blocking)
        m_context->check(cudaStreamSynchronize(m_context->stream()), phrase("copying with %1"));
}

/// Managed memory is where it is: the host's while that reads it. A recording cannot ask for that, and there it is the
/// card's.
cudaMemcpyKind CudaDevice::directionOf(const View &view, cudaMemcpyKind otherwise) const
{
    const bool managed = static_cast<const CudaBuffer *>(view.buffer)->isManaged();
    return managed && !m_context->isCapturing() ? cudaMemcpyDefault : otherwise;
}

std::unique_ptr<gpu::Buffer> CudaDevice::allocateMapped(std::int64_t bytes)
{
    m_context->enter();
    return std::make_unique<CudaBuffer>(m_context, bytes, CudaBuffer::Kind::Managed);
}

void *CudaDevice::beginWrite(View to, std::int64_t)
{
    m_context->enter();
    attach(to, cudaMemAttachHost);
    m_context->check(cudaStreamSynchronize(m_context->stream()), phrase("running the work on %1"));
    return addressOf(to);
}

void CudaDevice::endWrite(View to, void *)
{
    m_context->enter();
    m_context->timed([&] { attach(to, cudaMemAttachGlobal); });
}

void *CudaDevice::beginRead(View from, std::int64_t, CopyMode mode)
{
    m_context->enter();
    m_context->timed([&] { attach(from, cudaMemAttachHost); });
    if (mode == CopyMode::Blocking)
        m_context->check(cudaStreamSynchronize(m_context->stream()), phrase("running the work on %1"));
    return addressOf(from);
}

void CudaDevice::endRead(View from, void *)
{
    m_context->enter();
    attach(from, cudaMemAttachGlobal);
}

/// Gives the whole buffer to the host or to the card, for whom CUDA then brings the caches up to date.
void CudaDevice::attach(const View &view, unsigned int to)
{
    if (m_context->isCoherent())
        return; // to have waited for the card is enough
    m_context->check(cudaStreamAttachMemAsync(m_context->stream(), addressOf(view.buffer), 0, to),
                     phrase("sharing memory with %1"));
}

std::unique_ptr<Command> CudaDevice::prepare(const gpu::Launch &launch)
{
    m_context->enter();
    return std::make_unique<LaunchCommand>(m_context, launch);
}

std::unique_ptr<Command> CudaDevice::prepare(const gpu::Product &product)
{
    m_context->enter();
    if (m_context->blas())
        return std::make_unique<ProductCommand>(m_context, product);
    if (product.precision != Precision::Fp32)
        throw gpu::DeviceError(gpu::DeviceError::Kind::Other,
                               sentence("%1 multiplies matrices in fp32 only, because cuBLAS cannot be used "
                                        "(%2).",
                                        m_context->name(), m_context->withoutBlas()));
    return std::make_unique<LaunchCommand>(m_context, tiledProductLaunch(product, computeUnits()));
}

std::optional<std::int64_t> CudaDevice::convolutionWorkspace(const gpu::Convolution &convolution)
{
    return m_convolutions.workspaceBytes(convolution);
}

std::unique_ptr<Command> CudaDevice::prepareConvolution(const gpu::Convolution &convolution)
{
    return m_convolutions.prepare(convolution);
}

Message CudaDevice::libraries() const
{
    return listed({m_context->blas() ? sentence("matrix multiplications by cuBLAS")
                                     : sentence("matrix multiplications by the shared kernels (cuBLAS: %1)",
                                                m_context->withoutBlas()),
                   m_convolutions.text()});
}

std::shared_ptr<gpu::Exchange> CudaDevice::exchangeWith(const std::vector<std::shared_ptr<gpu::GpuBackend>> &devices)
{
    if (!nccl().missing.empty())
        return nullptr;
    std::vector<ContextPtr> contexts;
    for (const auto &device : devices)
        contexts.push_back(static_cast<const CudaDevice &>(*device).m_context); // all are CUDA's
    return std::make_shared<NcclExchange>(std::move(contexts));
}

void CudaDevice::synchronise()
{
    m_context->enter();
    m_context->check(cudaStreamSynchronize(m_context->stream()), phrase("running the work on %1"));
}

void CudaDevice::setMark(int slot)
{
    m_context->enter();
    cudaEvent_t &mark = m_marks.at(static_cast<std::size_t>(slot));
    if (!mark)
        m_context->check(cudaEventCreateWithFlags(&mark, cudaEventDisableTiming), phrase("making a mark on %1"));
    m_context->check(cudaEventRecord(mark, m_context->stream()), phrase("setting a mark on %1"));
}

void CudaDevice::waitForMark(int slot)
{
    m_context->enter();
    if (const cudaEvent_t mark = m_marks.at(static_cast<std::size_t>(slot)))
        m_context->check(cudaEventSynchronize(mark), phrase("running the work on %1"));
}

void CudaDevice::startProfiling()
{
    m_context->enter();
    m_context->startTiming();
}

std::vector<gpu::DeviceSpan> CudaDevice::stopProfiling()
{
    m_context->enter();
    return m_context->stopTiming();
}

void CudaDevice::beginCapture()
{
    m_context->enter();
    m_context->beginCapture();
}

std::unique_ptr<Command> CudaDevice::endCapture()
{
    m_context->enter();
    return std::make_unique<GraphCommand>(m_context, m_context->endCapture());
}

} // namespace overtake::cuda
