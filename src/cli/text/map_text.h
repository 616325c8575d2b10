// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A map as people read it on a terminal: the speed-ups of the first points as a table, and where the lead changes along
// each value of the second parameter.
#pragma once

#include "measure/compare/speed_up_map.h"
#include "program/parameter.h"

#include <string>

namespace overtake::cli
{

std::string mapText(const SpeedUpMap &map, const ParameterSpec &first, const ParameterSpec &second);

} // namespace overtake::cli
