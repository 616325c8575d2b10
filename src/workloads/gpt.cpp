// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/gpt.h"

#include "data/kept_until_change.h"
#include "operations/layer_norm.h"
#include "operations/operations.h"
#include "text/error.h"
#include "workloads/common_parameters.h"

#include <algorithm>
#include <cmath>

namespace overtake
{

namespace
{

constexpr float normEpsilon = 1e-5F; // PyTorch's layer norm
/// Without a text of the user's own: as long as 'tiny Shakespeare'.
constexpr std::int64_t syntheticLength = 1115394;

ParameterSpec size(const char *key, const char *label, const char *help, double maximum, std::int64_t defaultValue)
{
    return {.key = key,
            .label = label,
            .help = help,
            .scale = Scale::Logarithmic,
            .minimum = 1,
            .maximum = maximum,
            .defaultValue = defaultValue};
}

/// A sequence is as much work as many rows elsewhere: what a sweep covers ends earlier.
ParameterSpec batch()
{
    ParameterSpec spec = common::batch(12);
    spec.maximum = 512;
    return spec;
}

ParameterSpec steps(const char *key, const char *label, const char *help, std::int64_t defaultValue)
{
    return {.key = key,
            .label = label,
            .help = help,
            .minimum = 0,
            .maximum = 1e7,
            .defaultValue = defaultValue,
            .advanced = true};
}

/// Its data are a text, the user's or the sonnets.
bool learnsText(const ParameterValues &values)
{
    return !values.text("text").empty() || common::datasetOf(values) == "sonnets";
}

ParameterValues withTextShape(const ParameterValues &values)
{
    if (!learnsText(values))
        return values;
    ParameterValues fitting = values;
    fitting.set("vocabulary", static_cast<std::int64_t>(gptText(values)->symbols.size()));
    return fitting;
}

/// Builder of the network, with the values that all blocks share.
class Network
{
public:
    Network(ProgramBuilder &builder, const ParameterValues &values)
        : m_builder(builder), m_layers(values.integer("layers")), m_channels(values.integer("channels")),
          m_vocabulary(values.integer("vocabulary")), m_context(values.integer("context")),
          m_heads(values.integer("heads"))
    {
        if (m_channels % m_heads != 0)
            throw UsageError(sentence(
                "%1 channels cannot be shared out evenly among %2 heads: channels must be a multiple of heads.",
                m_channels, m_heads));
        m_table = matrix("token_embedding", m_vocabulary, m_channels);
        m_positions = matrix("position_embedding", m_context, m_channels);
    }

    TensorId table() const { return m_table; }

    /// The tokens' rows (b t, channels) -> scores (b t, vocabulary)
    TensorId scores(TensorId rows)
    {
        auto x = operations::addPositions(m_builder, rows, m_positions);
        for (std::int64_t layer = 1; layer <= m_layers; ++layer) {
            const std::string name = "block" + std::to_string(layer);
            x = operations::add(m_builder, x, attention(name + "_attention", norm(name + "_norm1", x)));
            x = operations::add(m_builder, x, perceptron(name + "_mlp", norm(name + "_norm2", x)));
        }
        return operations::matmul(m_builder, norm("final_norm", x), m_table, {.transposeB = true});
    }

private:
    TensorId matrix(const std::string &name, std::int64_t in, std::int64_t out, float deviation = 0.02F)
    {
        return m_builder.parameter(name, {in, out}, {Initialiser::Kind::Normal, deviation});
    }

    /// Matrix whose result is added to the rows that go through all blocks. It starts smaller, so that their sum does
    /// not grow with depth.
    TensorId residualMatrix(const std::string &name, std::int64_t in)
    {
        return matrix(name, in, m_channels, static_cast<float>(0.02 / std::sqrt(2.0 * static_cast<double>(m_layers))));
    }

    TensorId norm(const std::string &name, TensorId x)
    {
        const auto gain = m_builder.parameter(name + "_gain", {m_channels}, {Initialiser::Kind::Ones});
        return operations::layerNorm(m_builder, x, gain, normEpsilon);
    }

    TensorId attention(const std::string &name, TensorId x)
    {
        const auto weights = matrix(name + "_weights", m_channels, 3 * m_channels);
        const auto qkv =
            operations::splitHeads(m_builder, operations::matmul(m_builder, x, weights), m_context, m_heads, 3);
        const auto scale =
            static_cast<float>(1.0 / std::sqrt(static_cast<double>(m_channels) / static_cast<double>(m_heads)));
        const auto likeness =
            operations::batchedMatmul(m_builder, qkv[0], qkv[1], {.transposeB = true, .alpha = scale});
        const auto shares = operations::causalSoftmax(m_builder, likeness);
        const auto heads = operations::batchedMatmul(m_builder, shares, qkv[2]);
        const auto joined = operations::joinHeads(m_builder, {heads}, m_context, m_heads);
        return operations::matmul(m_builder, joined, residualMatrix(name + "_projection", m_channels));
    }

    TensorId perceptron(const std::string &name, TensorId x)
    {
        const auto hidden = operations::matmul(m_builder, x, matrix(name + "_weights", m_channels, 4 * m_channels));
        const auto active = operations::gelu(m_builder, hidden);
        return operations::matmul(m_builder, active, residualMatrix(name + "_projection", 4 * m_channels));
    }

    ProgramBuilder &m_builder;
    std::int64_t m_layers;
    std::int64_t m_channels;
    std::int64_t m_vocabulary;
    std::int64_t m_context;
    std::int64_t m_heads;
    TensorId m_table = noTensor;
    TensorId m_positions = noTensor;
};

/// The optimiser of nanoGPT's configuration for characters.
operations::Optimiser optimiserOf(const ParameterValues &values)
{
    operations::Optimiser optimiser;
    optimiser.kind = operations::AdamW;
    optimiser.learningRate = static_cast<float>(values.real("learning_rate"));
    optimiser.minimumRate = optimiser.learningRate / 10;
    optimiser.warmupSteps = static_cast<float>(values.integer("warmup_steps"));
    optimiser.decaySteps = static_cast<float>(values.integer("decay_steps"));
    optimiser.beta2 = 0.99F;
    optimiser.weightDecay = 0.1F;
    optimiser.clipNorm = 1;
    return optimiser;
}

class GptWorkload : public Workload
{
public:
    std::string id() const override { return gptId; }
    std::string label() const override { return "Language model (GPT)"; }
    std::string description() const override
    {
        return "A transformer that learns to continue a text, character by character: many small matrix "
               "multiplications, then large ones.";
    }
    const ParameterTable &parameters() const override;
    std::string defaultSweepKey() const override { return "batch"; }
    Program build(const ParameterValues &values) const override;
    /// Takes the text's first nine tenths for training, its last tenth for inference.
    Inputs generateInputs(const ParameterValues &values, std::stop_token stop) const override;
    std::optional<TransformerShape> transformer(const ParameterValues &values) const override;
    std::vector<std::string> keysFromData(const ParameterValues &values) const override
    {
        return learnsText(values) ? std::vector<std::string>{"vocabulary"} : std::vector<std::string>();
    }
    std::map<std::string, std::string> overruled(const ParameterValues &values) const override
    {
        if (values.text("text").empty())
            return {};
        return {{datasetKey, "text"}};
    }
    std::vector<std::string> inputKeys() const override
    {
        return {"samples", "context", "vocabulary", "seed", datasetKey, "text", "mode"};
    }
    ParameterValues smallSizes() const override
    {
        // AdamW's first steps depend on the gradient's sign, however small it is: a small rate keeps rounding from
        // showing.
        return {{"samples", 101}, {"batch", 32},  {"channels", 21},   {"heads", 3},
                {"layers", 2},    {"context", 9}, {"vocabulary", 29}, {"learning_rate", 1e-4}};
    }
};

const ParameterTable &GptWorkload::parameters() const
{
    static const ParameterTable table({
        {.key = "layers",
         .label = "layers",
         .help = "Blocks of attention and network, one after the other. Work and weights grow in proportion.",
         .minimum = 1,
         .maximum = 48,
         .defaultValue = std::int64_t{4}},
        {.key = "heads",
         .label = "heads",
         .help = "Each head looks back at the text in its own way, with its share of the channels, which must be a "
                 "multiple of the heads.",
         .minimum = 1,
         .maximum = 64,
         .defaultValue = std::int64_t{4}},
        size("channels", "channels",
             "Numbers that stand for each character. The work of the matrix multiplications grows with the square of "
             "this number.",
             4096, 128),
        size("context", "context",
             "Characters that the model sees at once. The work of the attention grows with the square of this number.",
             4096, 64),
        batch(),
        {.key = "vocabulary",
         .label = "vocabulary",
         .help = "Number of different characters. A text of your own has its own number.",
         .scale = Scale::Logarithmic,
         .minimum = 2,
         .maximum = 65536,
         .defaultValue = std::int64_t{65},
         .advanced = true},
        common::samples(24000),
        common::mode("training"),
        common::learningRate(0.001),
        steps("warmup_steps", "warm-up steps",
              "The learning rate grows over these first steps, so that the first large gradients do no harm.", 100),
        steps("decay_steps", "steps until the lowest rate",
              "After the warm-up, the learning rate falls along a cosine, to a tenth at this step.", 2000),
        common::epochs(1),
        common::transfers(),
        common::readLoss(),
        common::seed(42),
        common::dataset({"synthetic", "sonnets"},
                        "The text if none of your own is named. synthetic: a made-up text of 1.1 million characters. "
                        "sonnets: ten sonnets by Shakespeare; their characters are then the vocabulary."),
        {.key = "text",
         .label = "own text (UTF-8)",
         .help = "A text, or a folder of .txt files, to learn from; its characters are then the vocabulary. Empty: the "
                 "text of the data set.",
         .kind = ParameterKind::File,
         .defaultValue = std::string(),
         .advanced = true},
    });
    return table;
}

Program GptWorkload::build(const ParameterValues &given) const
{
    const ParameterValues values = withTextShape(given);
    const auto samples = values.integer("samples");
    const auto context = values.integer("context");
    const auto transfers = common::transfersOf(values);
    const bool training = common::isTraining(values);

    ProgramBuilder builder(id(), values, samples, values.integer("batch"));
    builder.program().itemName = "tokens";
    builder.program().itemsPerSample = context;
    const auto batchOf = [&](const char *name) {
        return operations::takeBatch(
            builder,
            builder.dataset(name, {samples, context}, DataType::Int32, transfers, values.integer("vocabulary")),
            training);
    };
    const auto tokens = batchOf("tokens");
    Network network(builder, values);
    const auto scores = network.scores(operations::embedding(builder, network.table(), tokens));

    if (!training) {
        builder.program().output = transfers == Transfers::PerBatch ? operations::transferOut(builder, scores) : scores;
        return builder.finish();
    }
    const auto targets = batchOf("targets");
    const auto loss = operations::softmaxCrossEntropy(builder, scores, targets);
    common::finishTraining(builder, loss, values.flag("read_loss") ? operations::argMax(builder, scores) : noTensor,
                           targets, values, optimiserOf(values));
    return builder.finish();
}

std::optional<TransformerShape> GptWorkload::transformer(const ParameterValues &values) const
{
    if (!common::isTraining(values))
        return std::nullopt; // the formula counts the way back too
    TransformerShape shape;
    shape.layers = values.integer("layers");
    shape.heads = values.integer("heads");
    shape.headSize = values.integer("channels") / shape.heads;
    shape.context = values.integer("context");
    shape.sequences = std::min(values.integer("batch"), values.integer("samples")); // the Program's own limit
    shape.positionParameters = shape.context * values.integer("channels");
    return shape;
}

Inputs GptWorkload::generateInputs(const ParameterValues &values, std::stop_token stop) const
{
    const bool training = common::isTraining(values);
    return makeTextWindows(*gptText(values, stop), training ? TextPart::Training : TextPart::Validation,
                           values.integer("samples"), values.integer("context"), common::seedOf(values), stop);
}

} // namespace

std::unique_ptr<Workload> makeGpt()
{
    return std::make_unique<GptWorkload>();
}

TextDataPtr gptText(const ParameterValues &values, std::stop_token stop)
{
    static KeptUntilChange<TextData> kept;
    const std::string &path = values.text("text");
    ParameterValues key;
    key.set("text", path);
    if (!path.empty())
        return kept.get(key, {path}, [&] { return readText(path, stop); });
    if (learnsText(values)) {
        key.set(datasetKey, common::datasetOf(values));
        return kept.get(key, {}, readSonnets);
    }
    key.set("vocabulary", values.integer("vocabulary"));
    key.set("seed", values.integer("seed"));
    return kept.get(
        key, {}, [&] { return makeText(syntheticLength, values.integer("vocabulary"), common::seedOf(values), stop); });
}

Program buildGptSampler(const ParameterValues &given)
{
    const ParameterValues values = withTextShape(given);
    ProgramBuilder builder(gptId, values, 1, 1);
    const auto symbols = builder.parameter("symbols", {values.integer("context"), values.integer("vocabulary")}, {});
    Network network(builder, values);
    const auto scores = network.scores(operations::matmul(builder, symbols, network.table()));
    builder.program().output = operations::transferOut(builder, scores);
    return builder.finish();
}

} // namespace overtake
