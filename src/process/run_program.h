// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs another program (sbatch, sacct, ssh, the check of a driver) to its end and keeps what it prints.
#pragma once

#include "process/child_process.h"

namespace overtake
{

struct ProgramOutput {
    int status = 0; ///< a shell's: 127 not found, 128 + signal
    std::string out;
    std::string err;
    Message notStarted = {}; ///< why; empty if it was started

    /// Text for the user: why it was not started, or the last line of err, or of out if err is empty.
    Message lastLine() const;
};

/// Runs `command`, which reads `input`. A program that is not found has status 127. Throws Cancelled after a stop,
/// Error if the program cannot be started or nothing moves for too long: both end it.
ProgramOutput runProgram(const std::vector<std::string> &command, const Patience &patience,
                         const std::string &input = {});

} // namespace overtake
