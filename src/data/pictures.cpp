// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/pictures.h"

#include "data/datasets.h"

#include <algorithm>

namespace overtake
{

Inputs makePictures(std::int64_t samples, std::uint32_t seed, std::stop_token stop)
{
    Inputs inputs = makeClassSet(samples, pictures::pixels, pictures::classes, seed, stop);
    auto &x = std::get<std::vector<float>>(inputs.arrays[0].values);
    for (auto &value : x)
        value = std::clamp(0.5F + 0.2F * value, 0.0F, 1.0F); // standardised before: most lie in 0.1 to 0.9
    inputs.arrays[0].shape = {samples, pictures::channels, pictures::side, pictures::side};
    return inputs;
}

} // namespace overtake
