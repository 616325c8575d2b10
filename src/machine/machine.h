// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The machine and the build that figures come from. Caches and memory in bytes; what is unknown is empty or absent.
#pragma once

#include "machine/usable_cores.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

struct Library {
    std::string name;
    std::string version;
};

struct Machine {
    std::string cpu;
    int sockets = 1;
    int cores = 1;
    int threads = 1;                           ///< hardware threads this process may use
    UsableCores usable;                        ///< cores for this process; not in files
    std::vector<std::string> vectorExtensions; ///< "AVX2", "FMA", "AVX-512F", …
    std::optional<std::int64_t> l1dBytes, l2Bytes, l3Bytes;
    int l3Caches = 1; ///< of l3Bytes each; not in files
    std::int64_t memoryBytes = 0;
    std::string os;       ///< "Debian GNU/Linux 12 (bookworm), Linux 6.1"
    std::string compiler; ///< "GCC 12.2.0, Release"
    std::vector<Library> libraries;
    std::string hostVersion; ///< Overtake's own version
};

/// Asked of hwloc, /proc and the libraries; takes some milliseconds.
Machine thisMachine();
/// Overtake's own version: "0.1.0".
const char *overtakeVersion();
/// The widest vector extension in a word: "AVX-512", "AVX2", "SSE4.2", "NEON".
std::string widestVectorExtension(const Machine &machine);

} // namespace overtake
