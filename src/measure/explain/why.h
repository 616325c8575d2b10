// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reason for the ratio of two engines' steps, with its figures, all computed from the figures shown. A part that takes
// no more than half of a step decides nothing: then there is no reason. Pure; shares from 0 to 1, bytes/s, FLOP/s.
#pragma once

#include "machine/device.h"
#include "measure/measurement.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

/// Where one engine's step goes, and how near it comes to what its chip can do.
struct StepFigures {
    double copies = 0;         ///< share of the step, both ways
    double launching = 0;      ///< share: launching and waiting; GPUs only
    int kernels = 0;           ///< number of launches in the step
    double waitsForMemory = 0; ///< share: parts whose bytes alone need at least half of their time at full
                               ///< bandwidth; none where a cache has room for all
    double ofBandwidth = 0;    ///< share of the bandwidth that those parts use
    bool atLeast = false;      ///< more, because only the data's bytes were counted: there is no profile
    double ofPeak = 0;         ///< share of the arithmetic at the precision used, over the whole step; 0: not known
    double bandwidth = 0;      ///< memory's bandwidth; 0: not known
    double peak = 0;
    bool predicted = false;
};

/// `device` null: nothing is known of it. Without a profile, which quick points do not have, only what is certain of
/// the whole step: its share of the peak, and the bandwidth that reading a data set larger than the caches takes alone.
StepFigures stepFiguresOf(const Measurement &measurement, const Device *device);

struct Reason {
    enum class Kind {
        None,       ///< nothing decides, or it is not known
        Copies,     ///< `share` of the engine's step
        Launching,  ///< launching `kernels` and waiting for them takes longer than computing
        BothMemory, ///< both wait for memory: `ratio` of the bandwidths
        BothPeak,   ///< both compute at more than half of their peaks: `ratio` of these
        Memory,     ///< the engine waits for memory, of whose bandwidth it uses `share`
        Peak        ///< the engine computes at `share` of its peak
    } kind = Kind::None;
    std::size_t engine = 0; ///< index in the comparison
    double share = 0;
    int kernels = 0;
    double ratio = 0;     ///< at least 1
    bool atLeast = false; ///< Memory: uses `share` or more
    bool predicted = false;
};

/// Reason of one engine alone, engine 0.
Reason reasonFor(const StepFigures &only);
/// `base` is engine 0, `other` engine 1.
Reason reasonFor(const StepFigures &base, const StepFigures &other);

/// Reason between the base and `other`, which may be 0 if there is one engine only. `devices`: per engine, null if
/// unknown.
Reason reasonOf(const Comparison &comparison, std::size_t other, const std::vector<const Device *> &devices);

/// "Copies take 61 % of the step on GPU."; empty for no reason. `label`: of the reason's engine.
Message toMessage(const Reason &reason, const Label &label);

} // namespace overtake
