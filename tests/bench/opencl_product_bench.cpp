// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// opencl_product_bench [NUMBER]: what the engine opencl:NUMBER adds to CLBlast. A Program of one MatMul, run by the
// engine step after step, beside a loop of CLBlast's own calls on the same device, in turn, for the shapes of an MLP's
// step. Each sample ends with the wait for the last product.
#include "bench/timing.h"
#include "engines/gpu/opencl/discovery.h"
#include "engines/gpu/opencl/opencl_engine.h"
#include "operations/matmul.h"
#include "program/program_builder.h"

#include <clblast.h>
#include <cstdio>
#include <cstdlib>

using namespace overtake;

namespace
{

struct Extent {
    std::int64_t m, n, k;
    bool transposeA = false;
    bool transposeB = false;
};

std::size_t unsignedOf(std::int64_t value)
{
    return static_cast<std::size_t>(value);
}

/// CLBlast with nothing around it.
class PlainClBlast
{
public:
    PlainClBlast(const opencl::FoundDevice &found, const Extent &extent) : m_extent(extent)
    {
        cl_int code = CL_SUCCESS;
        m_context = opencl::Context(clCreateContext(nullptr, 1, &found.device, nullptr, nullptr, &code));
        m_queue = opencl::Queue(clCreateCommandQueue(m_context.get(), found.device, 0, &code));
        m_a = filled(extent.m * extent.k);
        m_b = filled(extent.k * extent.n);
        m_c = filled(extent.m * extent.n);
    }

    void run(std::int64_t times)
    {
        const auto &e = m_extent;
        const auto transpose = [](bool yes) { return yes ? clblast::Transpose::kYes : clblast::Transpose::kNo; };
        cl_command_queue queue = m_queue.get();
        for (std::int64_t i = 0; i < times; ++i) {
            const auto status = clblast::Gemm<float>(
                clblast::Layout::kRowMajor, transpose(e.transposeA), transpose(e.transposeB), unsignedOf(e.m),
                unsignedOf(e.n), unsignedOf(e.k), 1, m_a.get(), 0, unsignedOf(e.transposeA ? e.m : e.k), m_b.get(), 0,
                unsignedOf(e.transposeB ? e.k : e.n), 0, m_c.get(), 0, unsignedOf(e.n), &queue);
            if (status != clblast::StatusCode::kSuccess)
                std::exit(1);
        }
        clFinish(queue);
    }

private:
    opencl::Memory filled(std::int64_t count)
    {
        std::vector<float> values(unsignedOf(count), 0.01F);
        cl_int code = CL_SUCCESS;
        return opencl::Memory(clCreateBuffer(m_context.get(), CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                                             values.size() * sizeof(float), values.data(), &code));
    }

    Extent m_extent;
    opencl::Context m_context;
    opencl::Queue m_queue;
    opencl::Memory m_a, m_b, m_c;
};

std::unique_ptr<Execution> ourProduct(Engine &engine, const Extent &extent, std::int64_t steps)
{
    ProgramBuilder builder("bench", {}, steps, 1);
    auto inputs = std::make_shared<Inputs>();
    const auto matrix = [&](const char *name, std::int64_t rows, std::int64_t columns) {
        inputs->arrays.push_back({name, {rows, columns}, std::vector<float>(unsignedOf(rows * columns), 0.01F)});
        return builder.dataset(name, {rows, columns}, DataType::Float32, Transfers::Resident);
    };
    const auto a = extent.transposeA ? matrix("a", extent.k, extent.m) : matrix("a", extent.m, extent.k);
    const auto b = extent.transposeB ? matrix("b", extent.n, extent.k) : matrix("b", extent.k, extent.n);
    builder.program().output = operations::matmul(builder, a, b, {extent.transposeA, extent.transposeB});
    return engine.prepare(builder.finish(), inputs, engine.description().options.defaults());
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char **argv)
{
    constexpr int rounds = 25;
    constexpr std::int64_t mostSteps = 100000;
    const std::size_t number = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 0;
    const auto found = opencl::discoverDevices();
    if (number >= found.devices.size()) {
        std::fprintf(stderr, "no opencl:%zu here: %s\n", number, found.nothing.text().c_str());
        return 1;
    }
    const auto engine = opencl::makeEngines().at(number);
    std::printf("%s\n%-28s %12s %12s %8s\n", engine->description().device.c_str(), "(m, k) x (k, n)", "engine, us",
                "CLBlast, us", "ratio");
    for (const Extent &e : {Extent{32, 5, 2}, Extent{5, 5, 32, true}, Extent{32, 16, 16}, Extent{32, 32, 32},
                            Extent{32, 64, 64}, Extent{5, 5, 1024, true}, Extent{64, 64, 32, true},
                            Extent{32, 512, 512}, Extent{512, 512, 32, true}, Extent{256, 256, 256},
                            Extent{32, 1024, 1024, false, true}, Extent{512, 512, 512}, Extent{1024, 1024, 1024}}) {
        const auto ours = ourProduct(*engine, e, mostSteps);
        PlainClBlast plain(found.devices[number], e);
        ours->run(0, 1);
        plain.run(1);
        const double start = bench::now();
        plain.run(3);
        const double once = (bench::now() - start) / 3;
        const auto steps = std::clamp<std::int64_t>(static_cast<std::int64_t>(0.02 / once), 1, mostSteps);
        std::vector<double> oursSeconds, plainSeconds, ratios;
        for (int round = 0; round < rounds; ++round) {
            double before = bench::now();
            ours->run(0, steps);
            const double mine = bench::now() - before;
            before = bench::now();
            plain.run(steps);
            const double theirs = bench::now() - before;
            oursSeconds.push_back(mine / static_cast<double>(steps));
            plainSeconds.push_back(theirs / static_cast<double>(steps));
            ratios.push_back(mine / theirs);
        }
        char shape[64];
        std::snprintf(shape, sizeof shape, "(%lld, %lld)%s x (%lld, %lld)%s", static_cast<long long>(e.m),
                      static_cast<long long>(e.k), e.transposeA ? "^T" : "", static_cast<long long>(e.k),
                      static_cast<long long>(e.n), e.transposeB ? "^T" : "");
        std::printf("%-28s %12.1f %12.1f %8.2f\n", shape, median(oursSeconds) * 1e6, median(plainSeconds) * 1e6,
                    median(ratios));
    }
}
