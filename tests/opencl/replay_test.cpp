// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What only CUDA does, without CUDA: a device on PoCL that records commands and runs the record again, as CUDA graphs
// are, and that takes some convolutions away from the plan, as cuDNN does.
#include "engines/gpu/gpu_engine.h"
#include "engines/gpu/opencl/opencl_device.h"
#include "engines/reference/reference_engine.h"
#include "opencl/opencl_lab.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>

namespace overtake::gpu
{
namespace
{

class RecordingDevice : public GpuBackend
{
public:
    explicit RecordingDevice(std::unique_ptr<GpuBackend> device) : m_device(std::move(device)) {}

    const std::string &name() const override { return m_device->name(); }
    int computeUnits() const override { return m_device->computeUnits(); }
    std::int64_t totalBytes() const override { return m_device->totalBytes(); }
    std::int64_t freeBytes() const override { return m_device->freeBytes(); }
    std::int64_t largestAllocation() const override { return m_device->largestAllocation(); }
    bool isLost() const override { return m_device->isLost(); }
    std::unique_ptr<Buffer> allocate(std::int64_t bytes) override { return m_device->allocate(bytes); }
    std::unique_ptr<PinnedMemory> allocatePinned(std::int64_t bytes) override
    {
        return m_device->allocatePinned(bytes);
    }
    void copyIn(View to, const void *from, std::int64_t bytes, CopyMode mode) override
    {
        ASSERT_FALSE(m_recording) << "data of one step would be replayed in all";
        m_device->copyIn(to, from, bytes, mode);
        hasQueuedCopy = hasQueuedCopy || mode == CopyMode::Queued;
    }
    void copyOut(void *to, View from, std::int64_t bytes, CopyMode mode) override
    {
        if (failsCopiesOut)
            throw DeviceError(DeviceError::Kind::Other, foreign("The copy failed."));
        if (m_recording)
            m_record.push_back([=, this] { m_device->copyOut(to, from, bytes, mode); });
        else
            m_device->copyOut(to, from, bytes, mode);
    }
    std::unique_ptr<Command> prepare(const Launch &launch) override { return wrap(m_device->prepare(launch)); }
    std::unique_ptr<Command> prepare(const Product &product) override { return wrap(m_device->prepare(product)); }
    /// Of an odd number of filters, so that both ways are taken. The 'library' is the shared kernels again.
    std::optional<std::int64_t> convolutionWorkspace(const Convolution &c) override
    {
        return c.filters % 2 == 1 ? std::make_optional(workspaceOf(c)) : std::nullopt;
    }
    std::unique_ptr<Command> prepareConvolution(const Convolution &c) override
    {
        EXPECT_EQ(c.filters % 2, 1);
        EXPECT_TRUE(c.workspace.buffer && c.workspace.buffer->bytes() >= workspaceOf(c));
        for (const View &view : {c.x, c.weights, c.y})
            EXPECT_EQ(view.offset % 4, 0);
        ++convolutions;
        return wrap(std::make_unique<LibraryConvolution>(*m_device, c));
    }
    void synchronise() override
    {
        m_device->synchronise();
        hasQueuedCopy = false;
    }
    void setMark(int slot) override { m_device->setMark(slot); }
    void waitForMark(int slot) override { m_device->waitForMark(slot); }
    void startProfiling() override
    {
        m_device->startProfiling();
        isTimed = true;
    }
    std::vector<gpu::DeviceSpan> stopProfiling() override
    {
        isTimed = false;
        return m_device->stopProfiling();
    }

    void beginCapture() override
    {
        EXPECT_FALSE(m_recording);
        m_recording = true;
        ++recordings;
        m_record.clear();
    }
    std::unique_ptr<Command> endCapture() override
    {
        m_recording = false;
        EXPECT_FALSE(m_record.empty());
        return std::make_unique<Replay>(*this, m_record);
    }

    int recordings = 0;
    int replays = 0;
    int convolutions = 0;
    std::int64_t workspaceBytes = 64; ///< that a convolution needs at least
    bool hasQueuedCopy = false;       ///< since the last synchronise()
    bool failsCopiesOut = false;
    bool isTimed = false;

private:
    std::int64_t workspaceOf(const Convolution &c) const { return workspaceBytes + 4 * c.filters; }

    class LibraryConvolution : public Command
    {
    public:
        LibraryConvolution(GpuBackend &device, const Convolution &c)
        {
            const auto tiles = [](std::int64_t m, std::int64_t n) {
                return static_cast<int>((m + 127) / 128 * ((n + 31) / 32));
            };
            const std::int64_t less = c.size - 1 - 2 * c.padding;
            Launch launch;
            launch.integers = {{"batch", c.batch},    {"channels", c.channels}, {"height", c.height},
                               {"width", c.width},    {"filters", c.filters},   {"size", c.size},
                               {"padding", c.padding}};
            switch (c.kind) {
            case Convolution::Kind::Forward:
                launch.kernel = KernelId::Conv2d;
                launch.buffers = {c.x, c.weights, c.weights, c.y};
                launch.integers.insert(launch.integers.end(), {{"withBias", 0}, {"activation", 0}});
                launch.groups = tiles(c.batch * (c.height - less) * (c.width - less), c.filters);
                m_places = {0, 1, 3};
                break;
            case Convolution::Kind::InputGradient:
                launch.kernel = KernelId::Conv2dInputGrad;
                launch.buffers = {c.y, c.weights, c.x};
                launch.groups = tiles(c.batch * c.height * c.width, c.channels);
                m_places = {2, 1, 0};
                break;
            case Convolution::Kind::WeightGradient:
                launch.kernel = KernelId::Conv2dWeightGrad;
                launch.buffers = {c.x, c.y, c.weights};
                launch.integers.push_back({"parts", 1});
                launch.groups = tiles(c.channels * c.size * c.size, c.filters);
                m_places = {0, 2, 1};
                break;
            }
            m_command = device.prepare(launch);
        }
        void enqueue() override { m_command->enqueue(); }
        void setOffset(std::size_t buffer, std::int64_t elements) override
        {
            m_command->setOffset(m_places.at(buffer), elements);
        }
        void setInteger(std::size_t, std::int64_t) override { FAIL(); }

    private:
        std::unique_ptr<Command> m_command;
        std::array<std::size_t, 3> m_places{}; ///< of x, weights and y among the launch's buffers
    };

    using Record = std::vector<std::function<void()>>;

    class Wrapped : public Command
    {
    public:
        Wrapped(RecordingDevice &device, std::unique_ptr<Command> command)
            : m_device(device), m_command(std::move(command))
        {
        }
        void enqueue() override
        {
            if (!m_device.m_recording)
                return m_command->enqueue();
            m_recorded = true;
            m_device.m_record.push_back([this] { m_command->enqueue(); });
        }
        void setOffset(std::size_t buffer, std::int64_t elements) override
        {
            EXPECT_FALSE(m_recorded) << "a graph does not see arguments that change";
            m_command->setOffset(buffer, elements);
        }
        void setInteger(std::size_t index, std::int64_t value) override
        {
            EXPECT_FALSE(m_recorded) << "a graph does not see arguments that change";
            m_command->setInteger(index, value);
        }

    private:
        RecordingDevice &m_device;
        std::unique_ptr<Command> m_command;
        bool m_recorded = false;
    };

    class Replay : public Command
    {
    public:
        Replay(RecordingDevice &device, Record record) : m_device(device), m_record(std::move(record)) {}
        void enqueue() override
        {
            ++m_device.replays;
            for (const auto &one : m_record)
                one();
        }
        void setOffset(std::size_t, std::int64_t) override {}
        void setInteger(std::size_t, std::int64_t) override {}

    private:
        RecordingDevice &m_device;
        Record m_record;
    };

    std::unique_ptr<Command> wrap(std::unique_ptr<Command> command)
    {
        return std::make_unique<Wrapped>(*this, std::move(command));
    }

    std::unique_ptr<GpuBackend> m_device;
    bool m_recording = false;
    Record m_record;
};

class ReplayingEngine : public GpuEngine
{
public:
    explicit ReplayingEngine(const opencl::FoundDevice &found) : m_found(found)
    {
        m_description.id = "replay";
        m_description.options = ParameterTable({stagingSpec()});
    }
    RecordingDevice *device = nullptr;

protected:
    std::shared_ptr<GpuBackend> openDevice() override
    {
        auto opened = std::make_shared<RecordingDevice>(opencl::openDevice(m_found));
        device = opened.get();
        return opened;
    }
    ExecutionOptions executionOptions(const ParameterValues &options) const override
    {
        ExecutionOptions execution = GpuEngine::executionOptions(options);
        execution.replayed = true;
        return execution;
    }

private:
    opencl::FoundDevice m_found;
};

TEST(Replay, ComputesWhatTheReferenceDoes)
{
    ReplayingEngine engine(test::pocl());
    ReferenceEngine reference("test");
    test::expectPassed(checkEngine(engine, engine.description().options.defaults(), reference, 11));
    EXPECT_GT(engine.device->replays, 100);
    EXPECT_GT(engine.device->convolutions, 5);
}

/// Else the first sample would hold it.
TEST(Replay, TheColdStepIsRecordedAndNoOther)
{
    ReplayingEngine engine(test::pocl());
    const test::Work work("mlp", {});
    const auto execution = engine.prepare(work.program, work.inputs, engine.description().options.defaults());
    execution->run(0, 1);
    EXPECT_EQ(engine.device->recordings, 1);
    EXPECT_EQ(engine.device->replays, 0);
    execution->run(1, 2);
    EXPECT_EQ(engine.device->recordings, 1);
    EXPECT_EQ(engine.device->replays, 2);
}

/// Else the copy would run within the epoch's first step, and be timed with it.
TEST(Replay, AnEpochsOrderIsOnTheDeviceBeforeItsFirstStep)
{
    ReplayingEngine engine(test::pocl());
    const test::Work work("mlp", {});
    const auto execution = engine.prepare(work.program, work.inputs, test::staging("pageable"));
    execution->beginEpoch(RandomState(1).permutation(static_cast<std::int32_t>(work.program.samples)));
    EXPECT_FALSE(engine.device->hasQueuedCopy);
}

/// The driver reads memory of the execution until the device is done (seen with PoCL and AddressSanitizer).
TEST(Replay, AnExecutionWaitsForWhatItHasQueued)
{
    ReplayingEngine engine(test::pocl());
    const test::Work work("mlp", {{"transfers", "per-batch"}});
    auto execution = engine.prepare(work.program, work.inputs, test::staging("pageable"));
    execution->beginEpoch(RandomState(1).permutation(static_cast<std::int32_t>(work.program.samples)));
    ASSERT_TRUE(execution->queue(0));
    ASSERT_TRUE(engine.device->hasQueuedCopy);
    execution.reset();
    EXPECT_FALSE(engine.device->hasQueuedCopy);
}

TEST(Replay, AFailureWithinAProfileLeavesNoClockRunning)
{
    ReplayingEngine engine(test::pocl());
    const test::Work work("mlp", {{"transfers", "per-batch"}});
    const auto execution = engine.prepare(work.program, work.inputs, test::staging("pinned"));
    engine.device->failsCopiesOut = true;
    EXPECT_THROW(execution->profile(0), DeviceError);
    EXPECT_FALSE(engine.device->isTimed);
    engine.device->failsCopiesOut = false;
    EXPECT_FALSE(execution->profile(0).parts.empty());
    execution->run(1, 1);
    EXPECT_FALSE(engine.device->isTimed);
}

TEST(Replay, FindsItsBatchWhereverAStepBegins)
{
    ReplayingEngine engine(test::pocl());
    ReferenceEngine reference("test");
    for (const char *mode : {"training", "inference"}) {
        const test::Work work("mlp", {{"mode", std::string(mode)}});
        const auto mine = engine.prepare(work.program, work.inputs, engine.description().options.defaults());
        const auto theirs = reference.prepare(work.program, work.inputs, {});
        for (Execution *execution : {mine.get(), theirs.get()}) {
            execution->run(0, 3);
            execution->run(1, 2);
            execution->run(3, 1);
            execution->run(2, 1);
            execution->run(0, 2);
        }
        const auto wanted = theirs->read(work.program.output);
        const auto got = mine->read(work.program.output);
        ASSERT_EQ(got.size(), wanted.size());
        for (std::size_t i = 0; i < got.size(); ++i)
            ASSERT_NEAR(got[i], wanted[i], 1e-4) << mode << ' ' << i;
        EXPECT_EQ(mine->profile(1).parts.empty(), false);
    }
}

TEST(Replay, StaysAtTheBatchOfAnEpochOfOneStep)
{
    ReplayingEngine engine(test::pocl());
    ReferenceEngine reference("test");
    const test::Work work("mlp", {{"batch", 101}});
    const auto mine = engine.prepare(work.program, work.inputs, engine.description().options.defaults());
    const auto theirs = reference.prepare(work.program, work.inputs, {});
    for (Execution *execution : {mine.get(), theirs.get()})
        for (std::uint32_t epoch = 0; epoch < 3; ++epoch) {
            execution->beginEpoch(RandomState(epoch).permutation(101));
            execution->run(0, 1);
        }
    EXPECT_EQ(engine.device->replays, 2);
    EXPECT_NEAR(mine->read(work.program.loss).at(0), theirs->read(work.program.loss).at(0), 1e-4);
}

/// The library's memory is part of what must be free, and a smaller last batch may use it too.
TEST(Replay, ALibrarysWorkspaceCountsAsMemoryNeeded)
{
    ReplayingEngine engine(test::pocl());
    const test::Work work("cnn", {{"samples", 11}, {"batch", 4}, {"filters", 3}});
    const auto options = engine.description().options.defaults();
    const auto execution = engine.prepare(work.program, work.inputs, options);
    execution->run(0, 3);
    EXPECT_GT(engine.device->convolutions, 0);
    const auto needed = [&]() -> std::int64_t {
        const test::MemoryLimit tooLittle(1);
        try {
            engine.prepare(work.program, work.inputs, options);
        } catch (const OutOfMemoryError &error) {
            return error.neededBytes();
        }
        return 0;
    };
    const std::int64_t with = needed();
    engine.device->workspaceBytes += 4096;
    EXPECT_EQ(needed(), with + 4096);
}

} // namespace
} // namespace overtake::gpu
