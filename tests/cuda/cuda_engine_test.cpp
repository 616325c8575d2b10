// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the CUDA engine takes what goes wrong on a pretended card (card/card.h): no memory, calls that fail, a card that
// is lost in the middle. Whatever happens is one sentence, nothing is left behind, and the next work is right again.
#include "cuda/engine_cases.h"
#include "measure/lying_clock.h"

#include <gmock/gmock.h>
#include <thread>

namespace overtake
{
namespace
{

using namespace test;
using testing::AllOf;
using testing::HasSubstr;

class CudaEngineTest : public OnCards<testing::TestWithParam<const char *>>
{
protected:
    /// Launched as the parameter says.
    ParameterValues options()
    {
        ParameterValues values = engine().description().options.defaults();
        values.set("launch", std::string(GetParam()));
        return values;
    }
};

INSTANTIATE_TEST_SUITE_P(Launches, CudaEngineTest, testing::Values("eager", "graph"),
                         [](const auto &one) { return std::string(one.param); });

TEST_P(CudaEngineTest, AProfileSaysWhatTheCardDidAndLeavesTheWorkAsItWas)
{
    const CheckCase one = caseOf("mlp", 2); // per batch
    const auto execution = engine().prepare(one.program, one.inputs, options());
    const auto plain = engine().prepare(one.program, one.inputs, options());
    const std::int64_t steps = one.program.stepsPerEpoch();
    ASSERT_GT(steps, 2);
    RandomState random(1);
    const auto order = random.permutation(static_cast<std::int32_t>(one.program.samples));
    for (Execution *each : {execution.get(), plain.get()}) {
        each->beginEpoch(order);
        each->run(0, 1);
    }
    for (std::int64_t step = 1; step < steps; ++step) {
        const StepProfile profile = execution->profile(step);
        ASSERT_GT(profile.parts.size(), 5U);
        std::size_t copiesIn = 0;
        for (const auto &part : profile.parts) {
            EXPECT_GE(part.seconds, 0) << part.name;
            copiesIn += part.kind == StepPart::Kind::CopyIn ? 1 : 0;
        }
        EXPECT_EQ(copiesIn, 2U); // pictures and labels
    }
    plain->run(1, steps - 1);
    EXPECT_EQ(resultsOf(*execution, one), resultsOf(*plain, one));
}

TEST_P(CudaEngineTest, TheClockThatDoesNotWaitLies)
{
    test::expectTheClockThatDoesNotWaitLies(EngineRegistry({m_engines.front()}),
                                            {engine().description().id, options(), {}}, 256);
}

TEST_P(CudaEngineTest, WorksOnTheSecondCardFromAnyThread)
{
    const CheckCase one = caseOf("mlp", 0);
    std::unique_ptr<Execution> execution;
    const auto inThread = [](const auto &work) { std::thread(work).join(); };
    inThread([&] { execution = engine(1).prepare(one.program, one.inputs, options()); });
    for (std::int64_t epoch = 0; epoch < one.epochs; ++epoch)
        inThread([&] { runEpoch(*execution, one, epoch); });
    Results results;
    inThread([&] { results = resultsOf(*execution, one); });
    expectNear(results, wanted(one));
    inThread([&] {
        execution.reset();
        m_engines.clear();
    });
}

TEST_P(CudaEngineTest, BothCardsWorkAtTheSameTime)
{
    const CheckCase one = caseOf("cnn", 0);
    const Results expected = wanted(one);
    Results results[testcard::cards];
    std::vector<std::thread> threads;
    for (int card = 0; card < testcard::cards; ++card)
        threads.emplace_back([&, card] { results[card] = runAll(engine(card), options(), one); });
    for (std::thread &thread : threads)
        thread.join();
    for (const Results &each : results)
        expectNear(each, expected);
}

TEST_P(CudaEngineTest, TellsHowMuchMemoryIsMissing)
{
    const CheckCase one = caseOf("mlp", 0);
    testcard::reset({.memoryBytes = std::size_t{5} << 20}); // cuBLAS takes 4 MiB
    EXPECT_NO_THROW(runAll(engine(), options(), one));
    testcard::reset({.memoryBytes = (std::size_t{4} << 20) + 20000});
    EXPECT_THAT(errorOf([&] { runAll(engine(), options(), one); }), AllOf(HasSubstr("Test card"), HasSubstr("bytes")));
    testcard::reset();
    expectNear(runAll(engine(), options(), one), wanted(one));
}

TEST_P(CudaEngineTest, AnyAllocationMayFail)
{
    const CheckCase one = caseOf("cnn", 2);
    const Results expected = wanted(one);
    for (const char *function : {"cudaMalloc", "cudaMallocHost"}) {
        int failures = 0;
        for (int nth = 1; nth < 1000; ++nth) {
            testcard::failCall(function, cudaErrorMemoryAllocation, nth);
            const std::string sentence = errorOf([&] { runAll(engine(), options(), one); });
            testcard::failCall("", cudaSuccess, 0);
            if (sentence.empty())
                break;
            ++failures;
            EXPECT_THAT(sentence, HasSubstr(std::string(function) == "cudaMalloc" ? "memory on Test card" : "locked"));
        }
        EXPECT_GT(failures, 5) << function;
        expectNear(runAll(engine(), options(), one), expected);
    }
}

/// Whichever call fails, it is a sentence at most, and the next work is right: no recording goes on unseen, no mark is
/// lost.
TEST_P(CudaEngineTest, AnyCallMayFail)
{
    const CheckCase one = caseOf("mlp", 2);
    const Results expected = wanted(one);
    int calls = 0;
    for (int nth = 1;; nth += 1 + nth / 8) {
        testcard::failCall("", cudaErrorNotSupported, nth);
        (void)errorOf([&] { expectNear(runAll(engine(), options(), one), expected); });
        const bool happened = testcard::failCall("", cudaSuccess, 0);
        if (!happened)
            break;
        ++calls;
        expectNear(runAll(engine(), options(), one), expected);
    }
    EXPECT_GT(calls, 20);
}

TEST_P(CudaEngineTest, ALostCardIsOpenedAgain)
{
    const CheckCase one = caseOf("mlp", 0);
    const Results expected = wanted(one);
    for (int nth = 1; nth < 60; nth += 7) {
        const auto before = engine().prepare(one.program, one.inputs, options());
        testcard::failWork(cudaErrorIllegalAddress, nth);
        const std::string sentence = errorOf([&] { runEpoch(*before, one, 0); });
        EXPECT_THAT(sentence, AllOf(HasSubstr("CUDA failed"), HasSubstr("Test card"))) << nth;
        EXPECT_THAT(errorOf([&] { runEpoch(*before, one, 0); }), HasSubstr("was lost")) << nth;
        expectNear(runAll(engine(), options(), one), expected);
        EXPECT_THAT(errorOf([&] { runEpoch(*before, one, 0); }), HasSubstr("was lost")) << nth;
    }
}

/// A library has a runtime of its own: this one does not know its errors.
TEST_P(CudaEngineTest, ACardWhoseLossALibraryMeetsFirstIsLost)
{
    testcard::reset({.execution = testcard::Execution::AtOnce});
    const CheckCase one = caseOf("mlp", 0);
    for (int nth = 1; nth < 60; nth += 3) {
        const auto before = engine().prepare(one.program, one.inputs, options());
        testcard::failWork(cudaErrorIllegalAddress, nth);
        EXPECT_THAT(errorOf([&] { runEpoch(*before, one, 0); }), HasSubstr("CUDA failed")) << nth;
        EXPECT_EQ(errorOf([&] { runAll(engine(), options(), one); }), "") << nth;
    }
}

/// Also where the error shows in a call of the runtime itself, at set-up, in a recording, or while things are freed.
TEST_P(CudaEngineTest, AStickyErrorInAnyCallIsOvercome)
{
    EXPECT_GT(failuresOvercome(engine(), options(), caseOf("mlp", 2), cudaErrorLaunchFailure,
                               [](int nth) { return nth + 1 + nth / 8; }),
              20);
}

/// The card works on, but its buffers and streams are given back by a reset only.
TEST_P(CudaEngineTest, NothingStaysOfACardWhoseErrorOnlyLookedSticky)
{
    EXPECT_GT(failuresOvercome(engine(), options(), caseOf("mlp", 2), cudaErrorUnknown,
                               [](int nth) { return nth + 1 + nth / 8; }),
              20);
}

/// From a thread that has used no card yet, and so must choose it first: that answers with the card's error, or fails
/// by itself. The other card's work goes on.
TEST_P(CudaEngineTest, ALostCardIsOpenedAgainFromAnotherThread)
{
    const CheckCase one = caseOf("mlp", 0);
    const Results expected = wanted(one);
    const auto other = engine(0).prepare(one.program, one.inputs, options());
    for (const bool failsToChoose : {false, true}) {
        const auto before = engine(1).prepare(one.program, one.inputs, options());
        testcard::failWork(cudaErrorIllegalAddress);
        EXPECT_THAT(errorOf([&] { runEpoch(*before, one, 0); }), HasSubstr("CUDA failed"));
        std::thread([&] {
            if (failsToChoose) {
                testcard::failCall("cudaSetDevice", cudaErrorNotSupported);
                EXPECT_THAT(errorOf([&] { runAll(engine(1), options(), one); }), HasSubstr("restart Overtake"));
            }
            expectNear(runAll(engine(1), options(), one), expected);
        }).join();
        EXPECT_EQ(errorOf([&] { runEpoch(*other, one, 0); }), "");
    }
}

TEST_P(CudaEngineTest, ACardThatStaysBrokenIsSaidToBe)
{
    const CheckCase one = caseOf("mlp", 0);
    const Results expected = wanted(one);
    const auto before = engine().prepare(one.program, one.inputs, options());
    testcard::setBroken(true);
    testcard::failWork(cudaErrorIllegalAddress, 1);
    EXPECT_THAT(errorOf([&] { runEpoch(*before, one, 0); }), HasSubstr("CUDA failed"));
    for (int i = 0; i < 2; ++i)
        EXPECT_THAT(errorOf([&] { runAll(engine(), options(), one); }), HasSubstr("start"));
    expectNear(runAll(engine(1), options(), one), expected);
    testcard::setBroken(false);
    expectNear(runAll(engine(), options(), one), expected);
}

} // namespace
} // namespace overtake
