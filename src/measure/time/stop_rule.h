// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// When to stop sampling. A rule sees only numbers, so that it can be tested with invented ones.
#pragma once

#include <memory>
#include <vector>

namespace overtake
{

class StopRule
{
public:
    enum class Decision { Continue, Converged, NotConverged };
    virtual ~StopRule() = default;
    /// A warm sample: seconds per step; `spent` is the wall time of all samples of this engine so far, in seconds.
    virtual void add(double secondsPerStep, double spent) = 0;
    virtual Decision decide() const = 0;
    virtual double sampleTarget() const = 0; ///< how long one sample should last, in seconds
    virtual double budget() const = 0;       ///< in seconds
    /// Minimum time that the samples of all engines of a point take together, in seconds: otherwise a disturbance of a
    /// tenth of a second could cover them all.
    virtual double leastSeconds() const { return 0; }
    virtual bool quick() const = 0;
    /// A new one, with so many times the budget.
    virtual std::unique_ptr<StopRule> clone(double times = 1) const = 0;
};

/// A full rule never converges with fewer.
inline constexpr std::size_t minimumSamplesToConverge = 10;
inline constexpr int quickSamples = 7;
/// Live: a median of few samples within some tens of milliseconds; Converged says that there was time for all of them.
std::unique_ptr<StopRule> quickRule(double budgetSeconds = 0.04, int samples = quickSamples);
/// At least 20 samples (10 where there is no time for more), until the 95 % interval of the median is within 2 %, or
/// the noise has settled (with the interval within 10 %), or the budget ends.
std::unique_ptr<StopRule> carefulRule(double budgetSeconds = 2.0);

} // namespace overtake
