// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A GPU of one's own: a known one of which some figures are changed, as options of its model ('model:rtx-2070,
// bandwidth=900e9'). What is not given is the card's own, and a figure that is given as the card has it changes
// nothing. Pure; SI units.
#pragma once

#include "machine/device.h"
#include "program/parameter.h"

#include <string_view>
#include <utility>
#include <vector>

namespace overtake
{

/// A figure that can be changed. Several quantities change with it in proportion.
struct OwnFigure {
    const char *key;   ///< "launch", which the user types
    const char *label; ///< "launch latency"
    const char *unit;
    /// The first that the card has is its own figure; 0, or else the assumption of the model for an unknown one.
    std::vector<std::pair<DeviceQuantity, double>> quantities;
    const char *help;
    bool isTime() const { return unit == std::string_view("s"); } ///< less is better
};

/// Those of this GPU: without a bus where it works in main memory.
std::vector<OwnFigure> ownFigures(bool sharedMemory);
/// The same as options of an engine; none has a default.
std::vector<ParameterSpec> ownFigureOptions(bool sharedMemory);
/// The card's own, known or assumed; nothing where the model has none.
std::optional<double> ownValue(const OwnFigure &figure, const Device &card);

/// "my GPU (from GeForce RTX 2070)"
Message ownGpuName(const std::string &card);
/// Whether these options change any of the card's figures.
bool isOwnGpu(const Device &card, const ParameterValues &options);
/// The card with the figures that the options give, each of the kind that the card's has: measured ones are what was
/// reached. For the model; the card itself where nothing is changed.
Device withOwnFigures(const Device &card, const ParameterValues &options);
/// The same to be shown: with its name, and the changed figures marked.
Device shownOwnGpu(const Device &card, const ParameterValues &options);

} // namespace overtake
