// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The arguments of an operation's textbook loop: where its tensors lie in main memory, and their shapes. Inputs and
// outputs by position. One thread.
#pragma once

#include "program/batch_range.h"
#include "program/program.h"

#include <cstddef>
#include <span>

namespace overtake
{

struct LoopArguments {
    const Program &program; ///< sized for this batch
    const Operation &operation;
    std::span<void *const> tensors; ///< by TensorId
    const BatchRange &batch;

    template <typename Element>
    const Element *input(std::size_t i) const
    {
        return static_cast<const Element *>(tensors[static_cast<std::size_t>(operation.inputs[i])]);
    }
    template <typename Element>
    Element *output(std::size_t i) const
    {
        return static_cast<Element *>(tensors[static_cast<std::size_t>(operation.outputs[i])]);
    }
    const float *in(std::size_t i) const { return input<float>(i); }
    const std::int32_t *integersIn(std::size_t i) const { return input<std::int32_t>(i); }
    float *out(std::size_t i = 0) const { return output<float>(i); }
    std::int32_t *integersOut(std::size_t i = 0) const { return output<std::int32_t>(i); }

    template <typename T>
    const T &attributes() const
    {
        return operation.attributes.as<T>();
    }
    const Shape &shape(std::size_t i = 0) const { return program.tensor(operation.inputs[i]).shape; }
    const Shape &outShape(std::size_t i = 0) const { return program.tensor(operation.outputs[i]).shape; }
    // Sizes of the first input.
    std::int64_t size() const { return elementCount(shape()); }
    std::int64_t rows() const { return shape()[0]; }
    std::int64_t columns() const { return shape()[1]; }
    DataType type() const { return program.tensor(operation.inputs[0]).type; }
    std::int64_t bytes() const { return size() * byteSize(type()); }
};

} // namespace overtake
