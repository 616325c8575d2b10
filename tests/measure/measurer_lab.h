// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tests of the measurer start from: a laboratory of fake engines and a fake clock, both stop rules, and short
// ways to measure and to compare.
#pragma once

#include "measure/compare/measurer.h"
#include "measure/fakes.h"

#include <gtest/gtest.h>

namespace overtake::fakes
{

class MeasurerTest : public testing::Test
{
protected:
    Comparison compare(const std::vector<EngineUse> &uses, const StopRule &rule, const ParameterValues &parameters = {})
    {
        MeasureOptions options;
        options.rule = &rule;
        options.stop = stop.get_token();
        options.betweenRounds = betweenRounds;
        options.keepsStopped = keepsStopped;
        Measurer measurer(lab.registry, lab.clock, &lab.watch);
        return measurer.compare(lab.workload, parameters, uses, options);
    }
    Measurement measure(const StopRule &rule, const ParameterValues &parameters = {})
    {
        return compare({{"cpu", {}, {}}}, rule, parameters).measurements.at(0);
    }
    static ParameterValues with(const char *key, ParameterValue value)
    {
        ParameterValues values;
        values.set(key, std::move(value));
        return values;
    }

    FakeLaboratory lab;
    std::stop_source stop;
    std::function<void()> betweenRounds;
    bool keepsStopped = false;
    std::unique_ptr<StopRule> careful = carefulRule(2);
    std::unique_ptr<StopRule> quick = quickRule(0.04);
    const EngineUse cpu{"cpu", {}, {}};
    const EngineUse gpu{"gpu", {}, {}};
};

inline FakeBehaviour gpuBehaviour(double stepSeconds)
{
    FakeBehaviour behaviour;
    behaviour.id = "gpu";
    behaviour.label = "GPU";
    behaviour.kind = EngineKind::Gpu;
    behaviour.law = [=](const Program &) { return stepSeconds; };
    behaviour.seed = 99;
    return behaviour;
}

} // namespace overtake::fakes
