// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The results file: JSON with a schema version, all repetitions, parameters and the machine. Written whole or not at
// all. A figure that was not measured, or is not a finite number, is left out of the file. `speedup`, `verdict` and
// `crossover` repeat the entry of the first engine compared with the baseline, for scripts; `speedups` and `crossovers`
// hold one entry per engine, the baseline included. Schema 2 is written, 1 is read as well. resources/manual/files.md
// describes all of it, resources/schema/overtake.schema.json checks it.
#pragma once

#include "file/json_file.h"
#include "machine/device.h"
#include "machine/machine.h"
#include "measure/measurement.h"
#include "report/recorded_series.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace overtake
{

inline constexpr int runFileSchema = 2;
/// Schema of files with points that were measured wrongly on purpose: versions that do not know these refuse it.
inline constexpr int wrongOnPurposeSchema = 3;

struct RunRecord {
    std::string date; ///< ISO 8601, UTC
    Machine machine;
    Sweep sweep;
    std::string card =
        {}; ///< device that was recorded, for a run that belongs to a recording (report/recording.h); not written
    std::vector<std::optional<Device>> devices = {}; ///< per engine: what its chip can do, where that is known
    std::vector<RecordedSeries> recorded = {};       ///< series recorded elsewhere, shown beside this run
};

RunRecord makeRunRecord(Sweep sweep, const Machine &machine);

/// Null if the chip of this engine is unknown.
const Device *deviceAt(const RunRecord &record, std::size_t engine);

nlohmann::json toJson(const Machine &machine);
nlohmann::json toJson(const RunRecord &record); ///< the sweep's fields, date and machine: what `sweep --json` prints
/// Adds what every document that the program writes begins with: its format and the schema.
nlohmann::json headed(const char *format, nlohmann::json object);
/// Whether a document has this format.
bool hasFormat(const nlohmann::json &json, std::string_view format);

/// Throws Error: not a results file, damaged (with the place), or of a newer schema (with both versions). The message
/// completes "Cannot read 'FILE': …", as readRunFile says it.
RunRecord runRecordFromJson(const nlohmann::json &json);
RunRecord readRunFile(const std::string &path);
void writeRunFile(const std::string &path, const RunRecord &record);

} // namespace overtake
