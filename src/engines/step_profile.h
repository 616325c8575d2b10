// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the time of one step went, part by part, and what the host did meanwhile. Plain data; seconds. Starts count
// from the step's call, on the host's clock.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

/// One unit that an engine runs: a kernel, a fusion, a copy.
struct StepPart {
    enum class Kind { CopyIn, Compute, CopyOut };
    Kind kind = Kind::Compute;
    std::string name;                        ///< in the notation of reports: "MatMul + AddBias + Relu"
    std::vector<std::size_t> operations;     ///< indices in the Program; several if they are fused
    double seconds = 0;                      ///< on the device
    std::optional<double> startSeconds = {}; ///< absent where only the order is known
    std::vector<double> samples = {};        ///< seconds in each of StepProfile::totals' steps; empty: this one alone
};

/// Host's work for a step that a device executed.
struct HostSpan {
    enum class Kind {
        Preparing, ///< picking the batch's rows
        Launching, ///< handing a part to the device
        Waiting    ///< until the device was done
    };
    Kind kind = Kind::Launching;
    std::string name; ///< name of the launched part; empty without one
    double startSeconds = 0;
    double seconds = 0;
};

struct StepProfile {
    std::vector<StepPart> parts; ///< in the order run; empty where the engine cannot tell
    double totalSeconds = 0;     ///< from the call until the result was complete. Less the parts: launching, waiting
    std::vector<HostSpan> host = {}; ///< in order, one after the other; empty where the host itself is the device
    std::vector<double> totals = {}; ///< every profiled step's time, if several; this one is the median step
    /// Seconds of all copies, or of all that is computed.
    double secondsOf(bool copies) const
    {
        double seconds = 0;
        for (const StepPart &part : parts)
            seconds += (part.kind != StepPart::Kind::Compute) == copies ? part.seconds : 0;
        return seconds;
    }
};

} // namespace overtake
