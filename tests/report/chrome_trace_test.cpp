// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The trace file, parsed again.
#include "report/chrome_trace.h"

#include "error_of.h"
#include "measure/compare/measurer.h"
#include "model/prediction_engine.h"
#include "report/temporary_folder.h"
#include "report/trace_check.h"

#include <filesystem>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using test::TemporaryFolder;
using testing::HasSubstr;

Comparison measured(const char *workload, const std::vector<EngineUse> &uses)
{
    const EngineRegistry engines = withModels(EngineRegistry::discover());
    SteadyClock clock;
    Measurer measurer(engines, clock);
    const auto rule = quickRule(0.01);
    MeasureOptions options;
    options.rule = rule.get();
    options.profileQuick = true;
    ParameterValues values;
    if (std::string(workload) == "mlp") {
        values.set("hidden", std::int64_t{32});
        values.set("transfers", std::string("per-batch"));
    }
    const Workload &found = workloadById(workload);
    return measurer.compare(found, found.parameters().complete(values, workload), uses, options);
}

TEST(ChromeTrace, HasEveryOperationOfEveryEngine)
{
    const std::vector<EngineUse> uses{{"cpu", {}, {}}, {"reference", {}, {}}, {"model:t4", {}, {}}};
    for (const char *workload : {"mlp", "logistic-regression", "vector-multiply"}) {
        SCOPED_TRACE(workload);
        const Comparison comparison = measured(workload, uses);
        const TemporaryFolder folder;
        Machine machine;
        machine.cpu = "a \"chip\"";
        writeTrace(folder.file("trace.json"), comparison, machine, "2026-01-02T03:04:05Z");
        const nlohmann::json trace = readJsonFile(folder.file("trace.json"));
        EXPECT_EQ(trace, traceJson(comparison, machine, "2026-01-02T03:04:05Z"));
        EXPECT_EQ(trace["otherData"]["machine"], machine.cpu);
        test::expectTraceFormat(trace);
        test::expectTraceOf(trace, 1, comparison.measurements[0]);
        test::expectTraceOf(trace, 2, comparison.measurements[1]);
        EXPECT_THAT(trace.dump(), HasSubstr("predicted by a model, not measured; laid end to end"));
    }
}

TEST(ChromeTrace, LaysEndToEndWhatHasNoStarts)
{
    Comparison comparison = measured("mlp", {{"cpu", {}, {}}});
    for (StepPart &part : comparison.measurements[0].profile->parts)
        part.startSeconds.reset(); // as in a run file of an older version
    const nlohmann::json trace = traceJson(comparison, {}, "");
    test::expectTraceFormat(trace);
    test::expectTraceOf(trace, 1, comparison.measurements[0]);
    EXPECT_THAT(trace.dump(), HasSubstr("starts were not recorded: laid end to end"));
}

TEST(ChromeTrace, SaysWhyThereIsNone)
{
    Comparison comparison = measured("mlp", {{"cpu", {}, {}}});
    comparison.measurements[0].profile.reset();
    const TemporaryFolder folder;
    EXPECT_THAT(test::errorOf([&] { writeTrace(folder.file("trace.json"), comparison, {}, ""); }),
                HasSubstr("no engine reports"));
    EXPECT_FALSE(std::filesystem::exists(folder.file("trace.json")));
}

} // namespace
} // namespace overtake
