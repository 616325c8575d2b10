// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A GPU in formulas: kernels queued one after another, each taking the larger of arithmetic and memory time, tiles
// distributed over the multiprocessors, copies over the bus, and the final wait. What it says of each kind of work is
// corrected by published measurements (published_fit.h), whose errors give the band. Figures measured here take
// precedence over typical ones. Every cost grows with each size of the work. Seconds, bytes.
#pragma once

#include "engines/precision.h"
#include "engines/step_profile.h"
#include "machine/device.h"
#include "model/published_fit.h"
#include "model/work_pieces.h"

namespace overtake
{

/// A step, and between which times it is expected.
struct ModelledStep {
    StepProfile profile;
    double low = 0;
    double high = 0;
    bool isFitted = false; ///< most of its time is of kinds of work that published measurements tell something of
};

/// Figures that the model assumes of a GPU of which they are not known. Launches: 4 to 9 us from the call to the result
/// on current cards, and some 2 us between kernels that are queued.
namespace usualGpu
{
inline constexpr double launchLatency = 6e-6;
inline constexpr double launchInterval = 2e-6;
inline constexpr double kernelStart = 1.5e-6;
inline constexpr double link = 12e9; ///< PCIe 3.0 x16
inline constexpr double firstCache = 128 * 1024;
} // namespace usualGpu

class GpuModel
{
public:
    /// A precision other than fp32 must be known of the device (whyUnpredictable).
    explicit GpuModel(const Device &gpu, Precision precision = Precision::Fp32,
                      const PublishedFit &fit = PublishedFit::builtIn());

    /// `pieces`: those of the GPU engines' schedule.
    ModelledStep step(const Program &program, const std::vector<WorkPiece> &pieces) const;
    /// Seconds of one kernel, from its start on the device to its end.
    double kernelSeconds(const WorkPiece &piece) const;

private:
    struct Products {
        double count;
        double rows;
        double columns;
        double k;
    };
    double tiledSeconds(const Products &products, double flops, bool mayBeSplit) const;
    double productSeconds(const WorkPiece &piece) const;
    double convolutionSeconds(const WorkPiece &piece) const;
    double roundingSeconds(const WorkPiece &piece) const;
    double memorySeconds(const WorkPiece &piece) const;
    double copySeconds(const Program &program, const WorkPiece &piece, bool in) const;
    bool usesTensorCores(const WorkPiece &piece) const;
    ClassFit fitOf(const WorkPiece &piece) const;

    double m_multiprocessors;
    double m_flops;        ///< plain fp32
    double m_productFlops; ///< peak of matrix products, at their precision
    bool m_rounds;         ///< a product's operands are rounded to 16 bits first
    bool m_isPlain;        ///< products are fp32
    double m_clock;        ///< share of it that is sustained
    double m_issue;        ///< share of a scheduler's slots for multiply-adds
    double m_bandwidth;
    double m_reached; ///< share of it that kernels reach which only read and write
    double m_cache;   ///< bytes of a multiprocessor's first cache
    double m_linkIn;
    double m_linkOut;
    bool m_sharedMemory;
    double m_launchInterval;
    double m_launchLatency;
    double m_kernelStart; ///< shortest kernel
    double m_copyLatency; ///< shortest copy
    ClassFits m_fits;
};

} // namespace overtake
