// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/tensor.h"

namespace overtake
{

std::int64_t elementCount(const Shape &shape)
{
    std::int64_t count = 1;
    for (const auto extent : shape)
        count *= extent;
    return count;
}

std::int64_t byteSize(DataType type)
{
    return type == DataType::Float64 ? 8 : 4;
}

std::int64_t byteSize(const Tensor &tensor)
{
    return elementCount(tensor.shape) * byteSize(tensor.type);
}

std::string toText(const Shape &shape)
{
    std::string text = "(";
    for (std::size_t i = 0; i < shape.size(); ++i)
        text += (i ? ", " : "") + std::to_string(shape[i]);
    return text + ")";
}

const char *toText(DataType type)
{
    switch (type) {
    case DataType::Float32:
        return "float32";
    case DataType::Int32:
        return "int32";
    case DataType::Float64:
        return "float64";
    }
    return "";
}

} // namespace overtake
