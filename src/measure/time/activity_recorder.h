// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Other work of the machine during the repetitions of one engine, and whether that disturbed them. Asks a MachineWatch
// before and after each repetition, never within. The system counts others' time coarsely and telling it takes long, so
// repetitions are judged in blocks of a tenth of a second, by what others did in that time and never by how long a
// repetition took: that would prefer the fast ones. One thread.
#pragma once

#include "engines/engine.h"
#include "machine/machine_watch.h"
#include "measure/measurement.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace overtake
{

/// With fewer undisturbed repetitions (or all, if there are not so many) nothing is left out, and the point is
/// disturbed. Simulated: from here on, intervals and ranges hold the truth in 93 % of the cases (coverage_test.cpp).
inline constexpr std::size_t enoughUndisturbed = 10;
/// Share by which the clock's usual value in the samples may lie below its fastest.
inline constexpr double toleratedClockDrop = 0.1;

class ActivityRecorder
{
public:
    /// `watch` null: nothing is observed and nothing known. Otherwise it must outlive this.
    /// `gpu`: that the engine computes on; null where there is none or nothing is known of it.
    explicit ActivityRecorder(MachineWatch *watch, std::unique_ptr<GpuWatch> gpu = nullptr)
        : m_watch(watch), m_gpu(std::move(gpu))
    {
    }

    void beforeSample();
    /// `threads`: that really worked on it.
    void afterSample(int threads);

    /// 1 for each repetition so far in whose block others ran, 0 for the rest; ends before the block that is open.
    /// Empty where nobody tells.
    const std::vector<std::uint8_t> &disturbed() const { return m_disturbed; }
    /// Judges the repetitions of the open block now.
    void endBlock();
    std::optional<SystemActivity> systemActivity() const;
    /// After the last sample: with how often heat has slowed the cores down since the first, which takes time to ask.
    std::optional<SystemActivity> systemActivityWithHeat() const;

private:
    /// Repetitions in a row: those of a block, or all.
    struct Repetitions {
        MachineTotals start;
        std::optional<double> othersBefore; ///< exact
        std::size_t count = 0;
        double sampledSeconds = 0;
        double usedCoreSeconds = 0; ///< sum of the repetitions' times, each times the cores used
        double stolenSeconds = 0;
        double waitedSeconds = 0;
    };

    /// The cores that the engine and others used, and for how many it waited.
    SystemActivity coresIn(const Repetitions &repetitions) const;
    bool isDisturbed(const Repetitions &block) const;
    /// Cores that other programs used from one reading to the next; `exact`: others' seconds in between, if known.
    double othersCores(const MachineTotals &from, const MachineTotals &to, std::optional<double> exact) const;
    void note(const std::optional<GpuState> &gpu);
    std::optional<GpuActivity> gpuActivity() const;

    MachineWatch *m_watch;
    std::unique_ptr<GpuWatch> m_gpu;
    std::optional<GpuState> m_gpuBefore;   ///< this sample
    GpuState m_gpuSeen;                    ///< combination of all states
    std::vector<double> m_gpuClocks;       ///< GHz, after each sample
    std::vector<double> m_gpuClocksAtWork; ///< those at which the GPU did not report itself idle
    std::optional<std::int64_t> m_throttlesBefore;
    std::optional<MachineTotals> m_before; ///< this sample
    std::optional<MachineTotals> m_last;   ///< after the last
    bool m_knowsWaiting = false;           ///< for some sample
    std::int64_t m_switches = 0;
    std::int64_t m_faults = 0;
    std::vector<double> m_clocks; ///< GHz, after each sample
    std::optional<double> m_othersNow;
    std::optional<Repetitions> m_all;
    std::optional<Repetitions> m_block; ///< open
    std::vector<std::uint8_t> m_disturbed;
};

/// The repetitions on which an estimate rests, ascending: the undisturbed ones if they are enough, else all `count`.
/// Those that `disturbed` does not reach are undisturbed.
std::vector<std::size_t> repetitionsThatCount(std::size_t count, std::span<const std::uint8_t> disturbed);

/// The GPU that an engine computes on; null where there is none, or nothing is known of it. `watch` may be null.
std::unique_ptr<GpuWatch> gpuBehind(const Engine &engine, MachineWatch *watch);

/// Other programs, or other guests of the host, by more than is tolerated.
bool othersRan(const SystemActivity &activity);
/// The same of the calls from `first` to `end`, as Execution::disturbedRuns() marks them; nothing: they are not judged.
std::optional<bool> wereDisturbed(std::span<const std::uint8_t> runs, std::size_t first, std::size_t end);
/// The clock of the processor or of the GPU.
bool clockFell(const SystemActivity &activity);
/// One of both.
bool isDisturbed(const SystemActivity &activity);
SystemActivity::Cause causeOf(const SystemActivity &activity);
/// Drop of the clock that fell by more: the processor's or the GPU's.
double clockDropOf(const SystemActivity &activity);
/// For a GPU that throttled, "The GPU slowed its clock down: power limit."
Message gpuRemarkOn(const GpuActivity &gpu);

/// Most disturbed measurement, relative to what is tolerated; null if none was disturbed.
const Measurement *mostDisturbed(const Comparison &comparison);
const Measurement *mostDisturbed(const Sweep &sweep);

/// Cause of a measurement's disturbance: "Other programs used 1.6 of 2 cores."; empty if nothing disturbed it.
Message disturbanceText(const Measurement &measurement);

} // namespace overtake
