// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Program without a type of the core, and what its textbook loops compute where each number is a double, or each a
// float: textbook_loops.inc compiles the loops a second and a third time.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fuzz
{

using Real = double;

struct PlainTensor {
    std::vector<std::int64_t> shape;
    bool isInteger = false;
    std::vector<Real> values; ///< of a dataset, a parameter or a state; empty: computed
};

struct PlainOperation {
    std::string kind;
    std::vector<std::int32_t> inputs;
    std::vector<std::int32_t> outputs;
    std::vector<Real> attributes;    ///< as attributes.inc names them
    std::vector<std::int64_t> shape; ///< the attribute of Reshape
};

struct PlainProgram {
    std::vector<PlainTensor> tensors;
    std::vector<PlainOperation> operations;
    std::int64_t samples = 1;
    std::int64_t batchRows = 1;
    std::vector<std::vector<std::int32_t>> orders; ///< of the samples, by epoch; empty: sequential
    int epochs = 1;
};

/// By step (of all epochs), then by tensor: the values after it, as many as a step of that many rows has.
using Values = std::vector<std::vector<std::vector<Real>>>;

Values valuesInDouble(const PlainProgram &program);
/// Every sum and every function in float. `seed`: 0, or of a last bit that each number computed gains or loses.
Values valuesInFloat(const PlainProgram &program, std::uint32_t seed);

} // namespace fuzz
