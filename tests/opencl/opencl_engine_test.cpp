// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/random_state.h"
#include "engines/factors_of_one_product.h"
#include "engines/gpu/gpu_engine.h"
#include "engines/gpu/opencl/opencl_device.h"
#include "engines/gpu/tiled_product.h"
#include "engines/reference/reference_engine.h"
#include "error_of.h"
#include "measure/compare/sweeper.h"
#include "opencl/opencl_lab.h"
#include "operations/activations.h"
#include "operations/elementwise.h"
#include "operations/mandelbrot.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/reshape.h"
#include "operations/transfers.h"
#include "program/program_builder.h"
#include "workloads/mandelbrot.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <utility>

namespace overtake
{
namespace
{

using test::MemoryLimit;
using test::staging;
using test::Work;
using testing::HasSubstr;

TEST(OpenClAgainstReference, EveryOperationAndWorkloadWithEachStaging)
{
    ReferenceEngine loops("test");
    const ReferenceResults reference(loops);
    for (const char *choice : {"mapped", "pinned", "pageable"}) {
        SCOPED_TRACE(choice);
        const auto engine = test::poclEngine();
        test::expectPassed(checkEngine(*engine, staging(choice), reference, 7));
    }
}

TEST(OpenClEngine, ShortcutsLeaveTheCountsOfAPictureAsTheyAre)
{
    const auto engine = test::poclEngine();
    ReferenceEngine reference("test");
    for (const bool isDouble : {false, true}) {
        MandelbrotWork work{linspace(-2.25, 0.75, 90), linspace(-1.25, 1.25, 75), 300, 0x1p40, isDouble};
        const auto answer = [&work](Engine &one) {
            const auto made = mandelbrotProgram(work, 75);
            const auto execution = one.prepare(made.program, std::make_shared<const Inputs>(mandelbrotInputs(work)),
                                               one.description().options.defaults());
            execution->run(0, 1);
            const auto done = execution->read(made.program.countedItems);
            return std::pair(execution->read(made.program.output), std::accumulate(done.begin(), done.end(), 0.0));
        };
        const auto [counts, iterations] = answer(reference);
        for (const std::int32_t shortcuts : {operations::mandelbrotBulbs, operations::mandelbrotCycles,
                                             operations::mandelbrotBulbs | operations::mandelbrotCycles}) {
            work.shortcuts = shortcuts;
            const auto [quickCounts, quickIterations] = answer(*engine);
            EXPECT_EQ(quickCounts, counts) << shortcuts;
            EXPECT_LT(quickIterations, 0.8 * iterations) << shortcuts;
        }
    }
}

TEST(OpenClEngine, TellsWhatItsDriverKnows)
{
    std::map<std::string, std::string> told;
    for (const DeviceAttribute &attribute : test::poclEngine()->attributes()) {
        EXPECT_FALSE(attribute.value.empty()) << attribute.name;
        EXPECT_TRUE(told.emplace(attribute.name, attribute.value).second) << attribute.name << " twice";
    }
    EXPECT_EQ(told["type"], "CPU");
    EXPECT_EQ(told["little-endian"], "yes");
    EXPECT_EQ(told["address width"], "64 bit");
    EXPECT_THAT(told["platform"], HasSubstr("Portable Computing Language"));
    EXPECT_THAT(told["max work-item sizes"], HasSubstr(" x "));
    EXPECT_GT(told.size(), 40U);
}

TEST(OpenClEngine, PoclIsNamedAsTheCpuThatItIs)
{
    const auto engine = test::poclEngine();
    const EngineDescription &description = engine->description();
    EXPECT_EQ(description.id, "opencl:0");
    EXPECT_EQ(description.label, "OpenCL on the CPU (PoCL)");
    EXPECT_EQ(description.kind, EngineKind::Cpu);
    EXPECT_EQ(description.unavailable, "");
    EXPECT_FALSE(description.device.empty());
    EXPECT_EQ(toText(engine->labelFor(staging("mapped"))), description.label); // it shares the host's memory
    EXPECT_EQ(toText(engine->labelFor(staging("pinned"))), description.label + ", pinned");
    EXPECT_EQ(toText(engine->labelFor(staging("pageable"))), description.label + ", pageable");
}

TEST(OpenClEngine, AsksForMemoryBeforeItAllocates)
{
    const auto engine = test::poclEngine();
    const Work work("mlp", {});
    const MemoryLimit limit(1000);
    EXPECT_EQ(engine->freeBytes(), 1000);
    try {
        engine->prepare(work.program, work.inputs, staging("pinned"));
        FAIL() << "no OutOfMemoryError";
    } catch (const OutOfMemoryError &error) {
        const MemoryNeed sum = work.program.memory();
        EXPECT_GE(error.neededBytes(), sum.residentDatasetBytes + sum.parameterBytes);
        EXPECT_EQ(error.freeBytes(), 1000);
        EXPECT_THAT(error.what(), HasSubstr("the memory of " + engine->description().device));
    }
}

/// A batch is 12 MB: one on the device, which has the host's memory, and two in which its rows are gathered.
TEST(OpenClEngine, AsksForTheHostsMemoryToo)
{
    const auto engine = test::poclEngine();
    const Work work("mlp", {{"samples", 3000},
                            {"batch", 3000},
                            {"features", 1000},
                            {"hidden", 8},
                            {"layers", 1},
                            {"transfers", "per-batch"}});
    const auto prepare = [&](const char *choice, std::int64_t free) {
        const MemoryLimit limit(free, "OVERTAKE_MEMORY_LIMIT");
        engine->prepare(work.program, work.inputs, staging(choice));
    };
    for (const char *choice : {"pinned", "pageable"}) {
        try {
            prepare(choice, 13'500'000);
            FAIL() << "no OutOfMemoryError";
        } catch (const OutOfMemoryError &error) {
            EXPECT_GT(error.neededBytes(), 36'000'000);
            EXPECT_LT(error.neededBytes(), 37'500'000);
            EXPECT_THAT(error.what(), HasSubstr("main memory"));
        }
        EXPECT_NO_THROW(prepare(choice, 37'500'000)) << choice;
    }
    EXPECT_NO_THROW(prepare("mapped", 13'500'000)) << "rows are gathered where the device has them";
}

TEST(OpenClEngine, KnowsWhatItHolds)
{
    opencl::FoundDevice found = test::pocl();
    found.sharesHostMemory = false; // as a card does: what is free follows from what was allocated
    found.memoryBytes = 1'000'000;
    const auto device = opencl::openDevice(found);
    EXPECT_EQ(device->freeBytes(), 1'000'000);
    auto buffer = device->allocate(400'000);
    EXPECT_EQ(device->freeBytes(), 600'000);
    buffer.reset();
    EXPECT_EQ(device->freeBytes(), 1'000'000);
}

TEST(OpenClEngine, SaysWhatAnExecutionHolds)
{
    for (const char *workload : {"mlp", "cnn", "gpt", "logistic-regression"}) {
        opencl::FoundDevice found = test::pocl();
        found.sharesHostMemory = false; // as a card does: what is free follows from what was allocated
        const std::shared_ptr<gpu::GpuBackend> device = opencl::openDevice(found);
        const Work work(workload, {});
        const std::int64_t before = device->freeBytes();
        const auto execution = gpu::makeExecution(device, work.program, work.inputs, {}, before);
        const auto held = static_cast<double>(before - device->freeBytes());
        EXPECT_NEAR(static_cast<double>(execution->memoryBytes()) / held, 1, 0.05) << workload;
    }
}

/// At sizes that end within the kernel's tiles.
TEST(OpenClEngine, MultipliesWithoutALibrary)
{
    const auto device = opencl::openDevice(test::pocl());
    RandomState random(3);
    const auto numbers = [&random](std::int64_t count) {
        std::vector<float> values(static_cast<std::size_t>(count));
        for (float &value : values)
            value = static_cast<float>(random.randomSample() - 0.5);
        return values;
    };
    for (const auto &[batches, m, n, k] :
         std::vector<std::array<std::int64_t, 4>>{{1, 64, 64, 16}, {1, 1, 70, 33}, {3, 65, 63, 17}, {2, 130, 5, 1}}) {
        for (const int transposed : {0, 1, 2, 3}) {
            gpu::Product product;
            product.batches = batches;
            product.m = m;
            product.n = n;
            product.k = k;
            product.transposeA = (transposed & 1) != 0;
            product.transposeB = (transposed & 2) != 0;
            product.alpha = -0.5F;
            product.beta = transposed == 3 ? 0 : 2;
            const std::array<std::vector<float>, 3> operands = {numbers(batches * m * k), numbers(batches * k * n),
                                                                numbers(batches * m * n)};
            std::array<std::unique_ptr<gpu::Buffer>, 3> buffers;
            for (std::size_t i = 0; i < 3; ++i) {
                const auto bytes = static_cast<std::int64_t>(operands[i].size() * sizeof(float));
                buffers[i] = device->allocate(bytes);
                device->copyIn({buffers[i].get(), 0}, operands[i].data(), bytes, gpu::CopyMode::Blocking);
            }
            product.a.buffer = buffers[0].get();
            product.b.buffer = buffers[1].get();
            product.c.buffer = buffers[2].get();
            device->prepare(gpu::tiledProductLaunch(product, 1))->enqueue();
            std::vector<float> result(operands[2].size());
            device->copyOut(result.data(), product.c, buffers[2]->bytes(), gpu::CopyMode::Blocking);
            for (std::int64_t at = 0; at < batches * m * n; ++at) {
                const std::int64_t batch = at / (m * n), row = at / n % m, column = at % n;
                double sum = 0;
                for (std::int64_t i = 0; i < k; ++i) {
                    const std::int64_t a = product.transposeA ? i * m + row : row * k + i;
                    const std::int64_t b = product.transposeB ? column * k + i : i * n + column;
                    sum += double{operands[0][static_cast<std::size_t>(batch * m * k + a)]} *
                           operands[1][static_cast<std::size_t>(batch * k * n + b)];
                }
                const double before = operands[2][static_cast<std::size_t>(at)];
                ASSERT_NEAR(result[static_cast<std::size_t>(at)], -0.5 * sum + product.beta * before, 1e-5)
                    << m << 'x' << n << 'x' << k << ", transposed " << transposed << ", element " << at;
            }
        }
    }
}

/// Odd extents are padded for CLBlast's kernels, in memory that belongs to the bill.
TEST(OpenClEngine, CountsWhatProductsNeedBesideTheirOperands)
{
    const auto engine = test::poclEngine();
    const auto device = opencl::openDevice(test::pocl());
    for (const std::int64_t batches : {1, 3}) {
        gpu::Product product;
        product.batches = batches;
        product.m = product.n = product.k = 2053;
        const gpu::ProductMemory memory = device->productMemory(product);
        const std::int64_t more = batches == 1 ? memory.workspace : memory.taken;
        EXPECT_GE(more, 3 * batches * 2053 * 2053 * 4); // two operands and the result

        ProgramBuilder builder("test", {}, 1, 1);
        const bool lone = batches == 1;
        const Shape shape = lone ? Shape{2053, 2053} : Shape{batches, 2053, 2053};
        const auto a = builder.parameter("a", shape, {});
        const auto b = builder.parameter("b", shape, {});
        builder.append(lone ? operations::MatMul : operations::BatchedMatMul, {a, b});
        const Program program = builder.finish();
        const MemoryLimit limit(program.memory().onGpu() + more / 2);
        try {
            engine->prepare(program, std::make_shared<const Inputs>(), staging("pinned"));
            FAIL() << "no OutOfMemoryError";
        } catch (const OutOfMemoryError &error) {
            EXPECT_GE(error.neededBytes(), program.memory().onGpu() + more);
        }
    }
}

TEST(OpenClEngine, ASweepGoesOnWhereAPointDoesNotFit)
{
    const EngineRegistry registry({std::make_shared<ReferenceEngine>("test"), test::poclEngine()});
    SteadyClock clock;
    Measurer measurer(registry, clock);
    SweepRequest request;
    request.key = "elements";
    request.values = {100, 100000, 200};
    request.engines = {{"reference", {}, {}}, {"opencl:0", {}, {}}};
    request.refine = false;
    const auto rule = quickRule(0.01);
    MeasureOptions options;
    options.rule = rule.get();
    const MemoryLimit limit(100'000);
    const Sweep sweep = runSweep(measurer, clock, workloadById("vector-multiply"), request, options);
    ASSERT_EQ(sweep.points.size(), 3U);
    EXPECT_EQ(sweep.points[0].comparison.measurements[1].status, PointStatus::Measured);
    EXPECT_EQ(sweep.points[1].comparison.measurements[1].status, PointStatus::Measured);
    const Measurement &large = sweep.points[2].comparison.measurements[1];
    EXPECT_EQ(large.status, PointStatus::Failed);
    EXPECT_THAT(large.reason.text(), HasSubstr("1 200 004 bytes"));
    EXPECT_THAT(large.reason.text(), HasSubstr("100 000 bytes are free"));
    EXPECT_EQ(sweep.points[2].comparison.measurements[0].status, PointStatus::Measured);
}

/// A view of what is updated later is copied out before that.
TEST(OpenClEngine, CopiesOutWhatAViewWas)
{
    ProgramBuilder builder("test", {}, 1, 1);
    const auto w = builder.parameter("w", {2, 3}, {Initialiser::Kind::Ones});
    const auto out = operations::transferOut(builder, operations::reshape(builder, w, {2}));
    operations::sgd(builder, w, operations::relu(builder, w), 1);
    const Program program = builder.finish();
    for (const std::shared_ptr<Engine> &engine :
         {test::poclEngine(), std::shared_ptr<Engine>(std::make_shared<ReferenceEngine>("test"))}) {
        const auto execution = engine->prepare(program, std::make_shared<const Inputs>(),
                                               engine->description().options.complete({}, "a test"));
        execution->run(0, 1);
        EXPECT_THAT(execution->read(out), testing::Each(1)) << engine->description().id;
        EXPECT_THAT(execution->read(w), testing::Each(0)) << engine->description().id;
    }
}

TEST(OpenClEngine, MakesNoGradientAfterAnUpdateOfWhatItReads)
{
    const auto engine = test::poclEngine();
    ReferenceEngine reference("test");
    EXPECT_THAT(test::trainFactorsOfOneProduct(*engine),
                testing::Pointwise(testing::FloatNear(1e-5F), test::trainFactorsOfOneProduct(reference)));
}

TEST(OpenClEngine, MeasuresWhatItsDeviceCanDo)
{
    const auto engine = test::poclEngine();
    EXPECT_FALSE(engine->measuredDevice().has_value());
    engine->measureDevice();
    const auto device = engine->measuredDevice();
    ASSERT_TRUE(device.has_value());
    EXPECT_EQ(device->id, "opencl:0");
    EXPECT_EQ(device->name, engine->description().device);
    EXPECT_TRUE(device->sharedMemory);
    using Q = DeviceQuantity;
    for (const Q quantity : {Q::Fp32, Q::Bandwidth, Q::PinnedIn, Q::PinnedOut, Q::PageableIn, Q::PageableOut,
                             Q::LaunchLatency, Q::LaunchInterval}) {
        const Figure *figure = device->find(quantity);
        ASSERT_NE(figure, nullptr) << ruleOf(quantity).key;
        EXPECT_GT(figure->value, 0) << ruleOf(quantity).key;
        EXPECT_EQ(figure->kind, Figure::Kind::Measured);
        EXPECT_FALSE(figure->source.empty());
    }
    // Arithmetic is not skipped by the compiler, nor done twice: no CPU core makes 1000 operations in a nanosecond.
    EXPECT_LT(*device->value(Q::Fp32), 1e12 * *device->value(Q::Cores));
}

TEST(OpenClEngine, StartsAgainWhereTheEpochDoes)
{
    const auto engine = test::poclEngine();
    ReferenceEngine reference("test");
    const Work work("mlp", {});
    const auto mine = engine->prepare(work.program, work.inputs, staging("pageable"));
    const auto theirs = reference.prepare(work.program, work.inputs, {});
    RandomState random(3);
    for (Execution *execution : {mine.get(), theirs.get()}) {
        execution->run(1, 2); // in order, not from the start
        random = RandomState(3);
        execution->beginEpoch(random.permutation(101));
        execution->run(3, 1);
        execution->run(0, 1);
        execution->run(0, 1);
    }
    EXPECT_NEAR(mine->read(work.program.loss).at(0), theirs->read(work.program.loss).at(0), 1e-5);
}

/// Rows enough that the host shares out picking them.
TEST(OpenClEngine, PicksTheRowsOfLargeBatches)
{
    const auto engine = test::poclEngine();
    ReferenceEngine reference("test");
    const Work work(
        "logistic-regression",
        {{"mode", "training"}, {"transfers", "per-batch"}, {"samples", 25000}, {"batch", 12000}, {"features", 13}});
    const auto mine = engine->prepare(work.program, work.inputs, staging("pinned"));
    const auto theirs = reference.prepare(work.program, work.inputs, {});
    RandomState random(5);
    const auto order = random.permutation(25000);
    for (Execution *execution : {mine.get(), theirs.get()}) {
        execution->beginEpoch(order);
        execution->run(0, 2);
    }
    const auto wanted = theirs->read(work.program.output);
    const auto got = mine->read(work.program.output);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        ASSERT_NEAR(got[i], wanted[i], 1e-5) << i;
}

/// Fails as a card does that falls off the bus; the next one that is opened works, or none can be.
class Losing : public gpu::GpuEngine
{
public:
    Losing()
    {
        m_description.device = "Test card";
        m_description.options = ParameterTable({stagingSpec()});
    }
    bool gone = false;

private:
    class Lost : public gpu::GpuBackend
    {
    public:
        explicit Lost(std::unique_ptr<GpuBackend> device) : m_device(std::move(device)) {}
        const std::string &name() const override { return m_device->name(); }
        int computeUnits() const override { return m_device->computeUnits(); }
        std::int64_t totalBytes() const override { return m_device->totalBytes(); }
        std::int64_t freeBytes() const override { return m_device->freeBytes(); }
        std::int64_t largestAllocation() const override { return m_device->largestAllocation(); }
        bool isLost() const override { return m_lost; }
        std::unique_ptr<gpu::Buffer> allocate(std::int64_t) override
        {
            m_lost = true;
            throw gpu::DeviceError(gpu::DeviceError::Kind::Lost, foreign("Test card is lost."));
        }
        std::unique_ptr<gpu::PinnedMemory> allocatePinned(std::int64_t bytes) override
        {
            return m_device->allocatePinned(bytes);
        }
        void copyIn(gpu::View, const void *, std::int64_t, gpu::CopyMode) override {}
        void copyOut(void *, gpu::View, std::int64_t, gpu::CopyMode) override {}
        std::unique_ptr<gpu::Command> prepare(const gpu::Launch &) override { return nullptr; }
        std::unique_ptr<gpu::Command> prepare(const gpu::Product &) override { return nullptr; }
        void synchronise() override {}
        void setMark(int) override {}
        void waitForMark(int) override {}
        void startProfiling() override {}
        std::vector<gpu::DeviceSpan> stopProfiling() override { return {}; }

    private:
        std::unique_ptr<GpuBackend> m_device;
        bool m_lost = false;
    };

    std::shared_ptr<gpu::GpuBackend> openDevice() override
    {
        if (gone)
            throw Error("no such card");
        auto device = opencl::openDevice(test::pocl());
        if (std::exchange(m_opened, true))
            return device;
        return std::make_shared<Lost>(std::move(device));
    }

    bool m_opened = false;
};

TEST(GpuEngine, OpensALostDeviceAnewAndSaysWhenThatDidNotHelp)
{
    const Work work("mlp", {});
    Losing engine;
    EXPECT_THROW(engine.prepare(work.program, work.inputs, staging("pinned")), Error);
    EXPECT_NO_THROW(engine.prepare(work.program, work.inputs, staging("pinned"))->run(0, 1));

    Losing other;
    EXPECT_THROW(other.prepare(work.program, work.inputs, staging("pinned")), Error);
    other.gone = true;
    for (int i = 0; i < 2; ++i)
        EXPECT_THAT(test::errorOf([&] { other.prepare(work.program, work.inputs, staging("pinned")); }),
                    HasSubstr("Test card was lost during its work and could not be opened again (no such card)"));
}

TEST(OpenClEngine, RefusesWhatCannotBeReadOrWritten)
{
    const auto engine = test::poclEngine();
    const Work work("mlp", {});
    const auto execution = engine->prepare(work.program, work.inputs, staging("pinned"));
    const auto parameter = work.program.gradients.at(0).first;
    EXPECT_THROW(execution->write(parameter, std::vector<float>(3)), Error);
    EXPECT_THROW(execution->write(work.program.output, std::vector<float>(64)), Error);
    EXPECT_THROW(execution->read(work.program.gradients.at(0).second), Error); // fused into the update
    const auto values = execution->read(parameter);
    std::vector<float> other(values.size(), 0.5F);
    execution->write(parameter, other);
    EXPECT_EQ(execution->read(parameter), other);
}

} // namespace
} // namespace overtake
