// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Common parts of the operations on sequences. For the files of this folder.
#pragma once

#include "operations/common.h"

namespace overtake::operations
{

/// b sequences of t positions, each h heads of d channels.
struct SequenceCase {
    std::int64_t b, t, h, d;

    std::int64_t channels() const { return h * d; }
    Shape rows() const { return {b * t, h * d}; }
    Shape heads() const { return {b * h, t, d}; }
    Shape squares() const { return {b * h, t, t}; }
};

inline const std::vector<SequenceCase> &oddSequences()
{
    static const std::vector<SequenceCase> all = {{1, 1, 1, 1},   {1, 2, 1, 3},   {3, 1, 2, 1},    {2, 5, 3, 7},
                                                  {1, 17, 1, 16}, {5, 7, 1, 1},   {3, 15, 2, 8},   {2, 33, 3, 17},
                                                  {1, 64, 4, 32}, {4, 65, 2, 31}, {2, 130, 3, 64}, {2, 5, 1, 257}};
    return all;
}

} // namespace overtake::operations
