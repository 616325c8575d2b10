// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A point of a sweep or map. Values that contradict each other (channels not divisible by the heads), or for which the
// work cannot even be described, make it a failed point like any other; only where all of them do is the first such
// error the whole's.
#pragma once

#include "measure/compare/measurer.h"

#include <exception>

namespace overtake
{

class WrongPoints
{
public:
    Comparison compare(Measurer &measurer, const Workload &workload, const ParameterValues &parameters,
                       const std::vector<EngineUse> &engines, const MeasureOptions &options);
    /// `points`: how many there are. Throws the first error when there were as many.
    void throwIfAll(std::size_t points) const;

private:
    std::exception_ptr m_first;
    std::size_t m_count = 0;
};

} // namespace overtake
