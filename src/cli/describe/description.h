// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The commands and options of overtake-bench as plain data, read from CLI11's description of them: completions for
// shells and the manual page are made from it while the program is built.
#pragma once

#include <string>
#include <vector>

namespace overtake::cli
{

struct OptionDescription {
    std::vector<std::string> names; ///< "-h", "--help"; empty: an argument without a name
    std::string value;              ///< "FILE.json", "WORKLOAD"; empty: a flag
    std::string help;
    bool isRepeatable = false;
    /// The values it may have, where they are known: "cpu", "model:t4".
    std::vector<std::string> words;
    bool isFile = false; ///< the value may be a file's or folder's name

    bool isArgument() const { return names.empty(); }
};

struct CommandDescription {
    std::string name;
    std::string help;
    std::vector<OptionDescription> options;
    std::string footer; ///< examples and notes, lines as they stand
};

/// The program itself: its options, and the text at the end of its help.
struct ProgramDescription {
    CommandDescription program;
    std::vector<CommandDescription> commands;
};

/// Starts no driver: engines of GPUs are named by their first number.
ProgramDescription describeProgram();

} // namespace overtake::cli
