// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Features brought to mean 0 and variance 1 (divided by n), column by column. A column that is the same everywhere
// becomes 0. The result does not depend on the number of threads.
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>

namespace overtake
{

/// in, out: (rows, features); they may be the same array. T is float or double. Throws Cancelled.
template <class T>
void standardise(std::span<const T> in, std::int64_t features, std::span<float> out, const std::stop_token &stop);

/// Both by the means and deviations of `known` alone, in place: `others`, on which a model is evaluated, must not
/// influence what it is trained on. For data that were standardised together before, that gives the same as for the raw
/// values.
void standardiseBy(std::span<float> known, std::span<float> others, std::int64_t features);

} // namespace overtake
