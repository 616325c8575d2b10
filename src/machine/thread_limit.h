// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether this process may start the threads that it needs. OpenMP and OpenCL drivers end the process where one cannot
// be started, so a limit is found out before them.
#pragma once

namespace overtake
{

/// Starts threads until there are `wanted` at the same time or no more can be started, and ends them: how many.
int startableThreads(int wanted);

/// Tries to start as many threads as teams of the CPU engines and of a driver that computes on the CPU take, together
/// with those that wait for signals and files. Throws Error where a limit (ulimit -u, pids.max) allows fewer.
void requireThreads(int (*startable)(int wanted) = startableThreads);

} // namespace overtake
