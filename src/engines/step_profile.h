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

/// What an engine runs as one: a kernel, a fused Group, a copy.
struct StepPart {
    enum class Kind { CopyIn, Compute, CopyOut };
    Kind kind = Kind::Compute;
    std::string name;                        ///< as reports show it: "MatMul + AddBias + Relu"
    std::vector<std::size_t> operations;     ///< of the Program, by index; several where they are fused
    double seconds = 0;                      ///< on the device
    std::optional<double> startSeconds = {}; ///< absent where only the order is known
    std::vector<double> samples = {};        ///< seconds in each of StepProfile::totals' steps; empty: this one alone
    /// FLOPs actually done, if the engine leaves out products with what it knows to be 0; absent: as many as the
    /// Program counts for the operations.
    std::optional<double> flopsDone = {};
};

/// What the host did for a step that a device executed.
struct HostSpan {
    enum class Kind {
        Preparing, ///< picking the batch's rows
        Launching, ///< handing a part to the device
        Waiting    ///< until the device was done
    };
    Kind kind = Kind::Launching;
    std::string name; ///< of the part launched; empty where there is none
    double startSeconds = 0;
    double seconds = 0;
};

struct StepProfile {
    std::vector<StepPart> parts; ///< in the order run; empty where the engine cannot tell
    double totalSeconds = 0;     ///< from the call until the result was complete. Less the parts: launching, waiting
    std::vector<HostSpan> host = {}; ///< in order, one after the other; empty where the host itself is the device
    std::vector<double> totals = {}; ///< of all steps profiled, if there were several: this one is the median step
};

} // namespace overtake
