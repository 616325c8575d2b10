// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Work of the parts of a measured step, computations and moved bytes, derived from the Program that was timed. Pure;
// FLOPs and bytes of one step.
#pragma once

#include "measure/measurement.h"
#include "program/program.h"

#include <optional>
#include <string>
#include <vector>

namespace overtake
{

/// Rebuilds the Program that was timed; a user's own file is not read again, because the parameters have its sizes.
/// Nothing if this build does not know the workload or its parameters: a run file of another version.
std::optional<Program> programOf(const Measurement &measurement);

/// Whether engines of this kind surely multiply at the precision of their options: some convolve in fp32, and the CPU
/// engine has no other attention.
bool multipliesAtItsPrecision(EngineKind engine, OperationKind operation);

/// Some operation works on float64.
bool computesInDoubles(const Program &program);

struct PartWork {
    double flops = 0;        ///< counted by the Program
    double bytes = 0;        ///< bytes that enter or leave the part: values made and used only within it are not moved
    bool multiplies = false; ///< contains a matrix product to which the engine's precision applies
    bool convolves = false;  ///< contains a convolution, which an engine may do with fewer FLOPs
    bool inDoubles = false;  ///< computed in float64
};

/// Work of every part in the measurement's profile, which must be there; a part whose operations the Program does not
/// have does nothing.
std::vector<PartWork> workOfParts(const Measurement &measurement, const Program &program);

/// "MatMul (32, 512) x (512, 2) -> (32, 2)", one for each operation of the part.
std::vector<std::string> shapesOf(const StepPart &part, const Program &program);

} // namespace overtake
