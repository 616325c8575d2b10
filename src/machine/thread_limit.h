// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether this process may start the threads that it needs. OpenMP and OpenCL drivers end the process where one cannot
// be started, so a limit is found out before them.
#pragma once

namespace overtake
{

/// Starts as many threads as teams of the CPU engines and of a driver that computes on the CPU take, together with
/// those that wait for signals and files, and ends them. Throws Error where a limit (ulimit -u, pids.max) allows fewer.
void requireThreads();

} // namespace overtake
