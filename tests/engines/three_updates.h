// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A step of optimiser updates alone.
#pragma once

#include "operations/activations.h"
#include "operations/optimisers.h"

namespace overtake::test
{

/// Parameters a (decays by 0.1), b (by `decayOfSecond`), c (by 0.1) with AdamW and a limit of the gradients' norm.
inline Program threeUpdates(float decayOfSecond)
{
    ProgramBuilder builder("test", {}, 1, 1);
    const auto t = builder.state("t", {1});
    builder.appendInPlace(operations::CountStep, {t}, {t}, {});
    const auto rate = builder.append(operations::CosineRate, {t}, {})[0];
    std::vector<TensorId> parameters;
    std::vector<TensorId> gradients;
    for (const std::int64_t size : {5, 64, 65}) {
        parameters.push_back(builder.parameter("p", {size}, {}));
        gradients.push_back(operations::relu(builder, parameters.back()));
    }
    const auto squares = builder.append(operations::SquareSum, gradients)[0];
    const auto factor = builder.append(operations::ClipFactor, {squares})[0];
    for (std::size_t i = 0; i < 3; ++i) {
        const Shape shape = builder.tensor(parameters[i]).shape;
        const auto m = builder.state("m", shape);
        const auto v = builder.state("v", shape);
        operations::AdamAttributes attributes;
        attributes.weightDecay = i == 1 ? decayOfSecond : 0.1F;
        builder.appendInPlace(operations::AdamW, {parameters[i], gradients[i], m, v, t, rate, factor},
                              {parameters[i], m, v}, attributes);
    }
    return builder.finish();
}

} // namespace overtake::test
