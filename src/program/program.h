// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The work of one step (one batch): tensors and a list of operations on them, in an order that can be run. Plain data:
// it can be sent to another process. It remembers the workload and the parameters that it was built from. FLOPs, bytes
// and memory all come from here.
#pragma once

#include "program/operation.h"
#include "program/parameter.h"
#include "program/tensor.h"

#include <cstdint>
#include <string>
#include <vector>

namespace overtake
{

/// Bytes that a Program needs, before anything is allocated.
struct MemoryNeed {
    std::int64_t datasetBytes = 0;         ///< arrays bound to the Inputs: always on the host
    std::int64_t residentDatasetBytes = 0; ///< the part of these that a GPU must hold as well
    std::int64_t parameterBytes = 0;       ///< trained parameters and optimiser state
    std::int64_t valueBytes = 0;           ///< values computed in a step, on the device
    std::int64_t hostValueBytes = 0;       ///< results read back

    std::int64_t onHostEngine() const { return datasetBytes + parameterBytes + valueBytes + hostValueBytes; }
    std::int64_t onGpu() const { return residentDatasetBytes + parameterBytes + valueBytes; }
};

struct Program {
    std::string workload;
    ParameterValues parameters;
    std::vector<Tensor> tensors;
    std::vector<Operation> operations;

    std::int64_t batchRows = 1;       ///< rows of a full step
    std::int64_t samples = 1;         ///< rows of an epoch
    bool shuffled = false;            ///< the order of the samples is drawn again for each epoch
    std::string itemName = "samples"; ///< unit of the throughput
    std::int64_t itemsPerSample = 1;  ///< 1 for rows; vector multiply: the number of elements

    /// If the amount of work depends on the data: the int32 tensor whose sum is the number of items that the last step
    /// really did. itemsPerSample and the FLOPs of the operations are then upper bounds.
    TensorId countedItems = noTensor;
    double flopsPerCountedItem = 0;

    TensorId loss = noTensor; ///< on the host if it is read back every step, otherwise on the device
    TensorId accuracy = noTensor;
    TensorId output = noTensor; ///< purpose of the step: predictions, the product
    /// Parameter -> its gradient, for tests and reports; empty for inference.
    std::vector<std::pair<TensorId, TensorId>> gradients;

    const Tensor &tensor(TensorId id) const { return tensors[indexOf(id)]; }
    std::int64_t stepsPerEpoch() const { return (samples + batchRows - 1) / batchRows; }
    std::int64_t lastBatchRows() const { return samples - (stepsPerEpoch() - 1) * batchRows; }
    std::int64_t itemsPerEpoch() const { return samples * itemsPerSample; }

    /// The same work on another number of samples: datasets with a row per sample have `rows` rows.
    Program withSamples(std::int64_t rows) const;
    /// The same work for another batch size (the last, smaller batch), with all shapes inferred again.
    Program withBatchRows(std::int64_t rows) const;

    double flops(const Operation &operation) const;      ///< floating-point operations
    double bytesMoved(const Operation &operation) const; ///< each input read once, each output written once
    double flopsPerStep() const;
    double flopsPerEpoch() const; ///< the last step's batch may be smaller
    double bytesPerStep() const;
    MemoryNeed memory() const;
};

} // namespace overtake
