// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A piece of a step, prepared: it knows its tensors and its kernel; run() neither allocates nor starts a thread. One or
// several operations of the Program.
#pragma once

#include "program/batch_range.h"

#include <cstdint>
#include <optional>

namespace overtake
{

class Task
{
public:
    virtual ~Task() = default;
    virtual void run(const BatchRange &batch) = 0;
    virtual int threads() const { return 1; } ///< that work on it
    /// Of the last run, where that is less than the Program counts for its operations (see StepPart).
    virtual std::optional<double> flopsDone() const { return std::nullopt; }

    // -- as a part of a Chain (chain.h)

    /// Rows that run() shares out, each of which needs only the same row of what was shared out so before; 0: none.
    virtual std::int64_t rows() const { return 0; }
    virtual std::int64_t rowsTogether() const { return 1; } ///< that only one thread may have
    /// It is in a chain from now on: threads do not meet between its run() and what comes before and after it.
    virtual void joinChain() {}
    /// All have run the whole chain: adds up what each has summed over its rows. Called by each of `members` threads.
    virtual void finishChain(int member, int members) { (void)member, (void)members; }
};

} // namespace overtake
