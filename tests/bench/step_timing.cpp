// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/step_timing.h"

#include "bench/timing.h"
#include "data/random_state.h"
#include "engines/cpu/product/onednn.h"
#include "engines/host/thread_waiting.h"
#include "registry/engine_registry.h"
#include "workloads/workload.h"

#include <cstdio>
#include <map>

namespace overtake::bench
{

namespace
{

double gemmFlopsPerSecond(int threads)
{
    ProductSpec spec{1024, 1024, 1024};
    const auto product = onednn::product(spec, threads);
    std::vector<float> a(1024 * 1024, 0.5F), b(a), c(a);
    return spec.flops() / medianSeconds([&] { product->run(a.data(), b.data(), c.data(), nullptr); });
}

/// The middle one of some profiles of each part, as each clock reading may meet an interruption.
void printParts(Execution &execution, std::int64_t steps)
{
    constexpr std::int64_t profiles = 41;
    std::vector<StepPart> parts;
    std::map<std::size_t, std::vector<double>> seconds;
    for (std::int64_t i = 0; i < profiles; ++i) {
        parts = execution.profile(i % (steps - 1)).parts;
        for (std::size_t part = 0; part < parts.size(); ++part)
            seconds[part].push_back(parts[part].seconds);
    }
    for (std::size_t part = 0; part < parts.size(); ++part) {
        auto &all = seconds[part];
        std::nth_element(all.begin(), all.begin() + profiles / 2, all.end());
        if (all[profiles / 2] > 20e-6)
            std::printf("    %9.1f us  %s\n", all[profiles / 2] * 1e6, parts[part].name.c_str());
    }
}

void measure(Engine &cpu, const StepWork &work, std::int64_t threads, bool allThreads, double gemm)
{
    const Workload &workload = workloadById(work.workload);
    ParameterValues values;
    for (const auto &[key, value] : work.parameters)
        values.set(key, value);
    values = workload.parameters().complete(values, work.workload);
    const Program program = workload.build(values);
    const ParameterValues options{{"threads", threads}};
    const auto execution = cpu.prepare(program, std::make_shared<const Inputs>(workload.makeInputs(values)), options);
    if (program.shuffled)
        execution->beginEpoch(RandomState(1).permutation(static_cast<std::int32_t>(program.samples)));
    const auto epoch = program.stepsPerEpoch();
    const std::int64_t together = work.wholeEpoch ? epoch : 1;
    std::int64_t step = 0;
    const double seconds = medianSeconds(
        [&] {
            execution->run(step, together);
            step = (step + together) % (epoch - together + 1);
        },
        work.budgetSeconds);
    const double rate = program.flopsPerStep() * static_cast<double>(together) / seconds;
    std::printf("%-44s %2lld threads %10.2f us %8.1f GFLOP/s %5.0f %% of the product's rate", work.name,
                static_cast<long long>(threads), seconds * 1e6, rate / 1e9, 100 * rate / gemm);
    if (work.targetSeconds > 0 && allThreads)
        std::printf("   at most %.0f us: %s", work.targetSeconds * 1e6,
                    seconds <= work.targetSeconds ? "met" : "NOT met");
    std::printf("\n");
    if (work.parts)
        printParts(*execution, epoch);
}

} // namespace

void runSteps(char **arguments, const std::vector<StepWork> &all)
{
    chooseThreadWaiting(arguments);
    const auto engines = EngineRegistry::discover();
    Engine &cpu = engines.require("cpu");
    const auto threads = static_cast<std::int64_t>(cpu.description().options.find("threads")->maximum);
    for (std::int64_t t = 1; t <= threads; t = t < threads ? threads : t + 1) {
        const double gemm = gemmFlopsPerSecond(static_cast<int>(t));
        std::printf("1024-cube matrix product, %lld threads: %.1f GFLOP/s\n", static_cast<long long>(t), gemm / 1e9);
        for (const auto &work : all)
            measure(cpu, work, t, t == threads, gemm);
        std::printf("\n");
    }
}

} // namespace overtake::bench
