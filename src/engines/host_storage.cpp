// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/host_storage.h"

#include "data/initial_values.h"
#include "engines/engine.h"
#include "program/error.h"

#include <algorithm>
#include <cstring>
#include <sys/mman.h>

namespace overtake
{

namespace
{

constexpr std::size_t cacheLine = 64;
constexpr std::size_t hugePage = std::size_t{2} << 20;

void *allocateZeroed(std::size_t bytes)
{
    const std::size_t alignment = bytes >= 2 * hugePage ? hugePage : cacheLine;
    // One cache line more: vector code reads rows masked, up to one vector beyond their end.
    const std::size_t padded = (bytes + cacheLine + alignment - 1) / alignment * alignment;
    void *memory = std::aligned_alloc(alignment, padded);
    if (!memory)
        throw OutOfMemoryError(static_cast<std::int64_t>(padded), freeHostBytes(), "main memory");
    if (alignment == hugePage)
        (void)madvise(memory, padded, MADV_HUGEPAGE); // a hint: fewer TLB misses on weights of many megabytes
    std::memset(memory, 0, padded);                   // also places the pages now, not in the first step
    return memory;
}

} // namespace

HostStorage::HostStorage(const Program &program, InputsPtr inputs)
    : m_inputs(std::move(inputs)), m_data(program.tensors.size(), nullptr)
{
    std::vector<bool> isView(program.tensors.size(), false);
    for (const auto &operation : program.operations) {
        if (operation.kind == OperationKind::Reshape)
            isView[static_cast<std::size_t>(operation.outputs[0])] = true;
    }
    for (std::size_t i = 0; i < program.tensors.size(); ++i) {
        if (isView[i])
            continue;
        const Tensor &tensor = program.tensors[i];
        const auto id = static_cast<TensorId>(i);
        if (tensor.role == Role::Dataset) {
            m_data[i] = const_cast<std::byte *>(bytesFor(tensor, m_inputs.get()));
            continue;
        }
        m_owned.emplace_back(allocateZeroed(static_cast<std::size_t>(byteSize(tensor))));
        m_data[i] = m_owned.back().get();
        if (tensor.role == Role::Parameter)
            write(tensor, id, initialValues(program, id));
    }
    for (const auto &operation : program.operations) {
        if (operation.kind == OperationKind::Reshape)
            setView(operation.outputs[0], operation.inputs[0], 0, 0);
    }
}

void HostStorage::setView(TensorId view, TensorId source, std::int64_t firstRow, std::int64_t bytesPerRow)
{
    m_data[static_cast<std::size_t>(view)] = static_cast<std::byte *>(data(source)) + firstRow * bytesPerRow;
}

std::vector<float> HostStorage::read(const Tensor &tensor, TensorId id) const
{
    const auto count = elementCount(tensor.shape);
    if (tensor.type == DataType::Int32)
        return {ints(id), ints(id) + count};
    if (tensor.type == DataType::Float64)
        return {doubles(id), doubles(id) + count};
    return {floats(id), floats(id) + count};
}

void HostStorage::write(const Tensor &tensor, TensorId id, std::span<const float> values)
{
    const auto count = static_cast<std::size_t>(elementCount(tensor.shape));
    if (values.size() != count || tensor.type != DataType::Float32 || tensor.role == Role::Dataset)
        throw Error("'" + tensor.name + "' " + toText(tensor.shape) + " cannot be set from " +
                    std::to_string(values.size()) + " numbers.");
    std::copy(values.begin(), values.end(), floats(id));
}

} // namespace overtake
