// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The main job without a display: the MLP width sweep, its table and verdict as text, and run file, figures and three
// charts in a new folder: a number is appended where there is one with results already. Needs a QApplication (platform
// "offscreen") for the charts.
#pragma once

#include "machine/machine_watch.h"
#include "measure/time/clock.h"
#include "registry/engine_registry.h"

#include <QString>
#include <iosfwd>
#include <stop_token>
#include <vector>

namespace overtake
{

struct HeadlessJob {
    QString folder = QStringLiteral("overtake-results");
    std::vector<double> values{5, 10, 20, 50, 100, 200, 500, 1000, 2000};
    double budgetPerEngine = 1.5;  ///< seconds of sampling at each point
    double budgetSeconds = 75;     ///< for the whole sweep
    bool showProgress = true;      ///< a line on `errors` that is written over
    MachineWatch *watch = nullptr; ///< null: nobody watches for other programs
    std::stop_token stop = {};     ///< ends the sweep; what was measured until then is printed and written
};

/// Returns the exit status: 0, or 1 with one sentence on `errors` (also when it was stopped). A cache that cannot be
/// kept is another sentence there.
int runHeadless(const EngineRegistry &engines, Clock &clock, const HeadlessJob &job, std::ostream &output,
                std::ostream &errors);

} // namespace overtake
