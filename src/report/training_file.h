// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files of `overtake-bench train` and of the tab 'Training': JSON with everything but the trained weights (curves,
// epochs, agreement, classification reports), and CSV with one row per engine and point of its curve. Written whole or
// not at all; times in seconds of the engine's own runs. Unknown values are left out.
#pragma once

#include "machine/machine.h"
#include "train/training.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace overtake
{

struct TrainingRecord {
    std::string date; ///< ISO 8601, UTC
    Machine machine;
    TrainingRun run;
};

TrainingRecord makeTrainingRecord(TrainingRun run, const Machine &machine);

nlohmann::json toJson(const TrainingRecord &record);
bool isTraining(const nlohmann::json &json);
/// One that isTraining(). Throws Error as runRecordFromJson() does.
TrainingRecord trainingFromJson(const nlohmann::json &json);
std::string toCsv(const TrainingRecord &record);
void writeTrainingFile(const std::string &path, const TrainingRecord &record);
void writeCsv(const std::string &path, const TrainingRecord &record);

} // namespace overtake
