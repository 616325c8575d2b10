// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The in-order queue of an OpenCL device, and a second one with the device's clock that replaces it while a step is
// profiled. Turns error codes into DeviceError and remembers if the device is lost. One thread at a time.
#pragma once

#include "engines/gpu/opencl/discovery.h"

#include <array>
#include <cstdint>
#include <vector>

namespace overtake::opencl
{

class OpenClQueue
{
public:
    OpenClQueue(cl_context context, const FoundDevice &found);

    /// The queue that takes commands now.
    cl_command_queue *current() { return &m_current; }
    bool isLost() const { return m_lost; }

    /// Throws DeviceError: "OpenCL on X could not …".
    void check(cl_int code, const char *what);
    /// The same where memory was asked for: DeviceError::Kind::OutOfMemory.
    void checkAllocation(cl_int code, std::int64_t bytes);

    /// Queues one command: `enqueue(queue, event)` returns an error code; event is null if it is not needed.
    template <typename Enqueue>
    void submit(const char *what, Enqueue enqueue)
    {
        cl_event event = nullptr;
        check(enqueue(m_current, m_profiling ? &event : nullptr), what);
        if (m_profiling)
            m_records.push_back({Event(), Event(event)});
        afterSubmit();
    }

    /// Queues one or more commands, the last of which sets its event: `enqueue(queue, event)` throws.
    template <typename Enqueue>
    void submitSeveral(Enqueue enqueue)
    {
        if (!m_profiling) {
            enqueue(&m_current, nullptr);
            afterSubmit();
            return;
        }
        Event before = marker();
        cl_event event = nullptr;
        enqueue(&m_current, &event);
        m_records.push_back({std::move(before), Event(event)});
        afterSubmit();
    }

    void finish();
    void finishQuietly(); ///< for destructors

    void setMark(int slot);
    void waitForMark(int slot);

    void startProfiling();
    std::vector<gpu::DeviceSpan> stopProfiling();

private:
    /// One timed command; with `before` from the end of that event on.
    struct Record {
        Event before;
        Event event;
    };

    void afterSubmit();
    Event marker();
    void wait(const Event &event);

    const FoundDevice m_found;
    Queue m_queue;
    Queue m_timedQueue;
    cl_command_queue m_current = nullptr;
    bool m_profiling = false;
    bool m_lost = false;
    std::vector<Record> m_records;
    std::array<Event, gpu::GpuBackend::markSlots> m_marks;
    int m_unflushed = 0;
    int m_sinceBound = 0;
    Event m_bound; ///< set some hundred commands ago; bounds the length of the queue
};

} // namespace overtake::opencl
