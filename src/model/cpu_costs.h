// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Costs of each kind of work on this machine's cpu engine: times of its parts in real steps of a few sizes, on one
// thread and on all. Measured once and kept in the cache folder. Plain data; seconds.
#pragma once

#include "model/cost_table.h"
#include "model/work_pieces.h"

#include <map>
#include <optional>
#include <string>

namespace overtake
{

struct CpuCosts {
    struct Sample {
        WorkSizes sizes{1, 1, 1};
        double one = 0; ///< seconds on one thread
        double all = 0; ///< the same where so many could work:
    };
    int threads = 1;
    bool quiet = true;   ///< nothing else ran while they were measured
    double flopsOne = 0; ///< peak of one core here, for other CPUs: their times are in proportion
    std::map<std::string, std::vector<Sample>> samples; ///< by costKey()
};

/// Key of its samples: the operation, for products which operand is transposed, and what else the piece spends time on.
std::string costKey(const WorkPiece &piece);
WorkSizes costSizes(const WorkPiece &piece);

/// Text for the costs file.
std::string toText(const CpuCosts &costs);
/// Absent if the text is not from toText().
std::optional<CpuCosts> costsFromText(const std::string &text);

} // namespace overtake
