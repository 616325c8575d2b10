// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs an operation by its textbook loop: what the reference engine always does, and other engines in main memory do
// for operations without a kernel of their own.
#pragma once

#include "engines/host/host_storage.h"
#include "program/loop_arguments.h"

namespace overtake
{

/// `program`, which contains `operation`, has this batch's size; all tensors are in `storage`.
inline void runLoop(const Program &program, const Operation &operation, HostStorage &storage, const BatchRange &batch)
{
    const OperationKind kind = operation.kind;
    if (!kind->isView())
        return kind->loop({program, operation, storage.tensors(), batch});
    const Tensor &source = program.tensor(operation.inputs[0]);
    const auto rowBytes = byteSize(source) / source.shape[0];
    storage.setView(operation.outputs[0], operation.inputs[0], kind->view == ViewKind::RowsOfBatch ? batch.firstRow : 0,
                    rowBytes);
}

} // namespace overtake
