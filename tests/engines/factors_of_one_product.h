// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A step in which each gradient depends on the other parameter: scores = x (p q), trained by gradient descent. p is
// updated first, and the gradient of q must be that of the old p.
#pragma once

#include "data/inputs.h"
#include "engines/engine.h"
#include "operations/losses.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"

namespace overtake::test
{

/// p (5, 3) and q (3, 4), one below the other, after three steps on 7 rows.
inline std::vector<float> trainFactorsOfOneProduct(Engine &engine)
{
    ProgramBuilder builder("test", {}, 7, 7);
    const auto x = builder.dataset("x", {7, 5}, DataType::Float32, Transfers::Resident);
    const auto labels = builder.dataset("labels", {7}, DataType::Int32, Transfers::Resident);
    const auto p = builder.parameter("p", {5, 3}, {Initialiser::Kind::Uniform, 1});
    const auto q = builder.parameter("q", {3, 4}, {Initialiser::Kind::Uniform, 1});
    const auto scores = operations::matmul(builder, x, operations::matmul(builder, p, q));
    operations::minimise(builder, operations::softmaxCrossEntropy(builder, scores, labels).loss,
                         {.learningRate = 0.5F});
    Inputs inputs;
    std::vector<float> values;
    for (int i = 0; i < 35; ++i)
        values.push_back(0.1F * static_cast<float>(i % 11) - 0.5F);
    inputs.arrays.push_back({"x", {7, 5}, std::move(values)});
    inputs.arrays.push_back({"labels", {7}, std::vector<std::int32_t>{0, 1, 2, 3, 0, 1, 2}});
    const auto execution = engine.prepare(builder.finish(), std::make_shared<const Inputs>(std::move(inputs)),
                                          engine.description().options.defaults());
    for (int step = 0; step < 3; ++step)
        execution->run(0, 1);
    std::vector<float> weights = execution->read(p);
    const std::vector<float> more = execution->read(q);
    weights.insert(weights.end(), more.begin(), more.end());
    return weights;
}

} // namespace overtake::test
