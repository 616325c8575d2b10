// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/thread_waiting.h"

#include <cstdlib>
#include <unistd.h>

namespace overtake
{

void chooseThreadWaiting(char **arguments)
{
    if (std::getenv("GOMP_SPINCOUNT") || std::getenv("OMP_WAIT_POLICY"))
        return;
    if (setenv("GOMP_SPINCOUNT", "1000", 0) == 0)
        execv("/proc/self/exe", arguments); // returns only on failure
}

} // namespace overtake
