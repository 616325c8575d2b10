// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/held_out.h"

#include "data/random_state.h"
#include "data/standardise.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace overtake
{

namespace
{

/// Moves the rows that `isKept` marks out of `array` and closes the gaps.
HostArray extractRows(HostArray &array, const std::vector<bool> &isKept, std::int64_t keptRows)
{
    HostArray kept{array.name, array.shape, {}};
    const auto rows = array.shape[0];
    const auto rowSize = static_cast<std::ptrdiff_t>(elementCount(array.shape) / rows);
    kept.shape[0] = keptRows;
    array.followsFromParameters = false;
    array.shape[0] = rows - keptRows;
    std::visit(
        [&](auto &values) {
            auto &keptValues = kept.values.emplace<std::decay_t<decltype(values)>>();
            keptValues.reserve(static_cast<std::size_t>(keptRows * rowSize));
            auto target = values.begin();
            for (std::ptrdiff_t row = 0; row < rows; ++row) {
                const auto source = values.begin() + row * rowSize;
                if (isKept[static_cast<std::size_t>(row)])
                    keptValues.insert(keptValues.end(), source, source + rowSize);
                else
                    target = std::copy(source, source + rowSize, target);
            }
            values.erase(target, values.end());
            values.shrink_to_fit();
        },
        array.values);
    return kept;
}

} // namespace

bool canHoldOut(const Program &program, const Inputs &inputs)
{
    return program.samples >= 2 && labelsOf(inputs, program.samples) &&
           std::ranges::all_of(inputs.arrays, [&](const HostArray &array) {
               return !array.shape.empty() && array.shape[0] == program.samples;
           });
}

TrainingData holdOut(Inputs inputs, std::int64_t samples, double share, std::uint32_t seed)
{
    // The same product and rounding as scikit-learn's, so that the same rows come out.
    const auto wanted = static_cast<std::int64_t>(std::ceil(share * static_cast<double>(samples)));
    TrainingData data;
    data.heldOutSamples = std::clamp<std::int64_t>(wanted, 1, samples - 1);
    data.trainingSamples = samples - data.heldOutSamples;

    const auto order = RandomState(seed).permutation(static_cast<std::int32_t>(samples));
    std::vector<bool> isKept(static_cast<std::size_t>(samples), false);
    for (std::int64_t i = 0; i < data.heldOutSamples; ++i)
        isKept[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])] = true;

    Inputs kept;
    kept.description = inputs.description;
    for (HostArray &array : inputs.arrays) {
        HostArray keptRows = extractRows(array, isKept, data.heldOutSamples);
        if (array.standardised)
            standardiseBy(std::get<0>(array.values), std::get<0>(keptRows.values),
                          elementCount(array.shape) / array.shape[0]);
        kept.arrays.push_back(std::move(keptRows));
    }
    data.training = std::make_shared<const Inputs>(std::move(inputs));
    data.heldOut = std::make_shared<const Inputs>(std::move(kept));
    return data;
}

const HostArray *labelsOf(const Inputs &inputs, std::int64_t samples)
{
    for (const HostArray &array : inputs.arrays)
        if (array.type() == DataType::Int32 && array.shape == Shape{samples})
            return &array;
    return nullptr;
}

} // namespace overtake
