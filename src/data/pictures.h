// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Small colour pictures of ten classes: made up, in the shape of CIFAR-10. x: (samples, 3, 32, 32) float32 in 0..1;
// labels: (samples) int32. Making a large set takes seconds: polls the stop token and throws Cancelled.
#pragma once

#include "data/inputs.h"

#include <cstdint>
#include <stop_token>

namespace overtake
{

namespace pictures
{
inline constexpr std::int64_t channels = 3;
inline constexpr std::int64_t side = 32;
inline constexpr std::int64_t classes = 10;
inline constexpr std::int64_t pixels = channels * side * side;
} // namespace pictures

/// Noise around one picture for each class. Deterministic in (samples, seed).
Inputs makePictures(std::int64_t samples, std::uint32_t seed, std::stop_token stop = {});

} // namespace overtake
