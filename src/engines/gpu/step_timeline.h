// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// When the host handed each command of a step to the device, and how the device's clock relates to the host's: no
// command began before it was queued, all were complete when the wait ended, and where the driver reports when a
// command was queued, that was within the host's call. Seconds; one thread.
#pragma once

#include "engines/gpu/gpu_backend.h"
#include "engines/profile_parts.h"

#include <utility>
#include <vector>

namespace overtake::gpu
{

/// One command as the host handed it over, on the host's clock.
struct HostCall {
    double start = 0;
    double end = 0;
};

/// Has the device time each command while it lives: a command that fails leaves no clock running.
class TimedCommands
{
public:
    explicit TimedCommands(GpuBackend &device) : m_device(&device) { device.startProfiling(); }
    TimedCommands(const TimedCommands &) = delete;
    TimedCommands &operator=(const TimedCommands &) = delete;
    ~TimedCommands()
    {
        try {
            if (m_device)
                m_device->stopProfiling();
        } catch (const std::exception &) { // the failure that ended the commands is the one to report
        }
    }

    /// Waits for the device and returns the time of each command. Once.
    std::vector<DeviceSpan> spans() { return std::exchange(m_device, nullptr)->stopProfiling(); }

private:
    GpuBackend *m_device;
};

/// Offset from the device's clock to the host's. Without queueing times it is taken halfway between its two bounds,
/// which are a launch and a wake-up apart. `done`: when the host knew that all were complete.
double clockOffset(const std::vector<HostCall> &calls, const std::vector<DeviceSpan> &spans, double done);

/// Follows one step. While it follows none, it costs a branch per command.
class StepTimeline
{
public:
    void begin()
    {
        m_follows = true;
        m_calls.clear();
        m_preparing.clear();
        m_start = steadySeconds();
    }
    /// Without end(), after an error.
    void stop() { m_follows = false; }
    bool follows() const { return m_follows; }

    /// Runs `call`, which hands one command to the device.
    template <typename Call>
    void launch(const Call &call)
    {
        follow(m_calls, call);
    }
    /// Runs `call`, which prepares something for the device.
    template <typename Call>
    void prepare(const Call &call)
    {
        follow(m_preparing, call);
    }

    /// Call after waiting for the device, which began at `waitStart`; `parts` are the commands in the order of the
    /// calls.
    StepProfile end(std::vector<StepPart> parts, const std::vector<DeviceSpan> &spans, double waitStart, double done);

private:
    template <typename Function>
    void follow(std::vector<HostCall> &to, const Function &function)
    {
        if (!m_follows)
            return function();
        const double start = steadySeconds();
        function();
        to.push_back({start, steadySeconds()});
    }

    bool m_follows = false;
    double m_start = 0;
    std::vector<HostCall> m_calls;
    std::vector<HostCall> m_preparing;
};

} // namespace overtake::gpu
