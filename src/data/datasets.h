// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Synthetic data sets and the user's own CSV file. x: (samples, features) float32; labels: (samples) int32. Making a
// large set takes seconds: each function polls the stop token and throws Cancelled.
#pragma once

#include "data/inputs.h"

#include <cstdint>
#include <stop_token>
#include <string>

namespace overtake
{

/// Case 3 of the reference cases: RandomState(seed); X = randn(samples, features) as float32; z = X0 + 0.5 X1 (X0 alone
/// with one feature) + 0.3 randn(samples); labels = z > 0. Arrays: x, labels.
Inputs makeLogisticSet(std::int64_t samples, std::int64_t features, std::uint32_t seed, std::stop_token stop = {});

/// Classes around centres drawn from the seed, unit noise, each feature standardised to mean 0 and variance 1 over the
/// set. Arrays: x, labels. Deterministic in (samples, features, classes, seed) whatever the number of threads.
Inputs makeClassSet(std::int64_t samples, std::int64_t features, std::int64_t classes, std::uint32_t seed,
                    std::stop_token stop = {});

/// Two classes in the plane whose border is no line.
enum class PlaneShape { Circles, Moons, Spirals };

/// Rows of class 0 and class 1 in turn, at places along their curves drawn from RandomState(seed), with normal noise;
/// both features are standardised. The curves:
/// - circles: (cos a, sin a) and half of it, a in [0, 2 pi): scikit-learn's make_circles with factor 0.5.
/// - moons: (cos a, sin a) and (1 - cos a, 0.5 - sin a), a in [0, pi): scikit-learn's make_moons.
/// - spirals: (r sin a, r cos a) and its opposite, r = 6.5 (1 - 96/104 t), t in [0, 1): K. J. Lang and M. J. Witbrock,
///   Learning to tell two spirals apart, 1988. Theirs turn three times (a = 6 pi t); these turn 1.5 times, so that a
///   small network learns them in some thousand steps.
/// Arrays: x (samples, 2), labels.
Inputs makePlaneSet(PlaneShape shape, std::int64_t samples, std::uint32_t seed, std::stop_token stop = {});

/// a, b = randn(shape of a), randn(shape of b) of RandomState(seed), float32. Arrays: a, b.
Inputs makeNormalPair(const Shape &a, const Shape &b, std::uint32_t seed, std::stop_token stop = {});

struct CsvShape {
    std::int64_t rows = 0;
    std::int64_t features = 0;
    std::int64_t classes = 0;
};

inline constexpr int mostClasses = 1000; ///< of any data set

/// A table of numbers, comma, semicolon or tab separated, an optional header line, the class (0, 1, … or any words) in
/// the last column. Features are standardised. Throws Error naming file, line and column of the first bad value.
Inputs readCsv(const std::string &path, std::stop_token stop = {});
CsvShape csvShape(const Inputs &inputs);

} // namespace overtake
