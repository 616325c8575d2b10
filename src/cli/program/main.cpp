// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/application.h"
#include "cli/describe/describe.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "engines/cpu/product/product_choice.h"
#include "engines/gpu/drivers/driver_trials.h"
#include "engines/host/thread_waiting.h"
#include "file/cache_file.h"
#include "file/leftovers.h"
#include "machine/gpu_drivers.h"
#include "machine/interrupt.h"
#include "machine/machine_watch.h"
#include "machine/thread_limit.h"
#include "model/prediction_engine.h"
#include "text/catalogue.h"
#include "text/error.h"

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string_view>
#include <unistd.h>

int main(int argc, char **argv)
{
    if (argc == 3 && std::string_view(argv[1]) == "load-drivers") // a child of this program's or of the window's
        return overtake::loadDrivers(argv[2]);
    if (argc == 3 && std::string_view(argv[1]) == "describe") // while it is built
        return overtake::cli::describe(argv[2]);
    overtake::chooseThreadWaiting(argv);
    // A reader that leaves (`| head`) must not cost the files that are written last.
    std::signal(SIGPIPE, SIG_IGN);
    if (argc >= 2 && std::string_view(argv[1]) == "worker")
        std::signal(SIGINT, SIG_IGN); // Ctrl-C is the program's to answer that the worker serves
    const std::vector<overtake::PciGpu> gpus = overtake::pciGpus();
    const std::vector<std::string> vendorFiles = overtake::openClVendorFiles();
    overtake::switchOnRusticl(gpus, vendorFiles);
    overtake::cli::useLanguage(overtake::languageOf([](const char *name) { return std::getenv(name); }));
    overtake::cli::usePageWidth(overtake::cli::widthOfTerminal(STDOUT_FILENO));
    try {
        overtake::requireThreads();
    } catch (const overtake::Error &error) {
        std::cerr << "overtake-bench: " << overtake::cli::inWords(error.message()) << std::endl;
        return overtake::cli::someFailed;
    }
    overtake::removeLeftoversOfUser();
    overtake::Interrupt interrupt([] { // before the engines start threads
        if (::isatty(STDERR_FILENO) != 0)
            std::cerr << "\novertake-bench: "
                      << overtake::cli::tr("Waiting for what is running to end. Ctrl-C again ends at once.")
                      << std::endl;
    });
    overtake::SteadyClock clock;
    const auto watch = overtake::watchThisMachine();
    bool isTold = false;
    const auto told = [&](const overtake::Message &sentence) {
        isTold = true;
        std::cerr << "overtake-bench: " << overtake::cli::inWords(sentence) << ' '
                  << overtake::cli::tr("Ctrl-C goes on without it.") << std::endl;
    };
    const overtake::EngineRegistry engines =
        overtake::withModels(overtake::EngineRegistry::discover({interrupt.token(), told}));
    if (isTold) // a Ctrl-C so far was for the drivers
        interrupt.begin();
    const overtake::cli::Environment environment{std::cout, std::cerr,   ::isatty(STDERR_FILENO) != 0,
                                                 engines,   clock,       interrupt.token(),
                                                 gpus,      vendorFiles, watch.get()};
    const int status = overtake::cli::runApplication({argv + 1, argv + argc}, environment);
    overtake::saveProductChoices();
    if (const overtake::Message trouble = overtake::takeCacheTrouble(); !trouble.empty())
        std::cerr << "overtake-bench: " << overtake::cli::inWords(trouble) << std::endl;
    return status == overtake::cli::someFailed && interrupt.signal() != 0 ? 128 + interrupt.signal() : status;
}
