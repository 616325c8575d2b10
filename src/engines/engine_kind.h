// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kind of hardware that an engine uses, whoever drives it: OpenCL on a CPU is Cpu. Reference: the textbook loops.
#pragma once

#include <array>

namespace overtake
{

enum class EngineKind { Reference, Cpu, Gpu };

/// The name in files and messages.
inline const std::array<const char *, 3> &namesOf(EngineKind)
{
    static constexpr std::array<const char *, 3> names = {"reference", "cpu", "gpu"};
    return names;
}

} // namespace overtake
