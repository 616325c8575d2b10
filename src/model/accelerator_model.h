// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A GPU in formulas: kernels queued one after another, each taking the larger of arithmetic and memory time, tiles
// distributed over the multiprocessors, copies over the bus, and the final wait. Figures measured here take precedence
// over typical ones. Every cost grows with each size of the work. Seconds, bytes.
#pragma once

#include "engines/precision.h"
#include "engines/step_profile.h"
#include "machine/device.h"
#include "model/work_pieces.h"

namespace overtake
{

class AcceleratorModel
{
public:
    /// A precision other than fp32 must be known of the device (whyUnpredictable).
    explicit AcceleratorModel(const Device &gpu, Precision precision = Precision::Fp32);

    StepProfile step(const Program &program) const;

private:
    double productSeconds(const WorkPiece &piece) const;
    double roundingSeconds(const WorkPiece &piece) const;
    double kernelSeconds(const WorkPiece &piece) const;
    double copySeconds(double bytes, bool in) const;

    double m_multiprocessors;
    double m_flops;        ///< plain fp32
    double m_productFlops; ///< of matrix products, at their precision
    bool m_rounds;         ///< a product's operands are rounded to 16 bits first
    double m_bandwidth;
    double m_reached; ///< of it, by kernels that only read and write
    double m_linkIn;
    double m_linkOut;
    bool m_sharedMemory;
    double m_launchInterval;
    double m_launchLatency;
};

} // namespace overtake
