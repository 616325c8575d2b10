// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// tune: measures which way of multiplying is the fastest here, for the products of the usual networks, at once.
#include "cli/commands.h"
#include "cli/progress_bar.h"
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
        environment.out << (choices.forget() ? "What was measured of the CPU's methods is forgotten.\n"
                                             : "There was nothing to forget.\n");
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
                bar.update(share, "measuring products", (environment.clock.now() - start) * (1 / share - 1));
        }
    }
    environment.out << done << " of " << products.size() << " products, on one thread and on " << all << ", in "
                    << formatSeconds(environment.clock.now() - start) << ". The fastest:";
    for (const auto &[method, count] : wins)
        environment.out << ' ' << nameOf(method) << ' ' << count;
    const std::string path = choices.save();
    costsFile(machine).remove(); // of steps that were measured with other choices
    environment.out << (path.empty() ? ".\nThis could not be kept: there is no cache folder to write to.\n"
                                     : ".\nKept in " + path + '\n');
    return done == products.size() ? allMeasured : someFailed;
}

} // namespace overtake::cli
