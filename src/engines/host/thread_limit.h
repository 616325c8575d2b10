// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// For calls of oneDNN, which asks OpenMP for the number of threads both when a primitive is made and when it runs: sets
// that number for the calling thread until the end of the scope.
#pragma once

#include <omp.h>

namespace overtake
{

class ThreadLimit
{
public:
    explicit ThreadLimit(int threads) : m_before(omp_get_max_threads()) { omp_set_num_threads(threads); }
    ~ThreadLimit() { omp_set_num_threads(m_before); }
    ThreadLimit(const ThreadLimit &) = delete;
    ThreadLimit &operator=(const ThreadLimit &) = delete;

private:
    int m_before;
};

} // namespace overtake
