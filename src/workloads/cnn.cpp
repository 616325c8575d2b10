// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A classifier of pictures: two layers of convolution with ReLU and max-pooling, then one or two dense layers, softmax
// cross-entropy; case 5 of the reference cases. x: (batch, 3, 32, 32), labels: (batch) of 10 classes.
#include "data/pictures.h"
#include "operations/activations.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/pooling.h"
#include "operations/reshape.h"
#include "operations/transfers.h"
#include "workloads/common_parameters.h"
#include "workloads/workload.h"

#include <cmath>

namespace overtake
{

namespace
{

/// (b, c, h, w) -> (b, filters, (h - kernel + 1) / 2, (w - kernel + 1) / 2): convolution without padding, ReLU,
/// max-pool of 2. Starts as PyTorch's Conv2d does: uniform in +- 1 / sqrt(inputs of a filter).
TensorId convolutionLayer(ProgramBuilder &builder, const std::string &name, TensorId x, std::int64_t filters,
                          std::int64_t kernel)
{
    const std::int64_t channels = builder.tensor(x).shape[1];
    const auto inputs = static_cast<double>(channels * kernel * kernel);
    const Initialiser start{Initialiser::Kind::Uniform, static_cast<float>(1.0 / std::sqrt(inputs))};
    const auto weights = builder.parameter(name + "_weights", {filters, channels, kernel, kernel}, start);
    const auto bias = builder.parameter(name + "_bias", {filters}, start);
    const auto y = operations::conv2d(builder, x, weights);
    const auto activations = operations::relu(builder, operations::addChannelBias(builder, y, bias));
    return operations::maxPool2d(builder, activations, 2);
}

class CnnWorkload : public Workload
{
public:
    std::string id() const override { return "cnn"; }
    std::string label() const override { return "Image classifier (CNN)"; }
    std::string description() const override
    {
        return "A classifier of small colour images: two convolutions with ReLU and max-pooling, then dense layers. It "
               "uses each of its few weights at every place of the image: much arithmetic for each number moved.";
    }
    const ParameterTable &parameters() const override;
    std::string defaultSweepKey() const override { return "filters"; }
    Program build(const ParameterValues &values) const override;
    Inputs generateInputs(const ParameterValues &values, std::stop_token stop) const override;
    std::vector<std::string> keysFromData(const ParameterValues &values) const override
    {
        return values.text("data").empty() ? std::vector<std::string>() : std::vector<std::string>{"samples"};
    }
    std::vector<std::string> inputKeys() const override { return {"samples", "seed", "mode", "data"}; }
    ParameterValues smallSizes() const override
    {
        return {
            {"samples", 21}, {"batch", 8}, {"filters", 5}, {"optimizer", std::string("sgd")}, {"learning_rate", 0.05}};
    }
};

const ParameterTable &CnnWorkload::parameters() const
{
    static const ParameterTable table({
        {.key = "filters",
         .label = "filters",
         .help = "Features that the first convolution looks for; the second looks for twice as many. The work of the "
                 "second grows with the square of this number.",
         .scale = Scale::Logarithmic,
         .minimum = 1,
         .maximum = 512,
         .defaultValue = std::int64_t{32}},
        common::batch(32),
        common::samples(10000),
        {.key = "kernel",
         .label = "kernel size",
         .help =
             "Rows and columns of the square that a filter looks at. The work grows with the square of this number.",
         .minimum = 1,
         .maximum = 9,
         .defaultValue = std::int64_t{3}},
        {.key = "dense",
         .label = "dense neurons",
         .help = "Neurons of a dense layer between the second convolution and the output. 0: none.",
         .minimum = 0,
         .maximum = 4096,
         .defaultValue = std::int64_t{0}},
        common::mode("training"),
        common::optimizer("adam"),
        common::learningRate(0.001),
        common::epochs(3),
        common::transfers(),
        common::readLoss(),
        common::seed(42),
        common::pictures(),
    });
    return table;
}

Program CnnWorkload::build(const ParameterValues &given) const
{
    const ParameterValues values = common::withPicturesShape(given);
    const auto samples = values.integer("samples");
    const auto transfers = common::transfersOf(values);
    const bool training = common::isTraining(values);
    const auto filters = values.integer("filters");
    const auto kernel = values.integer("kernel");

    ProgramBuilder builder(id(), values, samples, values.integer("batch"));
    const auto x = builder.dataset("x", {samples, pictures::channels, pictures::side, pictures::side},
                                   DataType::Float32, transfers);
    auto activations = operations::takeBatch(builder, x, training);
    activations = convolutionLayer(builder, "convolution1", activations, filters, kernel);
    activations = convolutionLayer(builder, "convolution2", activations, 2 * filters, kernel);
    const Shape shape = builder.tensor(activations).shape;
    activations = operations::reshape(builder, activations, {shape[1] * shape[2] * shape[3]});
    if (const auto dense = values.integer("dense"); dense > 0)
        activations = operations::relu(builder, common::linear(builder, "dense", activations, dense));
    const auto logits = common::linear(builder, "output", activations, pictures::classes);
    common::finishClassifier(builder, logits, values);
    return builder.finish();
}

Inputs CnnWorkload::generateInputs(const ParameterValues &values, std::stop_token stop) const
{
    if (!values.text("data").empty())
        return common::picturesOf(values, stop);
    return makePictures(values.integer("samples"), common::seedOf(values), stop);
}

} // namespace

std::unique_ptr<Workload> makeCnn()
{
    return std::make_unique<CnnWorkload>();
}

} // namespace overtake
