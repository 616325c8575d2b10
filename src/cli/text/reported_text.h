// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The figures that a preset reports from elsewhere, always apart from what was measured. Times of an epoch.
#pragma once

#include "measure/measurement.h"
#include "workloads/preset.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace overtake::cli
{

/// Empty when the preset reports no figures.
std::string reportedText(const Preset &preset);
/// Names the claim, its source and the mistake; empty for a preset that is no claim.
std::string claimText(const Preset &preset);
/// How to see the framework that the case was published in; empty where it is among `engines`.
std::string frameworkText(const Preset &preset, const std::vector<EngineUse> &engines);
nlohmann::json reportedJson(const Preset &preset);

} // namespace overtake::cli
