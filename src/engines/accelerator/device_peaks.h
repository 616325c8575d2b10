// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures what an accelerator can do: peak float32 rate, bandwidth of its memory, copies to and from it from
// page-locked and from pageable memory, and the cost of a launch. The best of several tries, as other programs can only
// slow things down; together about a second, never while something else runs on it.
#pragma once

#include "engines/accelerator/device.h"
#include "machine/device.h"

namespace overtake::accelerator
{

/// Sets these figures of `facts` and keeps the others. Throws DeviceError.
void measurePeaks(Device &device, overtake::Device &facts);

} // namespace overtake::accelerator
