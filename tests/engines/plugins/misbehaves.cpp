// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A CUDA plug-in whose driver misbehaves while it is loaded: OVERTAKE_TEST_DRIVER says how, "crash", "hang" or "leave".
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

__attribute__((constructor)) static void misbehave()
{
    const char *how = std::getenv("OVERTAKE_TEST_DRIVER");
    if (how && std::strcmp(how, "crash") == 0) {
        std::signal(SIGSEGV, SIG_DFL); // a sanitizer would catch it
        std::raise(SIGSEGV);
    } else if (how && std::strcmp(how, "hang") == 0) {
        ::sleep(1000);
    } else if (how && std::strcmp(how, "leave") == 0) {
        ::_exit(7);
    }
}
