// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How OpenMP's threads wait for each other. Called first thing in main().
#pragma once

namespace overtake
{

/// By default, GNU OpenMP's threads spin for milliseconds while they wait. On a machine with anything else to do, a
/// browser or our own window, one thread then holds the core that its partner needs, and a step takes a hundred times
/// as long. Spinning for some ten microseconds and then sleeping costs next to nothing on an idle machine (an MLP step
/// of 512 neurons on two cores: 282 us and, spinning on, 283 us; on a machine busy with other programs 662 to 665 us
/// and 1.1 to 24 ms). The library reads this from the environment when it is loaded, so the program sets it and
/// restarts itself, once; what the user has set (GOMP_SPINCOUNT, OMP_WAIT_POLICY) stays. Does nothing where a restart
/// is not possible. Processes that it starts do not inherit the choice.
void chooseThreadWaiting(char **arguments);

} // namespace overtake
