// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Series of a device that was measured elsewhere and earlier, shown beside this machine's: a series of its own, never
// one of a sweep's engines. Plain data; its measurements have the status Recorded.
#pragma once

#include "measure/measurement.h"

#include <string>
#include <vector>

namespace overtake
{

/// "recorded on NVIDIA H200, 2026-11-21"
inline Message recordedDetail(const std::string &device, const std::string &day)
{
    return sentence("recorded on %1, %2", device, day);
}

struct RecordedPoint {
    double value = 0; ///< the swept parameter's value
    Measurement measurement;
};

struct RecordedSeries {
    std::string card;                  ///< "NVIDIA H200"
    std::string day;                   ///< "2026-11-21"
    Label name;                        ///< "CUDA graph, tf32"
    std::vector<RecordedPoint> points; ///< ascending in value
    /// "CUDA graph, tf32, recorded on NVIDIA H200, 2026-11-21"
    Label label() const
    {
        Label all = name;
        all.details.push_back(recordedDetail(card, day));
        return all;
    }
};

} // namespace overtake
