// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One OpenCL device, opened: context, an in-order queue (and a second one with clocks, for profiling), the shared
// kernels compiled. Matrix products come from CLBlast. One thread at a time.
#pragma once

#include "engines/gpu/opencl/discovery.h"
#include "engines/gpu/opencl/product_methods.h"

#include <memory>
#include <optional>

namespace overtake::opencl
{

/// OVERTAKE_CLBLAST=on or =off: one way for all products, without measuring.
std::optional<ProductMethod> methodOfEnvironment();

/// Throws Error with a sentence when the device cannot be opened or its compiler refuses the kernels.
std::unique_ptr<gpu::GpuBackend> openDevice(const FoundDevice &found,
                                            std::optional<ProductMethod> fixed = methodOfEnvironment());

} // namespace overtake::opencl
