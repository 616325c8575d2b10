// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The median time of an action, for benchmarks that print.
#pragma once

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace overtake::bench
{

inline double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Seconds that one call takes.
template <typename Action>
double seconds(const Action &action)
{
    const double start = now();
    action();
    return now() - start;
}

inline double medianOf(std::vector<double> values)
{
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

/// Seconds per call: the median of samples that each last about a millisecond, taken for `budgetSeconds`.
template <typename Action>
double medianSeconds(const Action &action, double budgetSeconds = 0.3)
{
    action();
    const double once = std::max(seconds(action), 1e-8);
    const int repeats = std::max(1, static_cast<int>(1e-3 / once));
    std::vector<double> samples;
    for (const double end = now() + budgetSeconds; samples.size() < 5 || now() < end;) {
        const double before = now();
        for (int i = 0; i < repeats; ++i)
            action();
        samples.push_back((now() - before) / repeats);
    }
    return medianOf(std::move(samples));
}

} // namespace overtake::bench
