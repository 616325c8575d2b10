// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// This program as a worker of itself: the same results bit for bit, and what becomes of the worker in one sentence.
#include "engines/engine_registry.h"
#include "engines/reference/reference_engine.h"
#include "engines/worker/worker_process.h"
#include "report/temporary_folder.h"
#include "text/error.h"
#include "workers/far_work.h"

#include <csignal>
#include <fstream>
#include <gmock/gmock.h>
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

TEST(WorkerEngine, EnginesOverThereGiveTheSameBitForBit)
{
    const EngineRegistry here = EngineRegistry::discover();
    const auto there = worker::makeEngines("lab", ourWorker);
    for (const char *id : {"reference", "eigen", "cpu"}) {
        // Each process measures by itself which of the cpu's ways of multiplying is the fastest, and they round
        // differently.
        const bool roundsAlike = id != std::string("cpu");
        const auto far = engineNamed(there, std::string("lab/") + id);
        EXPECT_THAT(far->description().label, StartsWith("lab: "));
        EXPECT_TRUE(far->description().isWorker);
        EXPECT_EQ(far->labelFor(far->description().options.defaults()),
                  "lab: " + here.require(id).labelFor(here.require(id).description().options.defaults()));
        for (const char *name : {"mlp", "logistic-regression", "vector-multiply", "cnn", "mandelbrot"}) {
            const Job job = jobOf(name, workloadById(name).smallSizes());
            const auto got = trained(*far, job);
            const auto wanted = trained(here.require(id), job);
            ASSERT_EQ(got.size(), wanted.size());
            for (std::size_t i = 0; i < got.size(); ++i) {
                if (roundsAlike)
                    EXPECT_EQ(got[i], wanted[i]) << id << ' ' << name;
                else
                    EXPECT_THAT(got[i], testing::Pointwise(testing::FloatNear(1e-4F), wanted[i])) << id << ' ' << name;
            }
        }
    }
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
    EXPECT_EQ(execution->awaySeconds(), 0);
    execution->run(0, 1);
    EXPECT_GT(execution->awaySeconds(), 0);
    const StepProfile profile = execution->profile(0);
    EXPECT_FALSE(profile.parts.empty());
    EXPECT_THAT(sentenceOf([&] { execution->run(job.program.stepsPerEpoch(), 1); }), HasSubstr("a step of the epoch"));
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
    }
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
        return sentenceOf([&] { worker::makeEngines("lab", command); });
    };
    EXPECT_THAT(reasonOf({"sh", "-c", "echo 'no such host' >&2; exit 255"}),
                AllOf(StartsWith("Worker 'lab': it ended: exit status 255"), HasSubstr("no such host")));
    EXPECT_THAT(reasonOf({"sh", "-c", "kill -SEGV $$"}), HasSubstr("signal 11"));
    EXPECT_THAT(reasonOf({"/nowhere/overtake-bench", "worker"}), HasSubstr("cannot be started"));
    EXPECT_THAT(reasonOf({"yes"}), HasSubstr("no worker's greeting"));
    const auto greeting = [](const std::string &text) { // by octal escapes, as printf of any shell has them
        std::string escaped;
        for (const char c : worker::frameHeader(worker::Frame::Kind::Json, text.size()) + text) {
            char digits[8];
            std::snprintf(digits, sizeof digits, "\\%03o", static_cast<unsigned>(static_cast<unsigned char>(c)));
            escaped += digits;
        }
        return std::vector<std::string>{"printf", escaped};
    };
    EXPECT_THAT(reasonOf(greeting(R"({"type": "hello", "protocol": "2.1"})")),
                HasSubstr("version 2.1 of the protocol and this program 1.0: update the program on this side"));
    EXPECT_THAT(reasonOf(greeting(R"({"type": "hello", "protocol": "0.9"})")), HasSubstr("update the worker's side"));
    EXPECT_THAT(reasonOf(greeting(R"({"type": "prepared"})")), HasSubstr("does not greet"));
    EXPECT_THAT(reasonOf(greeting(R"({"type": "hello", "protocol": "1.0", "program": 7})")), HasSubstr("program"));
    EXPECT_THAT(reasonOf(greeting("[1, 2")), HasSubstr("a message that is none"));
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
    EXPECT_THAT(sentenceOf([&] { execution->run(0, 1); }), AllOf(StartsWith("Worker 'lab': it ended: signal 9")));
    ReferenceEngine reference("test");
    EXPECT_EQ(trained(*far, job), trained(reference, job)); // started anew
    EXPECT_THAT(sentenceOf([&] { execution->run(0, 1); }), HasSubstr("was started anew, and its work is gone"));
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
        other[key] = value;
        return other.dump();
    };
    for (const std::string &text :
         {std::string("{"), std::string("[]"), std::string("{}"), std::string(R"({"type": 7})"),
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
