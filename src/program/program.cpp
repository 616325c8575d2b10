// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/program.h"

#include <algorithm>

namespace overtake
{

namespace
{

std::vector<Shape> shapesOf(const Program &program, const std::vector<TensorId> &ids)
{
    std::vector<Shape> shapes;
    shapes.reserve(ids.size());
    for (const auto id : ids)
        shapes.push_back(program.tensor(id).shape);
    return shapes;
}

} // namespace

Program Program::withSamples(std::int64_t rows) const
{
    Program other = *this;
    for (Tensor &one : other.tensors)
        if (one.role == Role::Dataset && !one.shape.empty() && one.shape[0] == samples)
            one.shape[0] = rows;
    other.samples = rows;
    return other.withBatchRows(std::min(batchRows, rows));
}

Program Program::withBatchRows(std::int64_t rows) const
{
    Program other = *this;
    other.batchRows = rows;
    for (const auto &operation : other.operations) {
        const auto shapes = operation.kind->shapes({operation, shapesOf(other, operation.inputs), rows});
        for (std::size_t i = 0; i < shapes.size(); ++i)
            other.tensors[static_cast<std::size_t>(operation.outputs[i])].shape = shapes[i];
    }
    return other;
}

double Program::flops(const Operation &operation) const
{
    return operation.kind->flops({operation, shapesOf(*this, operation.inputs), batchRows});
}

double Program::bytesMoved(const Operation &operation) const
{
    const auto bytes = [&](TensorId id) { return static_cast<double>(byteSize(tensor(id))); };
    if (operation.kind->isView())
        return 0; // whoever uses the elements reads them
    if (operation.kind->readsOnlyWhatItWrites)
        return 2 * bytes(operation.outputs[0]);
    double sum = 0;
    for (std::size_t i = 0; i < operation.inputs.size(); ++i)
        if (static_cast<int>(i) != operation.kind->shapeOnlyInput)
            sum += bytes(operation.inputs[i]);
    for (const auto id : operation.outputs)
        sum += bytes(id);
    return sum;
}

double Program::flopsPerStep() const
{
    double sum = 0;
    for (const auto &operation : operations)
        sum += flops(operation);
    return sum;
}

double Program::flopsPerEpoch() const
{
    const bool lastIsSmaller = lastBatchRows() < batchRows;
    return static_cast<double>(stepsPerEpoch() - 1) * flopsPerStep() +
           (lastIsSmaller ? withBatchRows(lastBatchRows()) : *this).flopsPerStep();
}

double Program::bytesPerStep() const
{
    double sum = 0;
    for (const auto &operation : operations)
        sum += bytesMoved(operation);
    return sum;
}

MemoryNeed Program::memory() const
{
    std::vector<bool> isView(tensors.size(), false);
    for (const auto &operation : operations)
        if (operation.kind->isView())
            isView[static_cast<std::size_t>(operation.outputs[0])] = true;
    MemoryNeed need;
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        const Tensor &one = tensors[i];
        const std::int64_t bytes = byteSize(one);
        switch (one.role) {
        case Role::Dataset:
            need.datasetBytes += bytes;
            if (one.place == Place::Device)
                need.residentDatasetBytes += bytes;
            break;
        case Role::Parameter:
        case Role::State:
            need.parameterBytes += bytes;
            break;
        case Role::Value:
            if (one.place == Place::Host)
                need.hostValueBytes += bytes;
            else if (!isView[i])
                need.valueBytes += bytes;
            break;
        }
    }
    return need;
}

} // namespace overtake
