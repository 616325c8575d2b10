// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A group of operations, prepared: it knows its tensors and its kernel; run() neither allocates nor starts a thread.
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
};

} // namespace overtake
