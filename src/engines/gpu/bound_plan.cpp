// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/bound_plan.h"

#include "engines/host/team.h"
#include "machine/machine.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace overtake::gpu
{

namespace
{

constexpr int stages = 2; // double buffering: the host fills one half while the other is transferred

} // namespace

BoundPlan::BoundPlan(GpuBackend &device, const Program &program, Plan plan, const TensorMemory &memory, bool pinned,
                     bool replayed, Member member)
    : m_device(device), m_plan(std::move(plan)), m_memory(memory), m_rows(program.batchRows), m_replayed(replayed),
      m_member(std::move(member))
{
    for (const auto &step : m_plan.copiesIn) {
        m_copiesIn.push_back(boundCopyIn(step, program, pinned));
        m_stages |= m_copiesIn.back().gathered && !m_copiesIn.back().mapped;
    }
    for (const auto &step : m_plan.work) {
        Work work;
        if (step.kind == PlanStep::Kind::CopyOut) {
            work.copy = boundCopyOut(step, program);
        } else if (step.kind == PlanStep::Kind::AllReduce) {
            for (const TensorId id : step.buffers)
                work.sum.push_back({m_memory.view(id), elementCount(program.tensor(id).shape)});
        } else {
            work.command = prepared(step);
            noteMoving(step, *work.command);
        }
        m_work.push_back(std::move(work));
    }
    for (const auto &step : m_plan.copiesOut) {
        m_copiesOut.push_back(boundCopyOut(step, program));
        m_copiesOut.back().mapped = m_memory.isMapped(step.buffers[0]) && isOneTensor(m_plan, step);
    }
}

BoundPlan::~BoundPlan()
{
    try {
        endReads();
    } catch (const DeviceError &) { // the device is lost, and the buffers with it
    }
}

BoundPlan::CopyIn BoundPlan::boundCopyIn(const PlanStep &step, const Program &program, bool pinned) const
{
    CopyIn copy;
    copy.host = m_memory.host(step.buffers[0]);
    copy.device = m_memory.view(step.buffers[1]);
    copy.bytes = byteSize(program.tensor(step.buffers[1]));
    // Also what is copied out is mapped: that alone does not bring a batch's rows there.
    copy.mapped = m_memory.isMapped(step.buffers[1]) && (!step.batchRows || program.shuffled);
    if (step.batchRows) {
        copy.bytesPerRow = copy.bytes / m_rows;
        copy.gathered = program.shuffled;
        for (int i = 0; copy.gathered && !copy.mapped && i < stages; ++i)
            copy.staging.emplace_back(m_device, copy.bytes, pinned);
    } else if (copy.mapped) { // it is there from now on
        m_device.copyIn(copy.device, copy.host, copy.bytes, CopyMode::Blocking);
    }
    return copy;
}

BoundPlan::CopyOut BoundPlan::boundCopyOut(const PlanStep &step, const Program &program) const
{
    CopyOut copy;
    copy.device = step.buffers[0];
    copy.host = m_memory.host(step.buffers[1]);
    // Several lie side by side on both sides, each with room for a full batch.
    const TensorId last = step.buffers[step.buffers.size() - 2];
    copy.bytes = 4 * (m_memory.view(last).offset - m_memory.view(copy.device).offset) + byteSize(program.tensor(last));
    return copy;
}

std::unique_ptr<Command> BoundPlan::prepared(const PlanStep &step) const
{
    std::vector<View> views;
    for (const auto id : step.buffers)
        views.push_back(id == noTensor ? View{} : m_memory.view(id));
    if (step.kind == PlanStep::Kind::Product) {
        Product product = step.product;
        product.a = views[0];
        product.b = views[1];
        product.c = views[2];
        if (views.size() > 3)
            product.workspace = views[3];
        return m_device.prepare(product);
    }
    if (step.kind == PlanStep::Kind::Convolution) {
        Convolution convolution = step.convolution;
        convolution.x = views[0];
        convolution.weights = views[1];
        convolution.y = views[2];
        convolution.workspace = views[3];
        return m_device.prepareConvolution(convolution);
    }
    Launch launch = step.launch;
    launch.buffers = views;
    return m_device.prepare(launch);
}

void BoundPlan::noteMoving(const PlanStep &step, Command &command)
{
    if (step.takesFirstRow)
        m_moving.push_back({&command, 0, noTensor});
    for (std::size_t i = 0; i < step.buffers.size(); ++i) {
        const TensorId id = step.buffers[i];
        if (id >= 0 && m_plan.views[indexOf(id)].elementsPerRow > 0)
            m_moving.push_back({&command, i, id});
    }
}

void BoundPlan::enqueueConstants()
{
    for (const auto &step : m_plan.constants)
        prepared(step)->enqueue();
}

void BoundPlan::enqueueStep(std::int64_t firstRow, std::span<const std::int32_t> order)
{
    enqueueCopiesIn(firstRow, order);
    moveTo(firstRow);
    if (m_replayed)
        enqueueReplay(firstRow);
    else
        enqueueWork(firstRow);
    enqueueCopiesOut(firstRow);
}

StepProfile BoundPlan::profileStep(std::int64_t firstRow, std::span<const std::int32_t> order)
{
    TimedCommands timed(m_device);
    m_timeline.begin();
    double waitStart = 0;
    std::vector<DeviceSpan> spans;
    double done = 0;
    try {
        enqueueCopiesIn(firstRow, order);
        moveTo(firstRow);
        enqueueWork(firstRow);
        enqueueCopiesOut(firstRow);
        waitStart = steadySeconds();
        m_device.synchronise();
        done = steadySeconds();
        spans = timed.spans();
    } catch (...) {
        m_timeline.stop();
        throw;
    }

    std::vector<StepPart> parts;
    const auto add = [&](const std::vector<PlanStep> &steps) {
        for (const auto &step : steps) {
            const auto kind = step.kind == PlanStep::Kind::CopyIn    ? StepPart::Kind::CopyIn
                              : step.kind == PlanStep::Kind::CopyOut ? StepPart::Kind::CopyOut
                                                                     : StepPart::Kind::Compute;
            parts.push_back({kind, step.name, step.operations, 0});
        }
    };
    add(m_plan.copiesIn);
    add(m_plan.work);
    add(m_plan.copiesOut);
    return m_timeline.end(std::move(parts), onePerPart(spans), waitStart, done);
}

/// A sum over several devices is one part and may be many copies.
std::vector<DeviceSpan> BoundPlan::onePerPart(const std::vector<DeviceSpan> &spans) const
{
    std::vector<DeviceSpan> merged;
    const std::size_t before = m_plan.copiesIn.size();
    for (std::size_t i = 0; i < spans.size(); ++i) {
        merged.push_back(spans[i]);
        const std::size_t work = merged.size() - 1 - before; // huge for a copy in
        if (work >= m_work.size() || m_work[work].sum.empty())
            continue;
        i = std::min(i + m_member.exchange->timedPieces(m_work[work].sum.size()), spans.size()) - 1;
        merged.back().end = spans[i].end;
        merged.back().known = merged.back().known && spans[i].known;
    }
    return merged;
}

void BoundPlan::enqueueCopiesIn(std::int64_t firstRow, std::span<const std::int32_t> order)
{
    if (m_stages)
        m_device.waitForMark(m_stage);
    for (const auto &copy : m_copiesIn) {
        const std::byte *from = copy.host + firstRow * copy.bytesPerRow;
        const bool gathers = copy.gathered && !order.empty();
        if (copy.mapped && gathers == copy.gathered) {
            void *address = nullptr;
            m_timeline.prepare([&] {
                address = m_device.beginWrite(copy.device, copy.bytes);
                if (gathers)
                    gather(copy, static_cast<std::byte *>(address), firstRow, order);
            });
            m_timeline.launch([&] { m_device.endWrite(copy.device, address); });
            continue;
        }
        if (gathers) {
            std::byte *to = copy.staging[static_cast<std::size_t>(m_stage)].data();
            m_timeline.prepare([&] { gather(copy, to, firstRow, order); });
            from = to;
        }
        m_timeline.launch([&] { m_device.copyIn(copy.device, from, copy.bytes, CopyMode::Queued); });
    }
    if (m_stages) {
        m_device.setMark(m_stage);
        m_stage = (m_stage + 1) % stages;
    }
}

void BoundPlan::gather(const CopyIn &copy, std::byte *to, std::int64_t firstRow, std::span<const std::int32_t> order)
{
    static const int usual = thisMachine().usable.usualThreads();
    const int threads = threadsFor(0, 2.0 * static_cast<double>(copy.bytes), usual);
    shareOut(m_rows, 16, threads, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t row = first; row < last; ++row) {
            const std::int64_t sample = order[static_cast<std::size_t>(firstRow + row)];
            std::memcpy(to + row * copy.bytesPerRow, copy.host + sample * copy.bytesPerRow,
                        static_cast<std::size_t>(copy.bytesPerRow));
        }
    });
}

void BoundPlan::moveTo(std::int64_t firstRow)
{
    if (firstRow == m_firstRow)
        return;
    m_firstRow = firstRow;
    for (const auto &one : m_moving)
        if (one.view == noTensor)
            one.command->setInteger(0, firstRow);
        else
            one.command->setOffset(one.buffer, m_memory.view(one.view, firstRow).offset);
}

void BoundPlan::enqueueWork(std::int64_t firstRow)
{
    for (const auto &work : m_work) {
        m_timeline.launch([&] {
            if (work.command)
                work.command->enqueue();
            else if (!work.sum.empty())
                m_member.exchange->sum(m_member.rank, m_member.weight, work.sum);
            else
                m_device.copyOut(work.copy.host, m_memory.view(work.copy.device, firstRow), work.copy.bytes,
                                 CopyMode::Queued);
        });
    }
}

/// The first step runs command by command, so that backends load what they load lazily. It is captured right after, so
/// that the cold step pays for that and no warm one does.
void BoundPlan::enqueueReplay(std::int64_t firstRow)
{
    if (m_replay)
        return m_replay->enqueue();
    enqueueWork(firstRow);
    if (m_work.empty())
        return; // nothing but copies
    m_device.beginCapture();
    enqueueWork(firstRow);
    m_replay = m_device.endCapture();
}

void BoundPlan::enqueueCopiesOut(std::int64_t firstRow)
{
    for (std::size_t i = 0; i < m_copiesOut.size(); ++i) {
        CopyOut &copy = m_copiesOut[i];
        // When the last is there, so is all before it. In a profile, launching and waiting are told apart.
        const bool waits = i + 1 == m_copiesOut.size() && !m_timeline.follows();
        const CopyMode mode = waits ? CopyMode::Blocking : CopyMode::Queued;
        m_timeline.launch([&] {
            if (copy.mapped)
                copy.address = m_device.beginRead(m_memory.view(copy.device), copy.bytes, mode);
            else
                m_device.copyOut(copy.host, m_memory.view(copy.device, firstRow), copy.bytes, mode);
        });
    }
}

void BoundPlan::endReads()
{
    for (CopyOut &copy : m_copiesOut)
        if (void *address = std::exchange(copy.address, nullptr))
            m_device.endRead(m_memory.view(copy.device), address);
}

std::int64_t stagingBytes(const Program &program, const Plan &plan)
{
    std::int64_t bytes = 0;
    for (const PlanStep &step : plan.copiesIn)
        if (step.batchRows && program.shuffled && !plan.mapped[static_cast<std::size_t>(step.buffers[1])])
            bytes += stages * byteSize(program.tensor(step.buffers[1]));
    return bytes;
}

} // namespace overtake::gpu
