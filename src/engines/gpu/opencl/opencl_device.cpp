// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/opencl/opencl_device.h"

#include "engines/engine.h"
#include "engines/gpu/opencl/opencl_commands.h"
#include "engines/gpu/tiled_product.h"
#include "engines/profile_parts.h"
#include "file/cache_file.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace overtake::opencl
{

namespace
{

using gpu::CopyMode;
using gpu::DeviceError;
using gpu::GpuBackend;
using gpu::KernelId;

class OpenClDevice : public GpuBackend
{
public:
    OpenClDevice(const FoundDevice &found, std::optional<ProductMethod> fixed)
        : m_found(found), m_context(openContext(found)), m_queue(m_context.get(), found),
          m_program(buildKernels(m_context.get(), found)), m_fixed(fixed),
          m_methods([this](const Product &product, ProductMethod method) { return secondsOf(product, method); },
                    methodsFile(found))
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
        // Memory that the host can access without a copy, if host and device share it.
        const cl_mem_flags flags = CL_MEM_READ_WRITE | (m_found.sharesHostMemory ? CL_MEM_ALLOC_HOST_PTR : 0);
        Memory memory(clCreateBuffer(m_context.get(), flags, static_cast<std::size_t>(bytes), nullptr, &code));
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
        m_queue.submit(phrase("copy to the device"), [&](cl_command_queue queue, cl_event *event) {
            return clEnqueueWriteBuffer(queue, memoryOf(to), mode == CopyMode::Blocking, startOf(to),
                                        static_cast<std::size_t>(bytes), from, 0, nullptr, event);
        });
    }

    void copyOut(void *to, View from, std::int64_t bytes, CopyMode mode) override
    {
        m_queue.submit(phrase("copy from the device"), [&](cl_command_queue queue, cl_event *event) {
            return clEnqueueReadBuffer(queue, memoryOf(from), mode == CopyMode::Blocking, startOf(from),
                                       static_cast<std::size_t>(bytes), to, 0, nullptr, event);
        });
    }

    bool sharesHostMemory() const override { return m_found.sharesHostMemory; }
    void *beginWrite(View to, std::int64_t bytes) override
    {
        cl_int code = CL_SUCCESS;
        void *address = clEnqueueMapBuffer(*m_queue.current(), memoryOf(to), CL_TRUE, CL_MAP_WRITE, startOf(to),
                                           static_cast<std::size_t>(bytes), 0, nullptr, nullptr, &code);
        m_queue.check(code, phrase("map its memory"));
        return address;
    }
    void endWrite(View to, void *address) override
    {
        m_queue.submit(phrase("take its memory back"), [&](cl_command_queue queue, cl_event *event) {
            return clEnqueueUnmapMemObject(queue, memoryOf(to), address, 0, nullptr, event);
        });
    }
    void *beginRead(View from, std::int64_t bytes, CopyMode mode) override
    {
        void *address = nullptr;
        m_queue.submit(phrase("map its memory"), [&](cl_command_queue queue, cl_event *event) {
            cl_int code = CL_SUCCESS;
            address = clEnqueueMapBuffer(queue, memoryOf(from), mode == CopyMode::Blocking, CL_MAP_READ, startOf(from),
                                         static_cast<std::size_t>(bytes), 0, nullptr, event, &code);
            return code;
        });
        return address;
    }
    void endRead(View from, void *address) override
    {
        m_queue.check(clEnqueueUnmapMemObject(*m_queue.current(), memoryOf(from), address, 0, nullptr, nullptr),
                      phrase("take its memory back"));
    }

    std::unique_ptr<Command> prepare(const Launch &launch) override
    {
        return std::make_unique<ClLaunch>(m_queue, m_program.get(), launch);
    }
    std::unique_ptr<Command> prepare(const Product &product) override { return prepare(product, methodFor(product)); }
    gpu::ProductMemory productMemory(const Product &product) override
    {
        return methodFor(product) == ProductMethod::Tiled ? gpu::ProductMemory() : ClProduct(m_queue, product).memory();
    }

    Message libraries() const override
    {
        if (m_fixed == ProductMethod::Tiled)
            return sentence("matrix multiplications by the shared kernels (CLBlast: switched off)");
        return !m_fixed && m_methods.uses(ProductMethod::Tiled)
                   ? sentence("matrix multiplications by CLBlast, and by the shared kernels if they are faster here")
                   : sentence("matrix multiplications by CLBlast");
    }
    void synchronise() override { m_queue.finish(); }
    void setMark(int slot) override { m_queue.setMark(slot); }
    void waitForMark(int slot) override { m_queue.waitForMark(slot); }
    void startProfiling() override { m_queue.startProfiling(); }
    std::vector<gpu::DeviceSpan> stopProfiling() override { return m_queue.stopProfiling(); }

private:
    static CacheFile methodsFile(const FoundDevice &found)
    {
        return {"opencl-products", "products 2\n" + found.platformName + '\n' + found.name + '\n' + found.version +
                                       '\n' + std::to_string(found.computeUnits)};
    }

    static Context openContext(const FoundDevice &found)
    {
        const cl_context_properties properties[] = {CL_CONTEXT_PLATFORM,
                                                    reinterpret_cast<cl_context_properties>(found.platform), 0};
        cl_int code = CL_SUCCESS;
        Context context(clCreateContext(properties, 1, &found.device, nullptr, nullptr, &code));
        if (code != CL_SUCCESS)
            throw Error(sentence("OpenCL cannot open %1: %2. End other programs that "
                                 "use it, or restart.",
                                 found.name, nameOfError(code)));
        return context;
    }

    std::unique_ptr<Command> prepare(const Product &product, ProductMethod method)
    {
        if (method == ProductMethod::Tiled)
            return prepare(tiledProductLaunch(product, computeUnits()));
        return std::make_unique<ClProduct>(m_queue, product);
    }

    ProductMethod methodFor(const Product &product)
    {
        if (m_fixed == ProductMethod::Tiled || !fitsClBlast(product, ClProduct(m_queue, product).memory()))
            return ProductMethod::Tiled;
        if (m_fixed)
            return *m_fixed;
        const ProductMethod method = m_methods.choose(product);
        m_methods.save();
        return method;
    }

    /// The least of a few samples: other programs only add to it.
    std::optional<double> secondsOf(Product product, ProductMethod method)
    {
        try {
            const auto filled = [this](std::int64_t elements) {
                auto buffer = allocate(std::max<std::int64_t>(elements, 1) * 4);
                Launch fill{KernelId::Fill, {{buffer.get(), 0}}, {{"count", elements}}, {{"value", 0.01F}}};
                fill.groups = 4 * computeUnits();
                ClLaunch(m_queue, m_program.get(), fill).enqueue();
                return buffer;
            };
            const auto a = filled(product.batches * product.m * product.k);
            const auto b = filled(product.batches * product.k * product.n);
            const auto c = filled(product.batches * product.m * product.n);
            product.a = {a.get(), 0};
            product.b = {b.get(), 0};
            product.c = {c.get(), 0};
            std::unique_ptr<Buffer> workspace;
            if (method == ProductMethod::ClBlast) {
                if (const auto bytes = ClProduct(m_queue, product).memory().workspace; bytes > 0) {
                    workspace = allocate(bytes);
                    product.workspace = {workspace.get(), 0};
                }
            }
            const auto command = prepare(product, method);
            double least = 0;
            for (int sample = 0; sample < 5; ++sample) { // the first compiles
                m_queue.finish();
                const double start = steadySeconds();
                command->enqueue();
                m_queue.finish();
                const double seconds = steadySeconds() - start;
                least = sample < 2 ? seconds : std::min(least, seconds);
            }
            return least;
        } catch (const DeviceError &) {
            if (isLost())
                throw;
            m_queue.finish();
            return std::nullopt; // no room for it, say
        }
    }

    FoundDevice m_found;
    Context m_context;
    OpenClQueue m_queue;
    ClProgram m_program;
    ByteCount m_held = std::make_shared<std::int64_t>(0);
    const std::optional<ProductMethod> m_fixed;
    ProductMethods m_methods;
};

} // namespace

std::optional<ProductMethod> methodOfEnvironment()
{
    const char *chosen = std::getenv("OVERTAKE_CLBLAST");
    if (chosen && std::string_view(chosen) == "off")
        return ProductMethod::Tiled;
    if (chosen && std::string_view(chosen) == "on")
        return ProductMethod::ClBlast;
    return std::nullopt;
}

std::unique_ptr<GpuBackend> openDevice(const FoundDevice &found, std::optional<ProductMethod> fixed)
{
    return std::make_unique<OpenClDevice>(found, fixed);
}

} // namespace overtake::opencl
