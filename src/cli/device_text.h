// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A device's figures for the terminal and for scripts, each with its kind and source.
#pragma once

#include "model/device.h"

#include <nlohmann/json_fwd.hpp>

namespace overtake::cli
{

nlohmann::json deviceJson(const Device &device);
std::string deviceText(const Device &device);

} // namespace overtake::cli
