// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a step gets its data and returns its results: copies between host and device, and rows of a dataset.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

struct TransferInAttributes {
    bool batchRows = false; ///< the rows of this batch, not the whole array

    bool operator==(const TransferInAttributes &) const = default;
};

extern const OperationType TransferIn;  ///< host array (all of it, or the rows of this batch) -> device
extern const OperationType TransferOut; ///< device -> host
extern const OperationType GatherRows;  ///< resident data set (samples, ...) -> rows of this batch in the epoch's order
extern const OperationType SliceRows;   ///< the same where the order is sequential: engines may hand out a view

/// Whether it is a TransferIn of the rows of this batch.
bool copiesBatch(const Operation &operation);

/// The rows of this step: a copy to the device (PerBatch), a gather (Resident, shuffled) or a slice.
TensorId takeBatch(ProgramBuilder &builder, TensorId dataset, bool shuffled);
/// The whole array on the device: a copy where it lies on the host, else itself.
TensorId takeAll(ProgramBuilder &builder, TensorId dataset);
/// A copy on the host, made in every step.
TensorId transferOut(ProgramBuilder &builder, TensorId device);

} // namespace overtake::operations
