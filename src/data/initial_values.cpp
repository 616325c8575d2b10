// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/initial_values.h"

#include "data/random_state.h"

namespace overtake
{

std::vector<float> initialValues(const Program &program, TensorId id)
{
    const Tensor &tensor = program.tensor(id);
    std::vector<float> values(static_cast<std::size_t>(elementCount(tensor.shape)), 0.0F);
    if (tensor.initialiser.kind == Initialiser::Kind::Zeros)
        return values;

    const std::int64_t seed = program.parameters.has("seed") ? program.parameters.integer("seed") : 0;
    RandomState random(static_cast<std::uint32_t>(seed + id));
    const double low = -tensor.initialiser.bound;
    const double width = 2.0 * tensor.initialiser.bound;
    for (float &value : values) // as RandomState.uniform(low, high)
        value = static_cast<float>(low + width * random.randomSample());
    return values;
}

} // namespace overtake
