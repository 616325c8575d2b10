// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The arrays that a Program's datasets are bound to: in host memory, immutable once made, shared by all engines of a
// comparison. Row-major.
#pragma once

#include "program/tensor.h"
#include "text/message.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace overtake
{

struct HostArray {
    std::string name;
    Shape shape;
    std::variant<std::vector<float>, std::vector<std::int32_t>, std::vector<double>> values;
    /// Features of the user's own, each column over all rows: who keeps rows back does it again by the others.
    bool standardised = false;
    /// A workload makes these very values from the Program's parameters, so that a worker can make them by itself.
    bool followsFromParameters = false;

    DataType type() const
    {
        constexpr DataType types[] = {DataType::Float32, DataType::Int32, DataType::Float64};
        return types[values.index()];
    }
    const std::vector<float> &floats() const { return std::get<0>(values); }
    const std::vector<std::int32_t> &ints() const { return std::get<1>(values); }
    const std::vector<double> &doubles() const { return std::get<2>(values); }
    std::string_view bytes() const; ///< the values as they lie in memory
};

struct Inputs {
    std::vector<HostArray> arrays; ///< in the order of the Program's datasets
    Message description;           ///< "synthetic, 2 classes, seed 42" or "file.csv, 150 rows"
};
using InputsPtr = std::shared_ptr<const Inputs>;

/// 0 where there are none.
std::int64_t bytesOf(const InputsPtr &inputs);

/// Bytes to which a Program's dataset is bound. Throws Error if the Inputs do not have its type, shape or range of
/// indices (a file changed after the Program was built).
const std::byte *bytesFor(const Tensor &dataset, const Inputs *inputs);

} // namespace overtake
