// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures what a GPU can do: peak float32 rate, bandwidth of its memory, copies to and from it from
// page-locked and from pageable memory, and the cost of a launch. The best of several tries, as other programs can only
// slow things down; together about a second, never while something else runs on it.
#pragma once

#include "engines/gpu/gpu_backend.h"
#include "machine/device.h"

namespace overtake::gpu
{

/// Sets these figures of `facts` and keeps the others. Throws DeviceError.
void measurePeaks(GpuBackend &device, overtake::Device &facts);

} // namespace overtake::gpu
