// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Plan bound to memory: its commands prepared, its copies with their addresses. Queues one step of the epoch at a
// time. Must not outlive memory and device. One thread at a time.
#pragma once

#include "engines/engine.h"
#include "engines/gpu/exchange.h"
#include "engines/gpu/step_timeline.h"
#include "engines/gpu/tensor_memory.h"

#include <memory>
#include <span>
#include <vector>

namespace overtake::gpu
{

class BoundPlan
{
public:
    /// `program` has this plan's number of rows. `replayed`: the plan was made for it. `member`: of several devices
    /// that share the batch, where the Program sums over them.
    BoundPlan(GpuBackend &device, const Program &program, Plan plan, const TensorMemory &memory, bool pinned,
              bool replayed, Member member = {});
    /// Gives the results back to the device.
    ~BoundPlan();
    BoundPlan(const BoundPlan &) = delete;
    BoundPlan &operator=(const BoundPlan &) = delete;

    /// Runs the constants, once.
    void enqueueConstants();
    /// Queues the step that begins at row `firstRow` of the epoch; `order` is that of BatchRange. Returns when the
    /// results that the step copies out have arrived, or at once if it copies none.
    void enqueueStep(std::int64_t firstRow, std::span<const std::int32_t> order);
    /// The same, never replayed, with the device's clock around each part; returns when everything is complete.
    StepProfile profileStep(std::int64_t firstRow, std::span<const std::int32_t> order);

    /// The results of the last step are the device's again; called before anything that writes to them.
    void endReads();

    /// Rows by which a step advances the position in device memory; 0 if the step does not use it.
    std::int64_t positionStride() const { return m_plan.advances ? m_rows : 0; }

private:
    struct CopyIn {
        const std::byte *host = nullptr;
        View device;
        std::int64_t bytes = 0;
        std::int64_t bytesPerRow = 0; ///< 0: the whole array in every step
        bool gathered = false;        ///< the host picks the rows, to staging
        bool mapped = false;          ///< picks them, or has them, where the device reads them
        std::vector<HostBlock> staging;
    };
    struct CopyOut {
        TensorId device = noTensor;
        std::byte *host = nullptr;
        std::int64_t bytes = 0;
        bool mapped = false;     ///< the host reads it where it is
        void *address = nullptr; ///< while it does
    };
    struct Work {
        std::unique_ptr<Command> command; ///< null: the sum over all devices, or where that is empty the copy
        std::vector<BufferRange> sum = {};
        CopyOut copy = {};
    };
    /// A kernel argument that changes from batch to batch.
    struct Moving {
        Command *command = nullptr;
        std::size_t buffer = 0;
        TensorId view = noTensor; ///< noTensor: the first integer is the batch's first row
    };

    CopyIn boundCopyIn(const PlanStep &step, const Program &program, bool pinned) const;
    CopyOut boundCopyOut(const PlanStep &step, const Program &program) const;
    void gather(const CopyIn &copy, std::byte *to, std::int64_t firstRow, std::span<const std::int32_t> order);
    std::unique_ptr<Command> prepared(const PlanStep &step) const;
    std::vector<DeviceSpan> onePerPart(const std::vector<DeviceSpan> &spans) const;
    void noteMoving(const PlanStep &step, Command &command);

    void enqueueCopiesIn(std::int64_t firstRow, std::span<const std::int32_t> order);
    void moveTo(std::int64_t firstRow);
    void enqueueWork(std::int64_t firstRow);
    void enqueueReplay(std::int64_t firstRow);
    void enqueueCopiesOut(std::int64_t firstRow);

    GpuBackend &m_device;
    Plan m_plan;
    const TensorMemory &m_memory;
    std::int64_t m_rows;
    bool m_replayed;
    Member m_member;
    std::vector<CopyIn> m_copiesIn;
    std::vector<Work> m_work;
    std::vector<Moving> m_moving;
    std::vector<CopyOut> m_copiesOut;
    bool m_stages = false;       ///< some copy to the device goes through staging memory
    int m_stage = 0;             ///< the half of the staging memory that the next step uses
    std::int64_t m_firstRow = 0; ///< for which the commands are set
    std::unique_ptr<Command> m_replay;
    StepTimeline m_timeline; ///< follows the step being profiled
};

/// Bytes of main memory in which a BoundPlan gathers rows for the copies to the device.
std::int64_t stagingBytes(const Program &program, const Plan &plan);

} // namespace overtake::gpu
