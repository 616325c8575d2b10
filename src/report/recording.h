// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Recording by tests/gpu/run, or the window, of a device that this machine may not have: checks, sweeps, the same work
// in PyTorch. Read only: it is never made up or edited. Every series in it says where and when it was recorded. Plain
// data; times in seconds.
#pragma once

#include "report/run_file.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

inline constexpr int recordingSchema = 2;

struct RecordedCheck {
    std::string engine; ///< "cuda:0,launch=graph,precision=fp32"
    int checks = 0;
    int failed = 0;
    double worstShare = 0; ///< largest error as a share of its tolerance
};

struct RecordedComparison {
    std::string name;
    std::string engine;
    double overtakeSeconds = 0;
    double pytorchSeconds = 0;
    std::optional<double> wantedRatio;
    std::optional<double> copyShare; ///< share of a device-to-device copy's bandwidth
    double ratio() const { return pytorchSeconds / overtakeSeconds; }
};

struct Recording {
    std::string card;   ///< "NVIDIA H200"
    std::string engine; ///< "cuda:0"
    std::string date;   ///< ISO 8601, UTC
    std::vector<RecordedCheck> checks;
    std::vector<RunRecord> runs; ///< the runs as written
    std::string pytorch;         ///< its version; empty: not compared
    std::vector<RecordedComparison> comparisons;
};

/// Writes a recording of sweeps alone: checks and comparisons are written by tests/gpu/run.
void writeRecording(const std::string &path, const Recording &recording);
bool isRecording(const nlohmann::json &json);
/// Throws Error, which completes "Cannot read 'FILE': …", as readRecording says it.
Recording recordingFromJson(const nlohmann::json &json);
Recording readRecording(const std::string &path);
/// Those that are part of this build (resources/recordings).
std::vector<Recording> builtInRecordings();
/// A run as it is shown beside others: every label says where and when that was recorded, "CUDA graph, tf32, recorded
/// on NVIDIA H200, 2026-11-21".
RunRecord recordedRun(const Recording &recording, std::size_t index);
/// Recorded series along the same curve: the same workload, swept over the same parameter with all other parameters
/// equal. None if the data come from a file of the user's own. The caller, who knows the baseline, computes the
/// speed-up of a point recorded elsewhere.
std::vector<RecordedSeries> recordedBeside(const std::vector<Recording> &recordings, const Sweep &curve);
/// "2026-11-21"
std::string dayOf(const Recording &recording);

} // namespace overtake
