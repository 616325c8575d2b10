// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Builds a Program: a workload names inputs and parameters and appends the forward computation, the builder infers the
// shapes. Each operation has a function that appends it, beside its description in src/operations; the derivatives
// (operations/differentiate.h) and the optimiser (operations/optimisers.h) are appended likewise. Shapes that do not
// fit throw Error at once.
#pragma once

#include "program/program.h"

namespace overtake
{

/// Where a step's data come from, and whether results go back to the host: transfers are explicit operations.
enum class Transfers { Resident, PerBatch };

class ProgramBuilder
{
public:
    /// `samples` rows in an epoch, `batchRows` of them in a step.
    ProgramBuilder(std::string workload, ParameterValues parameters, std::int64_t samples, std::int64_t batchRows);

    /// The next array of the Inputs, whole: (samples, ...) or any shape. On the device when transfers are Resident.
    /// `below`: exclusive upper bound of the indices in it, on which lookups rely; 0: not indices.
    TensorId dataset(const std::string &name, Shape shape, DataType type, Transfers transfers, std::int64_t below = 0);
    TensorId parameter(const std::string &name, Shape shape, Initialiser initialiser);
    TensorId state(const std::string &name, Shape shape);

    /// Appends an operation with new output tensors, named after it or `name`.
    std::vector<TensorId> append(OperationKind kind, std::vector<TensorId> inputs, Attributes attributes = {},
                                 const std::string &name = {});
    /// Appends an operation that writes to tensors which exist (optimisers).
    void appendInPlace(OperationKind kind, std::vector<TensorId> inputs, std::vector<TensorId> outputs,
                       Attributes attributes);

    Program &program() { return m_program; }
    const Tensor &tensor(TensorId id) const { return m_program.tensor(id); }
    /// Hands the finished Program out; the builder is empty afterwards.
    Program finish();

private:
    TensorId addTensor(Tensor tensor);
    std::string freshName(const std::string &name);

    Program m_program;
    int m_inputs = 0;
};

} // namespace overtake
