// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tensors of one operation that the reference engine runs, by position.
#pragma once

#include "engines/host_storage.h"
#include "program/program.h"

namespace overtake
{

struct ReferenceArguments {
    const Program &program;
    const Operation &operation;
    HostStorage &storage;

    const float *in(std::size_t i) const { return storage.floats(operation.inputs[i]); }
    const std::int32_t *labels(std::size_t i) const { return storage.ints(operation.inputs[i]); }
    float *out(std::size_t i = 0) const { return storage.floats(operation.outputs[i]); }
    std::int32_t *indices() const { return storage.ints(operation.outputs[0]); }
    const Shape &shape(std::size_t i = 0) const { return program.tensor(operation.inputs[i]).shape; }
    std::int64_t size() const { return elementCount(shape()); }
    std::int64_t rows() const { return shape()[0]; }
    std::int64_t columns() const { return shape()[1]; }
    std::int64_t elementBytes() const { return byteSize(program.tensor(operation.inputs[0]).type); }
    std::int64_t rowBytes() const { return size() / rows() * elementBytes(); } ///< of what is copied or viewed
    const std::byte *bytesIn() const { return static_cast<const std::byte *>(storage.data(operation.inputs[0])); }
    std::byte *bytesOut() const { return static_cast<std::byte *>(storage.data(operation.outputs[0])); }
};

} // namespace overtake
