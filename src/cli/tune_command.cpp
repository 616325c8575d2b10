// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// tune: measures at once which way of multiplying is the fastest on an engine, for the products of the usual networks.
#include "cli/commands.h"
#include "cli/progress_bar.h"
#include "cli/selection.h"
#include "cli/words.h"
#include "engines/cpu/product_choice.h"
#include "engines/cpu/product_tuning.h"
#include "engines/tuning.h"
#include "machine/machine.h"
#include "model/cpu_calibration.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>
#include <map>

namespace overtake::cli
{
namespace
{

constexpr const char *cpuEngine = "cpu";
constexpr double usualBudget = 300;

void printWhere(const Environment &environment, const std::string &path)
{
    environment.out << (path.empty() ? tr("This could not be kept: there is no cache folder to write to.")
                                     : tr("Kept in %1", path))
                    << "\n";
}

int tuneCpu(const Environment &environment)
{
    ProductChoices &choices = ProductChoices::here();
    const double start = environment.clock.now();
    const std::vector<ProductSpec> products = usualProducts();
    const Machine machine = thisMachine();
    const int all = machine.usable.usualThreads();
    std::map<ProductMethod, int> wins;
    std::size_t done = 0;
    {
        ProgressBar bar(environment.err, environment.clock, environment.showProgress);
        for (; done < products.size() && !environment.stop.stop_requested(); ++done) {
            for (const int threads : {1, all})
                ++wins[choices.measure(products[done], threads).method];
            const double share = static_cast<double>(done + 1) / static_cast<double>(products.size());
            if (bar.isDue())
                bar.update(share, tr("measuring products"), (environment.clock.now() - start) * (1 / share - 1));
        }
    }
    std::string fastest;
    for (const auto &[method, count] : wins)
        fastest += (fastest.empty() ? "" : " ") + std::string(nameOf(method)) + " " + std::to_string(count);
    environment.out << tr("%1 of %2 products, on one thread and on %3, in %4. The fastest: %5.", done, products.size(),
                          all, formatSeconds(environment.clock.now() - start), fastest)
                    << "\n";
    const std::string path = choices.save();
    costsFile(machine).remove(); // of steps that were measured with other choices
    printWhere(environment, path);
    return done == products.size() ? allMeasured : someFailed;
}

int tuneDevice(const Environment &environment, Engine &engine, double seconds)
{
    const EngineDescription &description = engine.description();
    const double start = environment.clock.now();
    TuningResult result;
    {
        ProgressBar bar(environment.err, environment.clock, environment.showProgress);
        const auto progress = [&](double share, const std::string &kernel) {
            bar.update(share, tr("%1: measuring %2", description.id, kernel), std::nullopt);
        };
        result = engine.tuning()->tune(seconds, progress, environment.stop);
    }
    environment.out << tr("%1, %2: tuned in %3.", description.id, description.device,
                          formatSeconds(environment.clock.now() - start))
                    << "\n";
    for (const TunedKernel &kernel : result.kernels) {
        environment.out << "  "
                        << (kernel.gain > 1
                                ? tr("%1: %2 as fast as with CLBlast's own parameters; %3 of %4 sets tried.",
                                     kernel.name, formatRatio(kernel.gain), kernel.tried, kernel.all)
                                : tr("%1: none is clearly faster than CLBlast's own parameters; %2 of %3 sets tried.",
                                     kernel.name, kernel.tried, kernel.all))
                        << "\n";
    }
    printWhere(environment, result.path);
    if (!result.isWhole)
        environment.out << tr("Not all was tried: a longer --budget may find more.") << "\n";
    return environment.stop.stop_requested() ? someFailed : allMeasured;
}

/// Throws UsageError where there is nothing to tune.
void requireTunable(const Engine &engine, bool isTunable)
{
    const EngineDescription &description = engine.description();
    if (description.isWorker)
        throw UsageError(
            sentence("'%1' is tuned where it runs: start overtake-bench tune on that machine.", description.id));
    if (!isTunable)
        throw UsageError(
            sentence("'%1' has nothing to tune: only 'cpu' and single OpenCL devices have.", description.id));
}

bool forgetTuning(Engine &engine)
{
    return engine.tuning() != nullptr ? engine.tuning()->forget() : ProductChoices::here().forget();
}

} // namespace

int tune(const CommandLine &line, const Environment &environment)
{
    std::vector<Engine *> engines;
    for (const std::string &id : line.engines) {
        engines.push_back(&environment.engines.require(id));
        requireTunable(*engines.back(), id == cpuEngine || engines.back()->tuning() != nullptr);
    }
    if (engines.empty())
        engines.push_back(&environment.engines.require(cpuEngine));
    const double seconds =
        line.budget.empty() ? usualBudget : parseNumber("--budget", line.budget, ParameterKind::Real, 0, 86400);
    int status = allMeasured;
    for (Engine *engine : engines) {
        if (line.forget)
            environment.out << (forgetTuning(*engine)
                                    ? tr("What was measured of %1's methods is forgotten.", engine->description().id)
                                    : tr("There was nothing to forget of %1.", engine->description().id))
                            << "\n";
        else if (environment.stop.stop_requested())
            status = someFailed;
        else
            status = std::max(status, engine->tuning() != nullptr ? tuneDevice(environment, *engine, seconds)
                                                                  : tuneCpu(environment));
    }
    return status;
}

} // namespace overtake::cli
