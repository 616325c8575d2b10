// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two pretended cards that train as one, their gradients summed by the tests' own NCCL (fake_nccl.cpp) or through the
// host's memory.
#include "check/workload_cases.h"
#include "cuda/engine_cases.h"
#include "cuda/fake_nccl.h"
#include "engines/gpu/multi_device_engine.h"
#include "workloads/workload.h"

#include <cstdlib>
#include <dlfcn.h>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// Of the library that the plug-in has loaded.
template <typename Function>
Function *ofNccl(const char *name)
{
    void *library = ::dlopen("libnccl.so.2", RTLD_NOW | RTLD_NOLOAD);
    auto *function = library ? reinterpret_cast<Function *>(::dlsym(library, name)) : nullptr;
    if (!function)
        throw Error("The fake NCCL is not loaded.");
    return function;
}

CheckCase training(const std::string &id)
{
    for (const auto &one : allWorkloads()) {
        if (one->id() != id)
            continue;
        for (CheckCase &each : workloadCasesOf(*one, 1))
            if (!each.program.gradients.empty() && each.program.shuffled && each.program.lastBatchRows() >= 2)
                return std::move(each);
    }
    throw Error("There is no such case of '" + id + "'.");
}

std::vector<std::vector<float>> train(Engine &engine, const CheckCase &one)
{
    const auto execution = engine.prepare(one.program, one.inputs, engine.description().options.complete({}, "a test"));
    std::vector<std::vector<float>> results;
    for (std::uint32_t epoch = 0; epoch < 2; ++epoch) {
        RandomState random(epoch);
        execution->beginEpoch(random.permutation(static_cast<std::int32_t>(one.program.samples)));
        execution->run(0, one.program.stepsPerEpoch());
        results.push_back(execution->read(one.program.loss));
    }
    for (const auto &[parameter, gradient] : one.program.gradients)
        results.push_back(execution->read(parameter));
    return results;
}

std::string failureOf(Engine &engine, const CheckCase &one)
{
    return test::errorOf([&] { train(engine, one); });
}

class NcclTest : public test::OnCards<testing::Test>
{
protected:
    void SetUp() override { m_several = gpu::makeMultiDeviceEngines(m_engines).at(0); }
    void TearDown() override
    {
        m_several.reset();
        OnCards::TearDown();
    }

    void expectNothingKept()
    {
        m_several.reset();
        EXPECT_EQ(ofNccl<int()>("overtake_nccl_communicators")(), 0);
    }
    static void failNccl(const char *function, int after)
    {
        ofNccl<void(const char *, int)>("overtake_nccl_fail")(function, after);
    }

    std::shared_ptr<Engine> m_several;
};

TEST_F(NcclTest, TheSumIsThatOfTheHost)
{
    EXPECT_THAT(m_several->description().detail.text(), HasSubstr("gradients summed by NCCL"));
    EXPECT_THAT(toText(m_several->labelFor({})), Not(HasSubstr("NCCL")));
    for (const std::string id : {"mlp", "cnn"}) {
        const CheckCase one = training(id);
        const int before = ofNccl<int()>("overtake_nccl_groups")();
        const auto byNccl = train(*m_several, one);
        EXPECT_EQ(ofNccl<int()>("overtake_nccl_groups")() - before, 2 * one.program.stepsPerEpoch()) << id;
        failNccl("ncclCommInitAll", 1);
        const auto byHost = train(*gpu::makeMultiDeviceEngines(m_engines).at(0), one);
        EXPECT_EQ(ofNccl<int()>("overtake_nccl_groups")() - before, 2 * one.program.stepsPerEpoch()) << id;
        EXPECT_EQ(byNccl, byHost) << id;
    }
    EXPECT_THAT(m_several->libraries().text(), HasSubstr("gradients summed by NCCL"));
    expectNothingKept();
}

TEST_F(NcclTest, CommunicatorsAreMadeOnce)
{
    const CheckCase one = training("mlp");
    (void)train(*m_several, one);
    failNccl("ncclCommInitAll", 1);
    (void)train(*m_several, one);
    EXPECT_THAT(m_several->libraries().text(), HasSubstr("gradients summed by NCCL"));
    failNccl("", 0);
    expectNothingKept();
}

TEST_F(NcclTest, WhereItDoesNotStartTheHostSums)
{
    failNccl("ncclCommInitAll", 1);
    EXPECT_EQ(failureOf(*m_several, training("mlp")), "");
    EXPECT_THAT(m_several->libraries().text(),
                AllOf(HasSubstr("through the host's memory"), HasSubstr("as the test says")));
    EXPECT_THAT(toText(m_several->labelFor({})), HasSubstr(", without NCCL"));
    expectNothingKept();
}

TEST_F(NcclTest, AnErrorInAStepIsASentenceAndTheNextWorkIsRight)
{
    const CheckCase one = training("mlp");
    const auto wanted = train(*m_several, one);
    for (const char *function : {"ncclAllReduce", "ncclGroupEnd"}) {
        for (const int nth : {1, 3}) {
            failNccl(function, nth);
            EXPECT_THAT(failureOf(*m_several, one),
                        AllOf(HasSubstr("Failed summing gradients with Test card"), HasSubstr("as the test says")))
                << function << nth;
            EXPECT_EQ(train(*m_several, one), wanted) << function << nth;
        }
    }
    expectNothingKept();
}

/// One of the cards fails at other work, and is opened again: communicators that nobody had to give up before then go
/// with it, whether nothing uses them any more or somebody still tries.
TEST_F(NcclTest, CommunicatorsOfACardThatWasResetAreLeftAlone)
{
    const CheckCase one = training("mlp");
    const auto wanted = train(*m_several, one);
    for (const bool isHeld : {false, true}) {
        const auto held = isHeld ? m_several->prepare(one.program, one.inputs,
                                                      m_several->description().options.complete({}, "a test"))
                                 : nullptr;
        testcard::failWork(cudaErrorIllegalAddress, 5);
        EXPECT_THAT(failureOf(engine(), one), HasSubstr("CUDA failed"));
        EXPECT_EQ(failureOf(engine(), one), "");
        if (held) {
            EXPECT_THAT(test::errorOf([&] { held->run(0, 1); }), HasSubstr("was lost"));
        }
        EXPECT_EQ(train(*m_several, one), wanted) << isHeld;
    }
    expectNothingKept();
}

/// The other card is released from a sum that never comes.
TEST_F(NcclTest, ALostCardEndsTheStepForAll)
{
    const CheckCase one = training("mlp");
    const auto wanted = train(*m_several, one);
    for (const int nth : {5, 40, 77}) {
        testcard::failWork(cudaErrorIllegalAddress, nth);
        EXPECT_THAT(failureOf(*m_several, one), AllOf(HasSubstr("CUDA failed"), HasSubstr("Test card"))) << nth;
        EXPECT_EQ(train(*m_several, one), wanted) << nth;
    }
    expectNothingKept();
}

} // namespace
} // namespace overtake
