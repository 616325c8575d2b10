// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/map_file.h"

#include "report/run_fields.h"
#include "text/error.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace overtake
{

namespace
{

nlohmann::json axisJson(const MapAxis &axis)
{
    nlohmann::json coarse = nlohmann::json::array();
    for (const std::size_t at : axis.coarse)
        coarse.push_back(axis.values[at]);
    return {{"swept", axis.key}, {"values", axis.values}, {"first_values", coarse}};
}

std::optional<std::size_t> indexOn(const MapAxis &axis, double value)
{
    const auto at = std::ranges::lower_bound(axis.values, value);
    if (at == axis.values.end() || *at != value)
        return std::nullopt;
    return static_cast<std::size_t>(at - axis.values.begin());
}

std::vector<const MapPoint *> sorted(const SpeedUpMap &map)
{
    std::vector<const MapPoint *> points;
    for (const MapPoint &point : map.points)
        points.push_back(&point);
    std::ranges::sort(points, [](const MapPoint *one, const MapPoint *other) {
        return std::pair(one->b, one->a) < std::pair(other->b, other->a);
    });
    return points;
}

constexpr std::size_t mostAxisValues = 500; ///< the program itself writes up to 197

void readMapAxis(FieldReader &io, const char *name, MapAxis &axis)
{
    io.object(name, [&](FieldReader &one) {
        one("swept", axis.key);
        one("values", axis.values);
        const auto &values = axis.values;
        const bool isAxis = values.size() >= 2 && values.size() <= mostAxisValues &&
                            std::ranges::all_of(values, [](double value) { return std::isfinite(value); }) &&
                            std::ranges::adjacent_find(values, std::greater_equal<>()) == values.end();
        one.require("values", isAxis, sentence("2 to 500 numbers, each above the one before"));
        std::vector<double> first;
        one("first_values", first);
        for (const double value : first)
            if (const auto at = indexOn(axis, value); at && (axis.coarse.empty() || *at > axis.coarse.back()))
                axis.coarse.push_back(*at);
        one.require("first_values",
                    axis.coarse.size() == first.size() && first.size() >= 2 && first.front() == values.front() &&
                        first.back() == values.back(),
                    sentence("some of 'values', in their order, with the first and the last"));
    });
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

bool isMap(const nlohmann::json &json)
{
    return hasFormat(json, "overtake-map");
}

MapFile mapFromJson(const nlohmann::json &json)
{
    if (!isMap(json))
        throw Error(sentence("it is not a map file of Overtake."));
    const JsonNode root = nodeOfSchema(json);
    FieldReader io(root);
    MapFile file;
    RunRecord &run = file.run;
    SpeedUpMap &map = file.map;
    io("date", run.date);
    io("machine", run.machine);
    describeStudy(io, run.sweep);
    io.require("engines", run.sweep.engines.size() >= 2, sentence("a list of at least two"));
    readMapAxis(io, "over", map.first);
    readMapAxis(io, "and", map.second);
    io.require("swept", run.sweep.key == map.first.key && map.first.key != map.second.key,
               sentence("the key of 'over', and another than that of 'and'"));
    io.maybe("out_of_time", map.outOfTime);
    describePoints(io, run.sweep, [&](FieldReader &one, const SweepPoint &point) {
        double second = 0;
        one("value2", second);
        const auto a = indexOn(map.first, point.value);
        const auto b = indexOn(map.second, second);
        one.require("value", a.has_value(), sentence("one of 'over.values'"));
        one.require("value2", b.has_value(), sentence("one of 'and.values'"));
        one.require("value2", !map.find(*a, *b), sentence("at a place that no other point has"));
        map.points.push_back({*a, *b, point.refined, point.comparison});
    });
    io.require("points", !run.sweep.points.empty(), sentence("a list of at least one"));
    requireSchemaOf(root, run.sweep);
    requireHonest(run.sweep.engines, sentence("A map"));
    describeDevices(io, run);
    run.sweep.crossovers.resize(run.sweep.engines.size());
    map.workload = run.sweep.workload;
    map.preset = run.sweep.preset;
    map.parameters = run.sweep.parameters;
    map.engines = run.sweep.engines;
    map.cancelled = run.sweep.cancelled;
    return file;
}

} // namespace overtake
