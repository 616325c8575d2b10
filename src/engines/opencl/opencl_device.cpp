// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/opencl/opencl_device.h"

#include "engines/engine.h"
#include "engines/opencl/kernel_program.h"
#include "engines/opencl/opencl_queue.h"

#include <algorithm>
#include <array>
#include <clblast.h>

namespace overtake::opencl
{

namespace
{

using accelerator::Buffer;
using accelerator::Command;
using accelerator::CopyMode;
using accelerator::Device;
using accelerator::DeviceError;
using accelerator::Launch;
using accelerator::PinnedMemory;
using accelerator::Product;
using accelerator::View;

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

cl_mem memoryOf(const View &view)
{
    return static_cast<ClBuffer *>(view.buffer)->get();
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
          m_global(static_cast<std::size_t>(launch.groups) * accelerator::groupSize)
    {
        cl_int code = CL_SUCCESS;
        m_kernel = Kernel(clCreateKernel(program, functionOf(launch.kernel), &code));
        queue.check(code, "make a kernel");
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
        constexpr std::size_t local = accelerator::groupSize;
        m_queue.submit("run a kernel", [&](cl_command_queue queue, cl_event *event) {
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
        m_queue.check(clSetKernelArg(m_kernel.get(), at, size, value), "set a kernel's argument");
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
    ClProduct(OpenClQueue &queue, const Product &product) : m_queue(queue), m_product(product) {}

    /// Padded and transposed copies that CLBlast makes; a single product works in our workspace, several allocate and
    /// free their own in every call.
    accelerator::ProductMemory memory() const
    {
        std::size_t bytes = 0;
        const auto &p = m_product;
        checkStatus(clblast::GemmTempBufferSize<float>(clblast::Layout::kRowMajor, transpose(p.transposeA),
                                                       transpose(p.transposeB), size(p.m), size(p.n), size(p.k),
                                                       size(p.a.offset), lda(), size(p.b.offset), ldb(),
                                                       size(p.c.offset), size(p.n), m_queue.current(), bytes));
        const auto each = static_cast<std::int64_t>(bytes);
        return p.batches > 1 ? accelerator::ProductMemory{0, p.batches * each} : accelerator::ProductMemory{each, 0};
    }

    void enqueue() override
    {
        const auto &p = m_product;
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
        m_queue.check(static_cast<cl_int>(status), "multiply matrices with CLBlast");
    }

    OpenClQueue &m_queue;
    Product m_product;
};

class OpenClDevice : public Device
{
public:
    explicit OpenClDevice(const FoundDevice &found)
        : m_found(found), m_context(openContext(found)), m_queue(m_context.get(), found),
          m_program(buildKernels(m_context.get(), found))
    {
    }
    ~OpenClDevice() override { m_queue.finishQuietly(); }

    const std::string &name() const override { return m_found.name; }
    int computeUnits() const override { return m_found.computeUnits; }
    std::int64_t totalBytes() const override { return m_found.memoryBytes; }
    std::int64_t freeBytes() const override
    {
        // OpenCL cannot tell how much memory other programs hold on a card.
        const std::int64_t bytes = std::max<std::int64_t>(m_found.memoryBytes - *m_held, 0);
        return m_found.sharesHostMemory ? std::min(bytes, freeHostBytes()) : bytes;
    }
    std::int64_t largestAllocation() const override { return m_found.largestAllocation; }
    bool isLost() const override { return m_queue.isLost(); }
    bool hasDoubles() const override { return m_found.hasDoubles; }

    std::unique_ptr<Buffer> allocate(std::int64_t bytes) override
    {
        cl_int code = CL_SUCCESS;
        Memory memory(
            clCreateBuffer(m_context.get(), CL_MEM_READ_WRITE, static_cast<std::size_t>(bytes), nullptr, &code));
        m_queue.checkAllocation(code, bytes);
        return std::make_unique<ClBuffer>(std::move(memory), bytes, m_held);
    }

    std::unique_ptr<PinnedMemory> allocatePinned(std::int64_t bytes) override
    {
        // The way that drivers document for page-locked memory.
        const auto size = static_cast<std::size_t>(bytes);
        cl_int code = CL_SUCCESS;
        Memory memory(clCreateBuffer(m_context.get(), CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, size, nullptr, &code));
        m_queue.checkAllocation(code, bytes);
        void *mapped = clEnqueueMapBuffer(*m_queue.current(), memory.get(), CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0,
                                          size, 0, nullptr, nullptr, &code);
        m_queue.checkAllocation(code, bytes);
        return std::make_unique<ClPinnedMemory>(std::move(memory), mapped, *m_queue.current());
    }

    void copyIn(View to, const void *from, std::int64_t bytes, CopyMode mode) override
    {
        m_queue.submit("copy to the device", [&](cl_command_queue queue, cl_event *event) {
            return clEnqueueWriteBuffer(queue, memoryOf(to), mode == CopyMode::Blocking,
                                        static_cast<std::size_t>(to.offset) * 4, static_cast<std::size_t>(bytes), from,
                                        0, nullptr, event);
        });
    }

    void copyOut(void *to, View from, std::int64_t bytes, CopyMode mode) override
    {
        m_queue.submit("copy from the device", [&](cl_command_queue queue, cl_event *event) {
            return clEnqueueReadBuffer(queue, memoryOf(from), mode == CopyMode::Blocking,
                                       static_cast<std::size_t>(from.offset) * 4, static_cast<std::size_t>(bytes), to,
                                       0, nullptr, event);
        });
    }

    std::unique_ptr<Command> prepare(const Launch &launch) override
    {
        return std::make_unique<ClLaunch>(m_queue, m_program.get(), launch);
    }
    std::unique_ptr<Command> prepare(const Product &product) override
    {
        return std::make_unique<ClProduct>(m_queue, product);
    }
    accelerator::ProductMemory productMemory(const Product &product) override
    {
        return ClProduct(m_queue, product).memory();
    }

    std::string libraries() const override { return "matrix products by CLBlast"; }
    void synchronise() override { m_queue.finish(); }
    void setMark(int slot) override { m_queue.setMark(slot); }
    void waitForMark(int slot) override { m_queue.waitForMark(slot); }
    void startProfiling() override { m_queue.startProfiling(); }
    std::vector<accelerator::DeviceSpan> stopProfiling() override { return m_queue.stopProfiling(); }

private:
    static Context openContext(const FoundDevice &found)
    {
        const cl_context_properties properties[] = {CL_CONTEXT_PLATFORM,
                                                    reinterpret_cast<cl_context_properties>(found.platform), 0};
        cl_int code = CL_SUCCESS;
        Context context(clCreateContext(properties, 1, &found.device, nullptr, nullptr, &code));
        if (code != CL_SUCCESS)
            throw Error(sentence("OpenCL cannot open %1: %2. End other programs that use it, or restart.", found.name,
                                 nameOfError(code)));
        return context;
    }

    FoundDevice m_found;
    Context m_context;
    OpenClQueue m_queue;
    ClProgram m_program;
    ByteCount m_held = std::make_shared<std::int64_t>(0);
};

} // namespace

std::unique_ptr<Device> openDevice(const FoundDevice &found)
{
    return std::make_unique<OpenClDevice>(found);
}

} // namespace overtake::opencl
