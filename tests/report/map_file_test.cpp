// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A map as a file: it comes back as it was, and what is damaged is refused in words that name the field.
#include "error_of.h"
#include "report/map_file.h"
#include "report/sample_run.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using testing::HasSubstr;

SpeedUpMap sampleMap()
{
    const RunRecord run = test::sampleRun();
    SpeedUpMap map;
    map.workload = run.sweep.workload;
    map.parameters = run.sweep.parameters;
    map.engines = run.sweep.engines;
    map.first = {"hidden", {10, 100, 1000}, {0, 2}};
    map.second = {"batch", {1, 32}, {0, 1}};
    for (const auto &[a, b] : {std::pair<std::size_t, std::size_t>{2, 0}, {0, 1}, {0, 0}, {1, 1}})
        map.points.push_back({a, b, a == 1, run.sweep.points.front().comparison});
    map.outOfTime = true;
    return map;
}

nlohmann::json sampleDocument()
{
    Machine machine;
    machine.cpu = "AMD EPYC 9654";
    const SpeedUpMap map = sampleMap();
    return mapJson(map, mapRecord(map, machine));
}

std::string mapRefusal(const nlohmann::json &document)
{
    return test::errorOf([&] { mapFromJson(document); });
}

TEST(MapFile, ComesBackAsItWas)
{
    const nlohmann::json document = sampleDocument();
    const MapFile file = mapFromJson(document);
    EXPECT_EQ(mapJson(file.map, file.run), document);
    EXPECT_EQ(file.run.machine.cpu, "AMD EPYC 9654");
    EXPECT_TRUE(file.map.outOfTime);
    ASSERT_EQ(file.map.points.size(), 4U);
    const MapPoint *refined = file.map.find(1, 1);
    ASSERT_TRUE(refined);
    EXPECT_TRUE(refined->refined);
    EXPECT_EQ(file.map.first.coarse, sampleMap().first.coarse);
}

TEST(MapFile, NamesTheFieldThatIsWrong)
{
    const std::vector<std::pair<std::string, std::pair<nlohmann::json, std::string>>> cases = {
        {"/format", {"overtake-run", "not a map file"}},
        {"/schema", {99, "schema 99"}},
        {"/date", {7, "'date' must be"}},
        {"/over", {7, "'over' must be an object"}},
        {"/over/values", {nlohmann::json::array({5}), "'over.values' must be 2 to 500 numbers"}},
        {"/over/values/1", {5, "'over.values' must be 2 to 500 numbers, each above the one before"}},
        {"/over/values/0", {"x", "'over.values[0]' must be a number"}},
        {"/over/first_values/0", {11, "'over.first_values' must be some of 'values'"}},
        {"/over/first_values", {nlohmann::json::array({10}), "'over.first_values' must be some of 'values'"}},
        {"/and/swept", {"hidden", "'swept' must be the key of 'over', and another"}},
        {"/engines", {nlohmann::json::array(), "'engines' must be a list of at least two"}},
        {"/points", {nlohmann::json::array(), "'points' must be a list of at least one"}},
        {"/points/1/value", {11, "'points[1].value' must be one of 'over.values'"}},
        {"/points/1/value2", {2, "'points[1].value2' must be one of 'and.values'"}},
        {"/points/1/value2", {nullptr, "'points[1].value2' must be a number"}},
        {"/points/1/measurements", {nlohmann::json::array(), "must be as long as 'engines'"}},
        {"/points/1/speedups", {nlohmann::json::array(), "must be as long as 'engines'"}},
        {"/machine", {nlohmann::json::array(), "'machine' must be an object"}}};
    for (const auto &[place, what] : cases) {
        nlohmann::json document = sampleDocument();
        document[nlohmann::json::json_pointer(place)] = what.first;
        EXPECT_THAT(mapRefusal(document), HasSubstr(what.second)) << place;
    }
    nlohmann::json twice = sampleDocument();
    twice["points"][1]["value"] = twice["points"][0]["value"];
    twice["points"][1]["value2"] = twice["points"][0]["value2"];
    EXPECT_THAT(mapRefusal(twice), HasSubstr("'points[1].value2' must be at a place that no other point has"));
}

TEST(MapFile, OfTimesThatAreWrongOnPurposeIsRefused)
{
    nlohmann::json document = sampleDocument();
    document["engines"][1]["stopwatch"] = "no-wait";
    for (nlohmann::json &point : document["points"])
        point["measurements"][1]["engine"]["stopwatch"] = "no-wait";
    EXPECT_THAT(mapRefusal(document), HasSubstr("'schema' must be 3 or more"));
    document["schema"] = 3;
    EXPECT_THAT(mapRefusal(document), HasSubstr("A map accepts only honest times"));
}

} // namespace
} // namespace overtake
