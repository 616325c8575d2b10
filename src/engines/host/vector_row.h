// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which vector instructions this thread's kernels use, as a row of Highway's function tables. Highway's own choice is
// made once for the whole process, and panels packed for one vector width cannot be read with another; so each thread
// has a choice of its own here. Set by VectorsScope (vectors.h).
#pragma once

#include <cstddef>

namespace overtake
{

/// Row of the tables of vector kernels; 0: the best for this CPU. A parallel region reads it before it begins and sets
/// it for each of its members.
constinit inline thread_local std::size_t simdTarget = 0;

} // namespace overtake
