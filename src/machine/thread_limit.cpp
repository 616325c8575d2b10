// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/thread_limit.h"

#include "text/error.h"

#include <algorithm>
#include <latch>
#include <limits.h>
#include <pthread.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace overtake
{
namespace
{

void *waitFor(void *latch)
{
    static_cast<std::latch *>(latch)->wait();
    return nullptr;
}

} // namespace

int startableThreads(int wanted)
{
    pthread_attr_t small;
    ::pthread_attr_init(&small);
    ::pthread_attr_setstacksize(&small, static_cast<std::size_t>(std::max(::sysconf(_SC_THREAD_STACK_MIN), 65536L)));
    std::latch end(1);
    std::vector<pthread_t> threads;
    pthread_t one = {};
    while (static_cast<int>(threads.size()) < wanted && ::pthread_create(&one, &small, waitFor, &end) == 0)
        threads.push_back(one);
    end.count_down();
    for (const pthread_t thread : threads)
        ::pthread_join(thread, nullptr);
    ::pthread_attr_destroy(&small);
    return static_cast<int>(threads.size());
}

void requireThreads(int (*startable)(int wanted))
{
    constexpr int besides = 6; // for signals, files, drivers and the window
    const int wanted = 2 * static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U)) + besides;
    if (const int started = startable(wanted); started < wanted)
        throw Error(
            sentence("Only %1 of the %2 threads that Overtake needs can be started: raise the limit on processes "
                     "(ulimit -u, or pids.max of the container).",
                     started, wanted));
}

} // namespace overtake
