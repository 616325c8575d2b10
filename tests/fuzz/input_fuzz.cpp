// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Damages good inputs at random: results files, maps, trainings, recordings, lessons, links, and what a worker sends.
// Each input is refused by an Error, or accepted; what is accepted is written, and read again the same. By hand:
//
//     input_fuzz --seconds 3600 --seed 7        input_fuzz --subject results --count 1000000
//     input_fuzz --write FOLDER --count 1000    (writes the damaged files, for files_to_programs.py)
//
// A failure leaves the input in fuzz-failure.txt and ends with exit status 1.
#include "file/message_json.h"
#include "fuzz/json_damage.h"
#include "lessons/lesson_file.h"
#include "lessons/share.h"
#include "remote/frames.h"
#include "remote/worker_messages.h"
#include "report/map_file.h"
#include "report/recording.h"
#include "report/run_file.h"
#include "report/sample_run.h"
#include "report/sample_training.h"
#include "text/error.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <sstream>

namespace overtake
{
namespace
{

using nlohmann::json;
using test::Random;

/// A kind of input: good ones, and what the program makes of one. `rewrite` throws Error to refuse; else it returns
/// what the program writes of what it read.
struct Subject {
    std::string name;
    std::vector<std::string> good;
    std::function<std::string(const std::string &)> rewrite;
    bool isJson = true;
};

std::string contentOf(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

json parsed(const std::string &text)
{
    json document = json::parse(text, nullptr, false);
    if (document.is_discarded())
        throw Error(sentence("it is not JSON."));
    return document;
}

/// Refuses bytes that are not UTF-8 as JSON does.
std::string written(const json &document)
{
    return document.dump(-1, ' ', false, json::error_handler_t::replace);
}

template <typename Record>
std::string sentAgain(const std::string &text)
{
    json message = parsed(text);
    takeSentences(message);
    Record record;
    readValue(JsonNode(message), record);
    json again = jsonOf(record);
    putTextFirst(again);
    return written(again);
}

SpeedUpMap sampleMap()
{
    const RunRecord run = test::sampleRun();
    SpeedUpMap map;
    map.workload = run.sweep.workload;
    map.parameters = run.sweep.parameters;
    map.engines = run.sweep.engines;
    map.first = {"hidden", {5, 50, 500}, {0, 2}};
    map.second = {"batch", {8, 16}, {0, 1}};
    map.points = {{0, 0, false, run.sweep.points[0].comparison}, {2, 1, true, run.sweep.points[1].comparison}};
    return map;
}

std::string mapAgain(const std::string &text)
{
    const MapFile file = mapFromJson(parsed(text));
    RunRecord record = mapRecord(file.map, file.run.machine);
    record.date = file.run.date;
    record.devices = file.run.devices;
    return written(mapJson(file.map, record));
}

json sampleRecording()
{
    json recording = json::parse(R"({"format": "overtake-recording", "schema": 2, "device": "Test card",
        "engine": "cuda:0", "date": "2026-11-21T10:11:12Z", "runs": [],
        "checks": [{"rows": [{"engine": "cuda:0", "passed": true, "worst_error": 1e-6, "tolerance": 1e-5}]}],
        "comparisons": [{"pytorch": "2.11", "rows": [{"name": "MLP", "engine": "cuda:0", "overtake_s": 1e-5,
                                                      "pytorch_s": 6e-5, "wanted_ratio": 5}]}]})");
    recording["runs"].push_back(toJson(test::sampleRun()));
    return recording;
}

/// Figures that the program prints must be numbers; the rest of a recording is written by nobody.
std::string recordingAgain(const std::string &text)
{
    const Recording recording = recordingFromJson(parsed(text));
    json figures = json::array();
    for (const RecordedCheck &check : recording.checks)
        figures.push_back(check.worstShare);
    for (const RecordedComparison &comparison : recording.comparisons)
        figures.push_back(comparison.ratio());
    if (written(figures).find("null") != std::string::npos)
        throw std::logic_error("a figure of the recording is not a number: " + written(figures));
    json again = {{"format", "overtake-recording"}, {"schema", recordingSchema},   {"device", recording.card},
                  {"engine", recording.engine},     {"date", recording.date},      {"checks", json::array()},
                  {"runs", json::array()},          {"comparisons", json::array()}};
    for (const RunRecord &run : recording.runs)
        again["runs"].push_back(toJson(run));
    return written(again);
}

worker::Measured sampleMeasured()
{
    worker::Measured measured;
    measured.label = {"CPU", {threadsDetail(2)}};
    Samples &samples = measured.samples;
    samples.seconds = {1e-4, 2e-4, 3e-4};
    samples.steps = {10, 10, 10};
    samples.disturbed = {0, 1, 0};
    samples.firstLoss = 0.7;
    samples.items = 1e5;
    samples.systemActivity = SystemActivity{2, 1.5, 1.25, 0.125, 0.75, 2.875, 0.0625, 17, 3};
    samples.profile.emplace();
    samples.profile->parts = {{StepPart::Kind::Compute, "MatMul", {0, 1}, 1e-5, 0.0, {1e-5, 2e-5}}};
    samples.profile->totalSeconds = 1e-4;
    samples.profileTrouble = sentence("Cannot read '%1': %2", "x", foreign("why"));
    return measured;
}

std::string sampleHello()
{
    worker::Hello hello;
    hello.program = "overtake-bench";
    hello.host = "lab";
    EngineDescription &engine = hello.engines.emplace_back();
    engine.id = "cpu";
    engine.label = "CPU";
    engine.detail = sentence("%1 threads", 2);
    std::vector<ParameterSpec> options(2);
    options[0].key = "threads";
    options[0].minimum = 1;
    options[0].maximum = 64;
    options[0].defaultValue = std::int64_t{2};
    options[1].key = "precision";
    options[1].kind = ParameterKind::Choice;
    options[1].defaultValue = std::string("fp32");
    options[1].choices = {"fp32", "bf16"};
    engine.options = ParameterTable(std::move(options));
    json message = jsonOf(hello);
    putTextFirst(message);
    return written(message);
}

std::string frameOf(worker::Frame::Kind kind, const std::string &body)
{
    return worker::frameHeader(kind, body.size()) + body + worker::frameEnd;
}

/// The frames of a stream, whole or in pieces, by their headers of today.
std::string framesIn(const std::string &stream, std::size_t piece)
{
    worker::FrameDecoder decoder(1 << 16);
    std::string all;
    for (std::size_t at = 0; at < stream.size(); at += piece) {
        decoder.add(std::string_view(stream).substr(at, piece));
        while (const auto frame = decoder.next())
            all += frameOf(frame->kind, frame->body);
    }
    return all;
}

std::string framesAgain(const std::string &stream)
{
    const std::string whole = framesIn(stream, stream.size() + 1);
    if (whole != framesIn(stream, 3))
        throw std::logic_error("frames differ by the pieces in which they come");
    return whole;
}

std::vector<Subject> subjects()
{
    const std::filesystem::path source = OVERTAKE_SOURCE_DIR;
    std::vector<std::string> lessons;
    for (const auto &file : std::filesystem::directory_iterator(source / "resources/lessons"))
        if (file.path().extension() == ".json")
            lessons.push_back(contentOf(file.path()));
    json measured = jsonOf(sampleMeasured());
    putTextFirst(measured);
    return {
        {"results",
         {written(toJson(test::sampleRun())), contentOf(source / "tests/golden/results_schema_1.json")},
         [](const std::string &text) { return written(toJson(runRecordFromJson(parsed(text)))); }},
        {"map", {written(mapJson(sampleMap(), mapRecord(sampleMap(), test::sampleRun().machine)))}, mapAgain},
        {"training",
         {written(toJson(test::sampleTrainingRecord()))},
         [](const std::string &text) { return written(toJson(trainingFromJson(parsed(text)))); }},
        {"recording", {written(sampleRecording())}, recordingAgain},
        {"measured", {written(measured)}, sentAgain<worker::Measured>},
        {"hello", {sampleHello()}, sentAgain<worker::Hello>},
        {"lesson", lessons,
         [](const std::string &text) {
             lessonFromJson(parsed(text));
             return std::string(); // nothing writes lessons
         }},
        {"link",
         {"overtake:mlp?axis=hidden&from=5&to=2000&engine=cpu&engine=eigen&set=batch=64",
          "overtake-bench sweep mlp --over hidden --from 5 --to 2000 --set batch=64 --engine cpu,threads=1"},
         [](const std::string &text) { return linkOf(sharedState(text)); },
         false},
        {"frames",
         {frameOf(worker::Frame::Kind::Json, R"({"type":"hello"})") +
          frameOf(worker::Frame::Kind::Array, std::string(40, '\1')) + frameOf(worker::Frame::Kind::Json, "{}")},
         framesAgain,
         false},
    };
}

/// Whether the program took the input. Throws what it must not throw.
bool isAccepted(const Subject &subject, const std::string &input)
{
    std::string first;
    try {
        first = subject.rewrite(input);
    } catch (const Error &) {
        return false;
    }
    if (first.empty())
        return true;
    std::string second;
    try {
        second = subject.rewrite(first);
    } catch (const Error &error) {
        throw std::logic_error(std::string("what was written is refused: ") + error.what() + "\n" + first);
    }
    if (first != second)
        throw std::logic_error("what was written is read differently:\n" + first + "\n" + second);
    return true;
}

struct Options {
    std::int64_t count = 2000; ///< for each subject
    double seconds = 0;        ///< above 0: instead of the count; each subject has the same share of it
    std::uint64_t seed = 1;
    std::string subject = {};
    std::string folder = {}; ///< inputs are written there, and tried by nobody here
};

/// Whether every input was refused by an Error or read again as it was written.
bool isSound(const Subject &subject, std::uint64_t place, const Options &options, double seconds)
{
    const auto start = std::chrono::steady_clock::now();
    const auto isOver = [&](std::int64_t done) {
        if (options.seconds <= 0)
            return done >= options.count;
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() > seconds;
    };
    std::int64_t done = 0;
    std::int64_t accepted = 0;
    for (; !isOver(done); ++done) {
        Random random(options.seed * 0x9e3779b97f4a7c15 + static_cast<std::uint64_t>(done) * 1000003 + place);
        const std::string &good = subject.good[random() % subject.good.size()];
        const std::string input =
            subject.isJson && random() % 8 != 0 ? test::damagedJson(good, random) : test::damagedBytes(good, random);
        if (!options.folder.empty()) {
            const char *ending = subject.isJson ? ".json" : ".txt";
            std::ofstream(options.folder + "/" + subject.name + "-" + std::to_string(done) + ending, std::ios::binary)
                << input;
            continue;
        }
        try {
            accepted += isAccepted(subject, input) ? 1 : 0;
        } catch (const std::exception &error) {
            std::ofstream("fuzz-failure.txt", std::ios::binary) << input;
            std::cerr << subject.name << ", seed " << options.seed << ", input " << done
                      << " (fuzz-failure.txt): " << std::string(error.what()).substr(0, 4000) << "\n";
            return false;
        }
    }
    std::cout << subject.name << ": " << done << " inputs, " << accepted << " accepted" << std::endl;
    return true;
}

int run(const Options &options)
{
    const auto all = subjects();
    for (const Subject &subject : all)
        for (const std::string &good : subject.good)
            if (!isAccepted(subject, good))
                throw std::logic_error("a good input is refused: " + subject.name);
    const double share = options.seconds / (options.subject.empty() ? static_cast<double>(all.size()) : 1);
    for (std::size_t i = 0; i < all.size(); ++i)
        if ((options.subject.empty() || all[i].name == options.subject) && !isSound(all[i], i, options, share))
            return 1;
    return 0;
}

} // namespace
} // namespace overtake

int main(int count, char **values)
{
    overtake::Options options;
    for (int i = 1; i + 1 < count; i += 2) {
        const std::string name = values[i];
        if (name == "--count")
            options.count = std::atoll(values[i + 1]);
        else if (name == "--seconds")
            options.seconds = std::atof(values[i + 1]);
        else if (name == "--seed")
            options.seed = std::strtoull(values[i + 1], nullptr, 10);
        else if (name == "--subject")
            options.subject = values[i + 1];
        else if (name == "--write")
            options.folder = values[i + 1];
    }
    try {
        return overtake::run(options);
    } catch (const std::exception &error) {
        std::cerr << error.what() << "\n";
        return 1;
    }
}
