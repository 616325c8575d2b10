// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A small loss of large logits is not lost among their last bits.
#include "engines/cpu/cpu_engine.h"
#include "engines/eigen/eigen_engine.h"
#include "engines/reference/reference_engine.h"
#include "operations/operations.h"

#include <gtest/gtest.h>

#include <cmath>

namespace overtake
{
namespace
{

/// Two rows of `classes` logits, 1000 at the label and 990 elsewhere: log(1 + (classes - 1) exp(-10)).
double lossOf(Engine &engine, std::int64_t classes)
{
    ProgramBuilder builder("test", {}, 2, 2);
    const TensorId logits = builder.dataset("logits", {2, classes}, DataType::Float32, Transfers::Resident);
    const TensorId labels = builder.dataset("labels", {2}, DataType::Int32, Transfers::Resident);
    const TensorId loss = operations::softmaxCrossEntropy(builder, operations::takeBatch(builder, logits, false),
                                                          operations::takeBatch(builder, labels, false))
                              .loss;
    builder.program().output = loss;
    const Program program = builder.finish();
    std::vector<float> values(static_cast<std::size_t>(2 * classes), 990);
    values[1] = values[static_cast<std::size_t>(2 * classes - 1)] = 1000;
    Inputs inputs;
    inputs.arrays.push_back({"logits", {2, classes}, std::move(values)});
    inputs.arrays.push_back({"labels", {2}, std::vector<std::int32_t>{1, static_cast<std::int32_t>(classes - 1)}});
    const auto execution = engine.prepare(program, std::make_shared<const Inputs>(std::move(inputs)),
                                          engine.description().options.defaults());
    execution->run(0, 1);
    return execution->read(loss).at(0);
}

TEST(Losses, ASmallOneOfLargeLogitsIsRight)
{
    CpuEngine cpu("test", 2);
    const auto eigen = makeEigenEngine("test", UsableCores{2, 2, 2, std::nullopt});
    ReferenceEngine reference("test");
    for (Engine *engine : {static_cast<Engine *>(&cpu), eigen.get(), static_cast<Engine *>(&reference)})
        for (const std::int64_t classes : {3, 40}) // vectors run over rows, and over classes
            EXPECT_NEAR(lossOf(*engine, classes), std::log1p(static_cast<double>(classes - 1) * std::exp(-10)), 2e-7)
                << engine->description().id << ", " << classes << " classes";
}

} // namespace
} // namespace overtake
