// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory of an OpenCL device, and what is queued on it: a shared kernel, and a product by CLBlast. For
// opencl_device.cpp alone. One thread at a time.
#pragma once

#include "engines/gpu/gpu_backend.h"
#include "engines/gpu/opencl/kernel_program.h"
#include "engines/gpu/opencl/opencl_queue.h"

#include <array>
#include <clblast.h>
#include <memory>

namespace overtake::opencl
{

using gpu::Buffer;
using gpu::Command;
using gpu::Launch;
using gpu::PinnedMemory;
using gpu::Product;
using gpu::View;

/// Bytes held on the device, counted by the buffers themselves.
using ByteCount = std::shared_ptr<std::int64_t>;

class ClBuffer : public Buffer
{
public:
    ClBuffer(Memory memory, std::int64_t bytes, ByteCount held)
        : m_memory(std::move(memory)), m_bytes(bytes), m_held(std::move(held))
    {
        *m_held += bytes;
    }
    ~ClBuffer() override { *m_held -= m_bytes; }
    std::int64_t bytes() const override { return m_bytes; }
    cl_mem get() const { return m_memory.get(); }

private:
    Memory m_memory;
    std::int64_t m_bytes;
    ByteCount m_held;
};

inline cl_mem memoryOf(const View &view)
{
    return static_cast<ClBuffer *>(view.buffer)->get();
}

/// Bytes.
inline std::size_t startOf(const View &view)
{
    return static_cast<std::size_t>(view.offset) * 4;
}

class ClPinnedMemory : public PinnedMemory
{
public:
    ClPinnedMemory(Memory memory, void *mapped, cl_command_queue queue)
        : m_memory(std::move(memory)), m_mapped(mapped), m_queue(queue)
    {
    }
    ~ClPinnedMemory() override
    {
        clEnqueueUnmapMemObject(m_queue, m_memory.get(), m_mapped, 0, nullptr, nullptr);
        clFinish(m_queue);
    }
    void *data() const override { return m_mapped; }

private:
    Memory m_memory;
    void *m_mapped;
    cl_command_queue m_queue;
};

/// A kernel object of its own, so that its arguments are set once.
class ClLaunch : public Command
{
public:
    ClLaunch(OpenClQueue &queue, cl_program program, const Launch &launch)
        : m_queue(queue), m_buffers(launch.buffers.size()),
          m_global(static_cast<std::size_t>(launch.groups) * gpu::groupSize)
    {
        cl_int code = CL_SUCCESS;
        m_kernel = Kernel(clCreateKernel(program, functionOf(launch.kernel), &code));
        queue.check(code, phrase("make a kernel"));
        cl_uint at = 0;
        for (const auto &view : launch.buffers) {
            const cl_mem memory = memoryOf(view);
            set(at++, sizeof memory, &memory);
            setLong(at++, view.offset);
        }
        for (const auto &integer : launch.integers)
            setLong(at++, integer.value);
        for (const auto &number : launch.floats)
            set(at++, sizeof number.value, &number.value);
    }

    void enqueue() override
    {
        constexpr std::size_t local = gpu::groupSize;
        m_queue.submit(phrase("run a kernel"), [&](cl_command_queue queue, cl_event *event) {
            return clEnqueueNDRangeKernel(queue, m_kernel.get(), 1, nullptr, &m_global, &local, 0, nullptr, event);
        });
    }
    void setOffset(std::size_t buffer, std::int64_t elements) override
    {
        setLong(static_cast<cl_uint>(2 * buffer + 1), elements);
    }
    void setInteger(std::size_t index, std::int64_t value) override
    {
        setLong(static_cast<cl_uint>(2 * m_buffers + index), value);
    }

private:
    void set(cl_uint at, std::size_t size, const void *value)
    {
        m_queue.check(clSetKernelArg(m_kernel.get(), at, size, value), phrase("set a kernel's argument"));
    }
    void setLong(cl_uint at, std::int64_t value)
    {
        const cl_long number = value;
        set(at, sizeof number, &number);
    }

    OpenClQueue &m_queue;
    std::size_t m_buffers;
    std::size_t m_global;
    Kernel m_kernel;
};

class ClProduct : public Command
{
public:
    ClProduct(OpenClQueue &queue, const Product &product) : m_queue(queue), m_product(product)
    {
        std::size_t bytes = 0;
        const auto &p = m_product;
        checkStatus(clblast::GemmTempBufferSize<float>(clblast::Layout::kRowMajor, transpose(p.transposeA),
                                                       transpose(p.transposeB), size(p.m), size(p.n), size(p.k),
                                                       size(p.a.offset), lda(), size(p.b.offset), ldb(),
                                                       size(p.c.offset), size(p.n), m_queue.current(), bytes));
        const auto each = static_cast<std::int64_t>(bytes);
        m_memory = p.batches > 1 ? gpu::ProductMemory{0, p.batches * each} : gpu::ProductMemory{each, 0};
    }

    /// Padded and transposed copies that CLBlast makes; a single product works in
    /// our workspace, several allocate and free their own in every call.
    const gpu::ProductMemory &memory() const { return m_memory; }

    /// CLBlast's own memory is held until the product is done: by one at a time, as it was admitted.
    void enqueue() override
    {
        constexpr int doneWithMemory = gpu::GpuBackend::markSlots - 1;
        const auto &p = m_product;
        if (m_memory.taken > 0)
            m_queue.waitForMark(doneWithMemory);
        m_queue.submitSeveral([&](cl_command_queue *queue, cl_event *event) {
            if (p.batches > 1) {
                checkStatus(clblast::GemmStridedBatched<float>(
                    clblast::Layout::kRowMajor, transpose(p.transposeA), transpose(p.transposeB), size(p.m), size(p.n),
                    size(p.k), p.alpha, memoryOf(p.a), size(p.a.offset), lda(), size(p.m * p.k), memoryOf(p.b),
                    size(p.b.offset), ldb(), size(p.k * p.n), p.beta, memoryOf(p.c), size(p.c.offset), size(p.n),
                    size(p.m * p.n), size(p.batches), queue, event));
                return;
            }
            checkStatus(clblast::Gemm<float>(clblast::Layout::kRowMajor, transpose(p.transposeA),
                                             transpose(p.transposeB), size(p.m), size(p.n), size(p.k), p.alpha,
                                             memoryOf(p.a), size(p.a.offset), lda(), memoryOf(p.b), size(p.b.offset),
                                             ldb(), p.beta, memoryOf(p.c), size(p.c.offset), size(p.n), queue, event,
                                             p.workspace.buffer ? memoryOf(p.workspace) : nullptr));
        });
        if (m_memory.taken > 0)
            m_queue.setMark(doneWithMemory);
    }
    void setOffset(std::size_t buffer, std::int64_t elements) override
    {
        const std::array<View *, 3> views = {&m_product.a, &m_product.b, &m_product.c};
        views.at(buffer)->offset = elements;
    }
    void setInteger(std::size_t, std::int64_t) override {}

private:
    static std::size_t size(std::int64_t value) { return static_cast<std::size_t>(value); }
    static clblast::Transpose transpose(bool yes) { return yes ? clblast::Transpose::kYes : clblast::Transpose::kNo; }
    std::size_t lda() const { return size(m_product.transposeA ? m_product.m : m_product.k); }
    std::size_t ldb() const { return size(m_product.transposeB ? m_product.k : m_product.n); }

    void checkStatus(clblast::StatusCode status) const
    {
        m_queue.check(static_cast<cl_int>(status), phrase("multiply matrices with CLBlast"));
    }

    OpenClQueue &m_queue;
    Product m_product;
    gpu::ProductMemory m_memory;
};

} // namespace overtake::opencl
