// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Says below a sweep which figure would halve the crossover: a table for each GPU that has a model, and a sentence.
#pragma once

#include "measure/measurement.h"
#include "registry/engine_registry.h"

#include <string>

namespace overtake::cli
{

/// Says so where no engine of the sweep is a GPU with a model.
std::string whatIfText(const Sweep &sweep, const ParameterSpec &swept, const EngineRegistry &engines);

} // namespace overtake::cli
