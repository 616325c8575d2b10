// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Steps on the cpu engine beside the times we hold ourselves to (2 cores, float32), all in one run with a 1024-cube
// matrix product as the yardstick of this machine.
#pragma once

#include "program/parameter.h"

#include <utility>
#include <vector>

namespace overtake::bench
{

struct StepWork {
    const char *name;
    const char *workload;
    std::vector<std::pair<const char *, ParameterValue>> parameters; ///< the rest: defaults
    double targetSeconds = 0;                                        ///< on all threads; 0: none
    bool wholeEpoch = false;                                         ///< of one step
    double budgetSeconds = 0.3;                                      ///< to measure for
    bool parts = false;                                              ///< prints where the time goes as well
};

/// Prints each of `all` with one thread, then with all of them. `arguments`: main()'s, as the process may start anew.
void runSteps(char **arguments, const std::vector<StepWork> &all);

} // namespace overtake::bench
