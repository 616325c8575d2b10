// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tensor of a Program: name, shape (row-major), type, role and place. Plain data; it holds no numbers itself, an
// Execution does. Sizes in bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace overtake
{

using TensorId = std::int32_t;
inline constexpr TensorId noTensor = -1;
using Shape = std::vector<std::int64_t>;

/// Place in Program::tensors, and in arrays that have an element for each tensor.
constexpr std::size_t indexOf(TensorId id)
{
    return static_cast<std::size_t>(id);
}

enum class DataType { Float32, Int32, Float64 };
enum class Place { Host, Device };

enum class Role {
    Dataset,   ///< bound to one array of the Inputs
    Parameter, ///< trained; starts from its Initialiser
    State,     ///< kept by the optimiser between steps; starts at zero
    Value      ///< computed in every step
};

/// How a Parameter starts; the numbers come from data/initial_values.h so that all engines start alike.
struct Initialiser {
    enum class Kind { Zeros, Uniform, Normal, Ones } kind = Kind::Zeros;
    float bound = 0; ///< Uniform: in [-bound, bound). Normal: the standard deviation; the mean is 0
};

struct Tensor {
    std::string name;
    Shape shape;
    DataType type = DataType::Float32;
    Role role = Role::Value;
    Place place = Place::Device;
    Initialiser initialiser = {};
    int inputIndex = -1;    ///< Dataset: which array of the Inputs
    std::int64_t below = 0; ///< Int32 Dataset of indices: their exclusive upper bound; 0: none
};

std::int64_t elementCount(const Shape &shape);
std::int64_t byteSize(DataType type);
std::int64_t byteSize(const Tensor &tensor);
/// In words of four bytes, in which GPUs count: a double is two.
inline std::int64_t wordCount(const Tensor &tensor)
{
    return byteSize(tensor) / 4;
}
std::string toText(const Shape &shape);
const char *toText(DataType type);

} // namespace overtake
