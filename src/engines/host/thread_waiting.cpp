// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/host/thread_waiting.h"

#include <climits>
#include <cstdlib>
#include <string>
#include <unistd.h>

namespace overtake
{

namespace
{

/// The library has read it. Frameworks' workers have an OpenMP of their own, which waits as its makers chose.
void forgetChoice()
{
    unsetenv("GOMP_SPINCOUNT");
    unsetenv("OVERTAKE_RESTARTED");
}

} // namespace

void chooseThreadWaiting(char **arguments)
{
    if (std::getenv("OVERTAKE_RESTARTED")) {
        forgetChoice();
        return;
    }
    if (std::getenv("GOMP_SPINCOUNT") || std::getenv("OMP_WAIT_POLICY"))
        return;
    if (setenv("GOMP_SPINCOUNT", "1000", 0) != 0 || setenv("OVERTAKE_RESTARTED", "1", 1) != 0) {
        forgetChoice();
        return;
    }
    // By its own path, because the name that ps and killall know is the last part of the path.
    std::string self(PATH_MAX, '\0');
    const ssize_t length = readlink("/proc/self/exe", self.data(), self.size());
    self.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
    execv(self.c_str(), arguments); // returns only on failure
    forgetChoice();
}

} // namespace overtake
