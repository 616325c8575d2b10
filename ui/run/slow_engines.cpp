// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/slow_engines.h"

#include "text/format.h"

#include <algorithm>

namespace overtake
{
namespace
{

// A shorter step is mostly fixed cost (launches), from which nothing follows for a larger one.
constexpr double longStepSeconds = 0.01;
constexpr std::int64_t largestQuickPoint = 1'000'000'000; ///< bytes: nobody asked for it

} // namespace

double SlowEngines::expectedSeconds(const Workload &workload, ParameterValues parameters, const EngineUse &use) const
{
    const auto known = m_flopsPerSecond.find(workload.id() + ' ' + toText(use));
    if (known == m_flopsPerSecond.end() || known->second <= 0)
        return 0;
    parameters.merge(use.overrides);
    return workload.build(parameters).flopsPerStep() / known->second;
}

Comparison SlowEngines::compareOthers(Measurer &measurer, const Workload &workload, const ParameterValues &parameters,
                                      const std::vector<EngineUse> &engines, double mostSecondsPerStep,
                                      MeasureOptions options)
{
    options.mostBytes = std::min(largestQuickPoint, freeHostBytes() / 4 + m_heldBytes / 4);
    std::vector<EngineUse> quick;
    std::vector<double> expected;
    for (const EngineUse &use : engines) {
        expected.push_back(expectedSeconds(workload, parameters, use));
        if (expected.back() <= mostSecondsPerStep)
            quick.push_back(use);
    }
    Comparison measured;
    if (!quick.empty())
        measured = measurer.compare(workload, parameters, quick, options);
    if (options.rule->quick()) // a careful point's data go with its measurer
        m_heldBytes = measurer.heldBytes();
    learn(measured);
    if (quick.size() == engines.size())
        return measured;

    Comparison all = measurer.skipped(workload, parameters, engines, {});
    const bool sameBase = expected.front() <= mostSecondsPerStep;
    for (std::size_t i = 0, next = 0; i < engines.size(); ++i) {
        if (expected[i] <= mostSecondsPerStep) {
            all.measurements[i] = measured.measurements[next];
            if (sameBase)
                all.speedUps[i] = measured.speedUps[next];
            ++next;
        } else {
            all.measurements[i].quick = true;
            all.measurements[i].reason =
                sentence("Too slow to follow the slider, about %1 a step; a sweep measures it.",
                         expected[i] < 60 ? Argument(sentence("%1 s", roundedTo(expected[i], 2)))
                                          : Argument(formatSeconds(expected[i], 2)));
        }
    }
    return all;
}

void SlowEngines::learn(const Comparison &comparison)
{
    for (const Measurement &one : comparison.measurements) {
        // How long a step keeps the machine, whatever a wrong stopwatch says.
        const double seconds = one.completeSeconds.value_or(one.step.median);
        if (one.status != PointStatus::Measured || seconds < longStepSeconds)
            continue;
        // The best there was: a moment when the machine was busy must not shut an engine out.
        double &best = m_flopsPerSecond[one.workload + ' ' + toText(one.use)];
        best = std::max(best, one.flopsPerSecond * one.step.median / seconds);
    }
}

} // namespace overtake
