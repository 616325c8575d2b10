// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tunes CLBlast for an OpenCL device, and keeps what it found for every later opening of a device of that name and
// driver.
#pragma once

#include "engines/opencl/clblast_parameters.h"
#include "engines/opencl/discovery.h"
#include "engines/tuning.h"
#include "file/cache_file.h"

#include <memory>

namespace overtake::opencl
{

CacheFile parametersFile(const FoundDevice &found);
/// What is in that file; empty: nothing.
ClBlastParameters keptParameters(const FoundDevice &found);
/// What is known of the ways to multiply on this device while CLBlast has these parameters.
CacheFile productMethodsFile(const FoundDevice &found, const ClBlastParameters &parameters);

/// Whether a device that multiplies by CLBlast gets what the shared kernel gets; the views are ignored.
bool givesRightResult(accelerator::Device &device, const accelerator::Product &product);

std::unique_ptr<Tuning> makeTuning(const FoundDevice &found);

} // namespace overtake::opencl
