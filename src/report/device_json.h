// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A device's figures in run files and in what commands print: each with its kind and source, in the units that its key
// names.
#pragma once

#include "machine/device.h"

#include <nlohmann/json_fwd.hpp>

namespace overtake
{

class JsonNode;

nlohmann::json deviceJson(const Device &device);
/// Figures that this version does not know are passed over. Throws Error.
Device deviceFromJson(const JsonNode &node);

} // namespace overtake
