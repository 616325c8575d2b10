// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The engine opencl:N: any device that has an OpenCL 1.2 driver, CPUs included (they are labelled as such and are never
// taken for a GPU).
#pragma once

#include "engines/engine.h"

#include <memory>
#include <vector>

namespace overtake::opencl
{

/// One engine for each device, GPUs first; where there is none, one that says why and what to do.
std::vector<std::shared_ptr<Engine>> makeEngines();

} // namespace overtake::opencl
