// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// An iteration of the two GPTs of the presets on the cpu engine (2 cores, float32) beside the figures that we hold
// ourselves to, and where its time goes. GFLOP/s by nanoGPT's formula, 6 N + 12 layers channels context per token.
//   gpt_bench [small | large] [threads]
#include "bench/timing.h"
#include "data/random_state.h"
#include "engines/host/thread_waiting.h"
#include "operations/matmul.h"
#include "registry/engine_registry.h"
#include "workloads/workload.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <string_view>

using namespace overtake;

namespace
{

struct Model {
    const char *name;
    std::int64_t layers, heads, channels, context, batch;
    double mostSeconds; ///< that an iteration may take, 0: any
    double leastRate;   ///< FLOP/s, 0: any
    double budgetSeconds;
};

/// "MatMul + Gelu"; products with their sizes.
std::string nameOf(const Program &program, const StepPart &part)
{
    const Operation &first = program.operations[part.operations.front()];
    if (first.kind != operations::MatMul)
        return part.name;
    const auto &attributes = first.attributes.as<operations::MatMulAttributes>();
    const bool turned = attributes.transposeA;
    const Shape &a = program.tensor(first.inputs[0]).shape;
    return part.name + ' ' + toText(program.tensor(first.outputs[0]).shape) + " of sums over " +
           std::to_string(a[turned ? 0 : 1]) + (turned ? " A^T" : "") + (attributes.transposeB ? " B^T" : "");
}

void printParts(Execution &execution, const Program &program, double budgetSeconds)
{
    std::map<std::string, double> seconds;
    std::map<std::string, int> calls;
    double total = 0;
    int steps = 0;
    for (const double end = bench::now() + budgetSeconds; steps == 0 || bench::now() < end; ++steps) {
        const StepProfile profile = execution.profile(1 + steps % 7);
        total += profile.totalSeconds;
        for (const StepPart &part : profile.parts) {
            const std::string name = nameOf(program, part);
            seconds[name] += part.seconds;
            ++calls[name];
        }
    }
    std::multimap<double, std::string, std::greater<>> sorted;
    for (const auto &[name, sum] : seconds)
        sorted.emplace(sum / steps, name);
    std::printf("  %-78s %9.3f ms\n", "one iteration, part by part", 1e3 * total / steps);
    for (const auto &[mean, name] : sorted)
        std::printf("  %-72.72s %4dx %9.3f ms %5.1f %%\n", name.c_str(), calls[name] / steps, 1e3 * mean,
                    100 * mean * steps / total);
}

void measure(Engine &cpu, const Model &model, std::int64_t threads)
{
    const Workload &workload = workloadById("gpt");
    ParameterValues values{{"layers", model.layers},   {"heads", model.heads}, {"channels", model.channels},
                           {"context", model.context}, {"batch", model.batch}, {"samples", model.batch * 10}};
    values = workload.parameters().complete(values, "gpt");
    const Program program = workload.build(values);
    const ParameterValues options{{"threads", threads}};
    const auto execution = cpu.prepare(program, std::make_shared<const Inputs>(workload.makeInputs(values)), options);
    execution->beginEpoch(RandomState(1).permutation(static_cast<std::int32_t>(program.samples)));
    std::int64_t step = 0;
    const double seconds = bench::medianSeconds([&] { execution->run(step++ % 8, 1); }, model.budgetSeconds);
    const TransformerShape shape = workload.transformer(values).value();
    const double rate = nanogpt::flopsPerStep(trainedParameters(program) - shape.positionParameters, shape) / seconds;
    std::printf("%s, %lld threads: %.2f ms an iteration, %.1f GFLOP/s", model.name, static_cast<long long>(threads),
                1e3 * seconds, rate / 1e9);
    if (model.mostSeconds > 0 && threads > 1)
        std::printf("   at most %.0f ms: %s", 1e3 * model.mostSeconds,
                    seconds <= model.mostSeconds ? "met" : "NOT met");
    if (model.leastRate > 0 && threads > 1)
        std::printf("   at least %.0f GFLOP/s: %s", model.leastRate / 1e9, rate >= model.leastRate ? "met" : "NOT met");
    std::printf("\n");
    printParts(*execution, program, model.budgetSeconds);
}

} // namespace

int main(int count, char **arguments)
{
    chooseThreadWaiting(arguments);
    const std::string_view which = count > 1 ? arguments[1] : "";
    const auto engines = EngineRegistry::discover();
    Engine &cpu = engines.require("cpu");
    const auto most = static_cast<std::int64_t>(cpu.description().options.find("threads")->maximum);
    const std::int64_t threads = count > 2 ? std::atoll(arguments[2]) : most;
    if (which != "large")
        measure(cpu, {"nanogpt-small", 4, 4, 128, 64, 12, 20e-3, 0, 2}, threads);
    if (which != "small")
        measure(cpu, {"nanogpt-shakespeare", 6, 6, 384, 256, 64, 0, 150e9, 20}, threads);
}
