// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/explain/part_work.h"

#include "operations/matmul.h"
#include "text/contains.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <algorithm>

namespace overtake
{

namespace
{

/// Whether a value is made in the part and read by nothing outside it: it need not leave the registers.
bool isWithin(const Program &program, const std::vector<std::size_t> &operations, TensorId id)
{
    if (program.tensor(id).role != Role::Value || id == program.loss || id == program.accuracy || id == program.output)
        return false;
    for (std::size_t i = 0; i < program.operations.size(); ++i)
        if (!contains(operations, i) && contains(program.operations[i].inputs, id))
            return false;
    return true;
}

bool isInDoubles(const Program &program, const Operation &operation)
{
    return std::ranges::any_of(operation.inputs,
                               [&](TensorId id) { return program.tensor(id).type == DataType::Float64; });
}

double bytesAcross(const Program &program, const std::vector<std::size_t> &operations)
{
    double bytes = 0;
    for (const std::size_t index : operations)
        bytes += program.bytesMoved(program.operations[index]);
    if (operations.size() == 1)
        return bytes;
    for (const std::size_t maker : operations) {
        for (const TensorId id : program.operations[maker].outputs) {
            if (!isWithin(program, operations, id))
                continue;
            const auto size = static_cast<double>(byteSize(program.tensor(id)));
            bytes -= size;
            for (const std::size_t reader : operations)
                bytes -= contains(program.operations[reader].inputs, id) ? size : 0;
        }
    }
    return std::max(0.0, bytes);
}

} // namespace

std::optional<Program> programOf(const Measurement &measurement)
{
    try {
        const Workload &workload = workloadById(measurement.workload);
        ParameterValues parameters = measurement.parameters;
        for (const ParameterSpec &spec : workload.parameters().specs())
            if (spec.kind == ParameterKind::File)
                parameters.set(spec.key, std::string());
        return workload.build(workload.completed(parameters));
    } catch (const Error &) {
        return std::nullopt;
    }
}

bool multipliesAtItsPrecision(EngineKind engine, OperationKind operation)
{
    return operation->matrixWork == MatrixWork::Product &&
           (engine != EngineKind::Cpu || operation != operations::BatchedMatMul);
}

bool computesInDoubles(const Program &program)
{
    return std::ranges::any_of(program.operations,
                               [&](const Operation &operation) { return isInDoubles(program, operation); });
}

std::vector<PartWork> workOfParts(const Measurement &measurement, const Program &program)
{
    // If the amount of work depends on the data, operations know only an upper bound; the measurement counted it.
    const double most = program.flopsPerStep();
    const double done = program.countedItems != noTensor && most > 0 ? measurement.flopsPerStep / most : 1;
    const std::vector<StepPart> &parts = measurement.profile->parts;
    // Work of several launches counts once, for the longest of them.
    std::vector<std::size_t> doer(program.operations.size(), parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (const std::size_t index : parts[i].operations)
            if (index < doer.size() && (doer[index] == parts.size() || parts[doer[index]].seconds < parts[i].seconds))
                doer[index] = i;
    }
    std::vector<PartWork> all;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::vector<std::size_t> own;
        for (const std::size_t index : parts[i].operations)
            if (index < doer.size() && doer[index] == i)
                own.push_back(index);
        PartWork work;
        for (const std::size_t index : own) {
            const Operation &operation = program.operations[index];
            work.flops += done * program.flops(operation);
            work.multiplies = work.multiplies || multipliesAtItsPrecision(measurement.kind, operation.kind);
            work.convolves = work.convolves || operation.kind->matrixWork == MatrixWork::Convolution;
            work.inDoubles = work.inDoubles || isInDoubles(program, operation);
        }
        if (!own.empty())
            work.bytes = bytesAcross(program, own);
        all.push_back(work);
    }
    return all;
}

std::vector<std::string> shapesOf(const StepPart &part, const Program &program)
{
    std::vector<std::string> all;
    for (const std::size_t index : part.operations) {
        if (index >= program.operations.size())
            continue;
        const Operation &operation = program.operations[index];
        std::string text = operation.kind->name;
        for (std::size_t i = 0; i < operation.inputs.size(); ++i)
            text += (i == 0 ? " " : " x ") + toText(program.tensor(operation.inputs[i]).shape);
        for (std::size_t i = 0; i < operation.outputs.size(); ++i)
            text += (i == 0 ? " -> " : ", ") + toText(program.tensor(operation.outputs[i]).shape);
        all.push_back(std::move(text));
    }
    return all;
}

} // namespace overtake
