// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Published cases by name (resources/presets.json, compiled in): parameters, what to sweep, and the figures reported
// for them elsewhere. Reported figures are never mixed with measured ones.
#pragma once

#include "program/parameter.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

struct ReportedPoint {
    double value = 0;   ///< the swept parameter's (or the preset's own value)
    double seconds = 0; ///< per epoch
};

struct ReportedSeries {
    std::string label;  ///< "CPU (x86-64)"
    std::string device; ///< name as published
    bool gpu = false;
    std::vector<ReportedPoint> points;
};

/// Framework of the published case: a name that never starts anything.
struct PresetFramework {
    std::string label;       ///< "NumPy (the article's loop)"
    std::string engine;      ///< "numpy": of a worker with this name, where the user has added one
    ParameterValues options; ///< options of that engine
};

/// A published figure that a wrong stopwatch or an unfair opponent made.
struct PresetClaim {
    std::string claimed;              ///< "24 000 times as fast"
    std::string mistake;              ///< one or two sentences
    std::vector<std::string> engines; ///< measurements that show it, as --engine has them; "gpu" is any GPU
};

struct Preset {
    std::string name;  ///< "mlp-width-hsf"
    std::string label; ///< "MLP width (HEP Software Foundation)"
    std::string workload;
    std::string source;                               ///< who published it
    std::string note;                                 ///< advice for comparing, e.g. that text and code differ
    ParameterValues parameters;                       ///< overrides of the workload's defaults
    std::map<std::string, ParameterValues> perEngine; ///< "cpu", "gpu" -> overrides (batch size)
    PresetFramework framework;
    std::string sweepKey;
    std::vector<double> sweepValues;
    std::vector<ReportedSeries> reported;
    std::optional<PresetClaim> claim; ///< for a preset of kind "claim"
};

const std::vector<Preset> &allPresets();
/// Throws UsageError with the nearest valid name.
const Preset &presetByName(std::string_view name);
/// The preset's values for GPUs alone or for the others, without the swept one and those that the user has chosen.
ParameterValues ownValues(const Preset &preset, bool isGpu, const std::string &sweptKey,
                          const ParameterValues &chosen = {});

} // namespace overtake
