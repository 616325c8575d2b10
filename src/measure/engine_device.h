// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The figures of the chip behind an engine, given how the engine is used. Any thread; measuring a device takes as long
// as its Predictor says.
#pragma once

#include "machine/device.h"
#include "measure/measurement.h"
#include "registry/engine_registry.h"

#include <optional>

namespace overtake
{

enum class UnmeasuredDevice {
    LeaveOut, ///< answer at once, with what is known
    Measure   ///< half a second for this machine's CPU, about a second for a GPU
};

/// The figures of the part of the device that an engine uses: for a CPU, as many cores as it has threads. Nothing if
/// they are unknown.
std::optional<Device> deviceOf(const EngineUse &use, const EngineRegistry &registry,
                               UnmeasuredDevice unmeasured = UnmeasuredDevice::LeaveOut);

/// The same for each engine of a comparison or sweep.
std::vector<std::optional<Device>> devicesOf(const std::vector<EngineUse> &uses, const EngineRegistry &registry,
                                             UnmeasuredDevice unmeasured = UnmeasuredDevice::LeaveOut);

/// The figures that a user may change of a GPU's model, in the order of its options: each with the card's own as
/// default and a range around it. Empty for other engines, and while the card is not measured.
std::vector<ParameterSpec> ownFigureSpecs(const std::string &id, const EngineRegistry &registry);

} // namespace overtake
