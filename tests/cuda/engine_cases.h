// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tests of the CUDA engine on a pretended card share: cases of the check, and runs of them.
#pragma once

#include "check/workload_cases.h"
#include "cuda/card/test_engines.h"
#include "engines/reference/reference_engine.h"
#include "error_of.h"
#include "workloads/workload.h"

#include <gmock/gmock.h>

namespace overtake::test
{

using Results = std::vector<std::vector<float>>;

inline const Workload &workload(const std::string &id)
{
    for (const auto &one : allWorkloads())
        if (one->id() == id)
            return *one;
    throw Error("There is no workload '" + id + "'.");
}

/// Small networks of the check; `variant` as check_workload_cases.cpp has them.
inline CheckCase caseOf(const std::string &id, std::size_t variant)
{
    return workloadCasesOf(workload(id), 1).at(variant);
}

inline void runEpoch(Execution &execution, const CheckCase &one, std::int64_t epoch)
{
    if (one.program.shuffled) {
        RandomState random(static_cast<std::uint32_t>(epoch));
        execution.beginEpoch(random.permutation(static_cast<std::int32_t>(one.program.samples)));
    }
    execution.run(0, one.program.stepsPerEpoch());
}

inline Results resultsOf(Execution &execution, const CheckCase &one)
{
    Results results;
    for (const auto id : one.results)
        results.push_back(execution.read(id));
    return results;
}

inline Results runAll(Engine &engine, const ParameterValues &options, const CheckCase &one)
{
    const auto execution = engine.prepare(one.program, one.inputs, options);
    for (std::int64_t epoch = 0; epoch < one.epochs; ++epoch)
        runEpoch(*execution, one, epoch);
    return resultsOf(*execution, one);
}

inline Results wanted(const CheckCase &one)
{
    ReferenceEngine reference("test");
    return runAll(reference, reference.description().options.defaults(), one);
}

inline void expectNear(const Results &got, const Results &expected)
{
    ASSERT_EQ(got.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        for (std::size_t j = 0; j < expected[i].size(); ++j)
            ASSERT_NEAR(got[i][j], expected[i][j], 1e-4) << i << ' ' << j;
}

/// A test on fresh cards. After it nothing may be in use, and nothing may have been done wrongly.
template <typename Base>
class OnCards : public Base
{
protected:
    explicit OnCards(const testcard::Settings &settings = {})
    {
        testcard::reset(settings);
        m_engines = testcard::makeTestEngines();
        EXPECT_EQ(m_engines.size(), testcard::cards);
    }
    void TearDown() override
    {
        m_engines.clear();
        EXPECT_THAT(testcard::faults(), testing::IsEmpty());
        EXPECT_EQ(testcard::inUse(), 0);
    }

    Engine &engine(int card = 0) { return *m_engines.at(static_cast<std::size_t>(card)); }

    std::vector<std::shared_ptr<Engine>> m_engines;
};

/// Lets one call of the runtime after the other fail, as far as `next` goes from each; after every one the case must be
/// right again. How many failed.
template <typename Next>
int failuresOvercome(Engine &engine, const ParameterValues &options, const CheckCase &one, cudaError_t error, Next next)
{
    const Results expected = wanted(one);
    int failures = 0;
    for (int nth = 1;; nth = next(nth)) {
        testcard::failCall("", error, nth);
        (void)errorOf([&] { expectNear(runAll(engine, options, one), expected); });
        if (!testcard::failCall("", cudaSuccess, 0))
            return failures;
        ++failures;
        // A sticky error that came while things were freed is known at the next work.
        (void)errorOf([&] { runAll(engine, options, one); });
        expectNear(runAll(engine, options, one), expected);
    }
}

} // namespace overtake::test
