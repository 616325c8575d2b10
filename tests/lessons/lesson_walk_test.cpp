// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each built-in lesson is walked to its end on this machine's CPU: without a GPU, which then is a prediction, and with
// OpenCL on the CPU in its place where there is PoCL. How long anything takes is of no account.
#include "cli/command_runner.h"
#include "lessons/lesson_file.h"
#include "machine/machine_watch.h"
#include "model/prediction_engine.h"
#include "report/temporary_folder.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

namespace overtake
{
namespace
{

/// Of this machine, without GPUs.
EngineRegistry cpuEngines()
{
    EngineRegistry cpus;
    const EngineRegistry all = EngineRegistry::discover();
    for (const auto &engine : all.engines())
        if (engine->description().kind != EngineKind::Gpu && engine->description().unavailable.empty())
            cpus.add(engine);
    return withModels(cpus);
}

struct Walked {
    int status;
    std::string out;
    std::string err;
};

/// With sweeps of `budget` seconds, making their data included.
Walked walkWithin(const char *budget, const std::string &id, const std::string &gpu)
{
    const EngineRegistry engines = cpuEngines();
    SteadyClock clock;
    std::ostringstream out;
    std::ostringstream err;
    const cli::Environment environment{out, err, false, engines, clock, {}, {}, {}, nullptr};
    std::vector<std::string> arguments{"lesson", id, "--budget", budget};
    if (!gpu.empty())
        arguments.insert(arguments.end(), {"--gpu", gpu});
    return {cli::runApplication(arguments, environment), out.str(), err.str()};
}

/// A second suffices, except where 1 GB of data is made or much is queued, or on a busy machine.
Walked walk(const std::string &id, const std::string &gpu)
{
    const bool isLong = id == "memory" || id == "stopwatch";
    const Walked walked = walkWithin(isLong ? "8" : "1", id, gpu);
    return walked.status == 0 ? walked : walkWithin("30", id, gpu);
}

std::string lastStep(const std::string &id)
{
    for (const Lesson &lesson : builtInLessons())
        if (lesson.id == id) {
            const std::string count = std::to_string(lesson.steps.size());
            return "\n" + count + "/" + count + " ";
        }
    return "no such lesson";
}

bool namesAGpu(const LessonStep &step)
{
    const std::vector<std::string> &engines = step.state.engines;
    return std::ranges::any_of(engines, [](const std::string &engine) { return engine.rfind("gpu", 0) == 0; });
}

std::vector<std::string> ids(bool onlyWithAGpu)
{
    std::vector<std::string> all;
    for (const Lesson &lesson : builtInLessons())
        // "stopwatch" takes OpenCL on the CPU by itself.
        if (!onlyWithAGpu || (lesson.id != "stopwatch" && std::ranges::any_of(lesson.steps, namesAGpu)))
            all.push_back(lesson.id);
    return all;
}

class LessonWalk : public testing::TestWithParam<std::string>
{
};

using LessonWalkWithPocl = LessonWalk;

TEST_P(LessonWalk, GoesToItsEndWithoutAGpu)
{
    const Walked walked = walk(GetParam(), {});
    EXPECT_EQ(walked.status, 0) << walked.err << walked.out;
    EXPECT_NE(walked.out.find(lastStep(GetParam())), std::string::npos) << walked.out;
}

TEST_P(LessonWalkWithPocl, GoesToItsEnd)
{
    std::string pocl;
    const EngineRegistry cpus = cpuEngines();
    for (const auto &engine : cpus.engines())
        if (pocl.empty() && engine->description().id.rfind("opencl:", 0) == 0)
            pocl = engine->description().id;
    if (pocl.empty() && OVERTAKE_NO_SKIPS) {
        FAIL() << "no PoCL here";
    }
    if (pocl.empty())
        GTEST_SKIP() << "no PoCL here";
    const Walked walked = walk(GetParam(), pocl);
    EXPECT_EQ(walked.status, 0) << walked.err << walked.out;
    EXPECT_NE(walked.out.find(lastStep(GetParam())), std::string::npos) << walked.out;
}

/// A point that is measured without a known peak has a time and no utilisation.
TEST(LessonCommand, SaysThatTheUtilisationIsUnknown)
{
    const test::TemporaryFolder folder;
    test::writeText(folder.file("own.json"), R"({"schema": 1, "id": "own", "title": "Own", "minutes": 1, "steps": [
        {"set": {"workload": "mlp", "engines": ["cpu"]}}, {"guess": "utilisation", "text": "How much?"},
        {"measure": "point"}, {"reveal": "So."}]})");
    const test::Outcome outcome = test::CommandRunner().run({"lesson", folder.file("own.json"), "--budget", "0.1"});
    EXPECT_EQ(outcome.status, 1) << outcome.err;
    EXPECT_NE(outcome.out.find("Own (1 minute)\n"), std::string::npos) << outcome.out;
    EXPECT_NE(outcome.out.find("Nothing could be compared: the utilisation of CPU"), std::string::npos) << outcome.out;
}

INSTANTIATE_TEST_SUITE_P(BuiltIn, LessonWalk, testing::ValuesIn(ids(false)),
                         [](const auto &tested) { return tested.param; });
INSTANTIATE_TEST_SUITE_P(BuiltIn, LessonWalkWithPocl, testing::ValuesIn(ids(true)),
                         [](const auto &tested) { return tested.param; });

} // namespace
} // namespace overtake
