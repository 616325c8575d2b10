// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How far the model of the CPU is from the cpu engine here: steps of the MLP over widths and batches, of the CNN over
// filters and of the GPT over channels; predicted over measured, the fastest tenth of the measured steps (other
// programs only slow them down). Then how long a prediction takes, with building the Program: it must follow a slider
// at once.
//   prediction_bench [mlp | cnn | gpt | speed]... [--parts]     --parts: also by kind of work
//   prediction_bench --published FOLDER    the model of a GPU against published measurements; nothing is run
//   prediction_bench --fit FOLDER          prints resources/published_fit.json
#include "bench/published_errors.h"
#include "bench/timing.h"
#include "data/random_state.h"
#include "engines/host/thread_waiting.h"
#include "model/prediction_engine.h"
#include "model/predictor.h"
#include "text/contains.h"
#include "workloads/workload.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <string_view>

using namespace overtake;

namespace
{

double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double lowTenth(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 10];
}

/// Seconds of a step, and of each of its parts.
struct Measured {
    double step = 0;
    std::vector<double> parts;
    std::vector<StepPart> profile; ///< what the parts are
};

Measured measure(Engine &cpu, const Workload &workload, const Program &program, const ParameterValues &options,
                 double budget)
{
    const auto inputs = std::make_shared<const Inputs>(workload.makeInputs(program.parameters));
    const auto execution = cpu.prepare(program, inputs, options);
    if (program.shuffled)
        execution->beginEpoch(RandomState(1).permutation(static_cast<std::int32_t>(program.samples)));
    const std::int64_t steps = std::max<std::int64_t>(1, program.stepsPerEpoch() - 1);
    std::vector<double> seconds;
    std::int64_t together = 1;
    for (const double start = now(); now() - start < budget || seconds.size() < 5;) {
        const double before = now();
        execution->run(0, together);
        const double took = now() - before;
        seconds.push_back(took / static_cast<double>(together));
        if (took < 5e-4)
            together = std::min(steps, together * 2);
    }
    Measured result;
    std::vector<std::vector<double>> parts;
    for (int i = 0; i < 9; ++i) {
        const StepProfile profile = execution->profile(i % steps);
        parts.resize(profile.parts.size());
        for (std::size_t k = 0; k < parts.size(); ++k)
            parts[k].push_back(profile.parts[k].seconds);
        if (i == 0)
            result.profile = profile.parts;
    }
    result.step = lowTenth(seconds);
    for (auto &part : parts)
        result.parts.push_back(lowTenth(part));
    return result;
}

void printErrors(const char *name, std::vector<double> ratios)
{
    std::vector<double> errors;
    for (const double ratio : ratios)
        errors.push_back(std::max(ratio, 1 / ratio));
    std::ranges::sort(errors);
    std::ranges::sort(ratios);
    std::printf("%-44s %4zu points, median ratio %.2f, median error %3.0f %%, nine in ten within %.2f, worst %.2f\n",
                name, ratios.size(), ratios[ratios.size() / 2], 100 * (errors[errors.size() / 2] - 1),
                errors[errors.size() * 9 / 10], errors.back());
}

struct Answer {
    double median = 0;
    double slowest = 0;
};

/// Of one point, as a slider asks for it: the Program built, then predicted.
Answer timePredictions(Predictor &model, const Workload &workload, const ParameterValues &given,
                       const ParameterValues &options)
{
    std::vector<double> seconds;
    const ParameterValues values = workload.parameters().complete(given, workload.id());
    for (int i = 0; i < 200; ++i) {
        const double before = now();
        (void)model.predict(workload.build(values), options);
        seconds.push_back(now() - before);
    }
    std::ranges::sort(seconds);
    return {seconds[seconds.size() / 2], seconds.back()};
}

void printSpeed(const EngineRegistry &engines)
{
    std::printf("a prediction, microseconds: median (slowest of 200); 5000 are allowed\n");
    for (const auto &workload : allWorkloads()) {
        for (const char *id : {"model:cpu", "model:rtx-2070"}) {
            Engine &engine = engines.require(id);
            predictorOf(engine)->device(); // measured once
            const Answer answer = timePredictions(*predictorOf(engine), *workload, workload->parameters().defaults(),
                                                  engine.description().options.defaults());
            std::printf("  %-22s %-16s %9.1f (%.1f)\n", workload->id().c_str(), id, 1e6 * answer.median,
                        1e6 * answer.slowest);
        }
    }
}

/// A workload over two of its parameters: a table of points.
struct Grid {
    const char *workload;
    ParameterValues fixed;
    const char *rowKey;
    std::vector<std::int64_t> rows;
    std::vector<std::int64_t> batches;
};

std::vector<Grid> allGrids()
{
    const ParameterValues cnn{{"samples", 512}, {"optimizer", "adam"}};
    const ParameterValues gpt{{"layers", 2}, {"samples", 128}};
    return {{"mlp",
             {},
             "hidden",
             {5, 10, 20, 50, 100, 200, 512, 1000, 1400, 2000},
             {1, 4, 16, 32, 64, 128, 256, 512, 1024}},
            {"cnn", cnn, "filters", {2, 8, 16, 32, 64}, {1, 4, 16, 32, 128}},
            {"gpt", gpt, "channels", {32, 64, 128, 256}, {1, 4, 12, 32}}};
}

using Ratios = std::map<std::string, std::vector<double>>;

/// Of each part that the engine ran: the model's pieces with the same operations, as far as they are cut alike.
void addParts(const std::vector<StepPart> &predicted, const std::vector<StepPart> &engine,
              const std::vector<double> &seconds, Ratios &ratios)
{
    for (std::size_t i = 0; i < engine.size(); ++i) {
        const auto &operations = engine[i].operations;
        double sum = 0;
        std::size_t found = 0;
        for (const StepPart &part : predicted) {
            const auto within = [&](std::size_t index) { return contains(operations, index); };
            if (!std::ranges::all_of(part.operations, within))
                continue;
            sum += part.seconds;
            found += part.operations.size();
        }
        if (found == operations.size())
            ratios[engine[i].name].push_back(sum / std::max(3e-8, seconds[i]));
    }
}

void compare(Engine &cpu, Predictor &model, const Grid &grid, std::int64_t threads, bool byParts)
{
    const Workload &workload = workloadById(grid.workload);
    std::printf("%s, %lld threads: predicted / measured\n%9s ", grid.workload, static_cast<long long>(threads),
                grid.rowKey);
    for (const std::int64_t batch : grid.batches)
        std::printf("%7lld", static_cast<long long>(batch));
    std::printf("  batch\n");
    std::vector<double> ratios;
    Ratios partRatios;
    for (const std::int64_t row : grid.rows) {
        std::printf("%9lld ", static_cast<long long>(row));
        for (const std::int64_t batch : grid.batches) {
            ParameterValues values = grid.fixed;
            values.set(grid.rowKey, row);
            values.set("batch", batch);
            const Program program = workload.build(workload.parameters().complete(values, workload.id()));
            const ParameterValues options{{"threads", threads}};
            const Measured measured = measure(cpu, workload, program, options, 0.03);
            const Prediction prediction = model.predict(program, options);
            ratios.push_back(prediction.stepSeconds / measured.step);
            std::printf("%7.2f", ratios.back());
            std::fflush(stdout);
            addParts(prediction.profile.parts, measured.profile, measured.parts, partRatios);
        }
        std::printf("\n");
    }
    printErrors("step", ratios);
    for (const auto &[name, all] : partRatios)
        if (byParts)
            printErrors(("  " + name).c_str(), all);
}

} // namespace

int main(int count, char **arguments)
{
    const std::vector<std::string_view> asked(arguments + 1, arguments + count);
    if (asked.size() == 2 && (asked[0] == "--published" || asked[0] == "--fit")) {
        const std::string folder(asked[1]);
        try {
            if (asked[0] == "--fit")
                std::fputs(fitToPublished(folder).c_str(), stdout);
            else {
                printPublishedSteps();
                printPublishedErrors(folder);
            }
        } catch (const std::exception &error) {
            std::fprintf(stderr, "%s\n", error.what());
            return 1;
        }
        return 0;
    }
    chooseThreadWaiting(arguments);
    const auto isAsked = [&](std::string_view name) { return contains(asked, name); };
    const bool byParts = isAsked("--parts");
    const bool everything = asked.empty() || (asked.size() == 1 && byParts);
    const EngineRegistry engines = withModels(EngineRegistry::discover());
    Engine &cpu = engines.require("cpu");
    Predictor &model = *predictorOf(engines.require("model:cpu"));
    const auto most = static_cast<std::int64_t>(cpu.description().options.find("threads")->maximum);
    for (const Grid &grid : allGrids()) {
        if (!everything && !isAsked(grid.workload))
            continue;
        for (std::int64_t threads = 1; threads <= most; threads = threads < most ? most : most + 1)
            compare(cpu, model, grid, threads, byParts);
    }
    if (everything || isAsked("speed") || isAsked("--speed"))
        printSpeed(engines);
}
