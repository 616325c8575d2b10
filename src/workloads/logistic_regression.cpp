// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A linear layer with one output and a sigmoid: two classes. x: (batch, features), labels: (batch).
#include "data/datasets.h"
#include "operations/activations.h"
#include "operations/losses.h"
#include "operations/predictions.h"
#include "operations/transfers.h"
#include "text/error.h"
#include "workloads/common_parameters.h"
#include "workloads/workload.h"

namespace overtake
{

namespace
{

class LogisticRegressionWorkload : public Workload
{
public:
    std::string id() const override { return "logistic-regression"; }
    std::string label() const override { return "Logistic regression"; }
    std::string description() const override
    {
        return "One weight per feature and a sigmoid: so little arithmetic per number that memory decides.";
    }
    const ParameterTable &parameters() const override;
    std::string defaultSweepKey() const override { return "samples"; }
    Program build(const ParameterValues &values) const override;
    Inputs generateInputs(const ParameterValues &values, std::stop_token stop) const override;
    std::vector<std::string> keysFromData(const ParameterValues &values) const override
    {
        return values.text("csv").empty() ? std::vector<std::string>()
                                          : std::vector<std::string>{"samples", "features"};
    }
    std::vector<std::string> inputKeys() const override { return {"samples", "features", "seed", "csv"}; }
    ParameterValues smallSizes() const override
    {
        return {{"samples", 101}, {"batch", 32}, {"features", 13}, {"learning_rate", 0.05}};
    }
};

const ParameterTable &LogisticRegressionWorkload::parameters() const
{
    static const ParameterTable table({
        common::samples(10000),
        common::features(100),
        common::batch(256),
        common::mode("inference"),
        common::optimizer(),
        common::learningRate(0.1),
        common::epochs(30),
        common::transfers(),
        common::readLoss(),
        common::seed(42),
        common::csv(),
    });
    return table;
}

void requireTwoClasses(const ParameterValues &values)
{
    const InputsPtr own = common::csvInputs(values);
    if (const auto classes = own ? csvShape(*own).classes : 2; classes > 2)
        throw Error(sentence("%1 has %2 classes in its last column; logistic regression tells two apart.",
                             values.text("csv"), classes));
}

Program LogisticRegressionWorkload::build(const ParameterValues &given) const
{
    // The user's own file obeys the limits, too, so that its results can be opened again.
    const ParameterValues values = given.text("csv").empty() ? given : completed(common::withCsvShape(given));
    requireTwoClasses(values);
    const auto samples = values.integer("samples");
    const auto transfers = common::transfersOf(values);
    const bool training = common::isTraining(values);

    ProgramBuilder builder(id(), values, samples, values.integer("batch"));
    const auto x = builder.dataset("x", {samples, values.integer("features")}, DataType::Float32, transfers);
    const auto logits = common::linear(builder, "linear", operations::takeBatch(builder, x, training), 1);
    if (training) {
        const auto labelSet = builder.dataset("labels", {samples}, DataType::Int32, transfers);
        const auto labels = operations::takeBatch(builder, labelSet, true);
        const auto loss = operations::binaryCrossEntropy(builder, logits, labels);
        const auto predicted = values.flag("read_loss") ? operations::threshold(builder, logits, 0) : noTensor;
        common::finishTraining(builder, loss, predicted, labels, values, common::optimiserOf(values));
    } else {
        auto &output = builder.program().output;
        output = operations::sigmoid(builder, logits);
        if (transfers == Transfers::PerBatch)
            output = operations::transferOut(builder, output);
    }
    return builder.finish();
}

Inputs LogisticRegressionWorkload::generateInputs(const ParameterValues &values, std::stop_token stop) const
{
    if (const InputsPtr own = common::csvInputs(values, stop))
        return *own;
    return makeLogisticSet(values.integer("samples"), values.integer("features"), common::seedOf(values), stop);
}

} // namespace

std::unique_ptr<Workload> makeLogisticRegression()
{
    return std::make_unique<LogisticRegressionWorkload>();
}

} // namespace overtake
