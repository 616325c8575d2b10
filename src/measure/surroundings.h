// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What else the machine did during the samples of one engine, and whether that disturbed them. Asks a MachineWatch
// before and after each sample, never within. One thread.
#pragma once

#include "engines/engine.h"
#include "machine/machine_watch.h"
#include "measure/measurement.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace overtake
{

/// Share of the engine's cores that other programs may take before a point is called disturbed.
inline constexpr double toleratedShare = 0.05;
/// Share by which the clock's usual value in the samples may lie below its fastest.
inline constexpr double toleratedClockDrop = 0.1;

class Surroundings
{
public:
    /// `watch` null: nothing is observed and nothing known. Otherwise it must outlive this.
    /// `gpu`: that the engine computes on; null where there is none or nothing is known of it.
    explicit Surroundings(MachineWatch *watch, std::unique_ptr<GpuWatch> gpu = nullptr)
        : m_watch(watch), m_gpu(std::move(gpu))
    {
    }

    void beforeSample();
    /// `threads`: that really worked on it.
    void afterSample(int threads);

    /// As far as the samples so far tell.
    bool disturbed() const;
    std::optional<Meanwhile> meanwhile() const;
    /// After the last sample: with how often heat has slowed the cores down since the first, which takes time to ask.
    std::optional<Meanwhile> meanwhileWithHeat() const;

private:
    void note(const std::optional<GpuState> &gpu);
    std::optional<GpuMeanwhile> gpuMeanwhile() const;

    MachineWatch *m_watch;
    std::unique_ptr<GpuWatch> m_gpu;
    std::optional<GpuState> m_gpuBefore;   ///< this sample
    GpuState m_gpuSeen;                    ///< of all states together
    std::vector<double> m_gpuClocks;       ///< GHz, after each sample
    std::vector<double> m_gpuClocksAtWork; ///< of these, where the card did not call itself idle already
    std::optional<std::int64_t> m_throttlesBefore;
    std::optional<MachineTotals> m_first;  ///< before the first sample of all
    std::optional<MachineTotals> m_before; ///< this sample
    std::optional<MachineTotals> m_last;   ///< after the last
    double m_sampledSeconds = 0;
    double m_usedCoreSeconds = 0; ///< of the samples: their time, times the cores used
    double m_stolenSeconds = 0;
    std::optional<double> m_waitedSeconds;
    std::int64_t m_switches = 0;
    std::int64_t m_faults = 0;
    std::vector<double> m_clocks; ///< GHz, after each sample
};

/// The GPU that an engine computes on; null where there is none, or nothing is known of it. `watch` may be null.
std::unique_ptr<GpuWatch> gpuBehind(const Engine &engine, MachineWatch *watch);

/// By more than is tolerated.
bool isDisturbed(const Meanwhile &meanwhile);
Meanwhile::Cause causeOf(const Meanwhile &meanwhile);
/// Of the clock that fell by more: the processor's or the GPU's.
double clockDropOf(const Meanwhile &meanwhile);
/// For a GPU that throttled, as a message: "The GPU slowed its clock down: power limit."
std::string gpuRemarkOn(const GpuMeanwhile &gpu);

/// Of measurements that met the same disturbance, the one that suffered most, beside what is tolerated; null when none
/// was disturbed.
const Measurement *mostDisturbed(const Comparison &comparison);
const Measurement *mostDisturbed(const Sweep &sweep);

/// One sentence without its point, for a measurement that was disturbed: "other programs use 1.6 of 2 cores: this
/// point is too high"; empty for one that was not.
std::string disturbanceText(const Measurement &measurement);

} // namespace overtake
