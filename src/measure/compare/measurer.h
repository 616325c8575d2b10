// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Times engines at one point: set-up, first run and warm samples separately, engines in turn (A B B A). Nothing is
// painted, logged or signalled inside a timed region. Runs on the caller's thread; cancel by the stop token (within 100
// ms plus one step).
#pragma once

#include "machine/machine_watch.h"
#include "measure/measurement.h"
#include "measure/time/clock.h"
#include "measure/time/epoch_cursor.h"
#include "measure/time/stop_rule.h"
#include "registry/engine_registry.h"
#include "workloads/workload.h"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace overtake
{

class Sampler;

struct MeasureOptions {
    const StopRule *rule = nullptr; ///< cloned for each engine; not null
    std::stop_token stop;
    /// Called between rounds, outside timed regions; may block until the window has painted.
    std::function<void()> betweenRounds;
    /// Limits of a point that nobody asked for, 0: no limit. A point beyond them is left out: its measurements are
    /// Skipped, with a reason that says what a sweep needs.
    std::int64_t mostBytes = 0; ///< main memory, of all engines together
    double mostDataSeconds = 0; ///< to make its data
    bool profileQuick = false;  ///< take the profile with a quick rule too
    bool profileAlways = false; ///< and however long a step is, because the user asked for it
    /// A stop ends the repetitions only: engines that have some are Measured by them. Without it they are Cancelled.
    bool keepsStopped = false;
};

/// Bytes of main memory for a Program on an engine with these fusions: values that do not live at once share memory.
std::int64_t hostBytesOf(const Program &program, const Fusions &fusions);

/// A comparison with nothing measured: who would work on what. Statuses are Skipped with this reason. Throws
/// UsageError.
Comparison skippedComparison(const EngineRegistry &engines, const Workload &workload, const ParameterValues &parameters,
                             const std::vector<EngineUse> &uses, const Message &reason);

class Measurer
{
public:
    /// All references must outlive the measurer, as must `watch`; null: other programs go unnoticed.
    Measurer(const EngineRegistry &engines, Clock &clock, MachineWatch *watch = nullptr);

    /// Measures every use at this point, the first being the base. One engine's failure is a Measurement with status
    /// Failed and a reason; only wrong use (unknown engine or parameter) throws UsageError, and a workload that cannot
    /// be built (unreadable file) its Error. On cancel the statuses are Cancelled (but see keepsStopped). If an
    /// engine's process ended, all are measured once more in a new one.
    Comparison compare(const Workload &workload, const ParameterValues &parameters, const std::vector<EngineUse> &uses,
                       const MeasureOptions &options);

    /// The same comparison with nothing measured: who would work on what. Statuses are Skipped with this reason.
    /// Throws UsageError as compare() does.
    Comparison skipped(const Workload &workload, const ParameterValues &parameters, const std::vector<EngineUse> &uses,
                       const Message &reason) const;

    /// Bytes of the last point's data, which the next one reuses or frees.
    std::int64_t heldBytes() const;

private:
    using Samplers = std::vector<std::unique_ptr<Sampler>>; ///< one per use, null once it has failed

    Samplers makeSamplers(const Workload &workload, std::vector<Measurement> &measurements,
                          const MeasureOptions &options);
    Comparison compareOnce(const Workload &workload, const ParameterValues &parameters,
                           const std::vector<EngineUse> &uses, const MeasureOptions &options);
    /// Runs one engine's part of the work: an error there becomes the result of that measurement, and the others go on.
    template <typename Part>
    void attempt(std::unique_ptr<Sampler> &sampler, Measurement &measurement, Part part);
    void begin(const Workload &workload, Samplers &samplers, std::vector<Measurement> &measurements,
               const MeasureOptions &options);
    /// Lets a worker's threads sleep before another engine uses this machine.
    void beginTurn(Sampler &sampler);
    void takeRounds(Samplers &samplers, std::vector<Measurement> &measurements, const MeasureOptions &options);
    /// Like takeRounds(), but a stop becomes the answer true where something may be kept. Throws Cancelled.
    bool isStoppedInRounds(Samplers &samplers, std::vector<Measurement> &measurements, const MeasureOptions &options);
    void finish(Samplers &samplers, std::vector<Measurement> &measurements, bool isStopped);
    /// When everything else is known: a stop or an error here costs no measurement.
    void takeProfiles(Samplers &samplers, const std::stop_token &stop);
    InputsPtr inputsOf(const Workload &workload, const Sampler &sampler, const MeasureOptions &options);

    const EngineRegistry &m_engines;
    Clock &m_clock;
    MachineWatch *m_watch;
    InputsCache m_inputs;
    std::weak_ptr<const Inputs> m_lastInputs; ///< held by m_inputs; kept to know their size
    EpochOrders m_orders;
    std::optional<EngineUse> m_worker; ///< had the last turn
    std::set<Engine *> m_ended;        ///< engines whose process has ended while this point was measured
};

} // namespace overtake
