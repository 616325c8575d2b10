// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Training through this program as a worker: other rows than the parameters make, a smaller last batch, and the same
// losses and predictions as here, bit for bit.
#include "registry/engine_registry.h"
#include "report/temporary_folder.h"
#include "train/decision_regions.h"
#include "train/text_sampler.h"
#include "train/trainer.h"
#include "workers/far_work.h"

#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using namespace test;

class WorkerTraining : public testing::Test
{
protected:
    WorkerTraining()
    {
        for (const auto &engine : worker::makeEngines("lab", ourWorker))
            m_engines.add(engine);
    }

    TrainingRun train(const char *workload, const std::map<std::string, ParameterValue> &given, double heldOut,
                      std::vector<EngineUse> engines)
    {
        TrainingRequest request{.parameters = workloadById(workload).parameters().defaults(),
                                .engines = std::move(engines),
                                .heldOutShare = heldOut,
                                .keepParameters = true};
        for (const auto &[key, value] : given)
            request.parameters.set(key, value);
        request.regions = true;
        return runTraining(m_engines, m_clock, nullptr, workloadById(workload), request, {});
    }

    EngineRegistry m_engines = EngineRegistry::discover();
    SteadyClock m_clock;
};

const std::map<std::string, ParameterValue> mlp = {{"samples", 150}, {"features", 2}, {"classes", 3},
                                                   {"hidden", 7},    {"epochs", 3},   {"learning_rate", 0.05}};
const std::map<std::string, ParameterValue> gpt = {{"samples", 70}, {"channels", 6},    {"heads", 2}, {"layers", 1},
                                                   {"context", 5},  {"vocabulary", 11}, {"epochs", 2}};

void expectSame(const EngineTraining &there, const EngineTraining &here)
{
    SCOPED_TRACE(toText(there.label));
    ASSERT_EQ(there.status, PointStatus::Measured) << there.reason;
    ASSERT_EQ(here.status, PointStatus::Measured) << here.reason;
    EXPECT_EQ(there.stepsPerEpoch, here.stepsPerEpoch);
    ASSERT_EQ(there.curve.size(), here.curve.size());
    for (std::size_t i = 0; i < here.curve.size(); ++i) {
        EXPECT_EQ(there.curve[i].loss, here.curve[i].loss) << i;
        EXPECT_EQ(there.curve[i].accuracy, here.curve[i].accuracy) << i;
    }
    ASSERT_TRUE(there.trained && here.trained);
    EXPECT_EQ(*there.trained, *here.trained);
    EXPECT_EQ(there.noReport, "");
    EXPECT_EQ(there.report.has_value(), here.report.has_value());
    if (there.report && here.report) {
        EXPECT_EQ(there.report->accuracy, here.report->accuracy);
    }
    EXPECT_EQ(there.unseenLoss.has_value(), here.unseenLoss.has_value());
    if (there.unseenLoss && here.unseenLoss) {
        EXPECT_EQ(there.unseenLoss->loss, here.unseenLoss->loss);
    }
}

TEST_F(WorkerTraining, LossesWeightsAndPredictionsAreThoseOfHere)
{
    const std::vector<std::pair<const char *, std::map<std::string, ParameterValue>>> works = {
        {"mlp", mlp},
        {"logistic-regression", {{"samples", 90}, {"epochs", 2}}},
        {"cnn", {{"samples", 20}, {"batch", 6}, {"filters", 2}, {"epochs", 1}}},
        {"gpt", gpt}};
    for (const auto &[workload, values] : works) {
        for (const double heldOut : {0.0, 0.33}) {
            SCOPED_TRACE(std::string(workload) + " " + std::to_string(heldOut));
            const TrainingRun run =
                train(workload, values, heldOut,
                      {{"reference", {}, {}}, {"lab/reference", {}, {}}, {"eigen", {}, {}}, {"lab/eigen", {}, {}}});
            expectSame(run.engines[1], run.engines[0]);
            expectSame(run.engines[3], run.engines[2]);
        }
    }
}

/// Each process measures by itself which of the cpu's ways of multiplying is the fastest, and they round differently.
TEST_F(WorkerTraining, TheCpuAgreesWithEachVectors)
{
    for (const std::string &vectors :
         m_engines.require("cpu").description().options.require("vectors", "cpu").choices) {
        const ParameterValues options{{"vectors", vectors}};
        const TrainingRun run = train("mlp", mlp, 0.33, {{"cpu", options, {}}, {"lab/cpu", options, {}}});
        EXPECT_EQ(run.engines[1].status, PointStatus::Measured) << run.engines[1].reason;
        EXPECT_TRUE(run.agreements[1].agrees()) << vectors;
        EXPECT_TRUE(run.engines[1].report);
    }
}

TEST_F(WorkerTraining, EachEngineMayHaveABatchOfItsOwn)
{
    const ParameterValues batch{{"batch", 16}};
    const TrainingRun run = train("mlp", mlp, 0.33, {{"reference", {}, batch}, {"lab/reference", {}, batch}});
    EXPECT_EQ(run.engines[1].stepsPerEpoch, 7); // 100 rows
    expectSame(run.engines[1], run.engines[0]);
}

TEST_F(WorkerTraining, DecisionRegionsComeFromTheWorkerToo)
{
    const TrainingRun there = train("mlp", mlp, 0.33, {{"lab/reference", {}, {}}});
    const TrainingRun here = train("mlp", mlp, 0.33, {{"reference", {}, {}}});
    ASSERT_TRUE(there.regions && here.regions);
    EXPECT_EQ(there.regions->cells, here.regions->cells);
}

TEST_F(WorkerTraining, TheCpuHereWritesWithAModelThatAWorkerTrained)
{
    const TrainingRun run = train("gpt", gpt, 0, {{"reference", {}, {}}, {"lab/reference", {}, {}}});
    const auto written = [&](const EngineTraining &training) {
        const EngineUse writer = writerFor(training.use, m_engines);
        Engine &engine = m_engines.require(writer.id);
        return sampleText(engine, engine.description().options.complete(writer.options, "test"), run.parameters,
                          *training.trained, {.characters = 30});
    };
    EXPECT_EQ(written(run.engines[1]), written(run.engines[0]));
}

TEST_F(WorkerTraining, WhatOneCannotDoIsItsOwnFailure)
{
    // A worker that greets with our engines and refuses whatever follows.
    TemporaryFolder folder;
    const std::string refused = R"({"type": "failed", "reason": "not today", "kind": "use"})";
    test::writeText(folder.file("worker.py"), R"(import json, struct, sys
def send(message):
    body = json.dumps(message).encode()
    sys.stdout.buffer.write(b"OVTK\0" + struct.pack("<Q", len(body)) + body)
    sys.stdout.buffer.flush()
send({"type": "hello", "protocol": "1.2", "program": "p", "host": "h", "takes_rows": True,
      "engines": [{"id": "x", "kind": "cpu", "device": "d", "label": "X"}]})
while True:
    head = sys.stdin.buffer.read(13)
    if len(head) < 13:
        break
    asked = json.loads(sys.stdin.buffer.read(struct.unpack("<Q", head[5:])[0]))
    send({"type": "label", "text": "X"} if asked["type"] == "label" else )" +
                                                  refused + ")\n");
    for (const auto &engine : worker::makeEngines("bad", {"python3", folder.file("worker.py")}))
        m_engines.add(engine);
    const TrainingRun run = train("mlp", mlp, 0.33, {{"bad/x", {}, {}}, {"reference", {}, {}}});
    EXPECT_EQ(run.engines[0].status, PointStatus::Failed);
    EXPECT_EQ(run.engines[0].reason, "not today");
    EXPECT_EQ(run.engines[1].status, PointStatus::Measured);
    EXPECT_TRUE(run.engines[1].report);
}

} // namespace
} // namespace overtake
