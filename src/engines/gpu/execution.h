// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs a Program on a GpuBackend: the Execution of the OpenCL and the CUDA engine. Commands are prepared at set-up; a
// step only queues them, and waits once if a result goes back to the host. One thread at a time.
#pragma once

#include "engines/engine.h"
#include "engines/gpu/exchange.h"
#include "engines/gpu/gpu_backend.h"

#include <memory>

namespace overtake::gpu
{

struct ExecutionOptions {
    bool pinned = true;    ///< copies from and to page-locked memory
    bool mapped = false;   ///< no copies where host and device share their memory; the GpuBackend must
    bool replayed = false; ///< steps are captured once and replayed (CUDA graphs); the GpuBackend must be able to
    Precision precision = Precision::Fp32;
    Member member = {};   ///< where the Program sums over several devices (operations/all_reduce.h)
    float lastWeight = 1; ///< the member's weight in the last, smaller batch
};

/// Throws OutOfMemoryError before anything is allocated when the Program does not fit into `freeBytes` of the device
/// (negative: unknown), what it needs of the host's memory does not fit there, or a tensor is larger than one buffer
/// can be.
std::unique_ptr<Execution> makeExecution(std::shared_ptr<GpuBackend> device, const Program &program, InputsPtr inputs,
                                         const ExecutionOptions &options, std::int64_t freeBytes);

} // namespace overtake::gpu
