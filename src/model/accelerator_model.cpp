// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/accelerator_model.h"

#include "engines/profile_parts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace overtake
{

namespace
{

using Q = DeviceQuantity;

// Assumptions where nothing was measured. Launches: 4 to 9 us from the call to the result on current cards, and some 2
// us between kernels that are queued.
constexpr double usualLaunchLatency = 6e-6;
constexpr double usualLaunchInterval = 2e-6;
constexpr double shortestKernel = 1.5e-6; ///< on the device: start, first load, last store
constexpr double usualLink = 12e9;
constexpr double linkEfficiency = 0.8;
constexpr double memoryEfficiency = 0.85; ///< of a data sheet's figure

/// Square tiles of C, one per multiprocessor: large ones use it better, small ones occupy more multiprocessors.
struct Tile {
    double side;
    double efficiency; ///< of the multiprocessor's peak
};
constexpr std::array<Tile, 3> tiles{{{32, 0.4}, {64, 0.65}, {128, 0.85}}};
/// A long sum may be split into so many parts, which are added at the end.
constexpr std::array<double, 5> splits{1, 2, 4, 8, 16};

/// A measured one was reached by the engine's own kernel.
double reachedBandwidth(const Figure &figure)
{
    return figure.kind == Figure::Kind::Measured ? figure.value : memoryEfficiency * figure.value;
}

bool isRounded(const WorkPiece &piece)
{
    return piece.kind->matrixWork == MatrixWork::Product;
}

} // namespace

AcceleratorModel::AcceleratorModel(const Device &gpu, Precision precision)
    : m_multiprocessors(*gpu.value(Q::Cores)), m_flops(*gpu.value(Q::Fp32)),
      m_productFlops(*gpu.value(precision == Precision::Bf16   ? Q::Bf16
                                : precision == Precision::Tf32 ? Q::Tf32
                                                               : Q::Fp32)),
      m_rounds(precision == Precision::Bf16), m_bandwidth(*gpu.value(Q::Bandwidth)),
      m_reached(reachedBandwidth(*gpu.find(Q::Bandwidth))), m_sharedMemory(gpu.sharedMemory),
      m_launchInterval(gpu.value(Q::LaunchInterval).value_or(usualLaunchInterval)),
      m_launchLatency(gpu.value(Q::LaunchLatency).value_or(usualLaunchLatency))
{
    const double link = gpu.value(Q::LinkBandwidth).value_or(usualLink) * linkEfficiency;
    m_linkIn = gpu.value(Q::PinnedIn).value_or(link);
    m_linkOut = gpu.value(Q::PinnedOut).value_or(link);
}

double AcceleratorModel::productSeconds(const WorkPiece &piece) const
{
    // Rounded to bf16 are the operands of matrix products only: convolutions stay fp32.
    const double flops = m_rounds && !isRounded(piece) ? m_flops : m_productFlops;
    const double perMultiprocessor = flops / m_multiprocessors;
    const auto products = static_cast<double>(piece.products);
    double best = 1e30;
    for (const Tile &tile : tiles) {
        const double across = products * std::ceil(static_cast<double>(piece.rows) / tile.side) *
                              std::ceil(static_cast<double>(piece.columns) / tile.side);
        for (const double split : splits) {
            const double waves = std::ceil(across * split / m_multiprocessors);
            const double k = std::ceil(static_cast<double>(piece.k) / split);
            const double seconds =
                waves * 2 * tile.side * tile.side * k / (perMultiprocessor * tile.efficiency) +
                (split > 1 ? shortestKernel +
                                 split * 8 * products * static_cast<double>(piece.rows * piece.columns) / m_bandwidth
                           : 0);
            best = std::min(best, seconds);
        }
    }
    // With so many parts a huge product could exceed the chip's peak: it is never faster than that.
    return std::max(best, piece.flops / flops);
}

/// A kernel for each operand: four bytes are read, two written.
double AcceleratorModel::roundingSeconds(const WorkPiece &piece) const
{
    const auto elements = static_cast<double>(piece.products * (piece.rows * piece.k + piece.k * piece.columns));
    return 2 * shortestKernel + 6 * elements / m_reached;
}

double AcceleratorModel::kernelSeconds(const WorkPiece &piece) const
{
    const double arithmetic = piece.k > 0 ? productSeconds(piece) : 2 * piece.flops / m_flops;
    const double memory = piece.bytes() / m_reached;
    return (m_rounds && isRounded(piece) ? roundingSeconds(piece) : 0) + shortestKernel + std::max(arithmetic, memory);
}

double AcceleratorModel::copySeconds(double bytes, bool in) const
{
    if (m_sharedMemory)
        return shortestKernel + bytes / m_bandwidth;
    return m_launchLatency / 2 + bytes / (in ? m_linkIn : m_linkOut);
}

StepProfile AcceleratorModel::step(const Program &program) const
{
    StepProfile profile;
    double onDevice = 0;
    double queueing = 0;
    for (const WorkPiece &piece : workPieces(program)) {
        StepPart part = partOf(program, piece.operations);
        part.seconds = part.kind == StepPart::Kind::Compute
                           ? kernelSeconds(piece)
                           : copySeconds(piece.bytesWritten, part.kind == StepPart::Kind::CopyIn);
        onDevice += part.seconds;
        queueing += m_launchInterval;
        profile.parts.push_back(std::move(part));
    }
    // The host queues ahead while the device works. Whoever reads a result waits until it is there.
    const bool waits = std::any_of(profile.parts.begin(), profile.parts.end(),
                                   [](const StepPart &part) { return part.kind == StepPart::Kind::CopyOut; });
    profile.totalSeconds = std::max(onDevice, queueing) + (waits ? m_launchLatency : 0);
    return profile;
}

} // namespace overtake
