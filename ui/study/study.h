// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All that a user has set: workload, parameters, the axis and its range, the engines to compare. Plain data; what the
// panels show, what undo goes back to, what is kept between two starts, and what the measuring session measures.
#pragma once

#include "measure/measurement.h"
#include "registry/engine_registry.h"
#include "workloads/preset.h"
#include "workloads/workload.h"

#include <string>
#include <vector>

namespace overtake
{

struct EngineChoice {
    EngineUse use; ///< options complete; overrides only where the engine differs from the parameters
    bool enabled = true;
    bool operator==(const EngineChoice &) const = default;
};

struct Study {
    std::string workload;
    std::string preset;         ///< name; empty when none was chosen
    ParameterValues parameters; ///< complete
    std::string sweepKey;       ///< the x axis; its parameter is the cursor
    double from = 1;
    double to = 1;
    std::vector<double> sweepValues; ///< values that a preset names; empty: evenly spread over the range
    std::vector<EngineChoice> engines;
    std::size_t base = 0;  ///< index into engines; always enabled
    std::uint64_t run = 0; ///< an opened run is on show: its curve (run/curve_store.h); 0: this machine's own points
    bool visit = false;    ///< a lesson's: its curves are not the user's, even if all else is equal

    double cursor() const { return parameters.real(sweepKey); }
    bool operator==(const Study &) const = default;
};

/// The workload with its defaults and the default comparison: CPU against the first GPU; without one, one thread
/// against all; the textbook loop is listed and off.
Study defaultStudy(const Workload &workload, const EngineRegistry &registry);
std::vector<EngineChoice> defaultEngines(const EngineRegistry &registry);

/// The same engines, the other workload with its defaults.
Study withWorkload(Study study, const Workload &workload);
Study withSweepKey(Study study, const std::string &key);
Study withPreset(const Study &study, const Preset &preset, const EngineRegistry &registry);
/// With the engine that the preset's published case was written in, where the user has it.
Study withPublishedLine(Study study, const EngineRegistry &registry);
/// False when a parameter, the axis or an engine's override was changed since withPreset().
bool matchesPreset(const Study &study, const EngineRegistry &registry);

/// With an honest use, on, in front of each engine that is timed wrongly on purpose and has none; the base is honest.
Study withHonestBeside(Study study);

/// The parameter that the study's axis is.
const ParameterSpec &axisOf(const Study &study);
/// The enabled engines, the base first. Overrides of the swept parameter are left out: the axis holds for all.
std::vector<EngineUse> enginesToMeasure(const Study &study);
/// Without points.
Sweep sweepOf(const Study &study);
/// Whether a point measured for one may be shown in the other's curves: all is equal but the cursor and the range.
bool sameCurve(const Study &a, const Study &b);

/// Whether it names data of the user's own.
bool namesFile(const Study &study);
/// Parameters that do not count because the data bring them (samples, features).
std::vector<std::string> keysFromData(const Study &study);
/// Key of the parameter that decides this one's value; empty if there is none.
std::string overrulerOf(const Study &study, const std::string &key);
/// Parameters that can be swept: numbers that count, except the seed. The study's own axis is always one of them.
std::vector<const ParameterSpec *> axesOf(const Study &study);
/// A range around the parameter's default in which a first curve is quick and interesting.
std::pair<double, double> defaultRange(const ParameterSpec &spec);

/// Makes a study that holds whatever was read from a file or from settings fit: unknown engines leave, a base is on,
/// the range lies within the table's.
void repair(Study &study, const EngineRegistry &registry);

} // namespace overtake
