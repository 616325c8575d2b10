// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// tune: measures which way of multiplying is the fastest here, for the products of the usual networks, at once.
#include "cli/commands.h"
#include "cli/progress_bar.h"
#include "cli/words.h"
#include "engines/cpu/product_choice.h"
#include "engines/cpu/product_tuning.h"
#include "machine/machine.h"
#include "model/cpu_calibration.h"
#include "text/format.h"

#include <map>

namespace overtake::cli
{

int tune(const CommandLine &line, const Environment &environment)
{
    ProductChoices &choices = ProductChoices::here();
    if (line.forget) {
        environment.out << (choices.forget() ? tr("What was measured of the CPU's methods is forgotten.")
                                             : tr("There was nothing to forget."))
                        << "\n";
        return allMeasured;
    }
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
    environment.out << (path.empty() ? tr("This could not be kept: there is no cache folder to write to.")
                                     : tr("Kept in %1", path))
                    << "\n";
    return done == products.size() ? allMeasured : someFailed;
}

} // namespace overtake::cli
