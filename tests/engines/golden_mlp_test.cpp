// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Losses, gradients and trained weights against PyTorch's (tests/golden/make_mlp_golden.py).
#include "engines/cpu/cpu_engine.h"
#include "engines/golden_network.h"
#include "engines/reference/reference_engine.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>

namespace overtake
{
namespace
{

using nlohmann::json;

json mlpCases()
{
    std::ifstream file(OVERTAKE_TEST_DATA "/mlp.json");
    return json::parse(file);
}

struct PreparedMlp {
    Program program;
    std::unique_ptr<Execution> execution;
};

PreparedMlp prepare(Engine &engine, const json &golden, const std::string &optimizer)
{
    const Workload &workload = workloadById(golden["workload"].get<std::string>());
    ParameterValues values;
    for (const auto &[key, value] : golden["parameters"].items())
        values.set(key, value.get<std::int64_t>());
    values.merge({{"mode", "training"},
                  {"optimizer", optimizer},
                  {"learning_rate", golden[optimizer]["learning_rate"].get<double>()}});
    Inputs inputs;
    inputs.arrays.push_back({"x", {}, golden["x"].get<std::vector<float>>()});
    inputs.arrays.push_back({"labels", {}, golden["labels"].get<std::vector<std::int32_t>>()});

    PreparedMlp prepared;
    prepared.program = workload.build(workload.parameters().complete(values, "golden"));
    prepared.execution = engine.prepare(prepared.program, std::make_shared<const Inputs>(std::move(inputs)),
                                        engine.description().options.defaults());
    for (const auto &[name, start] : golden["start"].items())
        prepared.execution->write(test::named(prepared.program, name), start.get<std::vector<float>>());
    return prepared;
}

void expectNearOrOne(const std::vector<float> &got, const std::vector<double> &wanted, double tolerance,
                     const std::string &what)
{
    ASSERT_EQ(got.size(), wanted.size()) << what;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        EXPECT_NEAR(got[i], wanted[i], tolerance * std::max(1.0, std::abs(wanted[i]))) << what << " [" << i << ']';
}

TEST(GoldenMlp, GradientsOfTheReferenceEngine)
{
    ReferenceEngine reference("test");
    for (const auto &golden : mlpCases()) {
        auto prepared = prepare(reference, golden, "sgd");
        prepared.execution->run(0, 1);
        const std::string name = golden["name"];
        EXPECT_NEAR(prepared.execution->read(prepared.program.loss)[0], golden["loss"].get<double>(), 1e-6) << name;
        EXPECT_NEAR(prepared.execution->read(prepared.program.accuracy)[0], golden["accuracy"].get<double>(), 1e-6)
            << name;
        EXPECT_EQ(prepared.program.gradients.size(), golden["gradients"].size());
        for (const auto &[parameter, gradient] : prepared.program.gradients) {
            const std::string &parameterName = prepared.program.tensor(parameter).name;
            expectNearOrOne(prepared.execution->read(gradient),
                            golden["gradients"][parameterName].get<std::vector<double>>(), 1e-6,
                            name + ", gradient of " + parameterName);
        }
    }
}

void expectTraining(Engine &engine, const std::string &optimizer)
{
    for (const auto &golden : mlpCases()) {
        auto prepared = prepare(engine, golden, optimizer);
        const auto &wanted = golden[optimizer];
        const auto steps = prepared.program.stepsPerEpoch();
        for (std::size_t step = 0; step < wanted["losses"].size(); ++step) {
            prepared.execution->run(static_cast<std::int64_t>(step) % steps, 1);
            EXPECT_NEAR(prepared.execution->read(prepared.program.loss)[0], wanted["losses"][step].get<double>(), 1e-5)
                << golden["name"] << ' ' << optimizer << " step " << step;
        }
        for (const auto &[name, after] : wanted["after"].items())
            expectNearOrOne(prepared.execution->read(test::named(prepared.program, name)),
                            after.get<std::vector<double>>(), 1e-5,
                            golden["name"].get<std::string>() + ' ' + optimizer + ' ' + name);
    }
}

TEST(GoldenMlp, TrainingOfTheReferenceEngine)
{
    ReferenceEngine reference("test");
    expectTraining(reference, "sgd");
    expectTraining(reference, "adam");
}

TEST(GoldenMlp, TrainingOfTheCpuEngine)
{
    CpuEngine cpu("test", 2);
    expectTraining(cpu, "sgd");
    expectTraining(cpu, "adam");
}

} // namespace
} // namespace overtake
