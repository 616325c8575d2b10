// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/map_file.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace overtake
{

namespace
{

nlohmann::json axisJson(const MapAxis &axis)
{
    nlohmann::json coarse = nlohmann::json::array();
    for (const std::size_t at : axis.coarse)
        coarse.push_back(axis.values[at]);
    return {{"key", axis.key}, {"values", axis.values}, {"first_values", coarse}};
}

std::vector<const MapPoint *> sorted(const SpeedUpMap &map)
{
    std::vector<const MapPoint *> points;
    for (const MapPoint &point : map.points)
        points.push_back(&point);
    std::sort(points.begin(), points.end(), [](const MapPoint *one, const MapPoint *other) {
        return std::pair(one->b, one->a) < std::pair(other->b, other->a);
    });
    return points;
}

} // namespace

RunRecord mapRecord(const SpeedUpMap &map, const Machine &machine)
{
    Sweep sweep;
    sweep.workload = map.workload;
    sweep.preset = map.preset;
    sweep.parameters = map.parameters;
    sweep.key = map.first.key;
    sweep.engines = map.engines;
    sweep.crossovers.resize(map.engines.size());
    sweep.cancelled = map.cancelled;
    for (const MapPoint *point : sorted(map))
        sweep.points.push_back({map.first.values[point->a], point->refined, point->comparison});
    return makeRunRecord(std::move(sweep), machine);
}

nlohmann::json mapJson(const SpeedUpMap &map, const RunRecord &record)
{
    nlohmann::json object = toJson(record);
    object["format"] = "overtake-map";
    object["over"] = axisJson(map.first);
    object["and"] = axisJson(map.second);
    object["out_of_time"] = map.outOfTime;
    object.erase("crossover");
    object.erase("crossovers");
    const std::vector<const MapPoint *> points = sorted(map);
    for (std::size_t i = 0; i < points.size(); ++i)
        object["points"][i]["value2"] = map.second.values[points[i]->b];
    return object;
}

} // namespace overtake
