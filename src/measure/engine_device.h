// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From an engine and how it is used to the figures of the chip behind it. Any thread; measuring a device takes as long
// as its Predictor says.
#pragma once

#include "engines/engine_registry.h"
#include "machine/device.h"
#include "measure/measurement.h"

#include <optional>

namespace overtake
{

enum class UnmeasuredDevice {
    LeaveOut, ///< answer at once, with what is known
    Measure   ///< half a second for this machine's CPU, about a second for a GPU
};

/// The figures of the device that an engine's use has at its service: of a CPU, as many cores as it has threads.
/// Nothing where they are not known.
std::optional<Device> deviceOf(const EngineUse &use, const EngineRegistry &registry,
                               UnmeasuredDevice unmeasured = UnmeasuredDevice::LeaveOut);

/// Of each engine of a comparison or sweep.
std::vector<std::optional<Device>> devicesOf(const std::vector<EngineUse> &uses, const EngineRegistry &registry,
                                             UnmeasuredDevice unmeasured = UnmeasuredDevice::LeaveOut);

} // namespace overtake
