// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/initial_values.h"

#include "data/random_state.h"

#include <algorithm>

namespace overtake
{

std::vector<float> initialValues(const Program &program, TensorId id)
{
    std::vector<float> values(static_cast<std::size_t>(elementCount(program.tensor(id).shape)));
    fillInitialValues(program, id, values);
    return values;
}

void fillInitialValues(const Program &program, TensorId id, std::span<float> values)
{
    const Initialiser &initialiser = program.tensor(id).initialiser;
    const std::int64_t seed = program.parameters.has("seed") ? program.parameters.integer("seed") : 0;
    const auto random = [&] { return RandomState(static_cast<std::uint32_t>(seed + id)); };
    switch (initialiser.kind) {
    case Initialiser::Kind::Zeros:
        std::ranges::fill(values, 0.0F);
        break;
    case Initialiser::Kind::Ones:
        std::ranges::fill(values, 1.0F);
        break;
    case Initialiser::Kind::Uniform: { // equals RandomState.uniform(-bound, bound)
        RandomState state = random();
        const double low = -initialiser.bound;
        const double width = 2.0 * initialiser.bound;
        for (float &value : values)
            value = static_cast<float>(low + width * state.randomSample());
        break;
    }
    case Initialiser::Kind::Normal: { // equals RandomState.normal(0, bound)
        RandomState state = random();
        for (float &value : values)
            value = static_cast<float>(initialiser.bound * state.gauss());
        break;
    }
    }
}

} // namespace overtake
