// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A classifier of some hidden layers with ReLU and softmax cross-entropy. x: (batch, features), labels: (batch).
#include "data/datasets.h"
#include "operations/activations.h"
#include "operations/transfers.h"
#include "text/error.h"
#include "workloads/common_parameters.h"
#include "workloads/workload.h"

#include <charconv>
#include <optional>
#include <string_view>

namespace overtake
{

namespace
{

constexpr std::size_t mostLayers = 16;
constexpr std::int64_t mostNeurons = 8192; ///< neurons of a hidden layer

std::vector<std::int64_t> hiddenWidths(const ParameterValues &values)
{
    const std::string &text = values.text("widths");
    if (text.empty())
        return std::vector<std::int64_t>(static_cast<std::size_t>(values.integer("layers")), values.integer("hidden"));
    std::vector<std::int64_t> widths;
    std::size_t first = 0;
    for (std::size_t end = 0; end != std::string::npos; first = end + 1) {
        end = text.find(',', first);
        std::string_view part = std::string_view(text).substr(first, end == std::string::npos ? end : end - first);
        while (part.starts_with(' '))
            part.remove_prefix(1);
        while (part.ends_with(' '))
            part.remove_suffix(1);
        std::int64_t width = 0;
        const auto [rest, failure] = std::from_chars(part.data(), part.data() + part.size(), width);
        if (part.empty() || failure != std::errc() || rest != part.data() + part.size() || width < 1 ||
            width > mostNeurons)
            throw UsageError(
                sentence("widths = '%1': '%2' is not a whole number from 1 to %3. Write the layers like 256,64.", text,
                         part, mostNeurons));
        widths.push_back(width);
    }
    if (widths.size() > mostLayers)
        throw UsageError(
            sentence("widths = '%1' has %2 layers: at most %3 are allowed.", text, widths.size(), mostLayers));
    return widths;
}

bool hasOwnData(const ParameterValues &values)
{
    return !values.text("csv").empty() || !values.text("data").empty();
}

/// Shape of the generated data; nothing: classes around centres, or data of the user's own.
std::optional<PlaneShape> planeShapeOf(const ParameterValues &values)
{
    const std::string name = hasOwnData(values) ? std::string() : common::datasetOf(values);
    if (name == "circles")
        return PlaneShape::Circles;
    if (name == "moons")
        return PlaneShape::Moons;
    if (name == "spirals")
        return PlaneShape::Spirals;
    return std::nullopt;
}

ParameterValues withDataShape(const ParameterValues &values)
{
    if (planeShapeOf(values)) {
        ParameterValues plane = values;
        plane.set("features", std::int64_t{2});
        plane.set("classes", std::int64_t{2});
        return plane;
    }
    if (values.text("csv").empty())
        return common::withPicturesShape(values);
    if (!values.text("data").empty())
        throw UsageError(sentence("csv and data both name data of your own: leave one of the two out."));
    return common::withCsvShape(values);
}

/// Each image is one row of features, as the Program declares its dataset.
Inputs rowsOfPictures(const ParameterValues &values, std::stop_token stop)
{
    Inputs inputs = common::picturesOf(values, stop);
    Shape &shape = inputs.arrays[0].shape;
    shape = {shape[0], elementCount(shape) / shape[0]};
    return inputs;
}

class MlpWorkload : public Workload
{
public:
    std::string id() const override { return "mlp"; }
    std::string label() const override { return "Neural network (MLP)"; }
    std::string description() const override
    {
        return "A classifier of fully connected layers with ReLU: small widths suit a CPU, large ones a GPU.";
    }
    const ParameterTable &parameters() const override;
    std::string defaultSweepKey() const override { return "hidden"; }
    Program build(const ParameterValues &values) const override;
    Inputs generateInputs(const ParameterValues &values, std::stop_token stop) const override;
    std::vector<std::string> keysFromData(const ParameterValues &values) const override
    {
        if (hasOwnData(values))
            return {"samples", "features", "classes"};
        return planeShapeOf(values) ? std::vector<std::string>{"features", "classes"} : std::vector<std::string>();
    }
    std::map<std::string, std::string> overruled(const ParameterValues &values) const override
    {
        std::map<std::string, std::string> keys;
        if (!values.text("widths").empty())
            keys = {{"hidden", "widths"}, {"layers", "widths"}};
        if (hasOwnData(values))
            keys[datasetKey] = values.text("csv").empty() ? "data" : "csv";
        return keys;
    }
    std::vector<std::string> inputKeys() const override
    {
        return {"samples", "features", "classes", "seed", datasetKey, "csv", "data", "mode"};
    }
    ParameterValues smallSizes() const override
    {
        return {{"samples", 101}, {"batch", 32}, {"features", 13}, {"hidden", 37}, {"learning_rate", 0.05}};
    }
};

const ParameterTable &MlpWorkload::parameters() const
{
    static const ParameterTable table({
        {.key = "hidden",
         .label = "hidden neurons",
         .help =
             "Neurons in each hidden layer. The work between two hidden layers grows with the square of this number.",
         .scale = Scale::Logarithmic,
         .minimum = 1,
         .maximum = mostNeurons,
         .defaultValue = std::int64_t{512}},
        common::batch(32),
        common::features(2),
        common::samples(100000),
        {.key = "layers",
         .label = "hidden layers",
         .help = "Layers between input and output. Each layer after the first adds a matrix multiplication of width x "
                 "width.",
         .minimum = 1,
         .maximum = 4,
         .defaultValue = std::int64_t{2}},
        {.key = "widths",
         .label = "widths",
         .help = "Neurons of each hidden layer, from input to output, as in 256,64. Empty: all layers are alike, as "
                 "hidden neurons and hidden layers say.",
         .kind = ParameterKind::Text,
         .defaultValue = std::string(),
         .advanced = true},
        {.key = "classes",
         .label = "classes",
         .help = "Number of classes that the network tells apart: the width of the output.",
         .scale = Scale::Logarithmic,
         .minimum = 2,
         .maximum = 1000,
         .defaultValue = std::int64_t{2},
         .advanced = true},
        common::mode("training"),
        common::optimizer(),
        common::learningRate(0.01),
        common::epochs(10),
        common::transfers(),
        common::readLoss(),
        common::seed(42),
        common::dataset({"blobs", "circles", "moons", "spirals"},
                        "The data if none of your own are named. blobs: classes around centres. circles, moons, "
                        "spirals: two classes with 2 features, whose border the tab Training draws while the network "
                        "learns."),
        common::csv(),
        common::pictures(),
    });
    return table;
}

Program MlpWorkload::build(const ParameterValues &given) const
{
    // The user's own file obeys the limits, too, so that its results can be opened again.
    const ParameterValues values = given.text("csv").empty() ? withDataShape(given) : completed(withDataShape(given));
    const auto samples = values.integer("samples");
    const auto features = values.integer("features");
    const auto transfers = common::transfersOf(values);
    const bool training = common::isTraining(values);

    ProgramBuilder builder(id(), values, samples, values.integer("batch"));
    const auto x = builder.dataset("x", {samples, features}, DataType::Float32, transfers);
    auto activations = operations::takeBatch(builder, x, training);
    int layer = 0;
    for (const std::int64_t width : hiddenWidths(values)) {
        const std::string name = "hidden" + std::to_string(++layer);
        activations = operations::relu(builder, common::linear(builder, name, activations, width));
    }
    const auto logits = common::linear(builder, "output", activations, values.integer("classes"));
    common::finishClassifier(builder, logits, values);
    return builder.finish();
}

Inputs MlpWorkload::generateInputs(const ParameterValues &values, std::stop_token stop) const
{
    if (const InputsPtr own = common::csvInputs(values, stop))
        return *own;
    if (!values.text("data").empty())
        return rowsOfPictures(values, stop);
    if (const auto shape = planeShapeOf(values))
        return makePlaneSet(*shape, values.integer("samples"), common::seedOf(values), stop);
    return makeClassSet(values.integer("samples"), values.integer("features"), values.integer("classes"),
                        common::seedOf(values), stop);
}

} // namespace

std::unique_ptr<Workload> makeMlp()
{
    return std::make_unique<MlpWorkload>();
}

} // namespace overtake
