// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Functions that functions.cu, the only file compiled by nvcc, offers to the other files of the plug-in.
#pragma once

#include "engines/gpu/kernel_id.h"

#include <cstdint>
#include <cuda_runtime_api.h>

namespace overtake::cuda
{

/// The shared kernel, for cudaLaunchKernel().
const void *kernelFunction(gpu::KernelId id);

/// to (count, bfloat16) = from (count, float32), rounded to nearest even. Blocks: of groupSize threads, at most.
cudaError_t convertToBf16(const float *from, void *to, std::int64_t count, int blocks, cudaStream_t stream);

} // namespace overtake::cuda
