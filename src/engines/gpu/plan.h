// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a Program to the commands of each step: copies in, launches and products, copies out. Operations are fused where
// nothing else reads the values between them. Plain data that names tensors, not memory, so that it can be made and
// tested without a device. Execution binds it.
#pragma once

#include "engines/gpu/gpu_backend.h"
#include "schedule/schedule.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace overtake::gpu
{

/// Used in a PlanStep's buffers like tensors: memory that belongs to the Execution.
inline constexpr TensorId orderSlot = -2;     ///< int32 (samples): the epoch's order
inline constexpr TensorId positionSlot = -3;  ///< int32 (1): row of the epoch at which a replayed step's batch begins
inline constexpr TensorId scratchSlot = -4;   ///< floats, Plan::scratchElements of them: partial sums
inline constexpr TensorId workspaceSlot = -5; ///< Plan::workspaceBytes of them, for a library

/// Inputs of a plan: properties of the device and how it is used.
struct PlanTarget {
    int computeUnits = 1;
    Precision precision = Precision::Fp32;
    /// Steps are captured once and replayed: no argument may change from step to step, so rows are copied where a view
    /// would otherwise move, and kernels find the batch by the position in device memory.
    bool replayed = false;
    bool mapped = false;                                         ///< host and device share what is transferred
    std::int64_t largestAllocation = -1;                         ///< bytes of one buffer at most; negative when unknown
    std::function<ProductMemory(const Product &)> productMemory; ///< the GpuBackend's; unset: none
    /// GpuBackend::convolutionWorkspace, views empty; unset: nothing.
    std::function<std::optional<std::int64_t>(const Convolution &)> convolves;
};

struct PlanStep {
    enum class Kind { CopyIn, Launch, Product, Convolution, CopyOut, AllReduce };
    Kind kind = Kind::Launch;
    std::string name;                    ///< "MatMul + AddBias + Relu"
    std::vector<std::size_t> operations; ///< indices in the Program
    /// Launch: its buffers. Product: a, b, c, workspace if it needs one. Convolution: x,
    /// weights, y, workspace. CopyIn: dataset on the host, tensor on the device. CopyOut: device and host tensor, and
    /// further such pairs that go in the same copy. AllReduce: the tensors that are summed over all devices.
    std::vector<TensorId> buffers;
    Launch launch;                ///< Launch: all but its buffers
    Product product;              ///< Product: all but its views
    gpu::Convolution convolution; ///< Convolution: all but its views
    bool batchRows = false;       ///< CopyIn: the rows of this batch, not all
    bool takesFirstRow = false;   ///< Launch: its first integer is the batch's first row
};

/// A tensor without memory of its own: this batch's rows of a dataset on the device, or another tensor reshaped.
struct MovingView {
    TensorId dataset = noTensor;     ///< or whatever it is a view of; noTensor: no view
    std::int64_t elementsPerRow = 0; ///< 0: it does not move
};

struct Plan {
    std::vector<PlanStep> constants; ///< done once, at set-up
    std::vector<PlanStep> copiesIn;
    std::vector<PlanStep> work; ///< launches, products, and copies to the host that cannot wait until the step's end
    std::vector<PlanStep> copiesOut;
    std::vector<bool> kept;        ///< by TensorId: false if the tensor cannot be read after the step
    std::vector<MovingView> views; ///< by TensorId
    /// By TensorId: where the host has what is transferred in each step in the device's memory: whole arrays, rows that
    /// it picks, and results that lie by themselves.
    std::vector<bool> mapped;
    std::vector<SharedBuffer> buffers; ///< memory of all values that are not in `blocks` or `packed`
    /// Device tensors placed in common blocks, each at a multiple of blockStep elements with zeros in between
    /// (update_blocks.h), so that one launch updates many.
    std::vector<std::vector<TensorId>> blocks;
    std::vector<TensorId> packed; ///< device tensors in one block, in this order, for a single copy out
    std::int64_t scratchElements = 0;
    std::int64_t workspaceBytes = 0;
    std::int64_t takenBytes = 0; ///< allocated by a library itself while it works
    bool usesOrder = false;      ///< a launch reads orderSlot
    bool advances = false;       ///< the last launch advances the position by this batch's rows
};

/// Whether a CopyOut copies a single tensor that has memory of its own.
bool isOneTensor(const Plan &plan, const PlanStep &step);

/// The fusions of GPU engines.
const Fusions &gpuFusions();

Plan makePlan(const Program &program, const PlanTarget &target);

} // namespace overtake::gpu
