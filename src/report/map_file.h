// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A map as files: the fields of a run (report/run_file.h), its points being all those of the map, with the second axis
// beside the first. Each point's measurements carry both parameters. The format's name is its own, because no curve can
// be drawn through such points.
#pragma once

#include "measure/compare/speed_up_map.h"
#include "report/run_file.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace overtake
{

/// All points of a map, by the second axis, then by the first; without crossovers. CSV is that of such a record.
RunRecord mapRecord(const SpeedUpMap &map, const Machine &machine);

/// "format": "overtake-map"; "over" and "and" name the axes, each with its values, and "value2" stands in each point.
nlohmann::json mapJson(const SpeedUpMap &map, const RunRecord &record);

struct MapFile {
    RunRecord run; ///< made by mapRecord(), with the machine and the day of the measurement
    SpeedUpMap map;
};

bool isMap(const nlohmann::json &json);
/// Throws Error as runRecordFromJson() does.
MapFile mapFromJson(const nlohmann::json &json);

} // namespace overtake
