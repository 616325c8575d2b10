// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loss and all gradients of convolutional networks against PyTorch's (tests/golden/make_cnn_golden.py).
#include "engines/cpu/cpu_engine.h"
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

TensorId named(const Program &program, const std::string &name)
{
    for (std::size_t i = 0; i < program.tensors.size(); ++i) {
        if (program.tensors[i].name == name)
            return static_cast<TensorId>(i);
    }
    return noTensor;
}

/// Relative to the tensor's largest number.
void expectNear(const std::vector<float> &got, const std::vector<double> &wanted, double tolerance,
                const std::string &what)
{
    ASSERT_EQ(got.size(), wanted.size()) << what;
    double largest = 0;
    for (const double value : wanted)
        largest = std::max(largest, std::abs(value));
    ASSERT_GT(largest, 0) << what;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        EXPECT_NEAR(got[i], wanted[i], tolerance * largest) << what << " [" << i << ']';
}

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
