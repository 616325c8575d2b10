// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Predicts what a step should take on a device, from the Program's operations and the device's figures, without running
// anything: on a GPU launches, copies, and for each step of its engine's Schedule the larger of arithmetic and memory
// time; on a CPU the time that such steps took here. Never a measurement, and marked as predicted wherever it goes.
// Pure functions, a few milliseconds each; seconds.
#pragma once

#include "engines/precision.h"
#include "engines/step_profile.h"
#include "machine/device.h"
#include "model/gpu_ring.h"
#include "model/planned_work.h"

namespace overtake
{

struct Prediction {
    double stepSeconds = 0;     ///< full step
    double lastStepSeconds = 0; ///< smaller step at the end of an epoch; 0 if there is none
    double epochSeconds = 0;
    double low = 0;               ///< seconds between which
    double high = 0;              ///< a full step is expected
    std::int64_t memoryBytes = 0; ///< where the work would live; for several GPUs, on each
    double share = 0;    ///< share of such steps within, by published measurements; 0: low and high are a guess
    StepProfile profile; ///< full step; its total less its parts is launching and waiting
    Message basis;       ///< source of the prediction, in words
};

/// How far the model of this machine's CPU may be off (nine in ten of the steps in tests/bench/prediction_bench are
/// not), and any model that knows a data sheet only.
inline constexpr double calibratedSpread = 1.4;
inline constexpr double dataSheetSpread = 2;

/// Why nothing can be predicted for this device, with matrix products in this precision: a missing figure, in one
/// sentence; empty if nothing is missing.
Message whyUnpredictable(const Device &device, Precision precision = Precision::Fp32);

/// `threads`: of a CPU, at most so many work; 0: all. `precision` is that of the matrix products. `ring`: several such
/// GPUs. Throws Error where whyUnpredictable() gives a reason, for a CPU without costs, and where several GPUs have no
/// rows to share; OutOfMemoryError where a GPU has less memory than the work needs.
Prediction predict(const PlannedWork &work, const Device &device, int threads = 0,
                   Precision precision = Precision::Fp32, const GpuRing &ring = {});
/// The same for a GPU of one's own (model/own_gpu.h): nothing is published of it, so the band is at least a data
/// sheet's.
Prediction forOwnGpu(Prediction prediction);

} // namespace overtake
