// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/program_builder.h"

#include "text/error.h"

#include <algorithm>
#include <utility>

namespace overtake
{

namespace
{

std::size_t index(TensorId id)
{
    return static_cast<std::size_t>(id);
}

DataType outputType(OperationKind kind, std::size_t output, DataType input)
{
    switch (kind) {
    case OperationKind::ArgMax:
    case OperationKind::Threshold:
        return DataType::Int32;
    case OperationKind::Accuracy:
        return DataType::Float32;
    case OperationKind::Mandelbrot:
        return output == 0 || output == 3 ? DataType::Int32 : input;
    default:
        return input;
    }
}

} // namespace

ProgramBuilder::ProgramBuilder(std::string workload, ParameterValues parameters, std::int64_t samples,
                               std::int64_t batchRows)
{
    if (samples < 1 || batchRows < 1)
        throw Error("An epoch needs at least one sample, and a batch at least one row.");
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

TensorId ProgramBuilder::takeBatch(TensorId dataset, bool shuffled)
{
    m_program.shuffled = m_program.shuffled || shuffled;
    if (tensor(dataset).place == Place::Host) {
        Attributes attributes;
        attributes.batchRows = true;
        return append(OperationKind::TransferIn, {dataset}, attributes, tensor(dataset).name + "_batch")[0];
    }
    return append(shuffled ? OperationKind::GatherRows : OperationKind::SliceRows, {dataset}, {},
                  tensor(dataset).name + "_batch")[0];
}

TensorId ProgramBuilder::takeAll(TensorId dataset)
{
    if (tensor(dataset).place == Place::Device)
        return dataset;
    return append(OperationKind::TransferIn, {dataset}, {}, tensor(dataset).name + "_device")[0];
}

TensorId ProgramBuilder::transferOut(TensorId device)
{
    const auto id = append(OperationKind::TransferOut, {device}, {}, tensor(device).name + "_host")[0];
    m_program.tensors[index(id)].place = Place::Host;
    return id;
}

TensorId ProgramBuilder::multiply(TensorId a, TensorId b)
{
    return append(OperationKind::Multiply, {a, b})[0];
}
TensorId ProgramBuilder::add(TensorId a, TensorId b)
{
    return append(OperationKind::Add, {a, b})[0];
}

TensorId ProgramBuilder::matmul(TensorId a, TensorId b, Attributes attributes, TensorId c)
{
    if (c == noTensor)
        return append(OperationKind::MatMul, {a, b}, attributes)[0];
    return append(OperationKind::MatMul, {a, b, c}, attributes)[0];
}

TensorId ProgramBuilder::addBias(TensorId x, TensorId bias)
{
    return append(OperationKind::AddBias, {x, bias})[0];
}
TensorId ProgramBuilder::relu(TensorId x)
{
    return append(OperationKind::Relu, {x})[0];
}
TensorId ProgramBuilder::sigmoid(TensorId x)
{
    return append(OperationKind::Sigmoid, {x})[0];
}

ProgramBuilder::Loss ProgramBuilder::softmaxCrossEntropy(TensorId logits, TensorId labels)
{
    const auto out = append(OperationKind::SoftmaxCrossEntropy, {logits, labels});
    return {out[0], out[1]};
}

ProgramBuilder::Loss ProgramBuilder::binaryCrossEntropy(TensorId logits, TensorId labels)
{
    const auto out = append(OperationKind::BinaryCrossEntropy, {logits, labels});
    return {out[0], out[1]};
}

TensorId ProgramBuilder::rowSum(TensorId x)
{
    return append(OperationKind::RowSum, {x})[0];
}
TensorId ProgramBuilder::columnSum(TensorId x)
{
    return append(OperationKind::ColumnSum, {x})[0];
}
TensorId ProgramBuilder::argMax(TensorId x)
{
    return append(OperationKind::ArgMax, {x})[0];
}

TensorId ProgramBuilder::threshold(TensorId x, float limit)
{
    Attributes attributes;
    attributes.alpha = limit;
    return append(OperationKind::Threshold, {x}, attributes)[0];
}

TensorId ProgramBuilder::accuracy(TensorId predicted, TensorId labels)
{
    return append(OperationKind::Accuracy, {predicted, labels})[0];
}

TensorId ProgramBuilder::fill(TensorId like, float value)
{
    Attributes attributes;
    attributes.alpha = value;
    return append(OperationKind::Fill, {like}, attributes)[0];
}

TensorId ProgramBuilder::reshape(TensorId x, Shape trailing)
{
    Attributes attributes;
    attributes.shape = std::move(trailing);
    return append(OperationKind::Reshape, {x}, attributes)[0];
}

ProgramBuilder::Mandelbrot ProgramBuilder::mandelbrot(TensorId x, TensorId y, std::int32_t iterations, double horizon,
                                                      std::int32_t shortcuts)
{
    Attributes attributes;
    attributes.iterations = iterations;
    attributes.horizon = static_cast<float>(horizon);
    attributes.shortcuts = shortcuts;
    const auto out = append(OperationKind::Mandelbrot, {x, y}, attributes);
    return {out[0], out[1], out[2], out[3]};
}

std::vector<TensorId> ProgramBuilder::append(OperationKind kind, std::vector<TensorId> inputs, Attributes attributes,
                                             const std::string &name)
{
    const OperationRule &rule = ruleOf(kind);
    const auto given = static_cast<int>(inputs.size());
    if (given < rule.minimumInputs || given > rule.maximumInputs)
        throw Error(std::string(rule.name) + " does not take " + std::to_string(given) + " inputs.");
    std::vector<Shape> inputShapes;
    for (const auto id : inputs)
        inputShapes.push_back(tensor(id).shape);
    Operation operation{kind, std::move(inputs), {}, attributes};
    const auto shapes = rule.shapes(operation, inputShapes, m_program.batchRows);
    const DataType input = tensor(operation.inputs[0]).type;
    for (std::size_t i = 0; i < shapes.size(); ++i)
        operation.outputs.push_back(
            addTensor({freshName(name.empty() ? rule.name : name), shapes[i], outputType(kind, i, input)}));
    m_program.operations.push_back(operation);
    return operation.outputs;
}

void ProgramBuilder::appendInPlace(OperationKind kind, std::vector<TensorId> inputs, std::vector<TensorId> outputs,
                                   Attributes attributes)
{
    Operation operation{kind, std::move(inputs), std::move(outputs), attributes};
    std::vector<Shape> inputShapes;
    for (const auto id : operation.inputs)
        inputShapes.push_back(tensor(id).shape);
    const auto shapes = ruleOf(kind).shapes(operation, inputShapes, m_program.batchRows);
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        if (tensor(operation.outputs.at(i)).shape != shapes[i])
            throw Error(std::string(nameOf(kind)) + " cannot write to " + toText(tensor(operation.outputs[i]).shape) +
                        ".");
    }
    m_program.operations.push_back(std::move(operation));
}

std::vector<TensorId> ProgramBuilder::differentiate(TensorId loss, const std::vector<TensorId> &targets)
{
    if (elementCount(tensor(loss).shape) != 1)
        throw Error("Only a single number can be differentiated, not " + toText(tensor(loss).shape) + ".");

    // A derivative is needed for every tensor on a path from a target to the loss, and for no other.
    std::vector<bool> dependsOnTarget(m_program.tensors.size(), false);
    for (const auto target : targets)
        dependsOnTarget[index(target)] = true;
    const auto depends = [&](TensorId id) { return static_cast<bool>(dependsOnTarget[index(id)]); };
    for (const auto &operation : m_program.operations) {
        if (!std::any_of(operation.inputs.begin(), operation.inputs.end(), depends))
            continue;
        for (const auto output : operation.outputs)
            dependsOnTarget[index(output)] = true;
    }

    std::vector<TensorId> gradientOf(m_program.tensors.size(), noTensor);
    gradientOf[index(loss)] = fill(loss, 1);
    const auto forward = m_program.operations; // a copy: rules append while we walk back
    for (auto operation = forward.rbegin(); operation != forward.rend(); ++operation) {
        std::vector<TensorId> outputGradients;
        bool reached = false;
        for (const auto output : operation->outputs) {
            const auto gradient = index(output) < gradientOf.size() ? gradientOf[index(output)] : noTensor;
            outputGradients.push_back(gradient);
            reached = reached || gradient != noTensor;
        }
        std::vector<bool> needed;
        for (const auto input : operation->inputs)
            needed.push_back(index(input) < dependsOnTarget.size() && depends(input));
        if (!reached || std::none_of(needed.begin(), needed.end(), [](bool one) { return one; }))
            continue;
        const OperationRule &rule = ruleOf(operation->kind);
        if (!rule.gradient)
            throw Error(std::string(rule.name) + " cannot be differentiated.");
        const auto inputGradients = rule.gradient(*this, *operation, outputGradients, needed);
        for (std::size_t i = 0; i < operation->inputs.size(); ++i) {
            if (!needed[i] || inputGradients[i] == noTensor)
                continue;
            TensorId &sum = gradientOf[index(operation->inputs[i])];
            sum = sum == noTensor ? inputGradients[i] : add(sum, inputGradients[i]);
        }
    }

    std::vector<TensorId> result;
    for (const auto target : targets)
        result.push_back(gradientOf[index(target)]);
    return result;
}

void ProgramBuilder::minimise(TensorId loss, const Optimiser &optimiser)
{
    std::vector<TensorId> parameters;
    for (std::size_t i = 0; i < m_program.tensors.size(); ++i) {
        if (m_program.tensors[i].role == Role::Parameter)
            parameters.push_back(static_cast<TensorId>(i));
    }
    const auto gradients = differentiate(loss, parameters);
    Attributes attributes;
    attributes.learningRate = optimiser.learningRate;

    TensorId stepCount = noTensor;
    if (optimiser.kind != Optimiser::Kind::Sgd) {
        stepCount = state("adam_step", {1});
        appendInPlace(OperationKind::CountStep, {stepCount}, {stepCount}, {});
    }
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const auto parameter = parameters[i];
        const auto gradient = gradients[i];
        if (gradient == noTensor)
            continue;
        m_program.gradients.emplace_back(parameter, gradient);
        if (optimiser.kind == Optimiser::Kind::AdamW)
            continue;
        if (optimiser.kind == Optimiser::Kind::Sgd) {
            appendInPlace(OperationKind::Sgd, {parameter, gradient}, {parameter}, attributes);
            continue;
        }
        const Shape shape = tensor(parameter).shape;
        const auto first = state(tensor(parameter).name + "_m", shape);
        const auto second = state(tensor(parameter).name + "_v", shape);
        appendInPlace(OperationKind::Adam, {parameter, gradient, first, second, stepCount}, {parameter, first, second},
                      attributes);
    }
    if (optimiser.kind == Optimiser::Kind::AdamW)
        appendAdamW(stepCount, optimiser);
}

void ProgramBuilder::appendAdamW(TensorId stepCount, const Optimiser &optimiser)
{
    Attributes attributes;
    attributes.learningRate = optimiser.learningRate;
    attributes.minimumRate = optimiser.minimumRate;
    attributes.warmupSteps = optimiser.warmupSteps;
    attributes.decaySteps = optimiser.decaySteps;
    const auto rate = append(OperationKind::CosineRate, {stepCount}, attributes)[0];

    std::vector<TensorId> gradients;
    for (const auto &[parameter, gradient] : m_program.gradients)
        gradients.push_back(gradient);
    attributes = {};
    attributes.alpha = optimiser.clipNorm;
    const auto squares = append(OperationKind::SquareSum, gradients)[0];
    const auto factor = append(OperationKind::ClipFactor, {squares}, attributes)[0];

    attributes = {};
    attributes.beta2 = optimiser.beta2;
    for (const auto &[parameter, gradient] : m_program.gradients) {
        const Shape shape = tensor(parameter).shape;
        attributes.weightDecay = shape.size() >= 2 ? optimiser.weightDecay : 0;
        const auto first = state(tensor(parameter).name + "_m", shape);
        const auto second = state(tensor(parameter).name + "_v", shape);
        appendInPlace(OperationKind::AdamW, {parameter, gradient, first, second, stepCount, rate, factor},
                      {parameter, first, second}, attributes);
    }
}

Program ProgramBuilder::finish()
{
    return std::exchange(m_program, {});
}

} // namespace overtake
