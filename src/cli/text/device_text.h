// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A device's figures for the terminal, each with its kind and source; engines in JSON.
#pragma once

#include "engines/engine.h"
#include "machine/device.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace overtake::cli
{

std::string deviceText(const Device &device);

/// The entry of `devices --json` and `workers try --json`.
nlohmann::json engineJson(Engine &engine);

} // namespace overtake::cli
