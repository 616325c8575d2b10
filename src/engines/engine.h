// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Something that runs a Program: a device and a way of using it. An Engine prepares a Program to an Execution, which
// holds its memory and runs steps. Both are used by one thread at a time: where there are several, they take turns
// (engine_turns.h).
#pragma once

#include "data/inputs.h"
#include "engines/step_profile.h"
#include "machine/device.h"
#include "program/parameter.h"
#include "program/program.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace overtake
{

enum class EngineKind { Reference, Cpu, Gpu };

struct EngineDescription {
    std::string id;     ///< "cpu", "reference", "opencl:0"
    std::string device; ///< "AMD EPYC 9654"
    std::string label;  ///< short name for legends: "CPU", "textbook loop"
    std::string detail; ///< "2 cores, AVX-512"; may be empty
    EngineKind kind = EngineKind::Cpu;
    ParameterTable options;      ///< e.g. threads
    bool predicted = false;      ///< a model of a device: it only predicts (model/predictor.h)
    bool isWorker = false;       ///< another process does its work: this one's counters tell nothing of it
    std::uint32_t pciVendor = 0; ///< maker of the GPU by its PCI number; 0 for a CPU and where it is not known
    std::string unavailable;     ///< why it cannot serve and what to do, one sentence; empty when it can
};

/// Something that a driver says of its device, in words: "warp size", "32"; "L2 cache size", "50 MiB".
struct DeviceAttribute {
    std::string name;
    std::string value;
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

    /// A tensor's values as they are now, row-major; of an int32 tensor, converted. Outside timed regions only.
    virtual std::vector<float> read(TensorId id) const = 0;
    /// Overwrites a Parameter or State tensor (golden tests, equal starts).
    virtual void write(TensorId id, std::span<const float> values) = 0;

    /// Runs step `step` once (0 <= step < stepsPerEpoch) with a clock around each part. The clocks cost time: the
    /// shares count, not the total.
    virtual StepProfile profile(std::int64_t step)
    {
        (void)step;
        return {};
    }

    /// Seconds of all calls of run() and beginEpoch() so far that were no work but the way to another process: clocks
    /// leave them out.
    virtual double awaySeconds() const { return 0; }

    /// Threads that really work on a full step: an engine may use fewer than it may.
    virtual int threadsUsed() const { return 1; }
};

class Engine
{
public:
    virtual ~Engine() = default;

    virtual const EngineDescription &description() const = 0;
    /// Name of this use for legends: "CPU, 2 threads". `options` must be complete.
    virtual std::string labelFor(const ParameterValues &options) const
    {
        (void)options;
        return description().label;
    }
    /// Bytes still free where the Program would live; negative when unknown.
    virtual std::int64_t freeBytes() const = 0;
    /// Throws OutOfMemoryError before anything is allocated when the Program does not fit, Error on other failures.
    /// `options` must be complete; `inputs` are in the order of the Program's datasets.
    virtual std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                               const ParameterValues &options) = 0;
    /// Which libraries have worked for it so far, for `check`: "matrix products by cuBLAS, …"; empty: none to name.
    virtual std::string libraries() const { return {}; }

    /// Measures what the device behind it can do, about a second; nothing else may run meanwhile. Does nothing for an
    /// engine that has no device of its own. Throws Error.
    virtual void measureDevice() {}
    /// What measureDevice() found, beside what is known of the device; any thread, nothing before.
    virtual std::optional<Device> measuredDevice() const { return std::nullopt; }
    /// All that the driver says of the device, at no cost; any thread. Empty where there is no driver to ask.
    virtual std::vector<DeviceAttribute> attributes() const { return {}; }
};

/// Throws OutOfMemoryError when the Program needs more host memory than is free now (alreadyHeld bytes need not fit
/// again).
void requireHostMemory(const Program &program, std::int64_t alreadyHeldBytes = 0);
/// MemAvailable of the host (cgroup limit respected), in bytes. OVERTAKE_MEMORY_LIMIT (bytes) lowers it, for tests.
std::int64_t freeHostBytes();

} // namespace overtake
