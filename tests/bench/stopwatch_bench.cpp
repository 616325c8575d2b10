// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// stopwatch_bench [N]: a matrix multiplication of N x N (2048) on each GPU engine and OpenCL device of this machine,
// timed honestly and without waiting: how large the false speed-up is, and how far the honest time beside it is from
// the honest engine alone. Prints a line for each engine.
#include "measure/compare/measurer.h"
#include "registry/engine_registry.h"
#include "workloads/workload.h"

#include <cstdio>
#include <cstdlib>

using namespace overtake;

int main(int argc, char **argv)
{
    const EngineRegistry engines = EngineRegistry::discover();
    const Workload &workload = workloadById("matrix-multiply");
    ParameterValues parameters = workload.parameters().defaults();
    parameters.set("n", std::int64_t{argc > 1 ? std::atoi(argv[1]) : 2048});
    SteadyClock clock;
    Measurer measurer(engines, clock);
    const auto rule = carefulRule(10);
    MeasureOptions options;
    options.rule = rule.get();
    for (const auto &engine : engines.engines()) {
        const EngineUse honest{engine->description().id, {}, {}};
        if (!engine->description().unavailable.empty() || honest.id == "reference" || honest.id == "eigen")
            continue;
        EngineUse wrong = honest;
        wrong.stopwatch = Stopwatch::NoWait;
        const Comparison both = measurer.compare(workload, parameters, withHonestBeside({wrong}), options);
        const Comparison alone = measurer.compare(workload, parameters, {honest}, options);
        const double beside = both.measurements[0].step.median;
        const double lying = both.measurements[1].step.median;
        std::printf("%-12s honest %.3g s, no-wait %.3g s: %.3g times; beside it %+.1f %% from alone, complete %.3g s\n",
                    honest.id.c_str(), beside, lying, beside / lying,
                    100 * (beside / alone.measurements[0].step.median - 1),
                    both.measurements[1].completeSeconds.value_or(0));
    }
    return 0;
}
