// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One case for comparing an engine with the reference: a small Program on random data, and the builder of such cases;
// part of check.h.
#pragma once

#include "data/inputs.h"
#include "data/random_state.h"
#include "engines/precision.h"
#include "operations/case_builder.h"

#include <string>
#include <vector>

namespace overtake
{

/// A Program to compare on, its data, and what to read afterwards.
struct CheckCase {
    Message detail;
    Program program;
    InputsPtr inputs;
    std::vector<TensorId> results;
    std::int64_t epochs = 1;
};

/// Each case draws its own data from the seed.
class CheckCases : public CaseBuilder
{
public:
    /// `precision`: of the engine's products.
    explicit CheckCases(std::uint32_t seed, Precision precision = Precision::Fp32);

    void begin(std::int64_t samples = 1, std::int64_t batchRows = 1) override;
    TensorId floats(const Shape &shape) override { return randomFloats(shape, Precision::Fp32); }
    TensorId factors(const Shape &shape) override { return randomFloats(shape, m_precision); }
    TensorId labels(const Shape &shape, std::int64_t classes) override;
    TensorId numbers(const std::vector<double> &values, DataType type) override;
    void finish(std::vector<TensorId> results, const Argument &name = "", std::int64_t epochs = 1) override;

    std::vector<CheckCase> cases; ///< finished cases

private:
    TensorId randomFloats(const Shape &shape, Precision precision);

    std::uint32_t m_seed;
    Precision m_precision;
    RandomState m_random;
    Inputs m_inputs;
    bool m_isRounded = false; ///< some of the data
};

} // namespace overtake
