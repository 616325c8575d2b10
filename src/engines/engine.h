// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Something that runs a Program: a device and a way of using it. An Engine prepares a Program, which gives an Execution
// that holds its memory and runs steps. Both are used by one thread at a time: several threads take turns
// (engine_turns.h).
#pragma once

#include "data/inputs.h"
#include "engines/engine_kind.h"
#include "engines/sample_source.h"
#include "engines/step_profile.h"
#include "machine/device.h"
#include "machine/host_memory.h" // freeBytes() of the engines on the CPU
#include "program/parameter.h"
#include "program/program.h"
#include "schedule/fusion.h"
#include "text/error.h"
#include "text/label.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace overtake
{

struct EngineDescription {
    std::string id;     ///< "cpu", "reference", "opencl:0"
    std::string device; ///< "AMD EPYC 9654"
    std::string label;  ///< short name for legends, without its worker's: "CPU", "textbook loop"
    Message detail;     ///< "2 cores, AVX-512"; may be empty
    EngineKind kind = EngineKind::Cpu;
    ParameterTable options;      ///< e.g. threads
    bool predicted = false;      ///< a model of a device: never runs anything (model/predictor.h)
    bool isWorker = false;       ///< another process does its work, on this machine unless isElsewhere
    std::string worker;          ///< its name where the user gave it one or it is a framework's: "lab", "numpy"
    bool isElsewhere = false;    ///< the worker's process is on another machine
    std::uint32_t pciVendor = 0; ///< PCI id of the GPU's maker; 0 for a CPU and where unknown
    int devices = 1;             ///< number of devices that share each batch
    Message unavailable;         ///< why it cannot serve and what to do, one sentence; empty when it can

    /// Makes "lab: CPU" of "CPU", unless the engine has its worker's own name.
    void nameWorker(Label &of) const
    {
        if (!worker.empty() && id != worker)
            addWorker(of, worker);
    }
    /// The label with its worker's name.
    Label fullLabel() const
    {
        Label full{label};
        nameWorker(full);
        return full;
    }
};

/// A property that a driver reports of its device, in words: "warp size", "32"; "L2 cache size", "50 MiB".
struct DeviceAttribute {
    std::string name;
    std::string value;
};

/// A known difference from the textbook loops' results, beyond rounding.
struct KnownDifference {
    Message reason;    ///< one sentence; empty: none
    double within = 0; ///< the mean difference of any result at most, relative to its largest value
};

/// The engine does not have this workload: nothing went wrong.
class NotHere : public Error
{
public:
    using Error::Error;
};

/// The process of an engine has ended amid its work, which may succeed in a new one.
class ProcessEnded : public Error
{
public:
    using Error::Error;
};

/// A prepared Program: memory held, kernels built. Freed by the destructor, which never throws.
class Execution
{
public:
    virtual ~Execution() = default;

    /// Sets the order in which the samples are taken from now on: sample indices of one epoch, all of them once.
    /// Without a call, and for programs that are not shuffled, the order is sequential. The span is copied or used at
    /// once.
    virtual void beginEpoch(std::span<const std::int32_t> order) = 0;

    /// Runs `steps` steps from step `firstStep` of the epoch (0 <= firstStep, firstStep + steps <= stepsPerEpoch) and
    /// returns when the work is complete and visible to the host. The last step of an epoch may have fewer rows.
    virtual void run(std::int64_t firstStep, std::int64_t steps) = 0;
    /// Queues a step and returns without waiting for it. False, and nothing is done, where run() does the work itself.
    virtual bool queue(std::int64_t /*step*/) { return false; }
    /// Waits until all that queue() queued is complete.
    virtual void finishQueued() {}
    /// run() of the epoch's first step, `times` times: one message for all where another process does the work.
    virtual void repeatFirst(std::int64_t times)
    {
        for (std::int64_t i = 0; i < times; ++i)
            run(0, 1);
    }

    /// run() of whole epochs, `times` of them, in one message where another process does the work. With a seed each has
    /// an order of its own, RandomState(seed), RandomState(seed + 1)… .permutation(samples), drawn while no clock runs.
    /// False, and nothing is done, where a call for each epoch costs nothing.
    virtual bool runEpochs(std::int64_t /*times*/, std::optional<std::uint32_t> /*seed*/) { return false; }

    /// Current values of a tensor, row-major; an int32 tensor is converted. Outside timed regions only.
    virtual std::vector<float> read(TensorId id) const = 0;
    /// Overwrites a Parameter or State tensor (golden tests, equal starts).
    virtual void write(TensorId id, std::span<const float> values) = 0;

    /// Runs step `step` once (0 <= step < stepsPerEpoch) with a clock around each part. The clocks cost time: the
    /// shares count, not the total.
    virtual StepProfile profile(std::int64_t /*step*/) { return {}; }

    /// Seconds in all calls of run() and beginEpoch() so far that were spent on communication with another process
    /// rather than on work: clocks subtract them.
    virtual double communicationSeconds() const { return 0; }

    /// Known difference of its results from those of the textbook loops.
    virtual KnownDifference differs() const { return {}; }

    /// Another process watches its own machine during all calls of run() from now on.
    virtual void watchItsMachine() {}
    /// Activity of that machine so far; nothing for engines of this process, or if it cannot tell.
    virtual std::optional<SystemActivity> systemActivity() const { return std::nullopt; }
    /// Calls that it has watched so far, and 1 for each of these during which others used its machine, too, 0 for the
    /// rest; ends before those that are not judged yet. Empty where it cannot tell.
    virtual std::size_t watchedRuns() const { return 0; }
    virtual std::span<const std::uint8_t> disturbedRuns() const { return {}; }

    /// Threads that really work on a full step: an engine may use fewer than it is allowed.
    virtual int threadsUsed() const { return 1; }
    /// run() does all of its work in the thread that calls it.
    virtual bool worksInCaller() const { return false; }

    /// Bytes that it holds where the work lives: data, parameters, values and working memory. 0: it cannot tell.
    virtual std::int64_t memoryBytes() const { return 0; }
};

class Engine
{
public:
    virtual ~Engine() = default;

    virtual const EngineDescription &description() const = 0;
    /// The options, with defaults for those that are not given. Throws UsageError.
    ParameterValues completed(const ParameterValues &options) const
    {
        return description().options.complete(options, sentence("engine %1", description().id));
    }
    /// Name of this use for legends: "CPU, 2 threads". `options` must be complete. Any thread; never waits.
    virtual Label labelFor(const ParameterValues & /*options*/) const { return {description().label}; }
    /// Bytes still free where the Program would live; negative when unknown.
    virtual std::int64_t freeBytes() const = 0;
    /// Throws OutOfMemoryError before anything is allocated when the Program does not fit, NotHere for a workload that
    /// the engine does not have, Error on other failures.
    /// `options` must be complete; `inputs` are in the order of the Program's datasets.
    virtual std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                               const ParameterValues &options) = 0;
    /// Fusions that it can do: its planner, admission and the model schedule with them (scheduleOf(), which leaves them
    /// out if OVERTAKE_FUSION=off). None by default: each operation is a step. Any thread.
    virtual const Fusions &fusions() const
    {
        static const Fusions none;
        return none;
    }
    /// A source whose repetitions the engine's process takes all by itself and says in one message; null where they are
    /// taken step by step. The Program must outlive it. Throws Error.
    virtual std::unique_ptr<SampleSource> sampleSource(const Program &, const InputsPtr &,
                                                       const ParameterValues & /*options*/, const SampleRequest &)
    {
        return nullptr;
    }
    /// Libraries used so far, for `check`: "matrix products by cuBLAS, …"; empty: none to name.
    virtual Message libraries() const { return {}; }

    /// Measures what the device behind it can do, for about a second, during which nothing else may run. Does nothing
    /// for an engine without a device of its own. Throws Error.
    virtual void measureDevice() {}
    /// Result of measureDevice(), beside known figures; any thread. Nothing before the measurement.
    virtual std::optional<Device> measuredDevice() const { return std::nullopt; }
    /// Describes the part of a device that these options use, by asking the process that has it. If `measures` is set
    /// and the part is not known yet, that process measures it. Nothing for engines of this process, and if unknown.
    /// Throws Error.
    virtual std::optional<Device> deviceInItsProcess(const ParameterValues &, bool /*measures*/)
    {
        return std::nullopt;
    }
    /// Everything that the driver reports of the device, at no cost; any thread. Empty if there is no driver to ask.
    virtual std::vector<DeviceAttribute> attributes() const { return {}; }

    /// Why its process cannot be asked now, one sentence; empty when it can, and without one. Any thread.
    virtual Message trouble() const { return {}; }
    /// Any thread: what its process is doing ends with Cancelled within three seconds, and the process with it if need
    /// be. Nothing for engines of this process, whose steps cannot be interrupted.
    virtual void interrupt() {}
    /// Starts its process anew after it has ended (ProcessEnded) and waits some seconds for it: whether it is there
    /// now. Throws Cancelled.
    virtual bool startAnew() { return false; }
};

} // namespace overtake
