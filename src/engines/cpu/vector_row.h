// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which vector instructions this thread's kernels use, as a row of Highway's tables of functions. Highway's own choice
// is one for the whole process, and panels packed for one width cannot be read with another; so here each thread has
// its own. Set by VectorsScope (vectors.h).
#pragma once

#include <cstddef>

namespace overtake
{

/// 0: the best, which Highway finds itself. A parallel region reads it before it begins and sets it for each of its
/// members.
constinit inline thread_local std::size_t rowOfVectors = 0;

} // namespace overtake
