// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether two engines that started from the same weights and used the same batches got the same losses, step by step.
// Plain data and a comparer that sees only numbers. Differences are relative to the base's loss (or to 0.01 if that is
// smaller).
#pragma once

#include "engines/precision.h"

#include <cstdint>
#include <optional>
#include <string>

namespace overtake
{

struct Agreement {
    Message whyNot;            ///< not empty: the losses cannot be compared, in one sentence
    std::int64_t steps = 0;    ///< done when losses were last compared
    double firstTolerance = 0; ///< at the first step
    double lastTolerance = 0;  ///< at the last step compared
    double largest = 0;        ///< difference, and the step (from 1) where it was
    std::int64_t largestStep = 0;
    std::optional<std::int64_t> partsAt; ///< the first step with a difference beyond its tolerance
    double partsBy = 0;                  ///< and the difference there
    double partsTolerance = 0;

    bool agrees() const { return whyNot.empty() && steps > 0 && !partsAt; }
};

/// Tolerance for the losses after `step` steps. Each step starts from the weights that the last one rounded, so a
/// difference grows during training: at first by the tolerance of one step, then in proportion to the steps done, up to
/// a tenth, beyond which two runs are not alike any more.
double lossTolerance(Precision coarser, std::int64_t step);

/// Adds the losses after step `step` (from 1).
void compareLosses(Agreement &agreement, Precision coarser, std::int64_t step, float base, float other);

/// "Same weights, same batches: the losses of GPU and CPU agree over 1200 steps, to 0.02 % (step 800). Tolerance: …"
Message toMessage(const Agreement &agreement, const Message &base, const Message &other);

} // namespace overtake
