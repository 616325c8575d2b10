// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/cpu_engine.h"
#include "engines/eigen/eigen_engine.h"
#include "engines/reference/reference_engine.h"
#include "job.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

ParameterValues sizes(std::int64_t n, std::int64_t m = 0, std::int64_t k = 0)
{
    return workloadById("matrix-multiply")
        .parameters()
        .complete({{"n", n}, {"m", m}, {"k", k}}, "workload matrix-multiply");
}

TEST(MatrixMultiply, CountsTwoOperationsForEachProductOfTwoNumbers)
{
    const Workload &workload = workloadById("matrix-multiply");
    const Program square = workload.build(sizes(100));
    EXPECT_EQ(square.flopsPerStep(), 2.0 * 100 * 100 * 100);
    EXPECT_EQ(square.bytesPerStep(), 3.0 * 100 * 100 * 4);
    EXPECT_EQ(square.itemsPerEpoch(), 100 * 100);
    const Program wide = workload.build(sizes(5, 3, 7));
    EXPECT_EQ(wide.flopsPerStep(), 2.0 * 3 * 5 * 7);
    EXPECT_EQ(wide.bytesPerStep(), (3.0 * 7 + 7 * 5 + 3 * 5) * 4);
    EXPECT_EQ(wide.tensor(wide.output).shape, (Shape{3, 5}));
}

TEST(MatrixMultiply, CopiesInAndOutWhereTheDataLieOnTheHost)
{
    ParameterValues values = sizes(5, 3, 7);
    values.set("transfers", std::string("per-batch"));
    const Program program = workloadById("matrix-multiply").build(values);
    EXPECT_EQ(program.flopsPerStep(), 2.0 * 3 * 5 * 7);
    EXPECT_EQ(program.bytesPerStep(), 3 * (3.0 * 7 + 7 * 5 + 3 * 5) * 4); // each copy reads and writes
    EXPECT_EQ(program.tensor(program.output).place, Place::Host);
}

TEST(MatrixMultiply, IsTheSumOfProductsOnEveryEngineOfTheCpu)
{
    const auto [program, inputs] = test::jobOf("matrix-multiply", {{"n", 53}, {"m", 37}, {"k", 101}});
    const auto &a = std::get<std::vector<float>>(inputs->arrays.at(0).values);
    const auto &b = std::get<std::vector<float>>(inputs->arrays.at(1).values);
    std::vector<std::shared_ptr<Engine>> engines = {std::make_shared<ReferenceEngine>("here"),
                                                    makeEigenEngine("here", {2, 2, 2, std::nullopt}),
                                                    std::make_shared<CpuEngine>("here", 2)};
    for (const auto &engine : engines) {
        const auto execution = engine->prepare(program, inputs, engine->description().options.defaults());
        execution->run(0, 1);
        const std::vector<float> product = execution->read(program.output);
        for (std::size_t i = 0; i < 37; ++i) {
            for (std::size_t j = 0; j < 53; ++j) {
                double sum = 0;
                for (std::size_t k = 0; k < 101; ++k)
                    sum += static_cast<double>(a[i * 101 + k]) * b[k * 53 + j];
                ASSERT_NEAR(product[i * 53 + j], sum, 1e-4) << engine->description().id << ' ' << i << ' ' << j;
            }
        }
    }
}

} // namespace
} // namespace overtake
