// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/tensor_memory.h"

#include "data/initial_values.h"
#include "engines/gpu/plan_launches.h"
#include "engines/gpu/update_blocks.h"
#include "engines/stop_scope.h"
#include "operations/transfers.h"
#include "text/contains.h"
#include "text/error.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace overtake::gpu
{

namespace
{

constexpr std::int64_t elementBytes = 4;

/// Whether the host picks the rows of a dataset one by one, into a block of its own.
bool isGatheredOnHost(const Program &program, TensorId dataset)
{
    return program.shuffled && std::ranges::any_of(program.operations, [&](const Operation &operation) {
               return operations::copiesBatch(operation) && operation.inputs[0] == dataset;
           });
}

/// Whether a dataset on the host is copied to the device again and again from where it lies.
bool isCopiedFrom(const Program &program, const Plan &plan, TensorId dataset)
{
    const auto isReadOnce = [&](const PlanStep &step) { // the device has it in its own place then
        return step.buffers[0] == dataset && plan.mapped[indexOf(step.buffers[1])] && !step.batchRows;
    };
    return program.tensor(dataset).place == Place::Host && !isGatheredOnHost(program, dataset) &&
           std::ranges::none_of(plan.copiesIn, isReadOnce);
}

/// Whether the host reads a result where the device has it.
bool isReadInPlace(const Plan &plan, const Operation &copyOut)
{
    const TensorId source = copyOut.inputs[0];
    return plan.mapped[indexOf(source)] && std::ranges::any_of(plan.copiesOut, [&](const PlanStep &step) {
               return isOneTensor(plan, step) && step.buffers[0] == source && step.buffers[1] == copyOut.outputs[0];
           });
}

} // namespace

HostBlock::HostBlock(GpuBackend &device, std::int64_t bytes, bool pinned)
{
    if (pinned) {
        m_pinned = device.allocatePinned(bytes);
        m_data = static_cast<std::byte *>(m_pinned->data());
    } else {
        m_ordinary.resize(static_cast<std::size_t>(bytes));
        m_data = m_ordinary.data();
    }
}

TensorMemory::TensorMemory(GpuBackend &device, const Program &program, const Plan &plan, InputsPtr inputs, bool pinned)
    : m_device(device), m_inputs(std::move(inputs)), m_mapped(plan.mapped), m_moving(plan.views),
      m_views(program.tensors.size()), m_host(program.tensors.size(), nullptr)
{
    placeResults(program, plan, pinned);
    for (const auto &block : plan.blocks)
        placeBlock(program, block);
    for (const SharedBuffer &buffer : plan.buffers) {
        const View view = allocate(buffer.bytes / elementBytes);
        for (const auto id : buffer.tensors)
            m_views[indexOf(id)] = view;
    }
    for (std::size_t i = 0; i < program.tensors.size(); ++i) {
        const Tensor &tensor = program.tensors[i];
        const auto id = static_cast<TensorId>(i);
        if (tensor.role == Role::Dataset)
            placeDataset(program, plan, id, pinned);
        if (tensor.place == Place::Host || (tensor.role == Role::Value && !m_mapped[i] && !m_views[i].buffer))
            continue;
        if (!m_views[i].buffer)
            m_views[i] = allocate(wordCount(tensor), m_mapped[i]);
        fill(program, id);
    }
    m_position = allocate(1);
    const std::int32_t start = 0;
    m_device.copyIn(m_position, &start, elementBytes, CopyMode::Blocking);
    if (plan.scratchElements > 0)
        m_scratch = allocate(plan.scratchElements);
    if (plan.workspaceBytes > 0)
        m_workspace = allocate(ceilDivide(plan.workspaceBytes, elementBytes));
    if (plan.usesOrder) {
        m_order = allocate(program.samples);
        std::vector<std::int32_t> sequential(static_cast<std::size_t>(program.samples));
        std::iota(sequential.begin(), sequential.end(), 0);
        m_device.copyIn(m_order, sequential.data(), program.samples * elementBytes, CopyMode::Blocking);
    }
    m_device.synchronise();
}

View TensorMemory::allocate(std::int64_t elements, bool mapped)
{
    const std::int64_t bytes = elements * elementBytes;
    m_buffers.push_back(mapped ? m_device.allocateMapped(bytes) : m_device.allocate(bytes));
    return {m_buffers.back().get(), 0};
}

bool TensorMemory::isAnyMapped(const std::vector<TensorId> &ids) const
{
    return std::ranges::any_of(ids, [this](TensorId id) { return isMapped(id); });
}

/// Places the results that are copied out, on host and device; small results lie side by side, in the same order on
/// both.
void TensorMemory::placeResults(const Program &program, const Plan &plan, bool pinned)
{
    std::byte *packedOnHost = nullptr;
    if (!plan.packed.empty()) {
        const std::int64_t bytes = placeBlock(program, plan.packed) * elementBytes;
        m_hostBlocks.emplace_back(m_device, bytes, pinned);
        packedOnHost = m_hostBlocks.back().data();
        std::memset(packedOnHost, 0, static_cast<std::size_t>(bytes));
    }
    for (const auto &operation : program.operations) {
        if (operation.kind != operations::TransferOut)
            continue;
        const TensorId source = operation.inputs[0];
        const TensorId target = operation.outputs[0];
        if (contains(plan.packed, source) && !m_host[indexOf(target)]) {
            m_host[indexOf(target)] = packedOnHost + m_views[indexOf(source)].offset * elementBytes;
            continue;
        }
        if (isReadInPlace(plan, operation))
            continue;
        const auto bytes = byteSize(program.tensor(target));
        m_hostBlocks.emplace_back(m_device, bytes, pinned);
        m_host[indexOf(target)] = m_hostBlocks.back().data();
        std::memset(m_host[indexOf(target)], 0, static_cast<std::size_t>(bytes));
    }
}

/// See Plan::blocks and Plan::packed. Returns its elements.
std::int64_t TensorMemory::placeBlock(const Program &program, const std::vector<TensorId> &block)
{
    std::int64_t elements = 0;
    for (const auto id : block)
        elements += blockElements(program.tensor(id));
    View next = allocate(elements, isAnyMapped(block));
    fillWithZeros(next, elements);
    for (const auto id : block) {
        m_views[indexOf(id)] = next;
        next.offset += blockElements(program.tensor(id));
    }
    return elements;
}

void TensorMemory::fillWithZeros(View to, std::int64_t elements)
{
    const Launch zero{
        KernelId::Fill, {to}, {{"count", elements}}, {{"value", 0}}, elementGroups(elements, m_device.computeUnits())};
    m_device.prepare(zero)->enqueue(); // an int32 0 has the bits of a float 0
}

void TensorMemory::placeDataset(const Program &program, const Plan &plan, TensorId id, bool pinned)
{
    const Tensor &tensor = program.tensor(id);
    const std::byte *bytes = bytesFor(tensor, m_inputs.get());
    m_host[indexOf(id)] = const_cast<std::byte *>(bytes); // only ever read
    if (pinned && isCopiedFrom(program, plan, id)) {
        m_hostBlocks.emplace_back(m_device, byteSize(tensor), true);
        m_host[indexOf(id)] = m_hostBlocks.back().data();
        std::memcpy(m_host[indexOf(id)], bytes, static_cast<std::size_t>(byteSize(tensor)));
    }
}

void TensorMemory::fill(const Program &program, TensorId id)
{
    throwIfStopped(StopScope::current());
    const Tensor &tensor = program.tensor(id);
    const View to = m_views[indexOf(id)];
    if (tensor.role == Role::Dataset) {
        m_device.copyIn(to, m_host[indexOf(id)], byteSize(tensor), CopyMode::Blocking);
    } else if (tensor.role == Role::Parameter) {
        const auto values = initialValues(program, id);
        m_device.copyIn(to, values.data(), byteSize(tensor), CopyMode::Blocking);
    } else {
        fillWithZeros(to, wordCount(tensor));
    }
}

View TensorMemory::view(TensorId id, std::int64_t firstRow) const
{
    if (id == orderSlot)
        return m_order;
    if (id == positionSlot)
        return m_position;
    if (id == scratchSlot)
        return m_scratch;
    if (id == workspaceSlot)
        return m_workspace;
    const MovingView &moving = m_moving[indexOf(id)];
    if (moving.dataset == noTensor)
        return m_views[indexOf(id)];
    View view = m_views[indexOf(moving.dataset)];
    view.offset += firstRow * moving.elementsPerRow;
    return view;
}

std::int64_t hostBytes(const Program &program, const Plan &plan, bool pinned)
{
    std::int64_t bytes = 0;
    for (const auto id : plan.packed)
        bytes += blockElements(program.tensor(id)) * elementBytes;
    for (const auto &operation : program.operations)
        if (operation.kind == operations::TransferOut && !contains(plan.packed, operation.inputs[0]) &&
            !isReadInPlace(plan, operation))
            bytes += byteSize(program.tensor(operation.outputs[0]));
    for (std::size_t i = 0; pinned && i < program.tensors.size(); ++i)
        if (program.tensors[i].role == Role::Dataset && isCopiedFrom(program, plan, static_cast<TensorId>(i)))
            bytes += byteSize(program.tensors[i]);
    return bytes;
}

std::int64_t deviceBytes(const Program &program, const Plan &plan)
{
    std::int64_t elements = 1 + plan.scratchElements + ceilDivide(plan.workspaceBytes, elementBytes) +
                            (plan.usesOrder ? program.samples : 0);
    std::vector<bool> inBlock(program.tensors.size(), false);
    for (const auto &block : plan.blocks) {
        for (const auto id : block) {
            inBlock[indexOf(id)] = true;
            elements += blockElements(program.tensor(id));
        }
    }
    for (const auto id : plan.packed)
        elements += blockElements(program.tensor(id));
    for (std::size_t i = 0; i < program.tensors.size(); ++i) {
        const Tensor &tensor = program.tensors[i];
        if (!inBlock[i] && tensor.place == Place::Device && (tensor.role != Role::Value || plan.mapped[i]))
            elements += wordCount(tensor);
    }
    for (const SharedBuffer &buffer : plan.buffers)
        elements += buffer.bytes / elementBytes;
    return elements * elementBytes + plan.takenBytes;
}

} // namespace overtake::gpu
