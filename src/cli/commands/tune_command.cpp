// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// tune: measures at once which way of multiplying is the fastest on the CPU, for the products of the usual networks.
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/text/progress_bar.h"
#include "cli/text/words.h"
#include "engines/cpu/product/product_choice.h"
#include "machine/machine.h"
#include "model/cpu_calibration.h"
#include "text/error.h"
#include "text/format.h"
#include "text/joined.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <utility>
#include <vector>

namespace overtake::cli
{
namespace
{

constexpr const char *cpuEngine = "cpu";

/// Forward, both gradients and the update of layers of 1 to 3072 neurons at batches of 1 to 1024 samples.
std::vector<ProductSpec> usualProducts()
{
    constexpr std::pair<std::int64_t, std::int64_t> layers[] = {
        {2, 64},    {64, 2},    {100, 1},   {16, 16},     {64, 64},     {100, 100},  {128, 128}, {200, 200},
        {256, 256}, {300, 300}, {512, 512}, {1024, 1024}, {2048, 2048}, {1024, 2},   {2, 1024},  {100, 1024},
        {128, 65},  {128, 384}, {128, 512}, {512, 128},   {256, 64},    {3072, 256}, {384, 1536}};
    std::vector<ProductSpec> products;
    for (const std::int64_t batch : {1, 8, 32, 64, 128, 256, 768, 1024}) {
        for (const auto &[in, out] : layers) {
            products.push_back({batch, out, in, false, false, 1, false, true, true});
            products.push_back({batch, in, out, false, true});
            products.push_back({in, out, batch, true, false});
            products.push_back({in, out, batch, true, false, 1, true});
        }
    }
    return products;
}

/// The last product that had to be measured.
struct Measured {
    double flops = 1;
    double seconds = 0;

    /// Nothing begins that would not end within the budget.
    double expectedFor(const ProductSpec &next) const { return seconds * std::max(1.0, next.flops() / flops); }
};

int tuneCpu(const Environment &environment, double budgetSeconds)
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
        Measured last;
        for (; done < products.size() && !environment.stop.stop_requested(); ++done) {
            const double before = environment.clock.now();
            if (before - start + last.expectedFor(products[done]) > budgetSeconds)
                break;
            ++wins[choices.measure(products[done], 1).method];
            if (all > 1)
                ++wins[choices.measure(products[done], all).method];
            const double now = environment.clock.now();
            constexpr double lookUp = 1e-4;
            if (now - before > lookUp)
                last = {products[done].flops(), now - before};
            const double share = static_cast<double>(done + 1) / static_cast<double>(products.size());
            if (bar.isDue())
                bar.update(share, tr("measuring matrix multiplications"),
                           std::min((now - start) * (1 / share - 1), budgetSeconds - (now - start)));
        }
    }
    const std::string fastest = joined(
        wins, " ", [](const auto &win) { return std::string(nameOf(win.first)) + " " + std::to_string(win.second); });
    const std::string time = formatSeconds(environment.clock.now() - start);
    environment.out << (all > 1
                            ? tr("%1 of %2 matrix multiplications, on one thread and on %3, in %4. The fastest: %5.",
                                 done, products.size(), all, time, fastest)
                            : tr("%1 of %2 matrix multiplications, on one thread, in %3. The fastest: %4.", done,
                                 products.size(), time, fastest))
                    << "\n";
    choices.save();
    const std::string path = choices.savedIn();
    costsFile(machine).remove(); // its costs were measured with other choices
    environment.out << (path.empty() ? tr("This could not be saved: there is no cache folder to write to.")
                                     : tr("Saved in %1", path))
                    << "\n";
    if (path.empty() || environment.stop.stop_requested())
        return someFailed;
    if (done < products.size())
        environment.out << tr("Some matrix multiplications were not tried. A longer --budget covers more of them.")
                        << "\n";
    return allMeasured;
}

/// Throws UsageError where there is nothing to tune.
void requireTunable(const EngineDescription &description)
{
    if (description.isWorker)
        throw UsageError(
            sentence("'%1' is tuned where it runs: start overtake-bench tune on that machine.", description.id));
    if (description.id != cpuEngine)
        throw UsageError(sentence("'%1' has nothing to tune: only 'cpu' has.", description.id));
}

} // namespace

int tune(const CommandLine &line, const Environment &environment)
{
    environment.engines.require(cpuEngine);
    for (const std::string &id : line.engines)
        requireTunable(environment.engines.require(id).description());
    const double seconds = line.budget.empty() ? std::numeric_limits<double>::infinity() : budgetOf(line);
    if (!line.forget)
        return tuneCpu(environment, seconds);
    environment.out << (ProductChoices::here().forget()
                            ? tr("The measurements of %1's methods were deleted.", cpuEngine)
                            : tr("There were no measurements of %1 to delete.", cpuEngine))
                    << "\n";
    return allMeasured;
}

} // namespace overtake::cli
