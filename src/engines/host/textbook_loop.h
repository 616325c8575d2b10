// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs an operation by its textbook loop: what the reference engine always does, and other engines in main memory do
// for operations without a kernel of their own.
#pragma once

#include "engines/engine.h"
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

/// Runs the operations one after the other, all in the caller, each by its textbook loop.
class TextbookExecution : public Execution
{
public:
    TextbookExecution(const Program &program, InputsPtr inputs, Sharing sharing);

    void beginEpoch(std::span<const std::int32_t> order) override { m_order.assign(order.begin(), order.end()); }
    void run(std::int64_t firstStep, std::int64_t steps) override;
    StepProfile profile(std::int64_t step) override;
    std::vector<float> read(TensorId id) const override { return m_storage.read(m_program.tensor(id), id); }
    void write(TensorId id, std::span<const float> values) override;
    std::int64_t memoryBytes() const override { return m_storage.bytes(); }
    bool worksInCaller() const override { return true; }

protected:
    /// Operation `index` of `program`, which has this batch's size; all tensors are in `storage`.
    virtual void runOperation(const Program &program, std::size_t index, HostStorage &storage, const BatchRange &batch);

private:
    virtual void beginStep() {}
    template <typename AfterEach>
    void runStep(std::int64_t step, const AfterEach &afterEach);

    Program m_program;
    Program m_lastProgram; ///< the same for the last, smaller batch of an epoch
    HostStorage m_storage;
    std::vector<std::int32_t> m_order;
};

} // namespace overtake
