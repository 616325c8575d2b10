// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loss and all gradients of convolutional networks against PyTorch's (tests/golden/make_cnn_golden.py).
#include "engines/cpu/cpu_engine.h"
#include "engines/golden_network.h"
#include "engines/reference/reference_engine.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>

namespace overtake
{
namespace
{

using nlohmann::json;
using test::expectNear;
using test::named;

void expectGolden(Engine &engine)
{
    const Workload &workload = workloadById("cnn");
    std::ifstream file(OVERTAKE_TEST_DATA "/cnn.json");
    const json cases = json::parse(file);
    EXPECT_EQ(cases.size(), 3U);
    for (const auto &golden : cases) {
        const auto name = golden["name"].get<std::string>();
        ParameterValues values;
        for (const auto &[key, value] : golden["parameters"].items())
            values.set(key, value.get<std::int64_t>());
        values.set("optimizer", std::string("adam")); // keeps the gradients
        const Program program = workload.build(workload.parameters().complete(values, "golden"));
        std::vector<float> x(static_cast<std::size_t>(elementCount(program.tensors[0].shape)));
        for (std::size_t i = 0; i < x.size(); ++i)
            x[i] = static_cast<float>(i * 7919 % 256) / 255.0F;
        Inputs inputs;
        inputs.arrays.push_back({"x", {}, std::move(x)});
        inputs.arrays.push_back({"labels", {}, golden["labels"].get<std::vector<std::int32_t>>()});
        const auto execution = engine.prepare(program, std::make_shared<const Inputs>(std::move(inputs)),
                                              engine.description().options.defaults());
        for (const auto &[parameter, start] : golden["start"].items())
            execution->write(named(program, parameter), start.get<std::vector<float>>());
        execution->run(0, 1);

        EXPECT_NEAR(execution->read(program.loss)[0], golden["loss"].get<double>(), 1e-5) << name;
        EXPECT_NEAR(execution->read(program.accuracy)[0], golden["accuracy"].get<double>(), 1e-6) << name;
        expectNear(execution->read(program.output), golden["probabilities"].get<std::vector<double>>(), 1e-5, name);
        EXPECT_EQ(program.gradients.size(), golden["gradients"].size()) << name;
        for (const auto &[parameter, gradient] : program.gradients) {
            const std::string &parameterName = program.tensor(parameter).name;
            expectNear(execution->read(gradient), golden["gradients"][parameterName].get<std::vector<double>>(), 1e-5,
                       name + ", gradient of " + parameterName);
        }
    }
}

TEST(GoldenCnn, GradientsOfTheReferenceEngine)
{
    ReferenceEngine reference("test");
    expectGolden(reference);
}

TEST(GoldenCnn, GradientsOfTheCpuEngine)
{
    CpuEngine cpu("test", 2);
    expectGolden(cpu);
}

} // namespace
} // namespace overtake
