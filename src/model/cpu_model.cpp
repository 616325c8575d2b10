// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cpu_model.h"

#include "engines/profile_parts.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace overtake
{

namespace
{

using Q = DeviceQuantity;

/// Bytes per core, for a CPU whose caches are unknown: much larger working sets come from memory.
constexpr double usualCache = 2e6;

} // namespace

CpuModel::CpuModel(const Device &cpu, int threads) : m_costs(*cpu.costs)
{
    const auto cores = static_cast<int>(cpu.value(Q::Cores).value_or(1));
    const auto most = static_cast<int>(cpu.value(Q::Threads).value_or(cores));
    m_threads = threads > 0 ? std::min(threads, most) : most;
    const double flopsOne = cpu.value(Q::Fp32OneCore).value_or(*cpu.value(Q::Fp32) / cores);
    m_flops = std::min(*cpu.value(Q::Fp32), flopsOne * m_threads);
    m_slower = m_costs.flopsOne / flopsOne;
    m_lanes = cpu.value(Q::SimdLanes).value_or(8);
    for (const auto &[size, bandwidth, shared] : {std::tuple(Q::L1Size, Q::L1Bandwidth, false),
                                                  {Q::L2Size, Q::L2Bandwidth, false},
                                                  {Q::L3Size, Q::L3Bandwidth, true}})
        if (cpu.find(size) && cpu.find(bandwidth))
            m_levels.push_back({*cpu.value(size), *cpu.value(bandwidth), shared});
    if (m_levels.empty())
        m_levels.push_back({usualCache * cores, std::numeric_limits<double>::infinity(), true});
    const double all = *cpu.value(Q::Bandwidth);
    m_memory = std::min(all, cpu.value(Q::BandwidthOne).value_or(all) * m_threads);
}

double CpuModel::secondsPerByte(double workingSet) const
{
    // A cache serves its share of the working set; the rest comes from the next level.
    double missing = 1;
    double seconds = 0;
    for (const Level &level : m_levels) {
        const double capacity = level.shared ? level.bytes : level.bytes * m_threads;
        const double kept = std::min(1.0, capacity / std::max(workingSet, 1.0));
        const double found = std::max(0.0, kept - (1 - missing));
        seconds += found / (level.perSecond * m_threads);
        missing -= found;
    }
    return seconds + missing / std::min(m_memory, m_levels.back().perSecond * m_threads);
}

/// On this model's threads, where one thread and all of the machine that was measured took so long: what more threads
/// gained there, of what they could have, they gain here.
double CpuModel::onThreads(double one, double all) const
{
    if (m_threads == 1)
        return one;
    all = std::max(all, one / m_costs.threads); // so many threads gain no more
    if (m_threads == m_costs.threads || all >= one)
        return all;
    const double share = m_costs.threads > 1 ? (one / all - 1) / (m_costs.threads - 1) : 1;
    return one / (1 + share * (m_threads - 1));
}

const CostTable *CpuModel::tableFor(const std::string &key)
{
    if (const auto made = m_tables.find(key); made != m_tables.end())
        return &made->second;
    const auto measured = m_costs.samples.find(key);
    if (measured == m_costs.samples.end())
        return nullptr;
    std::vector<CostSample> samples;
    for (const CpuCosts::Sample &sample : measured->second)
        samples.push_back({sample.sizes, m_slower * onThreads(sample.one, sample.all)});
    return &m_tables.emplace(key, CostTable(samples)).first->second;
}

double CpuModel::pieceSeconds(const WorkPiece &piece, double workingSet)
{
    // Data that are streamed, like the batch of a large data set, come from where they are stored.
    const double perByte = secondsPerByte(std::max(workingSet, piece.bytes()));
    const double roofline = std::max(piece.leastFlops() / m_flops, piece.bytes() * perByte);
    const CostTable *table = tableFor(costKey(piece));
    if (!table)
        return std::max(roofline, 2 * piece.flops / m_flops); // one operation where a multiply-add counts two
    WorkSizes sizes = costSizes(piece);
    if (piece.isProduct() && sizes[1] > m_lanes)
        sizes[1] = std::ceil(sizes[1] / m_lanes) * m_lanes; // whole vectors
    return std::max(roofline, table->secondsAt(sizes));
}

StepProfile CpuModel::step(const Program &program, const std::vector<WorkPiece> &pieces)
{
    const double workingSet = workingSetBytes(program);
    StepProfile profile;
    for (const WorkPiece &piece : pieces) {
        profile.parts.push_back(partOf(program, piece.operations));
        StepPart &part = profile.parts.back();
        part.seconds = pieceSeconds(piece, workingSet);
        profile.totalSeconds += part.seconds;
    }
    return profile;
}

} // namespace overtake
