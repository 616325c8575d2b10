// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loss, gradients and trained weights of a GPT against PyTorch's (tests/golden/make_gpt_golden.py).
#include "engines/cpu/cpu_engine.h"
#include "engines/golden_network.h"
#include "engines/reference/reference_engine.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <map>

namespace overtake
{
namespace
{

using nlohmann::json;
using test::expectNear;

json gptCases()
{
    std::ifstream file(OVERTAKE_TEST_DATA "/gpt.json");
    return json::parse(file);
}

struct PreparedGpt {
    Program program;
    std::unique_ptr<Execution> execution;
    std::map<std::string, TensorId> parameters;
};

PreparedGpt prepare(Engine &engine, const json &golden)
{
    const Workload &workload = workloadById("gpt");
    ParameterValues values;
    for (const auto &[key, value] : golden["parameters"].items())
        values.set(key, value.get<std::int64_t>());
    values.set("learning_rate", golden["learning_rate"].get<double>());
    Inputs inputs;
    inputs.arrays.push_back({"tokens", {}, golden["tokens"].get<std::vector<std::int32_t>>()});
    inputs.arrays.push_back({"targets", {}, golden["targets"].get<std::vector<std::int32_t>>()});

    PreparedGpt prepared;
    prepared.program = workload.build(workload.parameters().complete(values, "golden"));
    prepared.execution = engine.prepare(prepared.program, std::make_shared<const Inputs>(std::move(inputs)),
                                        engine.description().options.defaults());
    for (std::size_t i = 0; i < prepared.program.tensors.size(); ++i) {
        const Tensor &tensor = prepared.program.tensors[i];
        if (tensor.role == Role::Parameter)
            prepared.parameters[tensor.name] = static_cast<TensorId>(i);
    }
    EXPECT_EQ(prepared.parameters.size(), golden["start"].size());
    for (const auto &[name, id] : prepared.parameters)
        prepared.execution->write(id, golden["start"].at(name).get<std::vector<float>>());
    return prepared;
}

void expectGradients(Engine &engine, double tolerance)
{
    for (const auto &golden : gptCases()) {
        auto prepared = prepare(engine, golden);
        prepared.execution->run(0, 1);
        const std::string name = golden["name"];
        EXPECT_NEAR(prepared.execution->read(prepared.program.loss)[0], golden["loss"].get<double>(), tolerance)
            << name;
        EXPECT_EQ(prepared.program.gradients.size(), golden["gradients"].size());
        double squares = 0;
        for (const auto &[parameter, gradient] : prepared.program.gradients) {
            const std::string &parameterName = prepared.program.tensor(parameter).name;
            const std::vector<float> got = prepared.execution->read(gradient);
            expectNear(got, golden["gradients"][parameterName].get<std::vector<double>>(), tolerance,
                       name + ", gradient of " + parameterName);
            for (const float slope : got)
                squares += double(slope) * slope;
        }
        const auto norm = golden["norm"].get<double>();
        EXPECT_NEAR(std::sqrt(squares), norm, tolerance * norm) << name;
    }
}

void expectTraining(Engine &engine, double tolerance)
{
    for (const auto &golden : gptCases()) {
        auto prepared = prepare(engine, golden);
        const auto steps = prepared.program.stepsPerEpoch();
        for (std::size_t step = 0; step < golden["losses"].size(); ++step) {
            prepared.execution->run(static_cast<std::int64_t>(step) % steps, 1);
            EXPECT_NEAR(prepared.execution->read(prepared.program.loss)[0], golden["losses"][step].get<double>(),
                        tolerance)
                << golden["name"] << " step " << step;
        }
        for (const auto &[name, after] : golden["after"].items())
            expectNear(prepared.execution->read(prepared.parameters.at(name)), after.get<std::vector<double>>(),
                       tolerance, golden["name"].get<std::string>() + ' ' + name);
    }
}

TEST(GoldenGpt, OfTheReferenceEngine)
{
    ReferenceEngine reference("test");
    expectGradients(reference, 2e-6);
    expectTraining(reference, 1e-5);
}

TEST(GoldenGpt, OfTheCpuEngine)
{
    CpuEngine cpu("test", 2);
    expectGradients(cpu, 1e-5);
    expectTraining(cpu, 1e-4);
}

} // namespace
} // namespace overtake
