// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Takes this program to a machine that does not have it, through the user's own command: what `packaging/package tar`
// made, in a folder per version, under its name only once it is whole, its hash is right and it has run there. Nothing
// is copied unless the caller has asked the user.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace overtake::worker
{

struct PortableProgram {
    std::string path;   ///< a .tar.gz
    std::string hash;   ///< its SHA-256 in hexadecimal digits, from the file beside it
    std::string system; ///< "x86_64"
    std::int64_t bytes = 0;
};

/// OVERTAKE_PORTABLE, or what this installation has; nothing where there is none. Throws Error where it is damaged.
std::optional<PortableProgram> portableProgram();

/// Whether a command names the program that could be copied: 'ssh gpu1 overtake-bench worker'.
bool namesProgram(const std::vector<std::string> &command);

/// Copies it to where `command` would start it, and gives the command that starts the copy. Throws Error with what that
/// machine said.
std::vector<std::string> copyProgram(const PortableProgram &program, const std::vector<std::string> &command);

} // namespace overtake::worker
