// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures derived from a measurement, its Program and its device's figures, for `measure --json` and results files:
// `mfu` and the `peak` it refers to; `model_parameters`, the number of trained weights; for a transformer nanoGPT's
// figures. No reader needs them back.
#pragma once

#include "machine/device.h"
#include "measure/measurement.h"
#include "workloads/nanogpt.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace overtake
{

/// nanoGPT's figures for a training step; nothing unless it is a transformer's.
struct NanoGptFigures {
    std::int64_t parameters = 0; ///< without position embeddings
    double flopsPerStep = 0;
    double utilisation = 0;          ///< share of nanogpt::peak; 0 without a time
    double secondsForIterations = 0; ///< nanogpt::iterations of them, estimated from the step; 0 without a time
};
std::optional<NanoGptFigures> nanoGptFigures(const Measurement &measurement);

/// Adds the keys to the measurement's JSON; `device` null: nothing is known of it.
void addUtilisation(nlohmann::json &object, const Measurement &measurement, const Device *device);

} // namespace overtake
