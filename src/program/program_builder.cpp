// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/program_builder.h"

#include "text/error.h"

#include <algorithm>
#include <utility>

namespace overtake
{

ProgramBuilder::ProgramBuilder(std::string workload, ParameterValues parameters, std::int64_t samples,
                               std::int64_t batchRows)
{
    if (samples < 1 || batchRows < 1)
        throw Error(sentence("An epoch needs at least one sample, and a batch at least one row."));
    m_program.workload = std::move(workload);
    m_program.parameters = std::move(parameters);
    m_program.samples = samples;
    m_program.batchRows = std::min(batchRows, samples);
}

TensorId ProgramBuilder::addTensor(Tensor tensor)
{
    m_program.tensors.push_back(std::move(tensor));
    return static_cast<TensorId>(m_program.tensors.size()) - 1;
}

std::string ProgramBuilder::freshName(const std::string &name)
{
    return name + '_' + std::to_string(m_program.tensors.size());
}

TensorId ProgramBuilder::dataset(const std::string &name, Shape shape, DataType type, Transfers transfers,
                                 std::int64_t below)
{
    Tensor tensor{name, std::move(shape), type, Role::Dataset};
    tensor.place = transfers == Transfers::Resident ? Place::Device : Place::Host;
    tensor.inputIndex = m_inputs++;
    tensor.below = below;
    return addTensor(std::move(tensor));
}

TensorId ProgramBuilder::parameter(const std::string &name, Shape shape, Initialiser initialiser)
{
    Tensor tensor{name, std::move(shape), DataType::Float32, Role::Parameter};
    tensor.initialiser = initialiser;
    return addTensor(std::move(tensor));
}

TensorId ProgramBuilder::state(const std::string &name, Shape shape)
{
    return addTensor({name, std::move(shape), DataType::Float32, Role::State});
}

std::vector<TensorId> ProgramBuilder::append(OperationKind kind, std::vector<TensorId> inputs, Attributes attributes,
                                             const std::string &name)
{
    const auto given = static_cast<int>(inputs.size());
    if (given < kind->inputs.least || given > kind->inputs.most)
        throw Error(sentence("%1 does not take %2 inputs.", kind->name, given));
    std::vector<Shape> inputShapes;
    for (const auto id : inputs)
        inputShapes.push_back(tensor(id).shape);
    Operation operation{kind, std::move(inputs), {}, std::move(attributes)};
    const auto shapes = kind->shapes({operation, inputShapes, m_program.batchRows});
    const DataType input = tensor(operation.inputs[0]).type;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const DataType type = kind->resultType ? kind->resultType(i, input) : input;
        operation.outputs.push_back(addTensor({freshName(name.empty() ? kind->name : name), shapes[i], type}));
    }
    m_program.operations.push_back(operation);
    return operation.outputs;
}

void ProgramBuilder::appendInPlace(OperationKind kind, std::vector<TensorId> inputs, std::vector<TensorId> outputs,
                                   Attributes attributes)
{
    Operation operation{kind, std::move(inputs), std::move(outputs), std::move(attributes)};
    std::vector<Shape> inputShapes;
    for (const auto id : operation.inputs)
        inputShapes.push_back(tensor(id).shape);
    const auto shapes = kind->shapes({operation, inputShapes, m_program.batchRows});
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const Tensor &output = tensor(operation.outputs.at(i));
        if (output.shape != shapes[i] || (output.role != Role::Parameter && output.role != Role::State))
            throw Error(sentence("%1 cannot write to %2.", kind->name, output.name + " " + toText(output.shape)));
    }
    m_program.operations.push_back(std::move(operation));
}

Program ProgramBuilder::finish()
{
    return std::exchange(m_program, {});
}

} // namespace overtake
