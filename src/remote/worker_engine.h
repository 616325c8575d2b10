// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Engines in another process: this program's own on another machine, or other frameworks. A step is timed over there,
// so that communication between the processes is in no measurement.
#pragma once

#include "engines/engine.h"
#include "remote/connection.h"

#include <memory>
#include <string>
#include <vector>

namespace overtake::worker
{

/// Description from which a worker's engines are made without asking it again. `listener`: see Connection::connect().
Introduction introductionOf(Connection &connection, const Listener &listener = {});
/// Parameters as a worker gets them. The data set is named if it is not the usual one: older workers know no other, and
/// reject what they do not know. Files of the user's own are never named: their rows are sent, and the sizes are
/// theirs.
ParameterValues sentParameters(const Program &program);
/// Engines that the worker offers: "lab/cuda:0" of the worker "lab"; "numpy" if worker and engine have one name. Does
/// not ask it.
std::vector<std::shared_ptr<Engine>> makeEngines(const std::shared_ptr<Connection> &connection,
                                                 const Introduction &worker);
/// Starts `command` (a program and its arguments; no shell sees them) and has what it offers as engines: "lab/cuda:0"
/// of the worker "lab"; "numpy" where worker and engine have one name. `listener` hears what the worker says while it
/// is waited for. Throws Error with the reason in one sentence, ProgramMissing.
std::vector<std::shared_ptr<Engine>> makeEngines(const std::string &name, const std::vector<std::string> &command,
                                                 const Listener &listener = {});

} // namespace overtake::worker
