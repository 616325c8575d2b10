// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A step cannot be interrupted, so an engine whose step lasts seconds would keep a moving slider waiting. This knows
// from earlier points how fast each engine is, and leaves the ones out that would be too slow to follow. A point takes
// no more than a quarter of the free memory unasked. Worker thread.
#pragma once

#include "measure/compare/measurer.h"

#include <map>
#include <string>

namespace overtake
{

class SlowEngines
{
public:
    /// Measures those whose step is expected to last at most `mostSecondsPerStep`; the others are Skipped with a
    /// reason. An engine that is not known yet is measured.
    Comparison compareOthers(Measurer &measurer, const Workload &workload, const ParameterValues &parameters,
                             const std::vector<EngineUse> &engines, double mostSecondsPerStep, MeasureOptions options);
    void learn(const Comparison &comparison);

private:
    double expectedSeconds(const Workload &workload, ParameterValues parameters, const EngineUse &use) const;

    std::int64_t m_heldBytes = 0;                   ///< of the last quick point; the next one reuses or frees them
    std::map<std::string, double> m_flopsPerSecond; ///< the best over long steps, by workload and engine use
};

} // namespace overtake
