// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The commands of overtake-bench: each prints its result and returns the exit status. Wrong use throws UsageError
// before anything is measured or written.
#pragma once

#include "cli/arguments/command_line.h"
#include "cli/arguments/environment.h"

namespace overtake::cli
{

struct Selection;

int listDevices(const CommandLine &line, const Environment &environment);
int listWorkloads(const CommandLine &line, const Environment &environment);
int listPresets(const CommandLine &line, const Environment &environment);
int measure(const CommandLine &line, const Environment &environment);
int render(const CommandLine &line, const Environment &environment);
int sweep(const CommandLine &line, const Environment &environment);
/// Runs sweep with --and.
int map(const CommandLine &line, const Environment &environment, const Selection &selection);
/// Runs sweep with --over gpus.
int sweepGpus(const CommandLine &line, const Environment &environment, const Selection &selection);
int train(const CommandLine &line, const Environment &environment);
int collect(const CommandLine &line, const Environment &environment);
int check(const CommandLine &line, const Environment &environment);
int printRatio(const CommandLine &line, const Environment &environment);
int lesson(const CommandLine &line, const Environment &environment);
int record(const CommandLine &line, const Environment &environment);
int listRecordings(const CommandLine &line, const Environment &environment);
int workers(const CommandLine &line, const Environment &environment);
int serveAsWorker(const CommandLine &line, const Environment &environment);
int tune(const CommandLine &line, const Environment &environment);
int printData(const CommandLine &line, const Environment &environment);

/// "overtake-bench: text" on one line of standard error.
void printError(const Environment &environment, std::string words);
void printError(const Environment &environment, const Message &message);

} // namespace overtake::cli
