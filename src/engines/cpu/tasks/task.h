// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The work of one step of a Schedule, prepared: a task knows its tensors and its kernel, and run() neither allocates
// nor starts a thread.
#pragma once

#include "program/batch_range.h"

#include <cstdint>

namespace overtake
{

class Task
{
public:
    virtual ~Task() = default;
    virtual void run(const BatchRange &batch) = 0;
    virtual int threads() const { return 1; }        ///< threads that work on it
    virtual std::int64_t bytes() const { return 0; } ///< memory that it holds alone, besides its tensors
};

} // namespace overtake
