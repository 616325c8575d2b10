// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Run files that are damaged, newer or none at all: each is refused in words that name the file and the field.
#include "error_of.h"
#include "report/run_file.h"
#include "report/sample_run.h"
#include "report/temporary_folder.h"

#include <functional>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using nlohmann::json;
using test::sampleRun;
using test::TemporaryFolder;
using test::writeText;
using testing::AllOf;
using testing::HasSubstr;

std::string refusal(const json &document)
{
    return test::errorOf([&] { runRecordFromJson(document); });
}

std::string fileRefusal(const std::string &path)
{
    return test::errorOf([&] { readRunFile(path); });
}

TEST(RunFileTest, RefusesWhatIsNoRunFile)
{
    EXPECT_THAT(refusal(json::array()), HasSubstr("not a results file"));
    EXPECT_THAT(refusal(json::object()), HasSubstr("not a results file"));
    EXPECT_THAT(refusal({{"format", 7}}), HasSubstr("not a results file"));
    EXPECT_THAT(refusal({{"format", "overtake-training"}}), HasSubstr("it is a training"));
    EXPECT_THAT(refusal({{"format", "overtake-run"}}), HasSubstr("'schema' is missing"));
}

TEST(RunFileTest, RefusesANewerSchemaNamingBothVersions)
{
    json document = toJson(sampleRun());
    document["schema"] = 7;
    document.erase("points"); // a newer file may look different: the versions are what is said
    EXPECT_THAT(refusal(document), AllOf(HasSubstr("schema 7"), HasSubstr("schema 3")));
    document["schema"] = 0;
    EXPECT_THAT(refusal(document), HasSubstr("'schema' must be"));
}

TEST(RunFileTest, NamesTheFieldThatIsWrong)
{
    const std::string measurement = "/points/1/measurements/0";
    const std::vector<std::pair<std::string, std::pair<json, std::string>>> cases = {
        {"/points", {5, "'points' must be an array"}},
        {"/points/1", {"x", "'points[1]' must be an object"}},
        {"/points/1/value", {"5", "'points[1].value' must be a number"}},
        {"/points/1/value", {5, "'points[1].value' must be above"}},
        {"/points/1/refined", {1, "'points[1].refined' must be true or false"}},
        {"/points/1/measurements", {json::array(), "'points[1].measurements' must be as long as 'engines'"}},
        {"/points/1/speedups", {json::array(), "'points[1].speedups' must be as long as 'engines'"}},
        {measurement + "/status", {"done", "'points[1].measurements[0].status' must be one of measured, skipped"}},
        {measurement + "/setup_s", {nullptr, "'points[1].measurements[0].setup_s' must be a number"}},
        {measurement + "/step_s/repetitions/2",
         {"x", "'points[1].measurements[0].step_s.repetitions[2]' must be a number"}},
        {measurement + "/step_s/steps_per_repetition",
         {json::array(), "step_s.steps_per_repetition' must be as long as"}},
        {measurement + "/step_s/ci95", {json::array({1, 2, 3}), "step_s.ci95' must be a pair"}},
        {measurement + "/steps_per_epoch", {1.5, "steps_per_epoch' must be a whole number"}},
        {measurement + "/steps_per_epoch", {18446744073709551615ULL, "steps_per_epoch' must be a whole number"}},
        {measurement + "/engine/threads", {4294967296, "engine.threads' must be a whole number below"}},
        {measurement + "/parameters/hidden", {json::array(), "parameters.hidden' must be a number, a text"}},
        {"/machine", {json::array(), "'machine' must be an object"}},
        {"/machine/libraries/0/name", {0, "'machine.libraries[0].name' must be a text"}},
        {"/crossovers", {json::array(), "'crossovers' must be as long as"}},
        {measurement + "/setup_s", {-1, "'points[1].measurements[0].setup_s' must be 0 or more"}},
        {measurement + "/setup_s", {1e308, "'points[1].measurements[0].setup_s' must be at most 1e100"}},
        {measurement + "/step_s/median", {-1e-3, "step_s.median' must be 0 or more"}},
        {measurement + "/step_s/repetitions/2",
         {-1e-3, "'points[1].measurements[0].step_s.repetitions[2]' must be 0 or more"}},
        {measurement + "/step_s/repetitions/1", {1e308, "step_s.repetitions[1]' must be at most 1e100"}},
        {measurement + "/step_s/steps_per_repetition/0", {-1, "step_s.steps_per_repetition[0]' must be 0 or more"}},
        {measurement + "/step_s/ci95", {json::array({2, 1}), "step_s.ci95' must be a pair"}},
        {measurement + "/step_s/ci95", {json::array({-2, 1}), "step_s.ci95[0]' must be 0 or more"}},
        {measurement + "/steps_per_epoch", {INT64_MAX, "steps_per_epoch' must be at most 2^53"}},
        {measurement + "/epoch_s", {-2, "epoch_s' must be 0 or more"}},
        {measurement + "/throughput_per_s", {-2, "throughput_per_s' must be 0 or more"}},
        {measurement + "/memory_bytes", {-2, "memory_bytes' must be 0 or more"}},
        {measurement + "/engine/threads", {-5, "engine.threads' must be 0 or more"}},
        {measurement + "/engine/overrides/batch", {-512, "measurements[0].engine.overrides.batch' must be between 1"}},
        {measurement + "/parameters/hidden", {-100, "measurements[0].parameters.hidden' must be between 1 and"}},
        {measurement + "/parameters/hidden", {"many", "measurements[0].parameters.hidden' must be a number"}},
        {"/parameters/hidden", {-100, "'parameters.hidden' must be between 1 and"}},
        {"/points/0/value", {-5, "'points[0].value' must be between 1 and"}},
        {"/points/1/speedups/1/median", {-2, "'points[1].speedups[1].median' must be 0 or more"}},
        {"/points/1/speedups/1/median", {0, "'points[1].speedups[1].median' must be above 0"}},
        {"/points/0/measurements/0/system_activity/others_cores",
         {-1, "system_activity.others_cores' must be 0 or more"}},
        {"/machine/cores", {-1, "'machine.cores' must be 0 or more"}},
        {"/crossovers/1/points", {-1, "'crossovers[1].points' must be 0 or more"}},
        {"/crossovers/1/brackets/0/low", {1e6, "'crossovers[1].brackets[0].high' must be 'low' or more"}},
        {"/crossovers/1/kind", {"maybe", "'crossovers[1].kind' must be one of"}},
        {"/cancelled", {"no", "'cancelled' must be true or false"}},
    };
    for (const auto &[pointer, change] : cases) {
        json document = toJson(sampleRun());
        document[json::json_pointer(pointer)] = change.first;
        EXPECT_THAT(refusal(document), HasSubstr(change.second)) << pointer;
    }
}

/// Calls `visit` with a JSON pointer to every member of every object in the document.
void forEachMember(const json &value, const std::string &pointer, const std::function<void(const std::string &)> &visit)
{
    if (value.is_object()) {
        for (const auto &[key, member] : value.items()) {
            visit(pointer + "/" + key);
            forEachMember(member, pointer + "/" + key, visit);
        }
    } else if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i)
            forEachMember(value[i], pointer + "/" + std::to_string(i), visit);
    }
}

TEST(RunFileTest, AnyMissingFieldIsNamedOrHarmless)
{
    const json whole = toJson(sampleRun());
    int named = 0;
    forEachMember(whole, "", [&](const std::string &pointer) {
        const json::json_pointer place(pointer);
        json document = whole;
        document[place.parent_pointer()].erase(place.back());
        const std::string text = refusal(document);
        if (!text.empty()) {
            EXPECT_THAT(text,
                        HasSubstr(place.back() == "format" ? "not a results file" : place.back() + "' is missing"));
            ++named;
        }
    });
    EXPECT_GT(named, 150);
}

TEST(RunFileTest, AnyFieldOfAnotherTypeIsNamedOrHarmless)
{
    const json whole = toJson(sampleRun());
    forEachMember(whole, "", [&](const std::string &pointer) {
        const json::json_pointer place(pointer);
        for (const json &wrong : {json(nullptr), json("text"), json(-1), json(0.5), json(true), json::array(),
                                  json::array({json::object()}), json::object()}) {
            json document = whole;
            document[place] = wrong;
            const std::string text = refusal(document);
            if (!text.empty() && place.back() != "format") {
                EXPECT_THAT(text, HasSubstr("'"));
            }
        }
    });
}

TEST(RunFileTest, TruncatedAnywhereIsRefused)
{
    const std::string whole = jsonText(toJson(sampleRun()));
    const TemporaryFolder folder;
    const std::string path = folder.file("run.json");
    for (std::size_t size = 0; size + 2 < whole.size(); size += 97) {
        writeText(path, whole.substr(0, size));
        EXPECT_THAT(fileRefusal(path), AllOf(HasSubstr(path), HasSubstr("JSON"), HasSubstr("line "))) << size;
    }
}

TEST(RunFileTest, FlippedBytesNeverCrash)
{
    const std::string whole = jsonText(toJson(sampleRun()));
    const TemporaryFolder folder;
    const std::string path = folder.file("run.json");
    for (std::size_t place = 0; place < whole.size(); place += 31) {
        for (const char byte : {'\0', '"', '}', '\xff', '9'}) {
            std::string damaged = whole;
            damaged[place] = byte;
            writeText(path, damaged);
            const std::string text = fileRefusal(path); // anything but Error fails the test
            EXPECT_TRUE(text.empty() || text.find("Cannot read") == 0) << text;
        }
    }
}

TEST(RunFileTest, SaysWhyAFileCannotBeRead)
{
    const TemporaryFolder folder;
    EXPECT_THAT(fileRefusal(folder.file("none.json")), AllOf(HasSubstr("none.json"), HasSubstr("No such file")));
    std::filesystem::create_directory(folder.file("folder"));
    EXPECT_THAT(fileRefusal(folder.file("folder")), HasSubstr("Is a directory"));
    writeText(folder.file("empty.json"), "");
    EXPECT_THAT(fileRefusal(folder.file("empty.json")), HasSubstr("ends too early"));
    writeText(folder.file("huge.json"), "{\"format\": \"overtake-run\", \"schema\": 1e999}");
    EXPECT_THAT(fileRefusal(folder.file("huge.json")), HasSubstr("out of range"));
    writeText(folder.file("deep.json"), std::string(1000000, '['));
    EXPECT_THAT(fileRefusal(folder.file("deep.json")), HasSubstr("ends too early"));
    writeText(folder.file("other.json"), "{\n\"a\": 1,\n oops}");
    EXPECT_THAT(fileRefusal(folder.file("other.json")), HasSubstr("line 3"));
}

} // namespace
} // namespace overtake
