// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one comparison of an engine with the reference runs: a small Program on random data, and how such cases are put
// together; part of check.h.
#pragma once

#include "data/inputs.h"
#include "data/random_state.h"
#include "engines/precision.h"
#include "program/program_builder.h"

#include <string>
#include <vector>

namespace overtake
{

/// A Program to compare on, its data, and what to read afterwards.
struct CheckCase {
    std::string detail;
    Program program;
    InputsPtr inputs;
    std::vector<TensorId> results;
    std::int64_t epochs = 1;
};

/// Collects datasets with random data while a case's Program is built.
class CheckCaseBuilder
{
public:
    CheckCaseBuilder(std::uint32_t seed, std::int64_t samples, std::int64_t batch);

    /// Standard normal, rounded to what `precision` holds exactly.
    TensorId floats(const Shape &shape, Precision precision = Precision::Fp32);
    /// Uniform in [0, classes).
    TensorId labels(const Shape &shape, std::int64_t classes);
    TensorId labels(std::int64_t count, std::int64_t classes) { return labels(Shape{count}, classes); }
    /// The case is named after the last operation's shapes.
    CheckCase finish(std::vector<TensorId> results, std::int64_t epochs = 1);

    ProgramBuilder builder;

private:
    RandomState m_random;
    Inputs m_inputs;
};

/// 1, primes, one more and one less than a vector, larger than a cache.
const std::vector<Shape> &oddMatrices();
const std::vector<std::int64_t> &oddLengths();

} // namespace overtake
