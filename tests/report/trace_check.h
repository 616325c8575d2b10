// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What must hold of every trace file: the Trace Event format as Perfetto reads it, tracks on which nothing overlaps,
// and the profile that it was made from.
#pragma once

#include "measure/explain/part_work.h"
#include "operations/elementwise.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace overtake::test
{

inline void expectTraceFormat(const nlohmann::json &trace)
{
    ASSERT_TRUE(trace.is_object());
    const std::string unit = trace.at("displayTimeUnit");
    EXPECT_TRUE(unit == "ms" || unit == "ns");
    std::map<std::pair<int, int>, std::vector<std::pair<double, double>>> tracks;
    std::set<int> processes;
    std::set<std::pair<int, int>> threads;
    for (const auto &event : trace.at("traceEvents")) {
        const std::string phase = event.at("ph");
        ASSERT_TRUE(event.at("pid").is_number_integer());
        ASSERT_TRUE(event.at("tid").is_number_integer());
        ASSERT_TRUE(event.at("name").is_string());
        const int pid = event["pid"];
        const int tid = event["tid"];
        if (phase == "M") {
            const std::string name = event["name"];
            const bool sorts = name == "process_sort_index" || name == "thread_sort_index";
            const auto &argument = event.at("args").at(sorts                      ? "sort_index"
                                                       : name == "process_labels" ? "labels"
                                                                                  : "name");
            EXPECT_EQ(argument.is_number_integer(), sorts);
            if (name == "process_name") {
                EXPECT_TRUE(processes.insert(pid).second) << "named twice";
            }
            if (name == "thread_name") {
                EXPECT_TRUE((threads.insert({pid, tid}).second)) << "named twice";
            }
            continue;
        }
        ASSERT_EQ(phase, "X");
        EXPECT_NE(tid, pid) << "shown as the main thread";
        ASSERT_TRUE(event.at("ts").is_number());
        ASSERT_TRUE(event.at("dur").is_number());
        EXPECT_TRUE(event.at("args").is_object());
        const double start = event["ts"];
        const double duration = event["dur"];
        EXPECT_GE(start, 0) << event;
        EXPECT_GE(duration, 0) << event;
        tracks[{pid, tid}].emplace_back(start, start + duration);
    }
    for (auto &[track, spans] : tracks) {
        EXPECT_EQ(processes.count(track.first), 1U) << "a process without a name";
        EXPECT_EQ(threads.count(track), 1U) << "a track without a name";
        std::ranges::sort(spans);
        for (std::size_t i = 1; i < spans.size(); ++i)
            EXPECT_LE(spans[i - 1].second, spans[i].first + 1e-6) << "overlap on track " << track.second;
    }
}

/// Every part of the measurement's profile is an event of process `pid` with its duration, within the step, and every
/// operation of the Program that a step runs appears.
inline void expectTraceOf(const nlohmann::json &trace, int pid, const Measurement &measurement)
{
    ASSERT_TRUE(measurement.profile.has_value());
    const StepProfile &profile = *measurement.profile;
    std::vector<nlohmann::json> parts;
    double stepEnd = 0;
    double waited = 0;
    for (const auto &event : trace.at("traceEvents")) {
        if (event["ph"] != "X" || event["pid"] != pid)
            continue;
        const std::string category = event["cat"];
        if (category == "step")
            stepEnd = event["dur"];
        else if (category == "host")
            waited += event["dur"].get<double>();
        else
            parts.push_back(event);
    }
    ASSERT_EQ(parts.size(), profile.parts.size());
    std::string shapes;
    constexpr double rounding = 1.1e-3; // microseconds: whole nanoseconds
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const StepPart &part = profile.parts[i];
        EXPECT_EQ(parts[i]["name"], part.name);
        EXPECT_NEAR(parts[i]["dur"].get<double>(), part.seconds * 1e6, rounding) << part.name;
        EXPECT_LE(parts[i]["ts"].get<double>() + parts[i]["dur"].get<double>(), stepEnd + rounding) << part.name;
        EXPECT_EQ(parts[i]["cat"] == "operation", part.kind == StepPart::Kind::Compute);
        EXPECT_TRUE(parts[i]["args"].contains("flops"));
        EXPECT_TRUE(parts[i]["args"].contains("bytes"));
        shapes += parts[i]["args"].at("shapes").dump();
    }
    double hostSeconds = 0;
    for (const HostSpan &span : profile.host)
        hostSeconds += span.seconds;
    EXPECT_NEAR(waited, hostSeconds * 1e6, rounding * static_cast<double>(profile.host.size() + 1));
    const auto program = programOf(measurement);
    ASSERT_TRUE(program.has_value());
    for (const Operation &operation : program->operations)
        if (operation.kind != operations::Fill) { // constants are made once, at set-up
            EXPECT_NE(shapes.find(operation.kind->name), std::string::npos) << operation.kind->name;
        }
}

} // namespace overtake::test
