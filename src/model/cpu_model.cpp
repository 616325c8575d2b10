// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cpu_model.h"

#include "engines/profile_parts.h"

#include <algorithm>
#include <cmath>

namespace overtake
{

namespace
{

using Q = DeviceQuantity;

// Costs of the cpu engine, fitted on one core of an EPYC 9004 (3.7 GHz, AVX-512) to 144 MLP steps (widths 5 to 2000,
// batches 1 to 1024), 25 CNN steps (2 to 64 filters, batches 1 to 128) and 16 GPT steps (32 to 256 channels, batches 1
// to 32), part by part; tests/bench/prediction_bench prints what is left of the error.
constexpr double productEfficiency = 0.96;  ///< of the peak, for whole tiles
constexpr double dotEfficiency = 0.43;      ///< two loads for each multiply-add
constexpr double cyclesPerPiece = 85;       ///< a call, and its loops' beginnings
constexpr double cyclesPerVectorStored = 3; ///< of C: bias, ReLU, mask
constexpr double cyclesPerVectorSummed = 5; ///< into C that is there already
/// The first rows of C wait for the vectors of B, which later rows find loaded: cycles for each of those vectors, less
/// a quarter for each row; of as much of B as the first cache holds, as beyond it the reading is what takes long.
constexpr double cyclesPerWaitedVector = 2;
constexpr double cyclesPerSumOfLanes = 12;
constexpr double cyclesPerTransposedElement = 0.6;
constexpr double cyclesPerTurnedElement = 3; ///< scalar, where C was computed the other way round
constexpr double turnedEfficiency = 0.5;     ///< vectors over the rows of a product with few columns
constexpr double cyclesPerRow = 4;           ///< of work that goes row by row
constexpr double cyclesPerPlainRow = 1;
constexpr double cyclesPerSummedRow = 10;
constexpr double cyclesPerSummedVector = 3;
constexpr double cyclesPerSoftmaxElement = 4.1;
constexpr double cyclesPerSoftmaxRow = 12;
constexpr double cyclesPerComparedElement = 2;
constexpr double convolutionEfficiency = 0.92;  ///< of the peak, with whole vectors of filters
constexpr double cyclesPerConvolvedVector = 8;  ///< of y, besides the sums
constexpr double cyclesPerWindowVector = 8;     ///< of max-pooling
constexpr double cyclesPerSearchedVector = 38;  ///< to find where in its window the largest was,
constexpr double cyclesPerPooledElement = 4;    ///< and to keep it
constexpr double pooledShare = 0.5;             ///< of the windows whose derivative is not 0 after ReLU
constexpr double cyclesToAddSquare = 3;         ///< to a filter's derivative, besides one for each vector
constexpr double cyclesToScatterSquare = 6;     ///< into dx, besides two for each vector
constexpr double causalProductEfficiency = 0.6; ///< of the peak; what is above the diagonal is counted, not done
constexpr double cyclesPerGelu = 2.5;
constexpr double cyclesPerGeluGrad = 2.6;
constexpr double cyclesPerNormalised = 1.2;
constexpr double cyclesPerNormalisedGrad = 1.6;
constexpr double cyclesPerAdam = 1.2;
constexpr double cyclesPerAdamW = 2.3;
constexpr double cyclesPerEmbeddingGrad = 0.8;
constexpr double cyclesPerExp = 1.5;       ///< in vectors
constexpr double cyclesPerNearRow = 8;     ///< gathered from the second cache
constexpr double cyclesPerFarRow = 75;     ///< gathered from beyond it
constexpr double overwrittenTraffic = 1.4; ///< of C read and written: the two overlap in part
/// The engine shares work out from here on (engines/cpu/team.h).
constexpr double sharedFlops = 1.5e6;
constexpr double sharedBytes = 512 * 1024;
/// Of work that is shared out after a part that one thread did, seconds besides starting the team: what it reads lies
/// in that thread's cache, and the others are late.
constexpr double teamDelay = 4.5e-6;

double roundedUp(double count, double lanes)
{
    return std::ceil(count / lanes) * lanes;
}

bool isCopy(OperationKind kind)
{
    return kind == OperationKind::TransferIn || kind == OperationKind::TransferOut;
}

} // namespace

CpuModel::CpuModel(const Device &cpu, int threads)
{
    const auto cores = static_cast<int>(cpu.value(Q::Cores).value_or(1));
    const auto most = static_cast<int>(cpu.value(Q::Threads).value_or(cores));
    m_threads = threads > 0 ? std::min(threads, most) : most;
    m_clock = cpu.valueOf({Q::MeasuredClock, Q::Clock, Q::MaxClock, Q::BaseClock}).value_or(3e9);
    m_lanes = cpu.value(Q::SimdLanes).value_or(8);
    m_flopsOne = cpu.value(Q::Fp32OneCore).value_or(*cpu.value(Q::Fp32) / cores);
    m_teamStart = cpu.value(Q::TeamStart).value_or(1.5e-6);
    // Where nobody measured: bytes a cycle and sizes as usual.
    const double vector = 4 * m_lanes;
    m_levels = {
        {cpu.value(Q::L1Size).value_or(32 * 1024), cpu.value(Q::L1Bandwidth).value_or(vector * m_clock), false},
        {cpu.value(Q::L2Size).value_or(512 * 1024), cpu.value(Q::L2Bandwidth).value_or(0.5 * vector * m_clock), false},
        {cpu.value(Q::L3Size).value_or(2e6 * cores), cpu.value(Q::L3Bandwidth).value_or(0.3 * vector * m_clock), true}};
    m_memoryAll = *cpu.value(Q::Bandwidth);
    m_memoryOne = cpu.value(Q::BandwidthOne).value_or(std::min(m_memoryAll, 5 * m_clock));
}

double CpuModel::secondsPerByte(double workingSet, int threads) const
{
    // A cache keeps a share of what passes by; the rest comes from the next. Never dearer than from memory.
    double missing = 1;
    double seconds = 0;
    for (const Level &level : m_levels) {
        const double capacity = level.shared ? level.bytes : level.bytes * threads;
        const double kept = std::min(1.0, capacity / std::max(workingSet, 1.0));
        const double found = std::max(0.0, kept - (1 - missing));
        seconds += found / (level.perSecond * threads);
        missing -= found;
    }
    const double memory = threads > 1 ? std::max(m_memoryOne, m_memoryAll * threads / m_threads) : m_memoryOne;
    return seconds + missing / std::min(memory, m_levels.back().perSecond * threads);
}

CpuModel::Costs CpuModel::productCosts(const WorkPiece &piece) const
{
    const auto m = static_cast<double>(piece.rows);
    const auto n = static_cast<double>(piece.columns);
    const auto k = static_cast<double>(piece.k);
    const double rate = m_flopsOne * productEfficiency;
    // The engine takes the way that measured fastest. Vectors over n, over m (the product turned round), or over k.
    const double overN =
        2 * m * roundedUp(n, m_lanes) * k / rate + (piece.transposeB ? cycles(cyclesPerTransposedElement * n * k) : 0);
    const double overM = 2 * roundedUp(m, m_lanes) * n * k / (m_flopsOne * turnedEfficiency) +
                         (piece.transposeA ? 0 : cycles(cyclesPerTransposedElement * m * k)) +
                         cycles(cyclesPerTurnedElement * m * n);
    const double overK = 2 * m * n * roundedUp(k, m_lanes) / (m_flopsOne * dotEfficiency) +
                         cycles(cyclesPerSumOfLanes * m * n) +
                         (piece.transposeA ? cycles(cyclesPerTransposedElement * m * k) : 0) +
                         (piece.transposeB ? 0 : cycles(cyclesPerTransposedElement * n * k));
    const double vectorsOfB = std::min(k * std::ceil(n / m_lanes), m_levels[0].bytes / (4 * m_lanes));
    const double waiting = cycles(std::max(0.0, cyclesPerWaitedVector - 0.25 * m) * vectorsOfB);
    Costs costs;
    costs.arithmetic = std::min({overN + waiting, overM, overK});
    const double c = 4 * m * n;
    costs.storing =
        cycles((piece.accumulates ? cyclesPerVectorSummed : cyclesPerVectorStored) * m * std::ceil(n / m_lanes));
    costs.read = piece.bytesRead - (piece.accumulates ? c : 0);
    costs.written =
        piece.accumulates ? overwrittenTraffic * c : c; // in tiles, between the sums: it hides behind nothing
    return costs;
}

CpuModel::Costs CpuModel::convolutionCosts(const WorkPiece &piece) const
{
    Costs costs;
    costs.read = piece.bytesRead;
    costs.written = piece.bytesWritten;
    if (piece.pooledBy > 1) {
        const auto lines = static_cast<double>(piece.filterLines);
        const auto line = static_cast<double>(piece.filterLine);
        const double square = lines * std::ceil(line / m_lanes);
        const double wholeSquare =
            lines * lines * std::ceil(line / lines / m_lanes); // a vector for each pixel at least
        const double each = piece.kind == OperationKind::Conv2dWeightGrad ? square + cyclesToAddSquare
                                                                          : 2 * wholeSquare + cyclesToScatterSquare;
        costs.arithmetic = std::max(cycles(pooledShare * each * piece.pooledElements()),
                                    piece.flops / static_cast<double>(piece.pooledBy * piece.pooledBy) / m_flopsOne);
        return costs;
    }
    const auto rows = static_cast<double>(piece.rows);
    const auto columns = static_cast<double>(piece.columns);
    const double vectors = rows * std::ceil(columns / m_lanes);
    costs.arithmetic = 2 * vectors * m_lanes * static_cast<double>(piece.k) / (m_flopsOne * convolutionEfficiency) +
                       cycles(cyclesPerConvolvedVector * vectors);
    costs.storing = cycles(cyclesPerVectorStored * vectors);
    return costs;
}

CpuModel::Costs CpuModel::otherCosts(const WorkPiece &piece, double sourceBytes, double workingSet) const
{
    const auto rows = static_cast<double>(piece.rows);
    const auto elements = rows * static_cast<double>(piece.columns);
    Costs costs;
    costs.read = piece.bytesRead;
    costs.written = piece.bytesWritten;
    switch (piece.kind) {
    case OperationKind::TransferIn:
    case OperationKind::GatherRows: {
        const double passing = sourceBytes + workingSet;
        const double far = 1 - std::min(1.0, m_levels[1].bytes / passing);
        costs.arithmetic = cycles(rows * (cyclesPerNearRow + far * (cyclesPerFarRow - cyclesPerNearRow)));
        break;
    }
    case OperationKind::ColumnSum:
        costs.arithmetic =
            cycles(rows * (cyclesPerSummedRow +
                           cyclesPerSummedVector * std::ceil(static_cast<double>(piece.columns) / m_lanes)));
        break;
    case OperationKind::SoftmaxCrossEntropy:
    case OperationKind::BinaryCrossEntropy:
        costs.arithmetic = cycles(cyclesPerSoftmaxElement * elements + cyclesPerSoftmaxRow * rows);
        break;
    case OperationKind::SoftmaxCrossEntropyGrad:
    case OperationKind::BinaryCrossEntropyGrad:
    case OperationKind::Threshold:
    case OperationKind::Accuracy:
        costs.arithmetic = cycles(cyclesPerPlainRow * elements);
        break;
    case OperationKind::ArgMax:
        costs.arithmetic = cycles(cyclesPerComparedElement * elements);
        break;
    case OperationKind::MaxPool2d: {
        const auto channels = static_cast<double>(piece.channels);
        const double windows = piece.bytesWritten / 4 / channels;
        costs.arithmetic = std::max(2 * piece.flops / m_flopsOne,
                                    cycles(cyclesPerWindowVector * windows * std::ceil(channels / m_lanes)));
        break;
    }
    case OperationKind::MaxPool2dGrad:
        costs.arithmetic = 2 * piece.flops / m_flopsOne;
        if (piece.pooledBy > 1) {
            const auto channels = static_cast<double>(piece.channels);
            const double windows = elements / channels / static_cast<double>(piece.pooledBy * piece.pooledBy);
            costs.arithmetic = cycles(windows * (cyclesPerSearchedVector * std::ceil(channels / m_lanes) +
                                                 cyclesPerPooledElement * channels));
            costs.written = 0;
        }
        break;
    case OperationKind::BatchedMatMul:
        costs.arithmetic = piece.flops / (m_flopsOne * causalProductEfficiency);
        break;
    case OperationKind::Gelu:
        costs.arithmetic = cycles(cyclesPerGelu * elements);
        break;
    case OperationKind::GeluGrad:
        costs.arithmetic = cycles(cyclesPerGeluGrad * elements);
        break;
    case OperationKind::LayerNorm:
        costs.arithmetic = cycles(cyclesPerNormalised * elements);
        break;
    case OperationKind::LayerNormGrad:
        costs.arithmetic = cycles(cyclesPerNormalisedGrad * elements);
        break;
    case OperationKind::Adam:
        costs.arithmetic = cycles(cyclesPerAdam * elements);
        break;
    case OperationKind::AdamW:
        costs.arithmetic = cycles(cyclesPerAdamW * elements);
        break;
    case OperationKind::EmbeddingGrad:
        costs.arithmetic = cycles(cyclesPerEmbeddingGrad * elements);
        break;
    case OperationKind::RowSum:
        costs.arithmetic = cycles(cyclesPerRow * rows);
        break;
    case OperationKind::Sigmoid:
        costs.arithmetic = cycles(cyclesPerExp * elements);
        break;
    default:
        costs.arithmetic = 2 * piece.flops / m_flopsOne; // one operation where a multiply-add counts two
        break;
    }
    return costs;
}

double CpuModel::pieceSeconds(const WorkPiece &piece, const Costs &costs, double workingSet, double delay) const
{
    const auto seconds = [&](int threads) {
        const double perByte = secondsPerByte(workingSet, threads);
        const double arithmetic = costs.arithmetic / threads;
        // The product reads ahead while it computes; element by element, reading and writing are the work.
        return piece.isProduct() ? std::max(arithmetic, costs.read * perByte) +
                                       std::max(costs.storing / threads, costs.written * perByte)
                                 : std::max(arithmetic, (costs.read + costs.written) * perByte);
    };
    const double one = seconds(1);
    const double start = cycles(cyclesPerPiece);
    const double threshold = sharedFrom(piece);
    if (m_threads < 2 || one < threshold)
        return start + one;
    return start + std::min(one, std::max(threshold, m_teamStart + delay + seconds(m_threads)));
}

/// The engine's thresholds, as the time of that much work at its best: so, more work is never done sooner.
double CpuModel::sharedFrom(const WorkPiece &piece) const
{
    return piece.isProduct() ? sharedFlops / (m_flopsOne * productEfficiency) : sharedBytes / m_levels[1].perSecond;
}

StepProfile CpuModel::step(const Program &program) const
{
    const double workingSet = workingSetBytes(program);
    StepProfile profile;
    double delay = teamDelay;
    for (const WorkPiece &piece : workPieces(program)) {
        const bool takesRows = isCopy(piece.kind) || piece.kind == OperationKind::GatherRows;
        const Operation &first = program.operations[piece.operations.front()];
        const double source = takesRows ? static_cast<double>(byteSize(program.tensor(first.inputs[0]))) : 0;
        const Costs costs = piece.filterLine > 0 ? convolutionCosts(piece)
                            : piece.isProduct()  ? productCosts(piece)
                                                 : otherCosts(piece, source, workingSet);
        // What streams through, like the batch of a large data set, comes from where it lies.
        const double from = std::max({workingSet, source, piece.bytes()});
        profile.parts.push_back(partOf(program, piece.operations));
        // Done on the way, where what was pooled is differentiated.
        const bool isFree =
            piece.pooledBy > 1 && (piece.kind == OperationKind::ReluGrad || piece.kind == OperationKind::ChannelSum);
        if (!isFree) {
            const double seconds = pieceSeconds(piece, costs, from, delay);
            profile.parts.back().seconds = seconds;
            // None after shared work; by no more than that takes longer, so that more work is never done sooner.
            delay = std::clamp(teamDelay - (seconds - sharedFrom(piece)), 0.0, teamDelay);
        }
        if (piece.pooledBy > 1)
            profile.parts.back().flopsDone = piece.flops / static_cast<double>(piece.pooledBy * piece.pooledBy);
        profile.totalSeconds += profile.parts.back().seconds;
    }
    return profile;
}

} // namespace overtake
