// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Builds an operation's cases: small Programs on random data, on which every engine must agree with the textbook loops.
// src/check implements it and runs them.
#pragma once

#include "program/program_builder.h"
#include "text/message.h"

namespace overtake
{

class CaseBuilder
{
public:
    virtual ~CaseBuilder() = default;

    /// Begins a case: `samples` rows in an epoch, `batchRows` of them in a step.
    virtual void begin(std::int64_t samples = 1, std::int64_t batchRows = 1) = 0;
    /// A resident data set, standard normal.
    virtual TensorId floats(const Shape &shape) = 0;
    /// The same, rounded to values that a product in the engine's precision represents exactly: then only the sums may
    /// differ.
    virtual TensorId factors(const Shape &shape) = 0;
    /// int32, uniform in [0, classes).
    virtual TensorId labels(const Shape &shape, std::int64_t classes) = 0;
    virtual TensorId numbers(const std::vector<double> &values, DataType type) = 0; ///< floating-point, these
    /// Ends the case: it runs for so many epochs, and then `results` are compared. Without a name it is named after the
    /// shapes of the last operation.
    virtual void finish(std::vector<TensorId> results, const Argument &name = "", std::int64_t epochs = 1) = 0;

    /// The shapes of the last operation's inputs: "(3, 2) (2, 5)".
    std::string shapes();

    ProgramBuilder builder{"check", {}, 1, 1};
};

/// Sizes: 1, primes, one more and one less than a vector, larger than a cache.
const std::vector<Shape> &oddMatrices();
const std::vector<std::int64_t> &oddLengths();

/// Cases of an element-wise operation, on inputs of one shape.
void addElementCases(CaseBuilder &cases, OperationKind kind, const Attributes &attributes = {});
template <const OperationType &type>
void elementCases(CaseBuilder &cases)
{
    addElementCases(cases, type);
}

/// Cases of an operation on a single matrix.
void addMatrixCases(CaseBuilder &cases, OperationKind kind);
template <const OperationType &type>
void matrixCases(CaseBuilder &cases)
{
    addMatrixCases(cases, type);
}

} // namespace overtake
