// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Program prepared in another process, which says how long its steps took: communication between the processes is in
// no time. Seconds. One thread.
#pragma once

#include "engines/engine.h"
#include "remote/connection.h"

#include <memory>

namespace overtake::worker
{

/// Runs the work that `id` names on the worker's side and that `prepared` described.
std::unique_ptr<Execution> makeExecution(std::shared_ptr<Connection> connection, const Program &program,
                                         std::int64_t id, const nlohmann::json &prepared, const Hello &hello);
/// Throws Error where a worker says that so many steps took less than 1 ns each, or longer than `passed` seconds, which
/// lie between question and answer.
void requirePossible(double seconds, double steps, double passed);
/// A sentence about the mistake in a profile that the worker sent; empty: none.
Message troubleWith(const Program &program, const StepProfile &profile, const Connection &connection);

} // namespace overtake::worker
