// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Surroundings of a command of overtake-bench: real objects in main(), fakes in tests. All references outlive the
// command.
#pragma once

#include "machine/machine_watch.h"
#include "machine/pci_gpus.h"
#include "measure/time/clock.h"
#include "registry/engine_registry.h"

#include <ostream>
#include <stop_token>
#include <string>
#include <vector>

namespace overtake::cli
{

struct Environment {
    std::ostream &out; ///< results
    std::ostream &err; ///< errors, one line each, and progress
    bool showProgress; ///< standard error is a terminal
    const EngineRegistry &engines;
    Clock &clock;
    std::stop_token stop;          ///< Ctrl-C
    std::vector<PciGpu> gpus = {}; ///< GPUs of the machine, whether or not an engine uses them
    std::vector<std::string> openClVendorFiles = {};
    MachineWatch *watch = nullptr; ///< null: other programs go unnoticed
};

/// Exit statuses of overtake-bench. A command that a signal stopped ends with 128 and its number.
inline constexpr int allMeasured = 0;
inline constexpr int someFailed = 1;
inline constexpr int wrongUse = 2;

} // namespace overtake::cli
