// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Workers that hang, are cut off, have a full disk, or serve for long: each fails its own point at worst, and the next
// point finds a worker again.
#include "engines/reference/reference_engine.h"
#include "engines/stop_scope.h"
#include "remote/connection.h"
#include "remote/worker_messages.h"
#include "report/temporary_folder.h"
#include "workers/far_work.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>
#include <random>
#include <thread>

#include <unistd.h>

namespace overtake
{
namespace
{

using namespace test;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

/// Asks to stop after 50 ms.
std::jthread stopsSoon(std::stop_source stop)
{
    return std::jthread([stop]() mutable {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
}

/// "lab/reference" of a worker whose process id stands in a file; `shell` starts it, "$@" being its command.
class WorkerTrouble : public testing::Test
{
protected:
    ~WorkerTrouble() override { ::unsetenv("OVERTAKE_WORKER_PATIENCE"); }

    std::shared_ptr<Engine> lab(const std::string &shell = R"(exec "$@")")
    {
        return engineNamed(
            worker::makeEngines("lab", {"sh", "-c", "pid=\"$1\"; shift; " + shell, "sh", folder.file("pid"), "sh", "-c",
                                        R"(echo $$ > "$0"; exec "$@")", folder.file("pid"), OVERTAKE_BENCH, "worker"}),
            "lab/reference");
    }
    pid_t pid() const
    {
        pid_t number = 0;
        std::ifstream(folder.file("pid")) >> number;
        return number;
    }
    std::unique_ptr<Execution> prepared(Engine &engine) const
    {
        return engine.prepare(job.program, job.inputs, engine.description().options.defaults());
    }
    void expectServes(Engine &engine) const
    {
        ReferenceEngine reference("test");
        EXPECT_EQ(trained(engine, job), trained(reference, job));
    }
    /// Whether the process is gone, or is soon.
    static bool isGone(pid_t number)
    {
        for (int i = 0; i < 1500; ++i) {
            if (::kill(number, 0) != 0)
                return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return false;
    }

    test::TemporaryFolder folder;
    Job job = jobOf("mlp", workloadById("mlp").smallSizes());
};

TEST_F(WorkerTrouble, OneThatHangsIsCancelledAndServesTheNextPoint)
{
    const auto far = lab();
    const auto execution = prepared(*far);
    execution->run(0, 1);
    const pid_t hanging = pid();
    ::kill(hanging, SIGSTOP);
    std::stop_source stop;
    const StopScope scope(stop.get_token());
    const std::jthread later = stopsSoon(stop);
    EXPECT_THROW(execution->run(0, 1), Cancelled);
    EXPECT_TRUE(isGone(hanging));
    std::stop_source other;
    const StopScope next(other.get_token());
    expectServes(*far);
}

TEST_F(WorkerTrouble, OneThatHangsFailsItsPointWhenNobodyStopsIt)
{
    ::setenv("OVERTAKE_WORKER_PATIENCE", "1", 1);
    const auto far = lab();
    const auto execution = prepared(*far);
    const pid_t hanging = pid();
    ::kill(hanging, SIGSTOP);
    EXPECT_THAT(errorOf([&] { execution->run(0, 1); }),
                AllOf(StartsWith("Worker 'lab': it did not answer within 1"), HasSubstr("s")));
    EXPECT_TRUE(isGone(hanging));
    expectServes(*far);
}

TEST_F(WorkerTrouble, AStopIsHeardBetweenStepsAndEndsNoProcess)
{
    const auto far = lab();
    const Job small = jobOf("vector-multiply", {});
    const auto execution = far->prepare(small.program, small.inputs, {});
    {
        std::stop_source stop;
        const StopScope scope(stop.get_token());
        const std::jthread later = stopsSoon(stop);
        EXPECT_THROW(execution->repeatFirst(1'000'000'000'000), Cancelled);
    }
    EXPECT_NO_THROW(execution->repeatFirst(3)); // its process has never ended
}

TEST_F(WorkerTrouble, AStopIsHeardBetweenEpochsAndEndsNoProcess)
{
    const auto far = lab();
    const auto execution = prepared(*far);
    {
        std::stop_source stop;
        const StopScope scope(stop.get_token());
        const std::jthread later = stopsSoon(stop);
        EXPECT_THROW(execution->runEpochs(1'000'000'000'000, 3), Cancelled);
    }
    EXPECT_NO_THROW(execution->runEpochs(3, 3)); // its process has never ended
}

TEST_F(WorkerTrouble, AStopIsHeardThoughDataWereSent)
{
    const auto far = lab();
    Job own = job;
    Inputs inputs = *own.inputs;
    for (HostArray &array : inputs.arrays)
        array.followsFromParameters = false;
    own.inputs = std::make_shared<const Inputs>(std::move(inputs));
    const pid_t before = pid();
    std::stop_source stop;
    {
        const StopScope scope(stop.get_token());
        const auto source = far->sampleSource(own.program, own.inputs, far->description().options.defaults(),
                                              {.budgetSeconds = 30, .samples = 1'000'000'000});
        const std::jthread later = stopsSoon(stop);
        EXPECT_THROW(source->begin(stop.get_token()), Cancelled);
    }
    expectServes(*far);
    EXPECT_EQ(pid(), before) << "its process has never ended";
}

TEST_F(WorkerTrouble, AStopOfTheWorkReleasesItOverThereAllTheSame)
{
    const auto far = lab();
    {
        auto execution = prepared(*far);
        std::stop_source stop;
        const StopScope scope(stop.get_token());
        ::kill(pid(), SIGSTOP);
        const std::jthread later([number = pid()] { // later than a stop is given time
            std::this_thread::sleep_for(std::chrono::milliseconds(1500));
            ::kill(number, SIGCONT);
        });
        stop.request_stop();
        execution.reset();
    }
    const pid_t before = pid();
    expectServes(*far);
    EXPECT_EQ(pid(), before);
}

/// A connection as the window has it, to a worker that says nothing at all.
class Background : public WorkerTrouble
{
protected:
    static bool waitFor(const std::function<bool()> &condition)
    {
        for (int i = 0; i < 3000 && !condition(); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        return condition();
    }
    std::vector<std::string> ours() const
    {
        return {"sh", "-c", R"(echo $$ > "$0"; exec "$1" worker)", folder.file("pid"), OVERTAKE_BENCH};
    }
};

TEST_F(Background, LeavingWhileItConnectsEndsTheProcessInAMoment)
{
    for (const int milliseconds : {0, 1, 10, 100}) {
        worker::Connection silent("lab", {"sh", "-c", R"(echo $$ > "$0"; exec sleep 1000)", folder.file("pid")});
        silent.setInBackground([] {});
        EXPECT_THROW(silent.connect(), Error);
        std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
    } // would wait for a minute otherwise
    EXPECT_TRUE(isGone(pid()));
}

TEST_F(Background, WhoeverIsToldOfAFailureMayAskForItWhileAnotherReconnects)
{
    std::atomic<int> failures = 0;
    worker::Connection *connection = nullptr;
    worker::Connection lab("lab", {"false"});
    connection = &lab;
    lab.setInBackground([&] {
        if (connection->isConnecting())
            return;
        ++failures;
        std::this_thread::sleep_for(std::chrono::milliseconds(100)); // for the other to begin anew
        (void)connection->trouble();
    });
    EXPECT_THROW(lab.connect(), Error);
    ASSERT_TRUE(waitFor([&] { return failures == 1; }));
    lab.reconnect();
    EXPECT_TRUE(waitFor([&] { return failures == 2; }));
}

TEST_F(Background, WhatBecameOfItIsStillSaidWhenItsWorkIsLetGo)
{
    const auto connection = std::make_shared<worker::Connection>("lab", ours());
    const auto engine =
        engineNamed(worker::makeEngines(connection, worker::introductionOf(*connection)), "lab/reference");
    connection->setInBackground([] {});
    auto execution = prepared(*engine);
    ::kill(pid(), SIGKILL);
    EXPECT_THAT(errorOf([&] { execution->run(0, 1); }), HasSubstr("signal 9"));
    execution.reset();
    EXPECT_THAT(engine->trouble().text(), HasSubstr("signal 9"));
    connection->reconnect();
    ASSERT_TRUE(waitFor([&] { return connection->trouble().empty(); }));
    expectServes(*engine);
}

TEST_F(Background, WhoeverWaitsForHisTurnHearsAStop)
{
    const auto connection = std::make_shared<worker::Connection>("lab", ours());
    const auto engine =
        engineNamed(worker::makeEngines(connection, worker::introductionOf(*connection)), "lab/reference");
    const auto execution = prepared(*engine);
    std::atomic<bool> isDone = false;
    std::jthread busy([&] {
        EXPECT_THROW(execution->runEpochs(1'000'000'000'000, 3), Cancelled);
        isDone = true;
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    {
        std::stop_source stop;
        stop.request_stop();
        const StopScope scope(stop.get_token());
        EXPECT_THROW(engine->freeBytes(), Cancelled);
    }
    EXPECT_FALSE(isDone); // the other goes on
    EXPECT_TRUE(connection->interrupt());
    busy.join();
    EXPECT_TRUE(isDone);
    EXPECT_FALSE(connection->interrupt());
}

TEST_F(WorkerTrouble, ALinkThatIsCutWhileASampleRunsIsMadeAgainForTheNextPoint)
{
    // Between the program and the worker, which is in a group of its own as on another machine, are two pipes.
    const auto far = lab(R"(cat | setsid "$@" | cat)");
    const Job small = jobOf("vector-multiply", {});
    const auto execution = far->prepare(small.program, small.inputs, {});
    const pid_t there = pid();
    const std::jthread later([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        // The shell between is this process's child: its end cuts the link.
        std::ifstream children("/proc/self/task/" + std::to_string(::getpid()) + "/children");
        for (pid_t child = 0; children >> child;) {
            std::ifstream theirs("/proc/" + std::to_string(child) + "/task/" + std::to_string(child) + "/children");
            for (pid_t relay = 0; theirs >> relay;)
                ::kill(relay, SIGKILL);
        }
    });
    EXPECT_THAT(errorOf([&] { execution->repeatFirst(1'000'000'000'000); }), StartsWith("Worker 'lab': it ended"));
    EXPECT_TRUE(isGone(there)) << "a worker ends with its input, in the middle of a sample too";
    expectServes(*far);
}

TEST_F(WorkerTrouble, AFullDiskCostsNoPoint)
{
    // No file can grow by a byte, and nothing can be said to standard error.
    const auto far = lab(R"(trap '' XFSZ; echo $$ > "$pid"; shift 4; ulimit -f 0; exec "$@" 2> /dev/full)");
    expectServes(*far);
    const auto cpu = engineNamed(
        worker::makeEngines(
            "full", {"sh", "-c", R"(trap '' XFSZ; ulimit -f 0; exec "$0" worker 2> /dev/full)", OVERTAKE_BENCH}),
        "full/cpu"); // which keeps what it has measured
    EXPECT_FALSE(trained(*cpu, job).empty());
}

std::size_t residentBytes(const std::string &process)
{
    std::size_t all = 0;
    std::size_t resident = 0;
    std::ifstream("/proc/" + process + "/statm") >> all >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

/// OVERTAKE_MANY_POINTS asks for more than the usual few.
TEST_F(WorkerTrouble, ManyPointsThroughOneWorkerTakeNoMoreMemory)
{
    const char *text = std::getenv("OVERTAKE_MANY_POINTS");
    const int points = text ? std::atoi(text) : 300;
    const auto far = lab();
    std::size_t here = 0;
    std::size_t there = 0;
    for (int point = 0; point < points; ++point) {
        if (point == 100) { // what is made once is there
            here = residentBytes("self");
            there = residentBytes(std::to_string(pid()));
        }
        const Job each = jobOf("mlp", [&] {
            ParameterValues values = workloadById("mlp").smallSizes();
            values.set("hidden", std::int64_t{1 + point % 97});
            values.set("samples", std::int64_t{500});
            return values;
        }());
        const auto execution = far->prepare(each.program, each.inputs, far->description().options.defaults());
        execution->run(0, 1);
        execution->read(each.program.loss);
    }
#if defined(OVERTAKE_ADDRESS_SANITIZER)
    constexpr std::size_t allowed = std::size_t{512} << 20; // it keeps up to 256 MB of what was freed
#else
    constexpr std::size_t allowed = std::size_t{8} << 20;
#endif
    EXPECT_LT(residentBytes("self"), here + allowed);
    EXPECT_LT(residentBytes(std::to_string(pid())), there + allowed);
}

/// What a worker says, damaged: each is understood or an Error.
TEST(WorkerMessages, DamageIsAnErrorAndNothingWorse)
{
    worker::Hello hello;
    hello.program = "overtake-bench 0.9";
    hello.engines.push_back(ReferenceEngine("test").description());
    const std::vector<std::string> good = {
        jsonOf(hello).dump(),
        R"({"type": "profile", "total_s": 1, "parts": [{"name": "x", "kind": "compute", "operations": [1],
            "seconds": 0.5}]})",
        R"({"type": "hello", "protocol": "1.0", "program": "x", "host": "y", "engines": [{"id": "a", "kind": "cpu",
            "device": "", "label": "", "options": [{"key": "threads", "label": "threads", "help": "", "kind": "integer",
            "minimum": 1, "maximum": 2, "default": 2}]}]})"};
    std::mt19937 random(7);
    int understood = 0;
    int refused = 0;
    const char *text = std::getenv("OVERTAKE_FUZZ_ROUNDS");
    for (int round = text ? std::atoi(text) : 20000; round > 0; --round) {
        std::string body = good[random() % good.size()];
        for (unsigned i = 1 + random() % 4; i > 0; --i) {
            const std::size_t at = random() % body.size();
            const std::string likely = "0919-\"{}[],:tfn";
            if (random() % 3 == 0)
                body.erase(at, 1 + random() % 9);
            else
                body[at] = random() % 2 == 0 ? likely[random() % likely.size()] : static_cast<char>(random());
            if (body.empty())
                break;
        }
        try {
            const auto json = nlohmann::json::parse(body, nullptr, false);
            if (json.is_discarded() || !json.is_object())
                continue;
            worker::Hello first;
            StepProfile profile;
            if (json.contains("parts"))
                readValue(JsonNode(json), profile);
            else
                readValue(JsonNode(json), first);
            ++understood;
        } catch (const Error &) {
            ++refused;
        }
    }
    EXPECT_GT(understood, 100);
    EXPECT_GT(refused, 100);
}

} // namespace
} // namespace overtake
