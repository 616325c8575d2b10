// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/execution.h"

#include "engines/gpu/bound_plan.h"
#include "engines/gpu/plan_launches.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <utility>

namespace overtake::gpu
{

namespace
{

/// Words of a tensor whose elements are of type T.
template <typename T>
std::vector<float> asFloats(const std::vector<float> &words)
{
    std::vector<T> numbers(words.size() * sizeof(float) / sizeof(T));
    std::memcpy(numbers.data(), words.data(), words.size() * sizeof(float));
    return {numbers.begin(), numbers.end()};
}

class DeviceExecution final : public Execution
{
public:
    /// `last`: for the last, smaller batch, where there is one.
    DeviceExecution(std::shared_ptr<GpuBackend> device, const Program &program, const Plan &plan,
                    std::optional<Plan> last, InputsPtr inputs, const ExecutionOptions &options)
        : m_device(std::move(device)), m_program(program),
          m_memory(*m_device, program, plan, std::move(inputs), options.pinned),
          m_full(*m_device, program, plan, m_memory, options.pinned, options.replayed, options.member),
          m_kept(plan.kept), m_views(plan.views), m_usesOrder(plan.usesOrder), m_bytes(deviceBytes(program, plan))
    {
        if (last) {
            Member member = options.member;
            member.weight = options.lastWeight;
            m_last = std::make_unique<BoundPlan>(*m_device, program.withBatchRows(program.lastBatchRows()),
                                                 std::move(*last), m_memory, options.pinned, options.replayed, member);
        }
        for (const PlanStep &step : plan.copiesOut)
            if (m_memory.isMapped(step.buffers[0]) && isOneTensor(plan, step))
                m_readInPlace[step.buffers[1]] = step.buffers[0];
        Launch advance = advancePositionLaunch(0).launch;
        advance.buffers = {m_memory.view(positionSlot)};
        m_movePosition = m_device->prepare(advance);
        m_full.enqueueConstants();
        m_device->synchronise();
    }

    /// Waits: what is queued may still read this memory.
    ~DeviceExecution() override
    {
        try {
            m_device->synchronise();
        } catch (const std::exception &) { // the device is lost, and what was queued with it
        }
    }

    /// Waits, so that no step's clock sees the copy.
    void beginEpoch(std::span<const std::int32_t> order) override
    {
        m_order.assign(order.begin(), order.end());
        if (m_usesOrder)
            m_device->copyIn(m_memory.view(orderSlot), order.data(), static_cast<std::int64_t>(order.size_bytes()),
                             CopyMode::Blocking);
    }

    void run(std::int64_t firstStep, std::int64_t steps) override
    {
        for (std::int64_t step = firstStep; step < firstStep + steps; ++step)
            queue(step);
        m_device->synchronise();
    }

    bool queue(std::int64_t step) override
    {
        BoundPlan &plan = planOf(step);
        endReads();
        movePosition(plan, step);
        plan.enqueueStep(step * m_program.batchRows, m_order);
        afterStep(plan, step);
        return true;
    }

    void finishQueued() override { m_device->synchronise(); }

    StepProfile profile(std::int64_t step) override
    {
        BoundPlan &plan = planOf(step);
        endReads();
        movePosition(plan, step);
        m_device->synchronise();
        StepProfile profile = plan.profileStep(step * m_program.batchRows, m_order);
        afterStep(plan, step);
        return profile;
    }

    std::vector<float> read(TensorId wanted) const override
    {
        const auto inPlace = m_readInPlace.find(wanted);
        const TensorId id = inPlace == m_readInPlace.end() ? wanted : inPlace->second;
        const Tensor &tensor = m_program.tensor(id);
        const std::size_t index = indexOf(id);
        if (!m_kept[index])
            throw Error(
                sentence("The engine of %1 fuses '%2' away; it cannot be read.", m_device->name(), tensor.name));
        auto count = static_cast<std::size_t>(wordCount(tensor));
        std::vector<float> values(count);
        if (tensor.place == Place::Host) {
            m_device->synchronise();
            std::memcpy(values.data(), m_memory.host(id), count * sizeof(float));
        } else {
            // A view of the last, smaller batch ends with the dataset; the rows beyond are zero.
            const MovingView &view = m_views[index];
            if (view.elementsPerRow > 0) {
                const std::int64_t rows = std::min(m_program.batchRows, m_program.samples - m_lastFirstRow);
                count = static_cast<std::size_t>(rows * view.elementsPerRow);
            }
            m_device->copyOut(values.data(), m_memory.view(id, m_lastFirstRow),
                              static_cast<std::int64_t>(count * sizeof(float)), CopyMode::Blocking);
        }
        if (tensor.type == DataType::Float64)
            return asFloats<double>(values);
        return tensor.type == DataType::Int32 ? asFloats<std::int32_t>(values) : values;
    }

    void write(TensorId id, std::span<const float> values) override
    {
        const Tensor &tensor = m_program.tensor(id);
        if (values.size() != static_cast<std::size_t>(elementCount(tensor.shape)) ||
            (tensor.role != Role::Parameter && tensor.role != Role::State))
            throw Error(
                sentence("'%1' %2 cannot be set from %3 numbers.", tensor.name, toText(tensor.shape), values.size()));
        endReads();
        m_device->copyIn(m_memory.view(id), values.data(), byteSize(tensor), CopyMode::Blocking);
    }

    std::int64_t memoryBytes() const override { return m_bytes; }

private:
    void endReads()
    {
        m_full.endReads();
        if (m_last)
            m_last->endReads();
    }

    BoundPlan &planOf(std::int64_t step) { return m_last && step + 1 == m_program.stepsPerEpoch() ? *m_last : m_full; }

    /// Replayed steps find their batch by the position in device memory: it is set explicitly where a step is not
    /// consecutive to the one before.
    void movePosition(const BoundPlan &plan, std::int64_t step)
    {
        const std::int64_t wanted = step * m_program.batchRows;
        if (plan.positionStride() == 0)
            return;
        const std::optional<std::int64_t> before = std::exchange(m_position, std::nullopt);
        if (!before) {
            const auto row = static_cast<std::int32_t>(wanted);
            m_device->copyIn(m_memory.view(positionSlot), &row, sizeof row, CopyMode::Blocking);
        } else if (*before != wanted) {
            m_movePosition->setInteger(0, wanted - *before);
            m_movePosition->enqueue();
        }
    }

    void afterStep(const BoundPlan &plan, std::int64_t step)
    {
        if (plan.positionStride() > 0)
            m_position = step * m_program.batchRows + plan.positionStride();
        m_lastFirstRow = step * m_program.batchRows;
    }

    std::shared_ptr<GpuBackend> m_device;
    Program m_program;
    TensorMemory m_memory;
    BoundPlan m_full;
    std::unique_ptr<BoundPlan> m_last;          ///< for the last, smaller batch of an epoch
    std::map<TensorId, TensorId> m_readInPlace; ///< results on the host, by what they are on the device
    std::vector<bool> m_kept;
    std::vector<MovingView> m_views;
    bool m_usesOrder;
    std::int64_t m_bytes; ///< device memory
    std::vector<std::int32_t> m_order;
    std::unique_ptr<Command> m_movePosition;
    /// Value of the device's position once everything queued is complete; unknown after a step that failed.
    std::optional<std::int64_t> m_position = 0;
    std::int64_t m_lastFirstRow = 0; ///< first row of the last step that ran
};

void requireDeviceMemory(const GpuBackend &device, const Program &program, const Plan &plan, std::int64_t freeBytes)
{
    const std::int64_t needed = deviceBytes(program, plan);
    if (freeBytes >= 0 && needed > freeBytes)
        throw OutOfMemoryError(needed, freeBytes, sentence("the memory of %1", device.name()));
    const std::int64_t largest = device.largestAllocation();
    std::int64_t wanted = 0;
    for (const auto &tensor : program.tensors)
        if (tensor.place == Place::Device && tensor.role != Role::Value)
            wanted = std::max(wanted, byteSize(tensor));
    for (const SharedBuffer &buffer : plan.buffers)
        wanted = std::max(wanted, buffer.bytes);
    if (largest >= 0 && wanted > largest)
        throw OutOfMemoryError(wanted, largest, sentence("one buffer of %1", device.name()));
}

/// Throws OutOfMemoryError unless the host has room for staging, order and sums, beside the Inputs, and for the device
/// where that uses the host's memory.
void requireMainMemory(const GpuBackend &device, const Program &program, const Plan &plan,
                       const std::optional<Plan> &last, const ExecutionOptions &options)
{
    std::int64_t bytes = hostBytes(program, plan, options.pinned) + stagingBytes(program, plan);
    if (last)
        bytes += stagingBytes(program.withBatchRows(program.lastBatchRows()), *last);
    if (program.shuffled)
        bytes += program.samples * std::int64_t{sizeof(std::int32_t)}; // the epoch's order
    for (const PlanStep &step : plan.work)
        if (step.kind == PlanStep::Kind::AllReduce)
            for (const TensorId id : step.buffers)
                bytes += options.member.exchange->hostBytes(elementCount(program.tensor(id).shape));
    requireHostMemory(bytes + (device.sharesHostMemory() ? deviceBytes(program, plan) : 0));
}

} // namespace

std::unique_ptr<Execution> makeExecution(std::shared_ptr<GpuBackend> device, const Program &program, InputsPtr inputs,
                                         const ExecutionOptions &options, std::int64_t freeBytes)
{
    PlanTarget target;
    target.computeUnits = device->computeUnits();
    target.precision = options.precision;
    target.replayed = options.replayed;
    target.mapped = options.mapped;
    target.largestAllocation = device->largestAllocation();
    target.convolves = [&device](const Convolution &convolution) { return device->convolutionWorkspace(convolution); };
    target.productMemory = [&device](const Product &product) { return device->productMemory(product); };
    Plan plan = makePlan(program, target);
    std::optional<Plan> last;
    // Fewer rows may be cut into more pieces, or want more room; a share of as many may count for more.
    if (program.lastBatchRows() != program.batchRows || options.lastWeight != options.member.weight) {
        last = makePlan(program.withBatchRows(program.lastBatchRows()), target);
        last->copiesOut = plan.copiesOut; // the same places: small in the last batch, large in the others
        last->packed = plan.packed;
        plan.scratchElements = std::max(plan.scratchElements, last->scratchElements);
        plan.workspaceBytes = std::max(plan.workspaceBytes, last->workspaceBytes);
        plan.takenBytes = std::max(plan.takenBytes, last->takenBytes);
    }
    requireDeviceMemory(*device, program, plan, freeBytes);
    requireMainMemory(*device, program, plan, last, options);
    try {
        return std::make_unique<DeviceExecution>(device, program, plan, std::move(last), std::move(inputs), options);
    } catch (const DeviceError &error) {
        // The backend's own working memory, or another program, took what was free: then its sentence says more.
        if (error.kind() != DeviceError::Kind::OutOfMemory)
            throw;
        const std::int64_t needed = deviceBytes(program, plan);
        const std::int64_t freeNow = device->freeBytes();
        if (freeNow >= 0 && needed > freeNow)
            throw OutOfMemoryError(needed, freeNow, sentence("the memory of %1", device->name()));
        throw;
    }
}

} // namespace overtake::gpu
