// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// This program as a worker of itself: the same results bit for bit, and what becomes of the worker in one sentence.
#include "engines/reference/reference_engine.h"
#include "measure/compare/measurer.h"
#include "registry/engine_registry.h"
#include "remote/worker_process.h"
#include "report/temporary_folder.h"
#include "text/error.h"
#include "workers/far_work.h"
#include "workloads/mandelbrot.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <iterator>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

using namespace test;

/// A command that prints these bytes: by octal escapes, as printf of any shell has them.
std::vector<std::string> printing(const std::string &bytes)
{
    std::string escaped;
    for (const char c : bytes) {
        char digits[8];
        std::snprintf(digits, sizeof digits, "\\%03o", static_cast<unsigned>(static_cast<unsigned char>(c)));
        escaped += digits;
    }
    return {"printf", escaped};
}

TEST(WorkerEngine, EnginesOverThereGiveTheSameBitForBit)
{
    const EngineRegistry here = EngineRegistry::discover();
    const auto there = worker::makeEngines("lab", ourWorker);
    for (const char *id : {"reference", "eigen", "cpu"}) {
        // Each process measures by itself which of the cpu's ways of multiplying is the fastest, and they round
        // differently.
        const bool roundsAlike = id != std::string("cpu");
        const auto far = engineNamed(there, std::string("lab/") + id);
        EXPECT_EQ(far->description().label, here.require(id).description().label);
        EXPECT_TRUE(far->description().isWorker);
        Label label = here.require(id).labelFor(here.require(id).description().options.defaults());
        addWorker(label, "lab");
        EXPECT_EQ(far->labelFor(far->description().options.defaults()), label);
        for (const char *name : {"mlp", "logistic-regression", "vector-multiply", "cnn", "mandelbrot"}) {
            const Job job = jobOf(name, workloadById(name).smallSizes());
            const auto got = trained(*far, job);
            const auto wanted = trained(here.require(id), job);
            ASSERT_EQ(got.size(), wanted.size());
            for (std::size_t i = 0; i < got.size(); ++i)
                if (roundsAlike) {
                    EXPECT_EQ(got[i], wanted[i]) << id << ' ' << name;
                } else {
                    EXPECT_THAT(got[i], testing::Pointwise(testing::FloatNear(1e-4F), wanted[i])) << id << ' ' << name;
                }
        }
    }
}

/// A worker of an older version rejects a parameter that it does not know.
TEST(WorkerEngine, HearsOfTheDataSetIfItIsNotTheUsualOne)
{
    ParameterValues values = workloadById("mlp").smallSizes();
    EXPECT_FALSE(worker::sentParameters(jobOf("mlp", values).program).has(datasetKey));
    values.set(datasetKey, std::string("moons"));
    const Job moons = jobOf("mlp", values);
    EXPECT_EQ(worker::sentParameters(moons.program).text(datasetKey), "moons");
    ReferenceEngine here("test");
    EXPECT_EQ(trained(*engineNamed(worker::makeEngines("lab", ourWorker), "lab/reference"), moons),
              trained(here, moons));
}

/// The worker may have no such file, or another one.
TEST(WorkerEngine, OwnDataAreSentAndTheirFilesAreNotNamed)
{
    const test::TemporaryFolder folder;
    const std::string table = folder.file("own.csv");
    const std::string text = folder.file("own.txt");
    test::writeText(table, "a,b,c,class\n1,2,3,0\n4,5,7,1\n2,9,4,0\n3,1,8,1\n");
    test::writeText(text, "to be or not to be, that is the question: whether 'tis nobler in the mind to suffer");
    const auto ownJob = [](const std::string &workload, const std::string &key, const std::string &file) {
        ParameterValues values = workloadById(workload).smallSizes();
        values.set(key, file);
        if (workload == "mlp")
            values.set(datasetKey, std::string("moons")); // its shape must not decide over there
        return jobOf(workload, values);
    };
    const std::vector<Job> jobs = {ownJob("mlp", "csv", table), ownJob("logistic-regression", "csv", table),
                                   ownJob("gpt", "text", text)};
    std::filesystem::remove(table);
    std::filesystem::remove(text);
    const auto far = engineNamed(worker::makeEngines("lab", ourWorker), "lab/reference");
    ReferenceEngine here("test");
    for (const Job &job : jobs) {
        for (const char *key : {"csv", "text", datasetKey})
            EXPECT_FALSE(worker::sentParameters(job.program).has(key)) << job.program.workload << ' ' << key;
        EXPECT_EQ(trained(*far, job), trained(here, job)) << job.program.workload;
    }
    const auto source = far->sampleSource(jobs[0].program, jobs[0].inputs, far->description().options.defaults(),
                                          {.budgetSeconds = 0.005, .samples = 7});
    EXPECT_NO_THROW(source->begin({}));
}

TEST(WorkerEngine, DrawsAnyPlaceOfTheMandelbrotSet)
{
    MandelbrotWork work;
    work.x = linspace(-0.8, -0.7, 7);
    work.y = linspace(0.05, 0.1, 5);
    work.iterations = 60;
    work.doublePrecision = true;
    const MandelbrotProgram made = mandelbrotProgram(work, 2);
    const auto inputs = std::make_shared<const Inputs>(mandelbrotInputs(work));
    const auto counts = [&](Engine &engine) {
        const auto execution = engine.prepare(made.program, inputs, engine.description().options.defaults());
        std::vector<std::vector<float>> rows;
        for (std::int64_t step = 0; step < 3; ++step) {
            execution->run(step, 1);
            rows.push_back(execution->read(made.program.output));
            rows.back().resize(step < 2 ? 14 : 7); // what is behind the last row may be anything
        }
        return rows;
    };
    ReferenceEngine here("test");
    EXPECT_EQ(counts(*engineNamed(worker::makeEngines("lab", ourWorker), "lab/reference")), counts(here));
}

TEST(WorkerEngine, ValuesAreWrittenOverThereAndTimesComeFromThere)
{
    const auto far = engineNamed(worker::makeEngines("lab", ourWorker), "lab/reference");
    const Job job = jobOf("mlp", workloadById("mlp").smallSizes());
    const auto execution = far->prepare(job.program, job.inputs, far->description().options.defaults());
    const auto weights = job.program.gradients.front().first;
    std::vector<float> values = execution->read(weights);
    values.front() = 0.25F;
    execution->write(weights, values);
    EXPECT_EQ(execution->read(weights), values);
    EXPECT_EQ(execution->communicationSeconds(), 0);
    execution->run(0, 1);
    EXPECT_GT(execution->communicationSeconds(), 0);
    const StepProfile profile = execution->profile(0);
    EXPECT_FALSE(profile.parts.empty());
    EXPECT_THAT(errorOf([&] { execution->run(job.program.stepsPerEpoch(), 1); }), HasSubstr("a step of the epoch"));
    EXPECT_NO_THROW(execution->run(0, 1)); // a refusal is no end
}

TEST(WorkerEngine, WholeEpochsInOneMessageAreTheSameBitForBit)
{
    const auto far = engineNamed(worker::makeEngines("lab", ourWorker), "lab/reference");
    ReferenceEngine here("test");
    const Job job = jobOf("mlp", workloadById("mlp").smallSizes());
    ASSERT_TRUE(job.program.shuffled);
    const auto wanted = here.prepare(job.program, job.inputs, here.description().options.defaults());
    const auto got = far->prepare(job.program, job.inputs, far->description().options.defaults());
    EXPECT_FALSE(wanted->runEpochs(3, 7)); // each call is free: the caller does it
    for (std::uint32_t seed = 7; seed < 10; ++seed) {
        wanted->beginEpoch(RandomState(seed).permutation(static_cast<std::int32_t>(job.program.samples)));
        wanted->run(0, job.program.stepsPerEpoch());
    }
    EXPECT_TRUE(got->runEpochs(3, 7));
    EXPECT_TRUE(got->runEpochs(2, std::nullopt)); // in the last order
    for (int i = 0; i < 2; ++i)
        wanted->run(0, job.program.stepsPerEpoch());
    const TensorId weights = job.program.gradients.front().first;
    EXPECT_EQ(got->read(weights), wanted->read(weights));
    EXPECT_EQ(got->read(job.program.loss), wanted->read(job.program.loss));
}

/// What a quick point asks, and what it costs in round trips: over a link these are what it lasts.
class QuickPoint : public testing::Test
{
protected:
    void SetUp() override
    {
        for (const auto &engine : worker::makeEngines(connection, worker::introductionOf(*connection)))
            if (engine->description().id == "lab/reference")
                engines.add(engine);
        engines.add(std::make_shared<ReferenceEngine>("test"));
    }
    Comparison measured(const StopRule &rule, const char *workload, bool profile = false,
                        std::function<void()> betweenRounds = {})
    {
        MeasureOptions options;
        options.betweenRounds = std::move(betweenRounds);
        options.rule = &rule;
        options.profileQuick = profile;
        std::vector<EngineUse> uses;
        for (const char *id : {"reference", "lab/reference"})
            uses.push_back({id, engines.require(id).description().options.defaults(), {}});
        SteadyClock clock;
        const auto watch = watchThisMachine();
        return Measurer(engines, clock, watch.get())
            .compare(workloadById(workload), workloadById(workload).smallSizes(), uses, options);
    }

    std::shared_ptr<worker::Connection> connection = std::make_shared<worker::Connection>("lab", ourWorker);
    EngineRegistry engines;
};

TEST_F(QuickPoint, TakesOneRoundTrip)
{
    for (const char *workload : {"mlp", "logistic-regression", "vector-multiply", "cnn", "gpt", "mandelbrot"}) {
        for (const bool profile : {false, true}) {
            const int before = connection->roundTrips();
            const Comparison comparison = measured(*quickRule(0.005), workload, profile);
            EXPECT_EQ(connection->roundTrips() - before, 1) << workload;
            const Measurement &here = comparison.measurements[0];
            const Measurement &there = comparison.measurements[1];
            ASSERT_EQ(there.status, PointStatus::Measured) << workload << ": " << there.reason;
            EXPECT_EQ(there.firstLoss, here.firstLoss) << workload; // bit for bit
            EXPECT_EQ(there.loss.has_value(), here.loss.has_value()) << workload;
            EXPECT_EQ(there.accuracy.has_value(), here.accuracy.has_value()) << workload;
            EXPECT_EQ(there.itemsDone, here.itemsDone) << workload;
            EXPECT_EQ(there.profile.has_value(), profile) << workload;
            EXPECT_EQ(there.threads, 1);
            EXPECT_GT(there.setupSeconds, 0);
            EXPECT_GT(there.throughput, 0);
            EXPECT_EQ(there.samples.size(), there.stepsPerSample.size());
            EXPECT_EQ(there.systemActivity.has_value(), here.systemActivity.has_value()) << workload;
        }
    }
}

TEST_F(QuickPoint, ACarefulOneKnowsTheMachineOverThereToo)
{
    const Comparison comparison = measured(*carefulRule(0.01), "mlp");
    const Measurement &there = comparison.measurements[1];
    ASSERT_TRUE(there.systemActivity) << there.reason;
    EXPECT_GT(there.systemActivity->clockGhz, 0.1);
    EXPECT_EQ(there.systemActivity->usedCores, 1);
}

/// The samples of engines whose process ends amid a point, or while it is profiled.
class EndingWorker : public testing::Test
{
protected:
    Comparison measured(const std::string &shell, std::function<void()> betweenRounds = {},
                        const std::unique_ptr<StopRule> &rule = carefulRule(0.05))
    {
        EngineRegistry engines;
        engines.add(engineNamed(worker::makeEngines("lab", {"sh", "-c", shell, OVERTAKE_BENCH, folder.file("pids")}),
                                "lab/reference"));
        MeasureOptions options;
        options.rule = rule.get();
        options.betweenRounds = std::move(betweenRounds);
        SteadyClock clock;
        return Measurer(engines, clock)
            .compare(workloadById("mlp"), workloadById("mlp").smallSizes(), {{"lab/reference", {}, {}}}, options);
    }
    std::vector<pid_t> pids() const
    {
        std::ifstream file(folder.file("pids"));
        return {std::istream_iterator<pid_t>(file), {}};
    }

    const test::TemporaryFolder folder;
};

TEST_F(EndingWorker, APointIsMeasuredOnceMoreInANewProcess)
{
    const std::string shell = R"(echo $$ >> "$1"; exec "$0" worker)";
    const Measurement once = measured(shell, [&] {
                                 if (pids().size() == 1)
                                     ::kill(pids().front(), SIGKILL);
                             }).measurements.at(0);
    EXPECT_EQ(once.status, PointStatus::Measured) << once.reason;
    EXPECT_EQ(pids().size(), 2U);
    const Measurement always = measured(shell, [&] { ::kill(pids().back(), SIGKILL); }).measurements.at(0);
    EXPECT_EQ(always.status, PointStatus::Failed);
    EXPECT_THAT(always.reason.text(), HasSubstr("signal 9"));
    EXPECT_EQ(pids().size(), 4U); // no third attempt
}

TEST_F(EndingWorker, TimesThatCannotBeAreRefused)
{
    const auto expectRefused = [&](const std::string &sed, const std::unique_ptr<StopRule> &rule) {
        const Measurement measurement = measured("\"$0\" worker | sed -u '" + sed + "'", {}, rule).measurements.at(0);
        EXPECT_EQ(measurement.status, PointStatus::Failed) << sed;
        EXPECT_EQ(measurement.reason, "The step times are impossible.") << sed;
    };
    // Longer than from question to answer.
    expectRefused(R"(s/"seconds":[0-9]/"seconds":9/; s/\("seconds":[0-9.]*e\)-0/\1+0/)", carefulRule(0.05));
    // 1e-12 s and less, in as many letters: the message says how long it is.
    expectRefused(R"(s/"seconds":0\./"seconds":0e/; s/\("seconds":[0-9.]*e-\)0/\11/)", carefulRule(0.05));
    expectRefused(R"(s/"samples":\[0\./"samples":[0e/; s/\("samples":\[[0-9.]*e-\)0/\11/)", quickRule(0.005));
}

TEST_F(EndingWorker, AProfileThatFailsCostsTheProfileAlone)
{
    const Measurement measurement =
        measured(R"("$0" worker | sed -u 's/"type":"profile"/"type":"profuse"/')").measurements.at(0);
    EXPECT_EQ(measurement.status, PointStatus::Measured) << measurement.reason;
    EXPECT_FALSE(measurement.samples.empty());
    EXPECT_FALSE(measurement.profile);
    EXPECT_THAT(measurement.remarks, testing::Contains(testing::Property(
                                         &Message::text, HasSubstr("it answered 'profuse' instead of 'profile'"))));
}

TEST(WorkerEngine, AnOlderOneIsAskedStepByStep)
{
    // As version 1.0 greets: what a worker does not say that it knows is not asked for.
    const auto far = engineNamed(
        worker::makeEngines(
            "lab", {"sh", "-c", R"("$0" worker | sed -u 's/"measures":true/"measured":true/')", OVERTAKE_BENCH}),
        "lab/reference");
    const Job job = jobOf("mlp", workloadById("mlp").smallSizes());
    EXPECT_FALSE(far->sampleSource(job.program, job.inputs, far->description().options.defaults(), {0.01, 7}));
    ReferenceEngine reference("test");
    EXPECT_EQ(trained(*far, job), trained(reference, job));
}

/// A full point's repetitions are judged where they ran, as those here are.
TEST(WorkerEngine, SaysWhichRunsOthersDisturbedAndWhatItHolds)
{
    const auto far = engineNamed(worker::makeEngines("lab", {OVERTAKE_BENCH, "worker"}), "lab/reference");
    const Job job = jobOf("mlp", workloadById("mlp").smallSizes());
    const auto execution = far->prepare(job.program, job.inputs, far->description().options.defaults());
    EXPECT_GT(execution->memoryBytes(), job.program.memory().datasetBytes);
    EXPECT_EQ(far->fusions().size(), commonFusions().size()) << "the protocol does not say what is fused there";
    execution->run(0, 1);
    EXPECT_EQ(execution->watchedRuns(), 0U);
    execution->watchItsMachine();
    std::size_t runs = 0;
    while (execution->disturbedRuns().empty() && runs < 1'000'000) { // they are judged in blocks
        execution->run(0, 1);
        EXPECT_EQ(execution->watchedRuns(), ++runs);
    }
    EXPECT_FALSE(execution->disturbedRuns().empty());
    EXPECT_LE(execution->disturbedRuns().size(), runs);
}

TEST(WorkerEngine, WorkThatDoesNotFitOverThereIsRefusedAsHere)
{
    const auto far = engineNamed(
        worker::makeEngines("lab", {"env", "OVERTAKE_MEMORY_LIMIT=1000", OVERTAKE_BENCH, "worker"}), "lab/reference");
    const Job job = jobOf("mlp", workloadById("mlp").smallSizes());
    try {
        far->prepare(job.program, job.inputs, far->description().options.defaults());
        FAIL() << "it fits";
    } catch (const OutOfMemoryError &error) {
        EXPECT_THAT(error.what(), AllOf(StartsWith("This needs "), HasSubstr("in main memory, and 1 000 bytes")));
        EXPECT_EQ(error.message().source, "This needs %1 in %2, and %3 are free.") << "it is data on the way, too";
    }
    EXPECT_THROW(
        far->sampleSource(job.program, job.inputs, far->description().options.defaults(), {0.01, 7})->begin({}),
        OutOfMemoryError);
}

/// Window and terminal treat a refusal by its kind, whichever process it comes from.
TEST(WorkerEngine, RefusalsKeepTheirKind)
{
    const auto refusal = [](const std::string &answer) {
        const auto framed = [](const std::string &text) {
            return worker::frameHeader(worker::Frame::Kind::Json, text.size()) + text;
        };
        const std::string hello = R"({"type": "hello", "protocol": "1.0", "program": "p", "host": "h", "engines": []})";
        std::vector<std::string> command = {"sh", "-c", R"(printf "$0"; cat > /dev/null)"};
        command.push_back(printing(framed(hello) + framed(answer)).back());
        worker::Connection connection("lab", command);
        connection.connect();
        connection.ask({{"type", "free"}}, "free");
    };
    const auto failed = [&](const char *kind) {
        refusal(json{{"type", "failed"}, {"reason", "So it is."}, {"kind", kind}}.dump());
    };
    EXPECT_THROW(failed("memory"), OutOfMemoryError);
    EXPECT_THROW(failed("absent"), NotHere);
    EXPECT_THROW(failed("use"), UsageError);
    EXPECT_THROW(refusal(R"({"type": "stopped"})"), Cancelled);
    EXPECT_EQ(errorOf<NotHere>([&] {
                  refusal(R"({"type": "failed", "reason": "not here: this worker only has mlp.", "kind": "absent"})");
              }),
              "this worker only has mlp.")
        << "the reader adds where";
    EXPECT_EQ(errorOf<worker::Refused>([&] { failed("error"); }), "So it is."); // also of a device that is lost
}

/// The worker's side of it: what the core's errors are called on the wire.
TEST(WorkerServer, NamesTheKindOfItsRefusals)
{
    worker::WorkerProcess process({"env", "OVERTAKE_MEMORY_LIMIT=100000", OVERTAKE_BENCH, "worker"});
    const auto answer = [&] { return json::parse(process.receive({30, {}}).body); };
    EXPECT_EQ(answer()["type"], "hello");
    const auto send = [&](const char *type, const json &changes) {
        json message = json::parse(
            R"({"id": 1, "engine": "reference", "options": {}, "workload": "vector-multiply", "parameters": {},
                "samples": 1, "batch_rows": 1, "steps_per_epoch": 1, "shuffled": false, "results": {},
                "budget_s": 0.001, "most_samples": 1})");
        message["type"] = type;
        message.update(changes);
        process.send(worker::Frame::Kind::Json, {message.dump()}, {30, {}});
    };
    const auto kindOf = [&](const char *type, const json &changes) {
        send(type, changes);
        const json got = answer();
        return got["type"] == "failed" ? got["kind"] : got["type"];
    };
    for (const char *type : {"prepare", "measure"}) {
        EXPECT_EQ(kindOf(type, {{"parameters", {{"elements", 1 << 20}}}}), "memory") << type;
        EXPECT_EQ(kindOf(type, {{"parameters", {{"elements", -1}}}}), "use") << type;
        EXPECT_EQ(kindOf(type, {{"engine", "warp"}}), "use") << type;
    }
    EXPECT_EQ(kindOf("measure", {{"budget_s", 0}}), "error"); // as any message that is not as the protocol says
    EXPECT_EQ(kindOf("measure", {{"parameters", {{"elements", 100}}}}), "measured");
    send("measure", {{"parameters", {{"elements", 100}}}, {"budget_s", 1e9}, {"most_samples", 1'000'000'000}});
    process.send(worker::Frame::Kind::Json, {R"({"type": "stop"})"}, {30, {}}); // before the work has begun, perhaps
    EXPECT_EQ(answer()["type"], "stopped");
    EXPECT_EQ(kindOf("measure", {{"parameters", {{"elements", 100}}}}), "measured");
}

TEST(WorkerEngine, SaysWhatTheDeviceOverThereCanDo)
{
    const auto far = engineNamed(worker::makeEngines("lab", ourWorker), "lab/reference");
    EXPECT_FALSE(far->deviceInItsProcess({}, false)); // not without measuring
    const auto device = far->deviceInItsProcess({}, true);
    ASSERT_TRUE(device);
    EXPECT_GT(device->value(DeviceQuantity::Fp32).value_or(0), 1e8);
    EXPECT_EQ(device->value(DeviceQuantity::Cores).value_or(0), 1); // of the part that it uses
    EXPECT_EQ(device->find(DeviceQuantity::Fp32)->kind, Figure::Kind::Measured);
    EXPECT_TRUE(far->deviceInItsProcess({}, false)); // known from now on
}

TEST(WorkerEngine, ABannerOf200KBBeforeTheGreetingIsSkipped)
{
    EXPECT_FALSE(worker::makeEngines(
                     "lab", {"sh", "-c", "head -c 200000 /dev/zero | tr '\\0' x; exec \"$0\" worker", OVERTAKE_BENCH})
                     .empty());
}

TEST(WorkerEngine, WhatBecameOfItIsOneSentence)
{
    const auto reasonOf = [](const std::vector<std::string> &command) {
        return errorOf([&] { worker::makeEngines("lab", command); });
    };
    EXPECT_THAT(reasonOf({"sh", "-c", "echo 'no such host' >&2; exit 255"}),
                AllOf(StartsWith("Worker 'lab': it ended: exit status 255"), HasSubstr("no such host")));
    EXPECT_THAT(reasonOf({"sh", "-c", "kill -SEGV $$"}), HasSubstr("signal 11"));
    EXPECT_THAT(reasonOf({"/nowhere/overtake-bench", "worker"}), HasSubstr("cannot be started"));
    EXPECT_THAT(reasonOf({"yes"}), HasSubstr("not a worker's hello"));
    const auto greeting = [](const std::string &text) {
        return printing(worker::frameHeader(worker::Frame::Kind::Json, text.size()) + text);
    };
    EXPECT_THAT(reasonOf(greeting(R"({"type": "hello", "protocol": "2.1"})")),
                HasSubstr("version 2.1 of the protocol and this program 1.2: update the program on this side"));
    EXPECT_THAT(reasonOf(greeting(R"({"type": "hello", "protocol": "0.9"})")), HasSubstr("update the worker's side"));
    EXPECT_THAT(reasonOf(greeting(R"({"type": "prepared"})")), HasSubstr("its first message is not a hello"));
    EXPECT_THAT(reasonOf(greeting(R"({"type": "hello", "protocol": "1.0", "program": 7})")), HasSubstr("program"));
    EXPECT_THAT(reasonOf(greeting("[1, 2")), HasSubstr("a malformed message"));
}

TEST(WorkerEngine, OneThatIsKilledFailsItsWorkAndServesTheNext)
{
    const test::TemporaryFolder folder;
    const auto far = engineNamed(worker::makeEngines("lab", {"sh", "-c", "echo $$ > \"$0\"; exec \"$1\" worker",
                                                             folder.file("pid"), OVERTAKE_BENCH}),
                                 "lab/reference");
    const Job job = jobOf("mlp", workloadById("mlp").smallSizes());
    const auto execution = far->prepare(job.program, job.inputs, far->description().options.defaults());
    execution->run(0, 1);
    pid_t pid = 0;
    std::ifstream(folder.file("pid")) >> pid;
    ASSERT_GT(pid, 1);
    ::kill(pid, SIGKILL);
    EXPECT_THAT(errorOf([&] { execution->run(0, 1); }), AllOf(StartsWith("Worker 'lab': it ended: signal 9")));
    ReferenceEngine reference("test");
    EXPECT_EQ(trained(*far, job), trained(reference, job)); // started anew
    EXPECT_THAT(errorOf([&] { execution->run(0, 1); }), HasSubstr("was restarted, and its work was lost"));
}

/// Damaged and impossible questions are refused in a sentence, and the worker goes on.
TEST(WorkerServer, RefusesWhatCannotBeAndGoesOn)
{
    worker::WorkerProcess process(ourWorker);
    const auto answer = [&] { return json::parse(process.receive({30, {}}).body); };
    EXPECT_EQ(answer()["type"], "hello");
    const auto ask = [&](const std::string &text) {
        process.send(worker::Frame::Kind::Json, {text}, {30, {}});
        return answer();
    };
    const std::string prepare =
        R"({"type": "prepare", "id": 1, "engine": "reference", "options": {}, "workload": "vector-multiply",
            "parameters": {"elements": 7}, "samples": 1, "batch_rows": 1, "steps_per_epoch": 1, "shuffled": false,
            "results": {}})";
    const json prepared = json::parse(prepare);
    ASSERT_EQ(ask(prepare)["type"], "prepared");
    const auto changed = [&](const char *key, const json &value) {
        json other = prepared;
        other["id"] = 2;
        other[key] = value;
        return other.dump();
    };
    for (const std::string &text :
         {prepare, std::string("{"), std::string("[]"), std::string("{}"), std::string(R"({"type": 7})"),
          std::string(R"({"type": "dance"})"), changed("engine", "warp"), changed("workload", "tea"),
          changed("parameters", {{"elements", -1}}), changed("parameters", {{"elements", "many"}}),
          changed("options", {{"x", 1}}), changed("id", "one"),
          std::string(R"({"type": "run", "id": 2, "first": 0, "steps": 1})"),
          std::string(R"({"type": "run", "id": 1, "first": 0, "steps": 2})"),
          std::string(R"({"type": "run", "id": 1, "first": -1, "steps": 1})"),
          std::string(R"({"type": "read", "id": 1, "tensor": 1000000})"),
          std::string(R"({"type": "profile", "id": 1, "step": 5})"), std::string(R"({"type": "release", "id": 3})")}) {
        const json refused = ask(text);
        EXPECT_EQ(refused["type"], "failed") << text;
        EXPECT_NE(refused["reason"], "") << text;
    }
    EXPECT_EQ(ask(R"({"type": "run", "id": 1, "first": 0, "steps": 1})")["type"], "ran");
    EXPECT_EQ(ask(R"({"type": "release", "id": 1})")["type"], "done");
}

} // namespace
} // namespace overtake
