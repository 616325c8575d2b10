// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs another program (sbatch, sacct, ssh) to its end and keeps what it prints. No shell sees the words.
#pragma once

#include <string>
#include <vector>

namespace overtake::worker
{

struct ProgramOutput {
    int status = 0; ///< as a shell has it: 127 not found, 128 + signal
    std::string out;
    std::string err;

    /// The last line of err, or of out where that is empty: what a user is told.
    std::string lastWords() const;
};

/// `input` is what it reads. Throws Error where it cannot be started for a reason other than that it is not there.
ProgramOutput runProgram(const std::vector<std::string> &command, const std::string &input = {});

} // namespace overtake::worker
