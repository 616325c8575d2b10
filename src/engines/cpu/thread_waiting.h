// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How OpenMP's threads wait for each other. Called first thing in main().
#pragma once

namespace overtake
{

/// Left alone, GNU OpenMP's threads spin for milliseconds. On a machine with anything else to do, a browser or our own
/// window, one thread then spins away the core that its partner needs, and a step takes a hundred times as long. Told
/// to spin for some ten microseconds and then to sleep, they lose next to nothing where nobody else works (an MLP step
/// of 512 neurons on two cores: 282 us and, spinning on, 283 us; on a machine busy with other programs 662 to 665 us
/// and 1.1 to 24 ms). The library reads this from the environment when it is loaded, so the program starts itself anew
/// with it, once; what the user has set (GOMP_SPINCOUNT, OMP_WAIT_POLICY) stays. Does nothing where starting anew is
/// not possible.
void chooseThreadWaiting(char **arguments);

} // namespace overtake
