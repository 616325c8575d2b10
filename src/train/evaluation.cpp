// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/evaluation.h"

#include "text/contains.h"
#include "text/error.h"
#include "train/held_out.h"

#include <algorithm>

namespace overtake
{

namespace
{

/// Rows evaluated at once: enough that launches do not dominate, few enough for any memory.
constexpr std::int64_t rowsAtOnce = 256;

/// Appends the classes of `rows` samples from the output of one step.
void appendClasses(std::vector<std::int32_t> &classes, const std::vector<float> &output, std::int64_t rows,
                   DataType type)
{
    const auto perRow = static_cast<std::int64_t>(output.size()) / rows;
    for (std::int64_t row = 0; row < rows; ++row) {
        const auto first = output.begin() + row * perRow;
        if (type == DataType::Int32) {
            if (!(*first >= 0 && *first < mostClasses)) // a worker sends anything, NaN included
                throw Error(sentence("Its output is not one class per sample."));
            classes.push_back(static_cast<std::int32_t>(*first));
        } else if (perRow == 1) {
            classes.push_back(*first > 0.5F ? 1 : 0);
        } else {
            classes.push_back(static_cast<std::int32_t>(std::max_element(first, first + perRow) - first));
        }
    }
}

void requireClasses(const Program &program)
{
    const Tensor *output = program.output == noTensor ? nullptr : &program.tensor(program.output);
    const bool isPerSample =
        output && !output->shape.empty() && output->shape[0] == program.batchRows &&
        (output->shape.size() == 1 || (output->shape.size() == 2 && output->type != DataType::Int32));
    if (!isPerSample)
        throw Error(sentence("Its output is not one class per sample."));
}

} // namespace

TrainedParameters readParameters(const Program &program, const Execution &execution)
{
    TrainedParameters trained;
    for (std::size_t i = 0; i < program.tensors.size(); ++i)
        if (program.tensors[i].role == Role::Parameter)
            trained.emplace_back(program.tensors[i].name, execution.read(static_cast<TensorId>(i)));
    return trained;
}

void writeParameters(const Program &program, Execution &execution, const TrainedParameters &trained)
{
    for (std::size_t i = 0; i < program.tensors.size(); ++i) {
        const Tensor &tensor = program.tensors[i];
        if (tensor.role != Role::Parameter)
            continue;
        const auto found =
            std::ranges::find_if(trained, [&](const auto &parameter) { return parameter.first == tensor.name; });
        if (found == trained.end() || static_cast<std::int64_t>(found->second.size()) != elementCount(tensor.shape))
            throw Error(sentence("Training left no values for '%1'.", tensor.name));
        execution.write(static_cast<TensorId>(i), found->second);
    }
}

Program inferenceProgram(const Workload &workload, const ParameterValues &values)
{
    const ParameterSpec *mode = workload.parameters().find("mode");
    if (!mode || !contains(mode->choices, "inference"))
        throw Error(sentence("The workload %1 has no mode 'inference'.", workload.id()));
    ParameterValues forward = values;
    forward.set("mode", std::string("inference"));
    return workload.build(forward);
}

ClassPredictor::ClassPredictor(Engine &engine, const ParameterValues &options, const Workload &workload,
                               const ParameterValues &values, const InputsPtr &inputs, std::int64_t samples)
    : m_program(inferenceProgram(workload, values).withSamples(samples).withBatchRows(std::min(rowsAtOnce, samples)))
{
    requireClasses(m_program);
    m_execution = engine.prepare(m_program, inputs, options);
}

std::vector<std::int32_t> ClassPredictor::classesBy(const TrainedParameters &trained, std::stop_token stop)
{
    writeParameters(m_program, *m_execution, trained);
    std::vector<std::int32_t> classes;
    classes.reserve(static_cast<std::size_t>(m_program.samples));
    const std::int64_t steps = m_program.stepsPerEpoch();
    const Tensor &tensor = m_program.tensor(m_program.output);
    for (std::int64_t step = 0; step < steps; ++step) {
        throwIfStopped(stop);
        m_execution->run(step, 1);
        const std::int64_t rows = step + 1 == steps ? m_program.lastBatchRows() : m_program.batchRows;
        std::vector<float> output = m_execution->read(m_program.output);
        const auto perRow = elementCount(tensor.shape) / m_program.batchRows;
        output.resize(static_cast<std::size_t>(rows * perRow)); // only these rows are new in a smaller last batch
        appendClasses(classes, output, rows, tensor.type);
    }
    return classes;
}

} // namespace overtake
