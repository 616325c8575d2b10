// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/mlp.h"

#include "data/datasets.h"
#include "workloads/common_parameters.h"

namespace overtake
{

std::string MlpWorkload::description() const
{
    return "A classifier of fully connected layers with ReLU: small widths suit a CPU, large ones a GPU.";
}

const ParameterTable &MlpWorkload::parameters() const
{
    static const ParameterTable table({
        {.key = "hidden",
         .label = "hidden neurons",
         .help = "Neurons in each hidden layer. The work between two hidden layers grows with the square of it.",
         .scale = Scale::Logarithmic,
         .minimum = 1,
         .maximum = 8192,
         .defaultValue = std::int64_t{512}},
        common::batch(32),
        common::features(2),
        common::samples(100000),
        {.key = "layers",
         .label = "hidden layers",
         .help = "Layers between input and output. Each one beyond the first adds a product of width x width.",
         .minimum = 1,
         .maximum = 4,
         .defaultValue = std::int64_t{2}},
        {.key = "classes",
         .label = "classes",
         .help = "How many kinds of samples the network tells apart: the width of the output.",
         .scale = Scale::Logarithmic,
         .minimum = 2,
         .maximum = 1000,
         .defaultValue = std::int64_t{2},
         .advanced = true},
        common::mode("training"),
        common::optimizer(),
        common::learningRate(0.001),
        common::epochs(10),
        common::transfers(),
        common::readLoss(),
        common::seed(42),
        common::csv(),
    });
    return table;
}

Program MlpWorkload::build(const ParameterValues &given) const
{
    const ParameterValues values = common::withCsvShape(given);
    const auto samples = values.integer("samples");
    const auto features = values.integer("features");
    const auto transfers = common::transfersOf(values);
    const bool training = common::isTraining(values);

    ProgramBuilder builder(id(), values, samples, values.integer("batch"));
    const auto x = builder.dataset("x", {samples, features}, DataType::Float32, transfers);
    auto activations = builder.takeBatch(x, training);
    for (std::int64_t layer = 1; layer <= values.integer("layers"); ++layer) {
        const std::string name = "hidden" + std::to_string(layer);
        activations = builder.relu(common::linear(builder, name, activations, values.integer("hidden")));
    }
    const auto logits = common::linear(builder, "output", activations, values.integer("classes"));
    common::finishClassifier(builder, logits, values);
    return builder.finish();
}

Inputs MlpWorkload::makeInputs(const ParameterValues &values, std::stop_token stop) const
{
    if (const InputsPtr own = common::csvInputs(values, stop))
        return *own;
    return makeClassSet(values.integer("samples"), values.integer("features"), values.integer("classes"),
                        common::seedOf(values), stop);
}

} // namespace overtake
