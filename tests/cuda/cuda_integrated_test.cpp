// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pretended cards that use the host's memory (card/card.h): what is transferred lies in memory that both share, and
// neither touches what is the other's. Launched as the parameter says; coherent or not.
#include "cuda/engine_cases.h"
#include "engines/gpu/multi_device_engine.h"
#include "text/catalogue.h"

#include <cstdlib>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using namespace test;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

struct Use {
    const char *name;
    const char *launch;
    testcard::Settings settings;
};

void PrintTo(const Use &use, std::ostream *to)
{
    *to << use.name;
}

class IntegratedCard : public OnCards<testing::TestWithParam<Use>>
{
protected:
    IntegratedCard() : OnCards(GetParam().settings) {}

    ParameterValues options(const char *staging = "mapped")
    {
        ParameterValues values = engine().description().options.defaults();
        values.set("launch", std::string(GetParam().launch));
        values.set("staging", std::string(staging));
        return values;
    }
    static int copies() { return testcard::hasRun("copy to card") + testcard::hasRun("copy from card"); }
    static int attachments() { return testcard::hasRun("attach to host") + testcard::hasRun("attach to card"); }
};

INSTANTIATE_TEST_SUITE_P(
    Uses, IntegratedCard,
    testing::Values(Use{"eager", "eager", {.integrated = true}}, Use{"graph", "graph", {.integrated = true}},
                    Use{"atOnce", "graph", {.execution = testcard::Execution::AtOnce, .integrated = true}},
                    Use{"coherent", "graph", {.integrated = true, .coherent = true}}),
    [](const auto &one) { return std::string(one.param.name); });

TEST_P(IntegratedCard, CopiesNothingUnlessAskedTo)
{
    const CheckCase one = caseOf("vector-multiply", 2); // both arrays and the result, in each step
    const Results expected = wanted(one);
    for (const char *staging : {"mapped", "pinned", "pageable"}) {
        SCOPED_TRACE(staging);
        const bool mapped = std::string(staging) == "mapped";
        const auto execution = engine().prepare(one.program, one.inputs, options(staging));
        const int copiesBefore = copies();
        const int attachmentsBefore = attachments();
        for (std::int64_t epoch = 0; epoch < one.epochs; ++epoch)
            runEpoch(*execution, one, epoch);
        EXPECT_EQ(copies() - copiesBefore, mapped ? 0 : 3 * one.epochs * one.program.stepsPerEpoch());
        EXPECT_EQ(attachments() > attachmentsBefore, mapped && !GetParam().settings.coherent);
        expectNear(resultsOf(*execution, one), expected);
        expectNear(resultsOf(*execution, one), expected); // reading leaves it the host's
        runEpoch(*execution, one, 0);
        expectNear(resultsOf(*execution, one), expected);
    }
    EXPECT_EQ(options().text("staging"), engine().description().options.defaults().text("staging"));
    EXPECT_THAT(toText(engine().labelFor(options("pinned"))), HasSubstr(", pinned"));
}

/// The host picks a batch's rows where the card reads them; loss and accuracy, side by side, are copied.
TEST_P(IntegratedCard, PicksRowsWithoutACopy)
{
    const CheckCase one = caseOf("mlp", 2);
    const auto execution = engine().prepare(one.program, one.inputs, options());
    const int before = testcard::hasRun("copy to card");
    const int results = testcard::hasRun("copy from card");
    runEpoch(*execution, one, 0);
    EXPECT_EQ(testcard::hasRun("copy to card"), before);
    // Recording one is another call.
    EXPECT_GE(testcard::hasRun("copy from card"), results + one.program.stepsPerEpoch());
    for (std::int64_t epoch = 1; epoch < one.epochs; ++epoch)
        runEpoch(*execution, one, epoch);
    expectNear(resultsOf(*execution, one), wanted(one));
}

TEST_P(IntegratedCard, AProfileHasATransferForEachCopy)
{
    for (const CheckCase &one : {caseOf("mlp", 2), caseOf("vector-multiply", 2), caseOf("mlp", 5)}) {
        const auto mapped = engine().prepare(one.program, one.inputs, options());
        const auto copied = engine().prepare(one.program, one.inputs, options("pinned"));
        for (std::int64_t step = 0; step < one.program.stepsPerEpoch(); ++step) {
            const StepProfile profile = mapped->profile(step);
            const StepProfile other = copied->profile(step);
            ASSERT_EQ(profile.parts.size(), other.parts.size());
            for (std::size_t i = 0; i < profile.parts.size(); ++i) {
                EXPECT_EQ(profile.parts[i].name, other.parts[i].name);
                EXPECT_EQ(profile.parts[i].kind, other.parts[i].kind);
                EXPECT_TRUE(profile.parts[i].startSeconds.has_value()) << profile.parts[i].name;
            }
        }
        EXPECT_EQ(resultsOf(*mapped, one), resultsOf(*copied, one));
    }
}

TEST_P(IntegratedCard, TwoTrainAsOne)
{
    const auto several = gpu::makeMultiDeviceEngines(m_engines);
    ASSERT_EQ(several.size(), 1U);
    CheckCase one = caseOf("mlp", 2);
    std::erase(one.results, one.program.output); // has rows of the smaller last batch only
    ParameterValues values = several[0]->description().options.defaults();
    EXPECT_EQ(values.text("staging"), "mapped");
    const Results expected = wanted(one);
    expectNear(runAll(*several[0], values, one), expected);
    values.set("staging", std::string("pageable"));
    expectNear(runAll(*several[0], values, one), expected);
}

TEST_P(IntegratedCard, HasWhatTheHostHasFree)
{
    const CheckCase one = caseOf("mlp", 2);
    ASSERT_EQ(::setenv("OVERTAKE_MEMORY_LIMIT", "20000", 1), 0);
    EXPECT_EQ(engine().freeBytes(), 20000);
    const std::string tooMuch = errorOf([&] { runAll(engine(), options(), one); });
    EXPECT_EQ(engine().freeBytes(), 20000) << "opened";
    ASSERT_EQ(::unsetenv("OVERTAKE_MEMORY_LIMIT"), 0);
    EXPECT_THAT(tooMuch, AllOf(HasSubstr("the memory of Test card"), HasSubstr("20")));
    expectNear(runAll(engine(), options(), one), wanted(one));
}

TEST_P(IntegratedCard, AnyAllocationMayFail)
{
    const CheckCase one = caseOf("mlp", 2);
    const Results expected = wanted(one);
    int failures = 0;
    for (int nth = 1; nth < 100; ++nth) {
        testcard::failCall("cudaMallocManaged", cudaErrorMemoryAllocation, nth);
        const std::string sentence = errorOf([&] { runAll(engine(), options(), one); });
        testcard::failCall("", cudaSuccess, 0);
        if (sentence.empty())
            break;
        ++failures;
        EXPECT_THAT(sentence, AllOf(HasSubstr("Out of memory on Test card"), HasSubstr("in one piece")));
    }
    EXPECT_EQ(failures, 2) << "pictures and labels";
    expectNear(runAll(engine(), options(), one), expected);
}

TEST_P(IntegratedCard, AnyCallMayFail)
{
    for (const cudaError_t error : {cudaErrorNotSupported, cudaErrorLaunchFailure}) {
        EXPECT_GT(
            failuresOvercome(engine(), options(), caseOf("vector-multiply", 2), error, [](int nth) { return nth + 1; }),
            20);
    }
}

TEST(CudaDetails, AreInWordsOfEachLanguage)
{
    testcard::reset({.integrated = true});
    const Message detail = testcard::makeTestEngines().at(0)->description().detail;
    EXPECT_THAT(detail, AllOf(HasSubstr("3 multiprocessors, compute capability 8.0, in the host's memory, CUDA "),
                              HasSubstr(" on a driver for ")));
    EXPECT_THAT(Catalogue::of("de").inWords(detail),
                AllOf(HasSubstr("3 Multiprozessoren, Compute Capability 8.0, im Speicher des Hosts, CUDA "),
                      HasSubstr(" auf einem Treiber für ")));
    for (const std::string &language : Catalogue::languages())
        for (const char *english : {"multiprocessors", "the host's memory", "on a driver"})
            EXPECT_THAT(Catalogue::of(language).inWords(detail), Not(HasSubstr(english))) << language;
}

} // namespace
} // namespace overtake
