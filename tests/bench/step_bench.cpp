// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The cpu engine's steps beside the times we hold ourselves to (2 cores, float32), all in one run with a 1024-cube
// matrix product as the yardstick of this machine.
#include "bench/timing.h"
#include "data/random_state.h"
#include "engines/cpu/product.h"
#include "engines/cpu/thread_waiting.h"
#include "engines/engine_registry.h"
#include "workloads/workload.h"

#include <cstdio>

using namespace overtake;

namespace
{

struct Work {
    const char *name;
    const char *workload;
    std::vector<std::pair<const char *, ParameterValue>> parameters;
    double targetSeconds; ///< 0: none
    bool wholeEpoch = false;
};

ParameterValue whole(std::int64_t value)
{
    return value;
}
ParameterValue text(const char *value)
{
    return std::string(value);
}

double gemmFlopsPerSecond(int threads)
{
    ProductSpec spec{1024, 1024, 1024};
    const auto product = makeOneDnnProduct(spec, threads);
    std::vector<float> a(1024 * 1024, 0.5F), b(a), c(a);
    return spec.flops() / bench::medianSeconds([&] { product->run(a.data(), b.data(), c.data(), nullptr); });
}

void measure(Engine &cpu, const Work &work, std::int64_t threads, bool allThreads, double gemm)
{
    const Workload &workload = workloadById(work.workload);
    ParameterValues values;
    for (const auto &[key, value] : work.parameters)
        values.set(key, value);
    values = workload.parameters().complete(values, work.workload);
    const Program program = workload.build(values);
    ParameterValues options;
    options.set("threads", threads);
    const auto execution = cpu.prepare(program, std::make_shared<const Inputs>(workload.makeInputs(values)), options);
    if (program.shuffled)
        execution->beginEpoch(RandomState(1).permutation(static_cast<std::int32_t>(program.samples)));
    const auto epoch = program.stepsPerEpoch();
    const std::int64_t together = work.wholeEpoch ? epoch : 1;
    std::int64_t step = 0;
    const double seconds = bench::medianSeconds([&] {
        execution->run(step, together);
        step = (step + together) % (epoch - together + 1);
    });
    const double rate = program.flopsPerStep() * static_cast<double>(together) / seconds;
    std::printf("%-44s %2lld threads %10.2f us %8.1f GFLOP/s %5.0f %% of the product's rate", work.name,
                static_cast<long long>(threads), seconds * 1e6, rate / 1e9, 100 * rate / gemm);
    if (work.targetSeconds > 0 && allThreads)
        std::printf("   at most %.0f us: %s", work.targetSeconds * 1e6,
                    seconds <= work.targetSeconds ? "met" : "NOT met");
    std::printf("\n");
}

} // namespace

int main(int, char **arguments)
{
    chooseThreadWaiting(arguments);
    const auto engines = EngineRegistry::discover();
    Engine &cpu = engines.require("cpu");
    const auto threads = static_cast<std::int64_t>(cpu.description().options.find("threads")->maximum);
    const auto mlp = [](const char *name, std::int64_t hidden, double target) {
        return Work{name, "mlp", {{"hidden", whole(hidden)}, {"samples", whole(32768)}}, target};
    };
    const std::vector<Work> all = {
        mlp("MLP step, 2-5-5-2, batch 32", 5, 5e-6),
        mlp("MLP step, 2-100-100-2, batch 32", 100, 25e-6),
        mlp("MLP step, 2-512-512-2, batch 32", 512, 0),
        mlp("MLP step, 2-1000-1000-2, batch 32", 1000, 1e-3),
        mlp("MLP step, 2-2000-2000-2, batch 32", 2000, 3.5e-3),
        {"MLP step, 100-1024-1024-2, batch 256",
         "mlp",
         {{"hidden", whole(1024)}, {"features", whole(100)}, {"batch", whole(256)}, {"samples", whole(32768)}},
         0},
        {"MLP step, 2-512-512-2, batch 256",
         "mlp",
         {{"hidden", whole(512)}, {"batch", whole(256)}, {"samples", whole(32768)}},
         0},
        {"logistic inference of preset 3, whole set", "logistic-regression", {}, 0.15e-3, true},
        {"logistic training of preset 3, whole set", "logistic-regression", {{"mode", text("training")}}, 0, true},
        {"multiply two vectors of 10^6", "vector-multiply", {{"elements", whole(1000000)}}, 0},
        {"multiply two vectors of 10^8", "vector-multiply", {{"elements", whole(100000000)}}, 0},
    };
    for (std::int64_t t = 1; t <= threads; t = t < threads ? threads : t + 1) {
        const double gemm = gemmFlopsPerSecond(static_cast<int>(t));
        std::printf("1024-cube matrix product, %lld threads: %.1f GFLOP/s\n", static_cast<long long>(t), gemm / 1e9);
        for (const auto &work : all)
            measure(cpu, work, t, t == threads, gemm);
        std::printf("\n");
    }
}
