// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/gpu_model.h"

#include "engines/profile_parts.h"
#include "operations/transfers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace overtake
{

namespace
{

using Q = DeviceQuantity;

constexpr double linkEfficiency = 0.8;
constexpr double memoryEfficiency = 0.85; ///< share of a data sheet's figure

/// Square tiles of C, one per multiprocessor: large ones use it better, small ones occupy more multiprocessors.
struct Tile {
    double side;
    double efficiency; ///< share of the multiprocessor's peak
};
constexpr std::array<Tile, 3> tiles{{{32, 0.4}, {64, 0.65}, {128, 0.85}}};
/// A long sum may be split into so many parts, which are added at the end.
constexpr std::array<double, 5> splits{1, 2, 4, 8, 16};
constexpr std::array<double, 1> unsplit{1};

// Fitted on all published rows together (tests/bench/prediction_bench --published says how well):
constexpr double tileStart = 32;         ///< steps of a tile's sum that its first loads and last stores cost
constexpr double waveTail = 0.5;         ///< tiles end at different times: the last wave overlaps the one before
constexpr double gatheredShare = 0.37;   ///< share of a product's rate: cuDNN's product of gathered patches
constexpr double winogradShare = 0.75;   ///< share of a product's rate: the 36 products of Winograd's method
constexpr double transformPasses = 0.32; ///< over memory of what Winograd's method transforms: the rest stays in caches
constexpr double convolutionPower = 0.5; ///< exponent of the sustained clock: convolutions need less power

/// How often a kernel that goes over rows reads and writes, as a multiple of once each: `most` where the rows that a
/// multiprocessor has at work do not fit its cache. By row's bytes over the cache's, logarithmic between.
struct Rereading {
    double least;
    double most;
    double fits;   ///< up to this share of the cache
    double misses; ///< from this share on
    double longestInRegisters;
};
constexpr Rereading softmaxRereading{1.07, 2.0, 0.128, 0.82, 1024};
constexpr Rereading normRereading{1.0, 1.5, 0.045, 0.193, 0};

double rereading(const Rereading &kind, double rowLength, double cache)
{
    if (rowLength <= kind.longestInRegisters)
        return 1;
    const double share = 4 * rowLength / cache;
    const double way = std::log(share / kind.fits) / std::log(kind.misses / kind.fits);
    return kind.least + (kind.most - kind.least) * std::clamp(way, 0.0, 1.0);
}

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

GpuModel::GpuModel(const Device &gpu, Precision precision, const PublishedFit &fit)
    : m_multiprocessors(*gpu.value(Q::Cores)), m_flops(*gpu.value(Q::Fp32)),
      m_productFlops(*gpu.value(precision == Precision::Bf16   ? Q::Bf16
                                : precision == Precision::Tf32 ? Q::Tf32
                                                               : Q::Fp32)),
      m_rounds(precision == Precision::Bf16), m_isPlain(precision == Precision::Fp32), m_clock(sustained(gpu).clock),
      m_issue(sustained(gpu).issue), m_bandwidth(*gpu.value(Q::Bandwidth)),
      m_reached(reachedBandwidth(*gpu.find(Q::Bandwidth))),
      m_cache(gpu.value(Q::L1Size).value_or(usualGpu::firstCache)), m_sharedMemory(gpu.sharedMemory),
      m_launchInterval(gpu.value(Q::LaunchInterval).value_or(usualGpu::launchInterval)),
      m_launchLatency(gpu.value(Q::LaunchLatency).value_or(usualGpu::launchLatency)),
      m_kernelStart(gpu.value(Q::KernelStart).value_or(usualGpu::kernelStart)),
      m_copyLatency(gpu.value(Q::CopyLatency).value_or(m_launchLatency / 2)), m_fits(fit.of(gpu))
{
    const double link = gpu.value(Q::LinkBandwidth).value_or(usualGpu::link) * linkEfficiency;
    m_linkIn = gpu.value(Q::PinnedIn).value_or(link);
    m_linkOut = gpu.value(Q::PinnedOut).value_or(link);
}

double GpuModel::tiledSeconds(const Products &products, double flops, bool mayBeSplit) const
{
    const double perMultiprocessor = flops / m_multiprocessors;
    const auto &parts = mayBeSplit ? std::span<const double>(splits) : std::span<const double>(unsplit);
    double best = 1e30;
    for (const Tile &tile : tiles) {
        const double across =
            products.count * std::ceil(products.rows / tile.side) * std::ceil(products.columns / tile.side);
        for (const double split : parts) {
            const double load = across * split / m_multiprocessors;
            const double waves = load <= 1 ? 1 : std::min(std::ceil(load), load + waveTail);
            const double k = std::ceil(products.k / split) + tileStart;
            const double adding =
                split > 1 ? m_kernelStart + split * 8 * products.count * products.rows * products.columns / m_bandwidth
                          : 0;
            best =
                std::min(best, waves * 2 * tile.side * tile.side * k / (perMultiprocessor * tile.efficiency) + adding);
        }
    }
    return best;
}

double GpuModel::productSeconds(const WorkPiece &piece) const
{
    // The sustained share is known of plain multiply-adds only, not of tensor cores.
    const double flops = m_isPlain ? m_productFlops * m_clock * m_issue : m_productFlops;
    const double seconds = tiledSeconds({static_cast<double>(piece.products), static_cast<double>(piece.rows),
                                         static_cast<double>(piece.columns), static_cast<double>(piece.k)},
                                        flops, true);
    // With so many parts a huge product could exceed the chip's peak: it is never faster than that.
    return std::max(seconds * fitOf(piece).factor, piece.flops / m_productFlops);
}

/// Or what else a precision other than fp32 is computed on: TF32 serves convolutions too, bf16 products only.
bool GpuModel::usesTensorCores(const WorkPiece &piece) const
{
    return !m_isPlain && (isRounded(piece) || (!m_rounds && workClassOf(piece.kind) == WorkClass::Convolution));
}

/// By the faster of two methods. Rounded to bf16 are the operands of matrix products only: convolutions stay fp32.
double GpuModel::convolutionSeconds(const WorkPiece &piece) const
{
    const double plain = m_flops * std::pow(m_clock, convolutionPower) * m_issue;
    const double gathered = usesTensorCores(piece) ? m_productFlops : plain * gatheredShare;
    double seconds = tiledSeconds(
        {1, static_cast<double>(piece.rows), static_cast<double>(piece.columns), static_cast<double>(piece.k)},
        gathered, true);
    if (piece.winograd[0] > 0) {
        const std::array<double, 3> sizes{static_cast<double>(piece.winograd[0]),
                                          static_cast<double>(piece.winograd[1]),
                                          static_cast<double>(piece.winograd[2])};
        const double transformed = sizes[0] * sizes[1] + sizes[0] * sizes[2] + sizes[1] * sizes[2];
        seconds = std::min(seconds, tiledSeconds({36, sizes[0], sizes[1], sizes[2]}, plain * winogradShare, false) +
                                        transformPasses * 36 * 4 * transformed / m_bandwidth);
    }
    return seconds * fitOf(piece).factor;
}

/// A kernel for each operand: four bytes are read, two written.
double GpuModel::roundingSeconds(const WorkPiece &piece) const
{
    const auto elements = static_cast<double>(piece.products * (piece.rows * piece.k + piece.k * piece.columns));
    return 2 * m_kernelStart + 6 * elements / m_reached;
}

double GpuModel::memorySeconds(const WorkPiece &piece) const
{
    const WorkClass work = workClassOf(piece.kind);
    const double once = piece.bytes() / m_reached;
    if (work == WorkClass::Elementwise)
        return once * fitOf(piece).factor;
    if (work != WorkClass::Rows)
        return once;
    const bool isNorm = piece.kind->rowWork == RowWork::Norm;
    return once * fitOf(piece).factor *
           rereading(isNorm ? normRereading : softmaxRereading, static_cast<double>(piece.rowLength), m_cache);
}

double GpuModel::kernelSeconds(const WorkPiece &piece) const
{
    const double arithmetic = piece.k == 0                                        ? 2 * piece.flops / m_flops
                              : workClassOf(piece.kind) == WorkClass::Convolution ? convolutionSeconds(piece)
                                                                                  : productSeconds(piece);
    return (m_rounds && isRounded(piece) ? roundingSeconds(piece) : 0) + m_kernelStart +
           std::max(arithmetic, memorySeconds(piece));
}

/// Fit for the piece's class; none on tensor cores, for which no times are published here.
ClassFit GpuModel::fitOf(const WorkPiece &piece) const
{
    return usesTensorCores(piece) ? ClassFit() : m_fits[static_cast<std::size_t>(workClassOf(piece.kind))];
}

/// In memory that the device shares with the host, whole arrays and results stay where they are: a command changes
/// whose they are. A batch's rows are read and written once, by the host or the device.
double GpuModel::copySeconds(const Program &program, const WorkPiece &piece, bool in) const
{
    if (!m_sharedMemory)
        return m_copyLatency + piece.bytesWritten / (in ? m_linkIn : m_linkOut);
    const bool areRows = operations::copiesBatch(program.operations[piece.operations.front()]);
    return m_kernelStart + (areRows ? 2 * piece.bytesWritten / m_reached : 0);
}

ModelledStep GpuModel::step(const Program &program, const std::vector<WorkPiece> &pieces) const
{
    ModelledStep step;
    StepProfile &profile = step.profile;
    double onDevice = 0;
    double queueing = 0;
    double fitted = 0;
    // How far the parts of a kind may lie below and above: they are wrong together, the kinds independently of each
    // other. The last kind: copies and what a short kernel costs, of which nothing is published.
    std::array<std::array<double, 2>, workClasses.size() + 1> deviations{};
    const ClassFit unknown;
    for (const WorkPiece &piece : pieces) {
        StepPart part = partOf(program, piece.operations);
        const bool computes = part.kind == StepPart::Kind::Compute;
        part.seconds =
            computes ? kernelSeconds(piece) : copySeconds(program, piece, part.kind == StepPart::Kind::CopyIn);
        const double known = computes ? part.seconds - m_kernelStart : 0;
        // The others go over the result once more.
        const double others = piece.launches - 1;
        part.seconds += others * (m_kernelStart + 2 * piece.bytesWritten / m_reached);
        const ClassFit fit = computes ? fitOf(piece) : unknown;
        fitted += fit.rows > 0 ? known : 0;
        auto &own = deviations[computes ? static_cast<std::size_t>(workClassOf(piece.kind)) : workClasses.size()];
        own[0] += (1 - fit.low) * known;
        own[1] += (fit.high - 1) * known;
        deviations.back()[0] += (1 - unknown.low) * (part.seconds - known);
        deviations.back()[1] += (unknown.high - 1) * (part.seconds - known);
        onDevice += part.seconds;
        queueing += piece.launches * m_launchInterval;
        profile.parts.push_back(std::move(part));
    }
    // The host queues ahead while the device works. Whoever reads a result waits until it is there, and so does whoever
    // times an epoch.
    const bool waits =
        std::ranges::any_of(profile.parts, [](const StepPart &part) { return part.kind == StepPart::Kind::CopyOut; });
    const double latency = m_launchLatency / (waits ? 1 : static_cast<double>(program.stepsPerEpoch()));
    profile.totalSeconds = std::max(onDevice, queueing) + latency;
    std::array<double, 2> squares{};
    for (const auto &deviation : deviations)
        for (std::size_t side = 0; side < 2; ++side)
            squares[side] += deviation[side] * std::abs(deviation[side]);
    const double below = std::sqrt(std::max(0.0, squares[0]));
    const double above = std::sqrt(std::max(0.0, squares[1]));
    step.low = std::max(onDevice - below, unknown.low * queueing) + unknown.low * latency;
    step.high = std::max(onDevice + above, unknown.high * queueing) + unknown.high * latency;
    step.isFitted = fitted > profile.totalSeconds / 2;
    return step;
}

} // namespace overtake
