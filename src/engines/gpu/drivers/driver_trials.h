// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Drivers tried in children of this program, all at the same time: what becomes of each.
#pragma once

#include "text/message.h"

#include "process/child_process.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace overtake
{

/// How long drivers are waited for, and who is told.
struct DriverWait {
    std::stop_token stop; ///< goes on without the drivers that have not answered
    /// Called after a second, with a sentence for each driver that has not answered.
    std::function<void(const Message &sentence)> told;
};

struct DriverTrial {
    std::string which;   ///< "opencl" or "cuda"
    std::string vendors; ///< the folder for OpenCL's loader; empty: as it is
    Message name;        ///< "The OpenCL driver of nvidia.icd (libnvidia-opencl.so.1)"
};

struct DriverFate {
    Message trouble;        ///< a sentence: "… crashed: signal 11 (Segmentation fault)."; empty: all is well
    std::string printed;    ///< the first line that it printed to standard output
    bool isUnknown = false; ///< it might have answered, or could not be asked
};

/// Starts `program` once for each trial. Each has OVERTAKE_DRIVER_SECONDS (15), and none is left when this returns.
std::vector<DriverFate> runDriverTrials(const std::string &program, const std::vector<DriverTrial> &trials,
                                        const DriverWait &wait);

/// The child's work: it loads the drivers ("opencl" or "cuda") as the program would. Returns the exit status.
int loadDrivers(const std::string &which);

} // namespace overtake
