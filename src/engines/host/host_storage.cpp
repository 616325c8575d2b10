// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/host/host_storage.h"

#include "data/initial_values.h"
#include "engines/engine.h"
#include "engines/stop_scope.h"
#include "text/error.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <sys/mman.h>

namespace overtake
{

namespace
{

constexpr std::int64_t cacheLine = 64;
constexpr std::size_t hugePage = std::size_t{2} << 20;

/// Tensors of some size share chunks of huge pages, larger ones a piece as long as all of them, so that none wastes a
/// part of its last page; smaller ones lie on their own. (A step of nanogpt-small on one thread: 48.0 ms of the
/// processor's time with a tensor's own small pages, 47.2 with huge ones; busy machine.)
constexpr std::int64_t chunk = 4 * static_cast<std::int64_t>(hugePage);
constexpr std::int64_t smallest = 64 * 1024;
constexpr std::int64_t heardEvery = 16 << 20; // some gigabytes take seconds, in which a stop is heard
/// Padding between the tensors of a chunk, an odd multiple of a cache line: tensors whose sizes are powers of two would
/// otherwise all begin at the same place within a page and evict each other from the cache.
constexpr std::int64_t apart = 17 * cacheLine;

std::int64_t padded(std::int64_t bytes)
{
    return (bytes + cacheLine - 1) / cacheLine * cacheLine + apart;
}

bool isLarge(std::int64_t bytes)
{
    return bytes > chunk / 2;
}

/// Pages are placed when they are first written.
void *allocate(std::size_t bytes)
{
    const std::size_t alignment = bytes >= hugePage ? hugePage : static_cast<std::size_t>(cacheLine);
    const std::size_t whole = (bytes + alignment - 1) / alignment * alignment;
    void *memory = std::aligned_alloc(alignment, whole);
    if (!memory)
        throw OutOfMemoryError(static_cast<std::int64_t>(whole), freeHostBytes(), sentence("main memory"));
    if (alignment == hugePage)
        (void)madvise(memory, whole, MADV_HUGEPAGE); // a hint: fewer TLB misses
    return memory;
}

} // namespace

HostStorage::HostStorage(const Program &program, InputsPtr inputs)
    : m_inputs(std::move(inputs)), m_data(program.tensors.size(), nullptr), m_end(program.tensors.size(), nullptr)
{
    for (std::size_t i = 0; i < program.tensors.size(); ++i) {
        const Tensor &tensor = program.tensors[i];
        if (tensor.role == Role::Dataset) {
            auto *bytes = const_cast<std::byte *>(bytesFor(tensor, m_inputs.get()));
            // Whether vectors of a small array lie across cache lines would be chance, different in each process (seen
            // with AVX-512: 20 % of the product of two vectors).
            if (byteSize(tensor) < smallest && reinterpret_cast<std::uintptr_t>(bytes) % cacheLine != 0) {
                std::byte *aligned = take(byteSize(tensor));
                std::memcpy(aligned, bytes, static_cast<std::size_t>(byteSize(tensor)));
                bytes = aligned;
            }
            m_data[i] = bytes;
            m_end[i] = bytes + byteSize(tensor);
        }
    }
}

HostStorage::HostStorage(const Program &program, InputsPtr inputs, const Schedule &schedule)
    : HostStorage(program, std::move(inputs))
{
    place(program, schedule);
}

void HostStorage::place(const Program &program, const Schedule &schedule)
{
    m_kept = schedule.kept;
    std::int64_t large = 0;
    const auto add = [&](std::int64_t bytes) { large += isLarge(padded(bytes)) ? padded(bytes) : 0; };
    for (const Tensor &tensor : program.tensors)
        if (tensor.role == Role::Parameter || tensor.role == Role::State)
            add(byteSize(tensor));
    for (const SharedBuffer &buffer : schedule.buffers)
        add(buffer.bytes);
    if (large > 0)
        m_large = newPiece(large);
    for (std::size_t i = 0; i < program.tensors.size(); ++i) {
        const Tensor &tensor = program.tensors[i];
        const auto id = static_cast<TensorId>(i);
        if (tensor.role == Role::Parameter || tensor.role == Role::State)
            m_data[i] = take(byteSize(tensor));
        if (tensor.role == Role::Parameter)
            fillInitialValues(program, id, {floats(id), static_cast<std::size_t>(elementCount(tensor.shape))});
    }
    for (const SharedBuffer &buffer : schedule.buffers) {
        void *memory = take(buffer.bytes);
        for (const auto id : buffer.tensors)
            m_data[indexOf(id)] = memory;
    }
    for (const auto &operation : program.operations)
        if (operation.kind->isView())
            setView(operation.outputs[0], operation.inputs[0], 0, 0);
}

HostStorage::Piece HostStorage::newPiece(std::int64_t bytes)
{
    m_owned.emplace_back(allocate(static_cast<std::size_t>(bytes)));
    return {static_cast<std::byte *>(m_owned.back().get()), bytes};
}

std::byte *HostStorage::take(std::int64_t bytes)
{
    bytes = padded(bytes);
    m_ownedBytes += bytes; // pages of a chunk that nothing was written to are not the system's
    Piece own;
    Piece &piece = bytes < smallest ? own : isLarge(bytes) ? m_large : m_chunk;
    if (bytes > piece.left)
        piece = newPiece(bytes < smallest ? bytes : chunk);
    std::byte *memory = piece.next;
    for (std::int64_t done = 0; done < bytes; done += heardEvery) { // also places the pages now, not in the first step
        if (done > 0)
            throwIfStopped(StopScope::current());
        std::memset(memory + done, 0, static_cast<std::size_t>(std::min(heardEvery, bytes - done)));
    }
    piece.next += bytes;
    piece.left -= bytes;
    return memory;
}

std::int64_t HostStorage::bytes() const
{
    return m_ownedBytes + bytesOf(m_inputs);
}

void HostStorage::setView(TensorId view, TensorId source, std::int64_t firstRow, std::int64_t bytesPerRow)
{
    m_data[static_cast<std::size_t>(view)] = static_cast<std::byte *>(data(source)) + firstRow * bytesPerRow;
    m_end[static_cast<std::size_t>(view)] = m_end[static_cast<std::size_t>(source)];
}

std::vector<float> HostStorage::read(const Tensor &tensor, TensorId id) const
{
    if (!m_kept[indexOf(id)])
        throw Error(sentence("This engine does not keep '%1', so it cannot be read.", tensor.name));
    std::int64_t count = elementCount(tensor.shape);
    std::vector<float> values(static_cast<std::size_t>(count));
    if (const std::byte *end = m_end[indexOf(id)])
        count = std::min(count, (end - static_cast<const std::byte *>(data(id))) / byteSize(tensor.type));
    if (tensor.type == DataType::Int32)
        std::copy_n(ints(id), count, values.begin());
    else if (tensor.type == DataType::Float64)
        std::copy_n(doubles(id), count, values.begin());
    else
        std::copy_n(floats(id), count, values.begin());
    return values;
}

void HostStorage::write(const Tensor &tensor, TensorId id, std::span<const float> values)
{
    const auto count = static_cast<std::size_t>(elementCount(tensor.shape));
    if (values.size() != count || tensor.type != DataType::Float32 || tensor.role == Role::Dataset)
        throw Error(
            sentence("'%1' %2 cannot be set from %3 numbers.", tensor.name, toText(tensor.shape), values.size()));
    std::ranges::copy(values, floats(id));
}

Schedule inHostMemory(Schedule schedule, const Program &program, Sharing sharing)
{
    planMemory(schedule, program, viewsOf(program), std::vector<bool>(program.tensors.size(), false), sharing);
    requireHostMemory(program.memory().parameterBytes + schedule.bufferBytes());
    return schedule;
}

} // namespace overtake
