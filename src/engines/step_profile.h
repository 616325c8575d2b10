// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the time of one step went, part by part. Plain data; seconds.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace overtake
{

/// A part is what the engine runs as one: a kernel, a fused product, a copy.
struct StepPart {
    enum class Kind { CopyIn, Compute, CopyOut };
    Kind kind = Kind::Compute;
    std::string name;                    ///< as reports show it: "MatMul + AddBias + Relu"
    std::vector<std::size_t> operations; ///< of the Program, by index; several where they are fused
    double seconds = 0;                  ///< on the device
};

struct StepProfile {
    std::vector<StepPart> parts; ///< in the order run; empty where the engine cannot tell
    double totalSeconds = 0;     ///< from the call until the result was complete. Less the parts: launching, waiting
};

} // namespace overtake
