// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a Program's tensors are: buffers on the device for what a plan keeps there, the Inputs and the results on the
// host. Made once, at set-up; datasets are copied to the device, parameters hold their initial values, everything else
// is zero. One thread at a time.
#pragma once

#include "data/inputs.h"
#include "engines/gpu/plan.h"

#include <memory>
#include <vector>

namespace overtake::gpu
{

/// Host memory for copies, page-locked or ordinary.
class HostBlock
{
public:
    HostBlock() = default;
    HostBlock(GpuBackend &device, std::int64_t bytes, bool pinned);
    std::byte *data() const { return m_data; }

private:
    std::unique_ptr<PinnedMemory> m_pinned;
    std::vector<std::byte> m_ordinary;
    std::byte *m_data = nullptr;
};

class TensorMemory
{
public:
    /// Throws OutOfMemoryError or DeviceError.
    TensorMemory(GpuBackend &device, const Program &program, const Plan &plan, InputsPtr inputs, bool pinned);

    /// A tensor or a slot (see plan.h) on the device; for a view, the rows from `firstRow` on.
    View view(TensorId id, std::int64_t firstRow = 0) const;
    /// A tensor on the host: a dataset (read only) or a result.
    std::byte *host(TensorId id) const { return m_host[indexOf(id)]; }
    /// A tensor on the device that the host writes or reads where it is: transfers of it copy nothing.
    bool isMapped(TensorId id) const { return m_mapped[indexOf(id)]; }

private:
    View allocate(std::int64_t elements, bool mapped = false);
    bool isAnyMapped(const std::vector<TensorId> &ids) const;
    void placeResults(const Program &program, const Plan &plan, bool pinned);
    std::int64_t placeBlock(const Program &program, const std::vector<TensorId> &block);
    void fillWithZeros(View to, std::int64_t elements);
    void placeDataset(const Program &program, const Plan &plan, TensorId id, bool pinned);
    void fill(const Program &program, TensorId id);

    GpuBackend &m_device;
    InputsPtr m_inputs;
    std::vector<bool> m_mapped; ///< by TensorId
    std::vector<MovingView> m_moving;
    std::vector<std::unique_ptr<Buffer>> m_buffers;
    std::vector<View> m_views; ///< by TensorId
    View m_order;
    View m_position;
    View m_scratch;
    View m_workspace;
    std::vector<HostBlock> m_hostBlocks;
    std::vector<std::byte *> m_host; ///< by TensorId
};

/// Bytes of main memory that a TensorMemory takes: results, and page-locked copies of data sets.
std::int64_t hostBytes(const Program &program, const Plan &plan, bool pinned);
/// All bytes on the device that the plan needs: tensors, order, scratch, a library's workspace and its own allocations.
std::int64_t deviceBytes(const Program &program, const Plan &plan);

} // namespace overtake::gpu
