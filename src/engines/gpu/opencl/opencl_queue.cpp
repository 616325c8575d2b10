// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/opencl/opencl_queue.h"

#include <algorithm>
#include <utility>

namespace overtake::opencl
{

namespace
{

using gpu::DeviceError;
using gpu::DeviceSpan;

constexpr int commandsPerFlush = 16; // the device begins while the host still queues
constexpr int commandsPerBound = 512;

Queue makeQueue(cl_context context, const FoundDevice &found, cl_command_queue_properties properties)
{
    cl_int code = CL_SUCCESS;
    Queue queue(clCreateCommandQueue(context, found.device, properties, &code));
    if (code != CL_SUCCESS)
        throw Error(sentence("OpenCL on %1 gives no queue: %2.", found.name, nameOfError(code)));
    return queue;
}

DeviceSpan spanBetween(cl_event from, cl_profiling_info fromWhat, cl_event to)
{
    cl_ulong start = 0;
    cl_ulong end = 0;
    if (clGetEventProfilingInfo(from, fromWhat, sizeof start, &start, nullptr) != CL_SUCCESS ||
        clGetEventProfilingInfo(to, CL_PROFILING_COMMAND_END, sizeof end, &end, nullptr) != CL_SUCCESS)
        return {0, 0, false, {}};
    DeviceSpan span{static_cast<double>(start) * 1e-9, static_cast<double>(std::max(start, end)) * 1e-9, true, {}};
    cl_ulong queued = 0;
    if (clGetEventProfilingInfo(to, CL_PROFILING_COMMAND_QUEUED, sizeof queued, &queued, nullptr) == CL_SUCCESS &&
        queued > 0 && queued <= end)
        span.queued = static_cast<double>(queued) * 1e-9;
    return span;
}

} // namespace

OpenClQueue::OpenClQueue(cl_context context, const FoundDevice &found)
    : m_found(found), m_queue(makeQueue(context, found, 0)),
      m_timedQueue(makeQueue(context, found, CL_QUEUE_PROFILING_ENABLE)), m_current(m_queue.get())
{
}

void OpenClQueue::check(cl_int code, const char *what)
{
    if (code == CL_SUCCESS)
        return;
    const Message text = sentence("OpenCL on %1 could not %2: %3.", m_found.name, term(what), nameOfError(code));
    if (isSticky(code)) {
        m_lost = true;
        throw DeviceError(DeviceError::Kind::Lost, text);
    }
    throw DeviceError(
        code == CL_MEM_OBJECT_ALLOCATION_FAILURE ? DeviceError::Kind::OutOfMemory : DeviceError::Kind::Other, text);
}

void OpenClQueue::checkAllocation(cl_int code, std::int64_t bytes)
{
    if (code == CL_MEM_OBJECT_ALLOCATION_FAILURE || code == CL_OUT_OF_RESOURCES || code == CL_INVALID_BUFFER_SIZE ||
        code == CL_OUT_OF_HOST_MEMORY || code == CL_MAP_FAILURE)
        throw DeviceError(DeviceError::Kind::OutOfMemory, sentence("OpenCL on %1 could not allocate %2 bytes: %3.",
                                                                   m_found.name, bytes, nameOfError(code)));
    check(code, phrase("allocate memory"));
}

void OpenClQueue::afterSubmit()
{
    if (++m_unflushed >= commandsPerFlush) {
        m_unflushed = 0;
        check(clFlush(m_current), phrase("begin its work"));
    }
    if (++m_sinceBound >= commandsPerBound) {
        m_sinceBound = 0;
        Event next = marker();
        if (m_bound)
            wait(m_bound);
        m_bound = std::move(next);
    }
}

Event OpenClQueue::marker()
{
    cl_event event = nullptr;
    check(clEnqueueMarkerWithWaitList(m_current, 0, nullptr, &event), phrase("mark its queue"));
    return Event(event);
}

void OpenClQueue::wait(const Event &event)
{
    const cl_event handle = event.get();
    check(clFlush(m_current), phrase("begin its work"));
    check(clWaitForEvents(1, &handle), phrase("finish its work"));
}

void OpenClQueue::finish()
{
    m_unflushed = 0;
    m_sinceBound = 0;
    m_bound = Event();
    check(clFinish(m_current), phrase("finish its work"));
}

void OpenClQueue::finishQuietly()
{
    clFinish(m_current);
}

void OpenClQueue::setMark(int slot)
{
    m_marks.at(static_cast<std::size_t>(slot)) = marker();
}

void OpenClQueue::waitForMark(int slot)
{
    if (const Event &mark = m_marks.at(static_cast<std::size_t>(slot)))
        wait(mark);
}

void OpenClQueue::startProfiling()
{
    finish();
    m_records.clear();
    m_current = m_timedQueue.get();
    m_profiling = true;
}

std::vector<DeviceSpan> OpenClQueue::stopProfiling()
{
    m_profiling = false;
    m_current = m_queue.get();
    const std::vector<Record> records = std::exchange(m_records, {});
    check(clFinish(m_timedQueue.get()), "finish its work");
    std::vector<DeviceSpan> spans;
    for (const auto &record : records) {
        const bool several = static_cast<bool>(record.before);
        spans.push_back(spanBetween(several ? record.before.get() : record.event.get(),
                                    several ? CL_PROFILING_COMMAND_END : CL_PROFILING_COMMAND_START,
                                    record.event.get()));
    }
    return spans;
}

} // namespace overtake::opencl
