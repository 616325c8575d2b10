// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several devices as one engine: two or three of PoCL, each with a context of its own.
#include "engines/gpu/multi_device_engine.h"
#include "engines/gpu/multi_device_execution.h"
#include "engines/gpu/opencl/opencl_device.h"
#include "error_of.h"
#include "opencl/opencl_lab.h"
#include "operations/all_reduce.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace overtake
{
namespace
{

using testing::HasSubstr;

std::shared_ptr<Engine> severalOfPocl(std::size_t devices)
{
    std::vector<std::shared_ptr<gpu::GpuEngine>> members;
    for (std::size_t i = 0; i < devices; ++i)
        members.push_back(std::dynamic_pointer_cast<gpu::GpuEngine>(test::poclEngine()));
    return std::make_shared<gpu::MultiDeviceEngine>(members);
}

struct Trained {
    std::vector<float> losses;
    std::vector<std::vector<float>> parameters;
};

/// Two epochs, in an order of its own each; the last batch of an epoch is smaller.
Trained train(Engine &engine, const test::Work &work)
{
    const auto execution =
        engine.prepare(work.program, work.inputs, engine.description().options.complete({}, "a test"));
    Trained trained;
    for (std::uint32_t epoch = 0; epoch < 2; ++epoch) {
        RandomState random(epoch);
        execution->beginEpoch(random.permutation(static_cast<std::int32_t>(work.program.samples)));
        for (std::int64_t step = 0; step < work.program.stepsPerEpoch(); ++step) {
            execution->run(step, 1);
            trained.losses.push_back(execution->read(work.program.loss).at(0));
        }
    }
    for (const auto &[parameter, gradient] : work.program.gradients)
        trained.parameters.push_back(execution->read(parameter));
    return trained;
}

void expectTheSame(const Trained &one, const Trained &several)
{
    ASSERT_EQ(one.losses.size(), several.losses.size());
    for (std::size_t i = 0; i < one.losses.size(); ++i)
        EXPECT_NEAR(several.losses[i], one.losses[i], 1e-4 * std::abs(one.losses[i])) << "step " << i;
    for (std::size_t i = 0; i < one.parameters.size(); ++i) {
        const std::vector<float> &wanted = one.parameters[i];
        float largest = 0;
        for (const float value : wanted)
            largest = std::max(largest, std::abs(value));
        for (std::size_t k = 0; k < wanted.size(); ++k)
            ASSERT_NEAR(several.parameters[i][k], wanted[k], 2e-3 * largest) << "parameter " << i << ", element " << k;
    }
}

TEST(MultiDeviceEngine, TrainsAsOneDeviceDoes)
{
    const auto one = test::poclEngine();
    const std::string sgd = "sgd", adam = "adam", perBatch = "per-batch", training = "training";
    const std::vector<test::Work> works = {
        {"mlp", {{"optimizer", adam}, {"learning_rate", 0.001}}},
        {"mlp", {{"optimizer", sgd}, {"transfers", perBatch}, {"learning_rate", 0.1}}},
        {"logistic-regression", {{"mode", training}}},
        {"cnn", {{"mode", training}, {"optimizer", sgd}, {"filters", 3}}},
        {"gpt", {{"layers", 1}, {"heads", 2}, {"channels", 16}, {"context", 8}}},
    };
    const auto two = severalOfPocl(2);
    for (const test::Work &work : works) {
        SCOPED_TRACE(work.program.workload);
        expectTheSame(train(*one, work), train(*two, work));
    }
    // 32 rows and 5 of the last batch: shares of different sizes.
    expectTheSame(train(*one, works[0]), train(*severalOfPocl(3), works[0]));
}

/// Shares of 3 and 2 rows, then of 2 and 2: the second device's rows count for more in the last batch.
TEST(MultiDeviceEngine, AShareOfAsManyRowsCountsForMoreInASmallerBatch)
{
    const test::Work work("mlp", {{"samples", 9}, {"batch", 5}, {"optimizer", "sgd"}, {"learning_rate", 0.1}});
    expectTheSame(train(*test::poclEngine(), work), train(*severalOfPocl(2), work));
}

TEST(MultiDeviceEngine, AProfileIsThatOfTheFirstWithTheSum)
{
    const test::Work work("mlp", {{"transfers", "per-batch"}});
    const auto execution = severalOfPocl(2)->prepare(work.program, work.inputs, test::staging("pinned"));
    const auto plain = severalOfPocl(2)->prepare(work.program, work.inputs, test::staging("pinned"));
    const StepProfile profile = execution->profile(0);
    const StepProfile alone =
        test::poclEngine()->prepare(work.program, work.inputs, test::staging("pinned"))->profile(0);
    std::set<std::size_t> operations;
    std::size_t sums = 0;
    for (const StepPart &part : profile.parts) {
        EXPECT_TRUE(part.startSeconds.has_value()) << part.name << ": pieces and parts are not as many";
        operations.insert(part.operations.begin(), part.operations.end());
        if (part.name != "AllReduce")
            continue;
        ++sums;
        EXPECT_TRUE(part.operations.empty());
        EXPECT_GT(part.seconds, 0);
    }
    EXPECT_EQ(sums, 1U);
    std::set<std::size_t> wanted;
    for (const StepPart &part : alone.parts)
        wanted.insert(part.operations.begin(), part.operations.end());
    EXPECT_EQ(operations, wanted);
    plain->run(0, 1);
    EXPECT_EQ(execution->read(work.program.loss), plain->read(work.program.loss));
}

TEST(MultiDeviceEngine, SaysWhoIsInIt)
{
    const auto several = severalOfPocl(2);
    EXPECT_EQ(several->description().id, "opencl:0+0"); // the same device twice
    EXPECT_EQ(several->description().devices, 2);
    EXPECT_THAT(toText(several->labelFor(several->description().options.defaults())), HasSubstr(" x 2"));
    EXPECT_THAT(several->description().detail.text(), HasSubstr("gradients summed through the host's memory"));
}

TEST(MultiDeviceEngine, RefusesWhatCannotBeShared)
{
    const auto several = severalOfPocl(3);
    const auto reason = [&](const test::Work &work) {
        return test::errorOf<NotHere>(
            [&] { several->prepare(work.program, work.inputs, several->description().options.defaults()); });
    };
    EXPECT_THAT(reason({"mlp", {{"mode", "inference"}}}), HasSubstr("in training only"));
    EXPECT_THAT(reason({"mlp", {{"batch", 2}}}), HasSubstr("A batch of 1 row cannot be shared by 3"));
    EXPECT_THAT(reason({"mlp", {{"batch", 50}}}), HasSubstr("A batch of 1 row cannot")) << "the last of 101";
    EXPECT_EQ(reason({"mlp", {}}), "");
}

/// A device that is lost in the middle takes the others with it instead of leaving them to wait.
TEST(MultiDeviceEngine, OneThatFailsEndsTheStepForAll)
{
    class Failing : public gpu::Exchange
    {
    public:
        explicit Failing(std::shared_ptr<Exchange> other) : m_other(std::move(other)) {}
        void sum(int rank, float weight, std::span<const gpu::BufferRange> ranges) override
        {
            if (rank == 1)
                throw Error("The second is lost.");
            m_other->sum(rank, weight, ranges);
        }
        std::size_t timedPieces(std::size_t ranges) const override { return m_other->timedPieces(ranges); }
        void abandon() override { m_other->abandon(); }
        bool isAbandoned() const override { return m_other->isAbandoned(); }

    private:
        std::shared_ptr<Exchange> m_other;
    };
    const test::Work work("mlp", {});
    std::vector<std::shared_ptr<gpu::GpuEngine>> members;
    std::vector<std::shared_ptr<gpu::GpuBackend>> devices;
    for (int i = 0; i < 2; ++i) {
        members.push_back(std::dynamic_pointer_cast<gpu::GpuEngine>(test::poclEngine()));
        devices.push_back(members.back()->device());
    }
    const auto exchange = std::make_shared<Failing>(gpu::hostExchange(devices));
    const auto shares = gpu::sharesOf(work.program, 2);
    std::vector<std::unique_ptr<Execution>> executions;
    for (std::size_t rank = 0; rank < 2; ++rank)
        executions.push_back(members[rank]->prepareShare(gpu::programOf(work.program, shares[rank]), work.inputs,
                                                         members[rank]->description().options.defaults(),
                                                         {exchange, static_cast<int>(rank), 0.5F}, 0.5F));
    const auto execution = gpu::makeMultiDeviceExecution(work.program, shares, std::move(executions), exchange);
    EXPECT_EQ(test::errorOf([&] { execution->run(0, 2); }), "The second is lost.");
}

/// None of the devices has its part of it before the first sum.
TEST(MultiDeviceEngine, TheHostsSumTakesMemoryForEachDevice)
{
    opencl::FoundDevice found = test::pocl();
    found.sharesHostMemory = false; // as a card does: main memory is for the host alone
    const std::shared_ptr<gpu::GpuBackend> device = opencl::openDevice(found);
    const test::Work work("mlp", {});
    const auto needed = [&](const Program &program, std::shared_ptr<gpu::Exchange> exchange) -> std::int64_t {
        const test::MemoryLimit nothing(1, "OVERTAKE_MEMORY_LIMIT");
        gpu::ExecutionOptions options;
        options.member.exchange = std::move(exchange);
        try {
            gpu::makeExecution(device, program, work.inputs, options, -1);
        } catch (const OutOfMemoryError &error) {
            return error.neededBytes();
        }
        return 0;
    };
    std::int64_t elements = 0;
    for (const auto &[parameter, gradient] : work.program.gradients)
        elements += elementCount(work.program.tensor(gradient).shape);
    Program summing = work.program;
    operations::sumGradients(summing);
    const std::int64_t alone = needed(work.program, nullptr);
    EXPECT_GT(alone, 0);
    EXPECT_EQ(needed(summing, gpu::hostExchange({device, device, device})), alone + 3 * elements * 4);
}

TEST(MultiDeviceEngine, NoDeviceHasMoreRowsOfASmallerBatch)
{
    for (std::int64_t batch = 5; batch < 40; ++batch) {
        for (std::int64_t last = 5; last < batch; ++last) {
            const test::Work work("mlp", {{"samples", batch + last}, {"batch", batch}});
            std::int64_t rows = 0;
            std::int64_t rowsOfLast = 0;
            for (const gpu::Share &share : gpu::sharesOf(work.program, 5)) {
                EXPECT_EQ(share.first, rows);
                EXPECT_EQ(share.firstOfLast, rowsOfLast);
                EXPECT_LE(share.rowsOfLast, share.rows) << last << " of " << batch;
                rows += share.rows;
                rowsOfLast += share.rowsOfLast;
            }
            EXPECT_EQ(rows, batch);
            EXPECT_EQ(rowsOfLast, last);
        }
    }
}

} // namespace
} // namespace overtake
