// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/common_parameters.h"

#include "data/cifar.h"
#include "data/datasets.h"
#include "data/kept_until_change.h"
#include "operations/losses.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/predictions.h"
#include "operations/reductions.h"
#include "operations/transfers.h"
#include "workloads/workload.h"

#include <cmath>
#include <utility>

namespace overtake::common
{

ParameterSpec samples(std::int64_t defaultValue)
{
    return {.key = "samples",
            .label = "samples",
            .help = "Number of rows of the data set. One epoch uses each row once, so the time per epoch grows with "
                    "this number.",
            .scale = Scale::Logarithmic,
            .minimum = 1,
            .maximum = 1e7,
            .defaultValue = defaultValue};
}

ParameterSpec features(std::int64_t defaultValue)
{
    return {
        .key = "features",
        .label = "features",
        .help =
            "Numbers per sample: the width of the input. More features make the first matrix multiplication larger.",
        .scale = Scale::Logarithmic,
        .minimum = 1,
        .maximum = 4096,
        .defaultValue = defaultValue};
}

ParameterSpec batch(std::int64_t defaultValue)
{
    return {.key = "batch",
            .label = "batch size",
            .help =
                "Samples worked on in one step. Small batches leave a GPU waiting for launches; large ones fill it.",
            .scale = Scale::Logarithmic,
            .minimum = 1,
            .maximum = 1e7,
            .defaultValue = defaultValue,
            .perEngine = true};
}

ParameterSpec mode(const std::string &defaultValue)
{
    return {.key = "mode",
            .label = "mode",
            .help = "Training computes the loss, all gradients and the new weights; inference only the predictions. "
                    "Training costs about three times as much.",
            .kind = ParameterKind::Choice,
            .defaultValue = defaultValue,
            .choices = {"training", "inference"},
            .advanced = true};
}

ParameterSpec optimizer(const std::string &defaultValue)
{
    return {.key = "optimizer",
            .label = "optimizer",
            .help =
                "How weights follow the gradient. SGD: w - rate x gradient. Adam keeps two running means per weight "
                "and so moves more memory.",
            .kind = ParameterKind::Choice,
            .defaultValue = defaultValue,
            .choices = {"sgd", "adam"},
            .advanced = true};
}

ParameterSpec learningRate(double defaultValue)
{
    return {.key = "learning_rate",
            .label = "learning rate",
            .help = "Size of each step along the gradient. It changes what is learned, not how long a step takes.",
            .kind = ParameterKind::Real,
            .scale = Scale::Logarithmic,
            .minimum = 1e-6,
            .maximum = 10,
            .defaultValue = defaultValue,
            .advanced = true};
}

ParameterSpec epochs(std::int64_t defaultValue)
{
    return {.key = "epochs",
            .label = "epochs",
            .help = "Number of passes over the data set. Times are shown per epoch; a whole run takes this many.",
            .scale = Scale::Logarithmic,
            .minimum = 1,
            .maximum = 1000,
            .defaultValue = defaultValue,
            .advanced = true};
}

ParameterSpec transfers()
{
    return {.key = "transfers",
            .label = "copies",
            .help =
                "resident: the data lie in the device's memory from the start. per-batch: every batch is copied in, "
                "and results are copied out, inside the timed step.",
            .kind = ParameterKind::Choice,
            .defaultValue = std::string("resident"),
            .choices = {"resident", "per-batch"},
            .advanced = true};
}

ParameterSpec readLoss()
{
    return {.key = "read_loss",
            .label = "read loss every step",
            .help = "Loss and accuracy are computed and read back in every step, as many training loops do. A GPU must "
                    "then wait for each step to end.",
            .kind = ParameterKind::Flag,
            .defaultValue = true,
            .advanced = true};
}

ParameterSpec seed(std::int64_t defaultValue)
{
    return {.key = "seed",
            .label = "seed",
            .help = "Start of the random numbers: the same seed gives the same data, weights and order everywhere.",
            .minimum = 0,
            .maximum = 4294967295.0,
            .defaultValue = defaultValue,
            .advanced = true,
            .nominal = true};
}

ParameterSpec dataset(std::vector<std::string> choices, const std::string &help)
{
    ParameterSpec spec{.key = datasetKey,
                       .label = "data set",
                       .help = help,
                       .kind = ParameterKind::Choice,
                       .defaultValue = choices.front(),
                       .advanced = true};
    spec.choices = std::move(choices);
    return spec;
}

ParameterSpec csv()
{
    return {.key = "csv",
            .label = "own data (CSV)",
            .help = "A table of numbers with the class in the last column; samples, features and classes are then the "
                    "file's. Empty: synthetic data.",
            .kind = ParameterKind::File,
            .defaultValue = std::string(),
            .advanced = true};
}

ParameterSpec pictures()
{
    return {.key = "data",
            .label = "own images (CIFAR-10)",
            .help = "The folder with CIFAR-10's binary files, or one of them: data_batch_1.bin to data_batch_5.bin for "
                    "training, test_batch.bin for inference. Empty: synthetic images.",
            .kind = ParameterKind::File,
            .defaultValue = std::string(),
            .advanced = true};
}

Transfers transfersOf(const ParameterValues &values)
{
    return values.text("transfers") == "per-batch" ? Transfers::PerBatch : Transfers::Resident;
}

operations::Optimiser optimiserOf(const ParameterValues &values)
{
    return {values.text("optimizer") == "adam" ? operations::Adam : operations::Sgd,
            static_cast<float>(values.real("learning_rate"))};
}

bool isTraining(const ParameterValues &values)
{
    return values.text("mode") == "training";
}

std::uint32_t seedOf(const ParameterValues &values)
{
    return static_cast<std::uint32_t>(values.integer("seed"));
}

std::string datasetOf(const ParameterValues &values)
{
    return values.has(datasetKey) ? values.text(datasetKey) : std::string();
}

TensorId linear(ProgramBuilder &builder, const std::string &name, TensorId x, std::int64_t out)
{
    const auto in = builder.tensor(x).shape[1];
    const Initialiser start{Initialiser::Kind::Uniform, static_cast<float>(1.0 / std::sqrt(static_cast<double>(in)))};
    const auto weights = builder.parameter(name + "_weights", {in, out}, start);
    const auto bias = builder.parameter(name + "_bias", {out}, start);
    return operations::addBias(builder, operations::matmul(builder, x, weights), bias);
}

void finishTraining(ProgramBuilder &builder, const operations::Loss &loss, TensorId predicted, TensorId labels,
                    const ParameterValues &values, const operations::Optimiser &optimiser)
{
    builder.program().loss = loss.loss;
    builder.program().output = loss.probabilities;
    if (values.flag("read_loss")) {
        const auto accuracy = operations::accuracy(builder, predicted, labels);
        builder.program().loss = operations::transferOut(builder, loss.loss);
        builder.program().accuracy = operations::transferOut(builder, accuracy);
    }
    operations::minimise(builder, loss.loss, optimiser);
}

void finishClassifier(ProgramBuilder &builder, TensorId logits, const ParameterValues &values)
{
    const auto transfers = transfersOf(values);
    const auto predicted = [&] { return operations::argMax(builder, logits); };
    if (isTraining(values)) {
        const auto labelSet = builder.dataset("labels", {builder.program().samples}, DataType::Int32, transfers,
                                              builder.tensor(logits).shape[1]);
        const auto labels = operations::takeBatch(builder, labelSet, true);
        const auto loss = operations::softmaxCrossEntropy(builder, logits, labels);
        finishTraining(builder, loss, values.flag("read_loss") ? predicted() : noTensor, labels, values,
                       optimiserOf(values));
        return;
    }
    auto &output = builder.program().output;
    output = predicted();
    if (transfers == Transfers::PerBatch)
        output = operations::transferOut(builder, output);
}

InputsPtr csvInputs(const ParameterValues &values, std::stop_token stop)
{
    const std::string &path = values.text("csv");
    if (path.empty())
        return nullptr;

    static KeptUntilChange<Inputs> kept;
    ParameterValues key;
    key.set("csv", path);
    return kept.get(key, {path}, [&] { return readCsv(path, stop); });
}

namespace
{

CifarPart cifarPart(const ParameterValues &values)
{
    return isTraining(values) ? CifarPart::Training : CifarPart::Test;
}

} // namespace

ParameterValues withPicturesShape(const ParameterValues &values)
{
    const std::string &place = values.text("data");
    if (place.empty())
        return values;
    ParameterValues fitting = values;
    fitting.set("samples", countCifar(place, cifarPart(values)));
    if (values.has("features"))
        fitting.set("features", overtake::pictures::pixels);
    if (values.has("classes"))
        fitting.set("classes", overtake::pictures::classes);
    return fitting;
}

Inputs picturesOf(const ParameterValues &values, std::stop_token stop)
{
    return readCifar(values.text("data"), cifarPart(values), stop);
}

ParameterValues withCsvShape(const ParameterValues &values)
{
    const InputsPtr table = csvInputs(values);
    if (!table)
        return values;
    const CsvShape shape = csvShape(*table);
    ParameterValues fitting = values;
    fitting.set("samples", shape.rows);
    fitting.set("features", shape.features);
    if (values.has("classes"))
        fitting.set("classes", shape.classes);
    return fitting;
}

} // namespace overtake::common
