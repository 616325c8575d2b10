// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Values of a step share memory only where they do not live at the same time.
#include "engines/cpu/tasks/tasks.h"
#include "engines/gpu/plan.h"
#include "job.h"
#include "operations/operations.h"
#include "text/contains.h"
#include "workloads/workload.h"

#include <gmock/gmock.h>

#include <set>

namespace overtake
{
namespace
{

using testing::ElementsAre;

Schedule planned(const Program &program, const Fusions &fusions, TensorId overwritten = noTensor)
{
    Schedule schedule = scheduleOf(program, fusions);
    for (Step &step : schedule.steps)
        if (contains(step.reads, overwritten))
            step.mayOverwrite = overwritten;
    planMemory(schedule, program, viewsOf(program), std::vector<bool>(program.tensors.size(), false));
    return schedule;
}

struct SharingCase {
    const char *workload;
    bool onGpu;
    double most; ///< of the bytes of all values
};
class StepMemory : public testing::TestWithParam<SharingCase>
{
};
INSTANTIATE_TEST_SUITE_P(All, StepMemory,
                         testing::Values(SharingCase{"gpt", false, 0.5}, SharingCase{"cnn", false, 0.5},
                                         SharingCase{"gpt", true, 0.6}, SharingCase{"cnn", true, 0.5}),
                         [](const auto &test) {
                             return std::string(test.param.workload) + (test.param.onGpu ? "Gpu" : "Cpu");
                         });

TEST_P(StepMemory, ValuesShareMemoryOnlyWhereTheirLivesDoNotMeet)
{
    const Program program = test::builtProgram(GetParam().workload);
    const Schedule schedule = planned(program, GetParam().onGpu ? gpu::gpuFusions() : cpuFusions());

    std::vector<std::set<std::size_t>> touched(program.tensors.size()); // by the steps
    for (std::size_t i = 0; i < schedule.steps.size(); ++i) {
        for (const auto *ids : {&schedule.steps[i].reads, &schedule.steps[i].writes})
            for (const auto id : *ids)
                touched[static_cast<std::size_t>(id)].insert(i);
    }
    std::set<TensorId> placed;
    for (const SharedBuffer &buffer : schedule.buffers) {
        for (const auto id : buffer.tensors) {
            EXPECT_EQ(program.tensor(id).role, Role::Value);
            EXPECT_LE(byteSize(program.tensor(id)), buffer.bytes);
            EXPECT_TRUE(placed.insert(id).second) << "in two buffers";
            EXPECT_TRUE(!schedule.kept[static_cast<std::size_t>(id)] || id == buffer.tensors.back());
            for (const auto other : buffer.tensors) {
                const auto &mine = touched[static_cast<std::size_t>(id)];
                const auto &others = touched[static_cast<std::size_t>(other)];
                EXPECT_TRUE(id == other || *mine.rbegin() < *others.begin() || *others.rbegin() < *mine.begin())
                    << program.tensor(id).name << " and " << program.tensor(other).name;
            }
        }
    }
    for (const auto &[parameter, gradient] : program.gradients)
        EXPECT_TRUE(!placed.contains(gradient) || schedule.kept[static_cast<std::size_t>(gradient)]);
    const double share = static_cast<double>(schedule.bufferBytes()) / static_cast<double>(program.memory().valueBytes);
    RecordProperty("share", std::to_string(share));
    EXPECT_LT(share, GetParam().most);
}

struct Chain : ProgramBuilder {
    Chain() : ProgramBuilder("test", {}, 8, 8) {}
    TensorId relu(TensorId x) { return append(operations::Relu, {x})[0]; }
};

TEST(MemoryPlan, ABufferIsFreeOnceItsLastReaderHasRun)
{
    Chain b;
    const auto x = b.dataset("x", {8, 8}, DataType::Float32, Transfers::Resident);
    const auto first = b.relu(x);
    const auto second = b.relu(first);
    const auto third = b.relu(second);
    const auto fourth = b.relu(third);
    const auto sum = operations::add(b, fourth, second); // lives as long as the third and the fourth
    const Program program = b.finish();
    const Schedule schedule = planned(program, {});
    std::vector<std::vector<TensorId>> buffers;
    for (const SharedBuffer &buffer : schedule.buffers)
        buffers.push_back(buffer.tensors);
    EXPECT_THAT(buffers, testing::UnorderedElementsAre(ElementsAre(first, third, sum), ElementsAre(second),
                                                       ElementsAre(fourth)));
    EXPECT_FALSE(schedule.kept[static_cast<std::size_t>(first)]);
    EXPECT_TRUE(schedule.kept[static_cast<std::size_t>(sum)]);
}

TEST(MemoryPlan, WithoutSharingEveryValueHasMemoryOfItsOwnAndIsKept)
{
    for (const char *id : {"mlp", "gpt"}) {
        const Program program = test::builtProgram(id);
        Schedule schedule = scheduleOf(program, {});
        planMemory(schedule, program, viewsOf(program), std::vector<bool>(program.tensors.size(), false),
                   Sharing::None);
        for (const SharedBuffer &buffer : schedule.buffers)
            EXPECT_EQ(buffer.tensors.size(), 1U);
        EXPECT_EQ(schedule.kept, std::vector<bool>(program.tensors.size(), true));
        EXPECT_EQ(schedule.bufferBytes(), program.memory().valueBytes + program.memory().hostValueBytes) << id;
    }
}

TEST(MemoryPlan, AViewKeepsWhatItShowsAlive)
{
    Chain b;
    const auto x = b.dataset("x", {8, 8}, DataType::Float32, Transfers::Resident);
    const auto shown = b.relu(x);
    const auto view = operations::reshape(b, shown, {8});
    const auto between = b.relu(x);
    const auto after = operations::add(b, b.relu(between), view);
    Program program = b.finish();
    program.output = after;
    for (const SharedBuffer &buffer : planned(program, {}).buffers)
        for (const auto id : buffer.tensors)
            EXPECT_TRUE(id != between || buffer.tensors.front() != shown);
}

TEST(MemoryPlan, AResultLiesWhereItsStepMayOverwriteAnInputThatNothingElseNeeds)
{
    for (const bool readAgain : {false, true}) {
        Chain b;
        const auto x = b.dataset("x", {8, 8}, DataType::Float32, Transfers::Resident);
        const auto before = b.relu(x);
        const auto after = b.relu(before);
        if (readAgain)
            operations::add(b, before, after);
        const Schedule schedule = planned(b.finish(), {}, before);
        const bool isOne = std::ranges::any_of(schedule.buffers, [&](const SharedBuffer &buffer) {
            return buffer.tensors.size() > 1 && buffer.tensors[0] == before && buffer.tensors[1] == after;
        });
        EXPECT_EQ(isOne, !readAgain);
    }
}

} // namespace
} // namespace overtake
