// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// gpt_text_bench TEXT [ENGINE [ITERATIONS]]: the preset nanogpt-small learns from a UTF-8 text of about 1 MB. It must
// reach a loss under 2.0 in 2000 iterations (on the text's training part and on the tenth it never saw). The time for
// all iterations is estimated from the first ones, then measured. Exits non-zero when the loss stays higher.
#include "bench/timing.h"
#include "registry/engine_registry.h"
#include "text/error.h"
#include "train/evaluation.h"
#include "train/text_sampler.h"
#include "workloads/gpt.h"
#include "workloads/preset.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>

using namespace overtake;

namespace
{

/// Mean loss over windows of the text that training did not see.
double validationLoss(Engine &engine, const ParameterValues &options, ParameterValues values,
                      const TrainedParameters &trained)
{
    values.set("mode", std::string("inference"));
    values.set("samples", std::int64_t{240});
    const Workload &workload = workloadById("gpt");
    const Program program = workload.build(values);
    const auto inputs = std::make_shared<const Inputs>(workload.makeInputs(values));
    const auto execution = engine.prepare(program, inputs, options);
    writeParameters(program, *execution, trained);
    const auto vocabulary = static_cast<std::size_t>(program.tensor(program.output).shape[1]);
    const auto &targets = inputs->arrays[1].ints();
    double sum = 0;
    std::size_t target = 0;
    for (std::int64_t step = 0; step < program.stepsPerEpoch(); ++step) {
        execution->run(step, 1);
        const auto scores = execution->read(program.output);
        for (std::size_t row = 0; row < scores.size(); row += vocabulary) {
            double exponentials = 0;
            for (std::size_t i = 0; i < vocabulary; ++i)
                exponentials += std::exp(scores[row + i]);
            sum += std::log(exponentials) - scores[row + static_cast<std::size_t>(targets[target++])];
        }
    }
    return sum / static_cast<double>(target);
}

int learn(const char *path, const char *engineId, std::int64_t iterations)
{
    const Workload &workload = workloadById("gpt");
    ParameterValues values = workload.parameters().complete(presetByName("nanogpt-small").parameters, "gpt");
    values.set("text", std::string(path));
    values.set("samples", values.integer("batch") * iterations); // each window once
    values.set("decay_steps", iterations);
    const auto registry = EngineRegistry::discover();
    Engine &engine = registry.require(engineId);
    const auto options = engine.description().options.defaults();
    const Program program = workload.build(values);
    const auto inputs = std::make_shared<const Inputs>(workload.makeInputs(values));
    std::printf("%s on %s\n", inputs->description.text().c_str(), toText(engine.labelFor(options)).c_str());
    const auto execution = engine.prepare(program, inputs, options);

    constexpr std::int64_t trial = 20;
    constexpr std::int64_t shown = 100;
    std::vector<double> losses;
    double seconds = 0;
    for (std::int64_t step = 0; step < iterations; ++step) {
        const double start = bench::now();
        execution->run(step, 1);
        seconds += bench::now() - start;
        losses.push_back(execution->read(program.loss)[0]);
        if (step + 1 == trial)
            std::printf("estimated: %.1f s for %lld iterations\n", seconds / trial * static_cast<double>(iterations),
                        static_cast<long long>(iterations));
        if ((step + 1) % shown == 0)
            std::printf("%5lld  loss %.3f  %.1f s\n", static_cast<long long>(step + 1),
                        std::accumulate(losses.end() - shown, losses.end(), 0.0) / shown, seconds);
    }
    const auto trained = readParameters(program, *execution);
    const auto last = std::min<std::ptrdiff_t>(shown, static_cast<std::ptrdiff_t>(losses.size()));
    const double training = std::accumulate(losses.end() - last, losses.end(), 0.0) / static_cast<double>(last);
    const double validation = validationLoss(engine, options, values, trained);
    std::printf("measured: %.1f s, %.2f ms an iteration\n", seconds, 1e3 * seconds / static_cast<double>(iterations));
    std::printf("loss %.3f in the last %td iterations, %.3f on text it never saw; target under 2.0\n", training, last,
                validation);
    TextSampling sampling;
    sampling.characters = 300;
    std::printf("---\n%s\n---\n", sampleText(engine, options, values, trained, sampling).c_str());
    return training < 2 && validation < 2 ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace

int main(int argc, char **argv)
{
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // it runs for a minute
    if (argc < 2 || argc > 4) {
        std::fprintf(stderr, "gpt_text_bench TEXT [ENGINE [ITERATIONS]]\n");
        return EXIT_FAILURE;
    }
    try {
        return learn(argv[1], argc > 2 ? argv[2] : "cpu", argc > 3 ? std::atoll(argv[3]) : 2000);
    } catch (const Error &error) {
        std::fprintf(stderr, "%s\n", error.what());
        return EXIT_FAILURE;
    }
}
