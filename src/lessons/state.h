// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// State to measure and show, described by a lesson's file or a link: names, numbers, and nothing that could start a
// program or read a file. resolve() makes it fit this machine.
#pragma once

#include "measure/engine_use.h"
#include "measure/measurement.h"
#include "registry/engine_registry.h"
#include "workloads/workload.h"

#include <optional>
#include <string>
#include <vector>

namespace overtake
{

struct WorkState {
    std::string workload; ///< empty: the preset's
    std::string preset;
    ParameterValues parameters;       ///< values that differ from the preset, or from the workload's defaults
    std::string axis;                 ///< key; empty: the preset's or the workload's own
    std::optional<double> from;       ///< none: the lower end of `values`, or of the parameter's range
    std::optional<double> to;         ///< none: the upper one; without both, the preset's values count, too
    std::vector<double> values;       ///< to measure; empty: evenly spread
    std::vector<std::string> engines; ///< "cpu,threads=1"; "gpu" is whatever GPU there is; the first is the baseline
};

/// The same, checked and complete.
struct Work {
    const Workload *workload = nullptr; ///< never null
    std::string preset;
    ParameterValues parameters;
    std::string axis;
    double from = 0;
    double to = 0;
    std::vector<double> values;
    std::vector<EngineUse> engines; ///< options complete
};

/// `gpu`: the engine that stands for a GPU; empty: the first GPU here, and where there is none the prediction for an
/// RTX 2070. Throws UsageError.
Work resolve(const WorkState &state, const EngineRegistry &engines, const std::string &gpu = {});

} // namespace overtake
