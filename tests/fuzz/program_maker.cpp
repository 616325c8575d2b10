// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/program_maker.h"

#include "data/initial_values.h"
#include "operations/differentiate.h"
#include "operations/layer_norm.h"
#include "operations/operations.h"
#include "text/error.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <sstream>

namespace overtake::fuzz
{

std::uint32_t Decisions::below(std::uint32_t count)
{
    std::uint32_t value = 0;
    if (m_taken.size() < m_list.size())
        value = m_list[m_taken.size()] % count;
    else if (m_random)
        value = (*m_random)() % count;
    m_taken.push_back(value);
    return value;
}

namespace
{

#include "fuzz/attributes.inc"

constexpr std::size_t mostOperations = 60;

/// Grows a Program, operation by operation, out of the tensors that are there.
class Maker
{
public:
    explicit Maker(Decisions &decisions)
        : m_decisions(decisions), m_batch(rows()), m_samples(m_batch * (1 + pick(3)) - (flip() ? pick(m_batch) : 0)),
          m_builder("fuzz", {}, std::max<std::int64_t>(m_samples, 1), m_batch), m_random(1 + decisions.below(1000))
    {
        m_samples = m_builder.program().samples;
        m_batch = m_builder.program().batchRows;
        m_isShuffled = flip();
    }

    MadeProgram make()
    {
        begin();
        const std::int64_t steps = 1 + pick(14);
        for (std::int64_t i = 0; i < steps && m_builder.program().operations.size() < mostOperations; ++i)
            grow();
        end();
        return finish();
    }

private:
    using Ids = std::vector<TensorId>;

    bool flip() { return m_decisions.below(2) == 1; }
    std::int64_t pick(std::int64_t count)
    {
        return m_decisions.below(static_cast<std::uint32_t>(std::max<std::int64_t>(count, 1)));
    }
    /// Small and odd, the length of a vector or one more, or large enough that memory is shared.
    std::int64_t extent()
    {
        static constexpr std::array<std::int64_t, 16> all = {1, 2, 3, 5, 7, 8, 4, 9, 13, 16, 17, 31, 33, 64, 100, 150};
        static constexpr std::array<std::int64_t, 10> large = {1, 7, 16, 33, 130, 200, 257, 300, 513, 600};
        return m_decisions.isLarge() ? one(large) : one(all);
    }
    std::int64_t rows()
    {
        static constexpr std::array<std::int64_t, 10> all = {1, 2, 3, 5, 8, 17, 32, 67, 128, 200};
        static constexpr std::array<std::int64_t, 6> large = {1, 17, 200, 300, 513, 1030};
        return m_decisions.isLarge() ? one(large) : one(all);
    }
    template <std::size_t n>
    std::int64_t one(const std::array<std::int64_t, n> &all)
    {
        return all.at(static_cast<std::size_t>(pick(n)));
    }
    std::int64_t mostElements() const { return m_decisions.isLarge() ? 1'000'000 : 40'000; } ///< of a tensor

    const Shape &shape(TensorId id) const { return m_builder.tensor(id).shape; }
    std::int64_t count(TensorId id) const { return elementCount(shape(id)); }

    /// One of the tensors that `fits`; the latest are the likeliest. noTensor: there is none.
    TensorId choose(const std::function<bool(TensorId)> &fits)
    {
        Ids all;
        for (const TensorId id : m_values)
            if (fits(id))
                all.push_back(id);
        if (all.empty())
            return noTensor;
        const std::int64_t last = static_cast<std::int64_t>(all.size()) - 1;
        return all[static_cast<std::size_t>(last -
                                            (flip() ? pick(std::min<std::int64_t>(3, last + 1)) : pick(last + 1)))];
    }
    TensorId ofShape(const Shape &wanted)
    {
        return choose([&](TensorId id) { return shape(id) == wanted; });
    }
    TensorId ofRank(std::size_t rank)
    {
        return choose([&](TensorId id) { return shape(id).size() == rank; });
    }

    void offer(TensorId id)
    {
        if (count(id) > mostElements())
            throw Error("too large"); // not made
        m_values.push_back(id);
    }
    void offerAll(const Ids &ids)
    {
        for (const TensorId id : ids)
            offer(id);
    }
    void append(OperationKind kind, Ids inputs, const Attributes &attributes = {})
    {
        offerAll(m_builder.append(kind, std::move(inputs), attributes));
    }

    // -- what is there at first

    /// About 1 in size, and of both signs.
    TensorId dataset(const Shape &all)
    {
        std::vector<float> values(static_cast<std::size_t>(elementCount(all)));
        std::normal_distribution<float> normal;
        for (float &value : values)
            value = normal(m_random);
        m_inputs.arrays.push_back({"x", all, std::move(values)});
        return m_builder.dataset("x", all, DataType::Float32, flip() ? Transfers::PerBatch : Transfers::Resident);
    }
    TensorId integers(const Shape &all, std::int64_t below)
    {
        std::vector<std::int32_t> values(static_cast<std::size_t>(elementCount(all)));
        for (std::int32_t &value : values)
            value = static_cast<std::int32_t>(m_random() % static_cast<std::uint32_t>(below));
        m_inputs.arrays.push_back({"labels", all, std::move(values)});
        return operations::takeBatch(m_builder,
                                     m_builder.dataset("labels", all, DataType::Int32,
                                                       flip() ? Transfers::PerBatch : Transfers::Resident, below),
                                     m_isShuffled);
    }
    /// The size that keeps a product of so many terms about 1 in size.
    TensorId parameter(const Shape &all, std::int64_t terms)
    {
        const float deviation = 1 / std::sqrt(static_cast<float>(terms));
        return m_builder.parameter("p", all, {Initialiser::Kind::Normal, deviation});
    }

    void begin()
    {
        switch (pick(5)) {
        case 0:
        case 1:
            offer(operations::takeBatch(m_builder, dataset({m_samples, extent()}), m_isShuffled));
            break;
        case 2:
        case 3: {
            const std::int64_t side = 4 + pick(9);
            offer(operations::takeBatch(m_builder, dataset({m_samples, 1 + pick(4), side, side + pick(3)}),
                                        m_isShuffled));
            break;
        }
        default:
            m_context = 1 + pick(9);
            m_heads = 1 + pick(3);
            const std::int64_t vocabulary = 2 + pick(20);
            const TensorId tokens = integers({m_samples, m_context}, vocabulary);
            const TensorId table = parameter({vocabulary, m_heads * (1 + pick(8))}, 1);
            offer(operations::embedding(m_builder, table, tokens));
            m_tables.push_back(table);
        }
        if (flip())
            offer(operations::takeAll(m_builder, dataset({extent(), extent()})));
    }

    // -- one more operation, or a few that belong together

    void grow()
    {
        static const std::array all = {
            &Maker::product, &Maker::bias,      &Maker::elements, &Maker::pair,      &Maker::sums,   &Maker::normal,
            &Maker::image,   &Maker::imageBack, &Maker::sequence, &Maker::attention, &Maker::update, &Maker::view,
            &Maker::product, &Maker::pair,      &Maker::elements, &Maker::copyOut,   &Maker::norms};
        (this->*all.at(static_cast<std::size_t>(pick(all.size()))))();
    }

    void product()
    {
        const TensorId a = ofRank(2);
        if (a == noTensor)
            return;
        operations::MatMulAttributes attributes;
        attributes.transposeA = m_decisions.chance(4);
        attributes.transposeB = flip();
        attributes.alpha = m_decisions.chance(5) ? 0.5F : 1;
        const std::int64_t k = shape(a)[attributes.transposeA ? 0 : 1];
        const std::int64_t m = shape(a)[attributes.transposeA ? 1 : 0];
        const std::size_t inner = attributes.transposeB ? 1 : 0;
        TensorId b = m_decisions.chance(3)
                         ? choose([&](TensorId id) { return shape(id).size() == 2 && shape(id)[inner] == k; })
                         : noTensor;
        if (b == noTensor) {
            const std::int64_t n = extent();
            b = m_parameters.emplace_back(parameter(attributes.transposeB ? Shape{n, k} : Shape{k, n}, k));
        }
        offer(operations::matmul(m_builder, a, b, attributes));
        const bool tall = m == m_batch; // what networks do with it
        if (tall && flip())
            bias();
        if (tall && flip())
            elements();
    }

    void bias()
    {
        const TensorId x = m_values.back();
        if (shape(x).size() == 2) {
            const TensorId v = m_parameters.emplace_back(parameter({shape(x)[1]}, 1));
            offer(operations::addBias(m_builder, x, v));
        } else if (shape(x).size() == 4) {
            const TensorId v = m_parameters.emplace_back(parameter({shape(x)[1]}, 1));
            offer(operations::addChannelBias(m_builder, x, v));
        }
    }

    void elements()
    {
        const TensorId x = flip() ? m_values.back() : choose([](TensorId) { return true; });
        switch (pick(3)) {
        case 0:
            return offer(operations::relu(m_builder, x));
        case 1:
            return offer(operations::sigmoid(m_builder, x));
        default:
            return offer(operations::gelu(m_builder, x));
        }
    }

    void pair()
    {
        const TensorId a = flip() ? m_values.back() : choose([](TensorId) { return true; });
        const TensorId b = ofShape(shape(a)); // perhaps the same
        switch (pick(6)) {
        case 0:
        case 1:
            return append(operations::Add, flip() ? Ids{a, b} : Ids{b, a});
        case 2:
            return append(operations::Multiply, {a, b});
        case 3:
            return append(operations::ReluGrad, {a, b});
        case 4:
            return append(operations::GeluGrad, {a, b});
        default:
            return append(operations::SigmoidGrad, {a, b});
        }
    }

    void sums()
    {
        const TensorId x = choose([&](TensorId id) { return shape(id).size() == 2 || shape(id).size() == 4; });
        if (x == noTensor)
            return;
        if (shape(x).size() == 4) {
            const TensorId sum = operations::channelSum(m_builder, x);
            offer(sum);
            if (flip())
                append(operations::BroadcastChannels, {sum, x});
            return;
        }
        const bool ofRows = flip();
        const TensorId sum = ofRows ? operations::rowSum(m_builder, x) : operations::columnSum(m_builder, x);
        offer(sum);
        if (flip())
            append(ofRows ? operations::BroadcastColumns : operations::BroadcastRows, {sum, x});
    }

    void normal()
    {
        const TensorId x = choose([&](TensorId id) { return shape(id).size() == 2 && shape(id)[1] > 2; });
        if (x == noTensor)
            return;
        const TensorId gain = m_builder.parameter("gain", {shape(x)[1]}, {Initialiser::Kind::Ones, 0});
        m_parameters.push_back(gain);
        const operations::LayerNormAttributes attributes{1e-2F}; // rows of nearly equal numbers stay well-conditioned
        const Ids made = m_builder.append(operations::LayerNorm, {x, gain}, attributes);
        offer(made[0]);
        if (!flip())
            return;
        const TensorId dy = ofShape(shape(x));
        append(operations::LayerNormGrad, {dy, x, gain, made[1], made[2]});
        if (flip())
            append(operations::LayerNormGainGrad, {dy, x, made[1], made[2]});
    }

    void image()
    {
        const TensorId x = ofRank(4);
        if (x == noTensor)
            return;
        const std::int64_t least = std::min(shape(x)[2], shape(x)[3]);
        if (flip()) {
            const std::int64_t size = 1 + pick(std::min<std::int64_t>(least, 5));
            const std::int64_t padding = m_decisions.chance(3) ? pick(size) : 0;
            const std::int64_t filters = 1 + pick(9);
            const Shape all = {filters, shape(x)[1], size, size};
            const TensorId weights = m_parameters.emplace_back(parameter(all, shape(x)[1] * size * size));
            offer(operations::conv2d(m_builder, x, weights, padding));
            m_convolutions.push_back({x, weights, m_values.back(), padding});
            if (flip())
                bias();
            if (flip())
                offer(operations::relu(m_builder, m_values.back()));
        } else {
            const std::int64_t window = 1 + pick(std::min<std::int64_t>(least, 3));
            const TensorId y = operations::maxPool2d(m_builder, x, window);
            offer(y);
            m_poolings.push_back({x, y, window});
        }
    }

    /// Derivatives of what was convolved and pooled, of whatever has their shape.
    void imageBack()
    {
        if (!m_poolings.empty() && flip()) {
            const auto [x, y, window] = m_poolings[static_cast<std::size_t>(pick(m_poolings.size()))];
            append(operations::MaxPool2dGrad, {x, y, ofShape(shape(y))}, operations::MaxPool2dAttributes{window});
            if (flip())
                append(operations::ReluGrad, {flip() ? x : ofShape(shape(x)), m_values.back()});
        }
        if (m_convolutions.empty())
            return;
        const auto [x, weights, y, padding] = m_convolutions[static_cast<std::size_t>(pick(m_convolutions.size()))];
        const operations::Conv2dAttributes attributes{padding};
        const TensorId dy = ofShape(shape(y));
        if (flip())
            offer(operations::channelSum(m_builder, dy));
        if (flip())
            append(operations::Conv2dWeightGrad, {flip() ? x : ofShape(shape(x)), dy, weights}, attributes);
        if (flip())
            append(operations::Conv2dInputGrad, {dy, weights, x}, attributes);
    }

    bool isSequence(TensorId id) const
    {
        return m_context > 0 && shape(id).size() == 2 && shape(id)[0] == m_batch * m_context;
    }

    void sequence()
    {
        const TensorId x = choose([&](TensorId id) { return isSequence(id); });
        if (x == noTensor)
            return;
        const TensorId positions = m_parameters.emplace_back(parameter({m_context, shape(x)[1]}, 1));
        offer(operations::addPositions(m_builder, x, positions));
        if (flip())
            append(operations::SumPositions, {x, positions}, operations::PositionsAttributes{m_context});
    }

    void attention()
    {
        const TensorId x = choose([&](TensorId id) { return isSequence(id) && shape(id)[1] % m_heads == 0; });
        if (x == noTensor)
            return;
        const std::int64_t channels = shape(x)[1];
        const TensorId weights = m_parameters.emplace_back(parameter({channels, 3 * channels}, channels));
        const TensorId all = operations::matmul(m_builder, x, weights);
        const Ids parts = operations::splitHeads(m_builder, all, m_context, m_heads, 3);
        operations::MatMulAttributes scores;
        scores.transposeB = true;
        scores.alpha = 1 / std::sqrt(static_cast<float>(channels / m_heads));
        TensorId shares = operations::batchedMatmul(m_builder, parts[0], parts[1], scores);
        if (m_decisions.chance(6))
            offer(shares); // read by others, too
        shares = operations::causalSoftmax(m_builder, shares);
        if (m_decisions.chance(6))
            offer(shares);
        const TensorId values = operations::batchedMatmul(m_builder, shares, parts[2]);
        if (m_decisions.chance(6))
            offer(parts[static_cast<std::size_t>(pick(3))]);
        offer(operations::joinHeads(m_builder, {values}, m_context, m_heads));
    }

    /// In place, and perhaps read again afterwards.
    void update()
    {
        if (m_parameters.empty())
            return;
        const TensorId p = m_parameters[static_cast<std::size_t>(pick(m_parameters.size()))];
        TensorId dp = ofShape(shape(p));
        if (dp == noTensor || dp == p) {
            if (shape(p).size() != 1)
                return;
            const TensorId x =
                choose([&](TensorId id) { return shape(id).size() == 2 && shape(id)[1] == shape(p)[0]; });
            if (x == noTensor)
                return;
            dp = operations::columnSum(m_builder, x);
        }
        operations::sgd(m_builder, p, dp, 0.01F);
        if (m_decisions.chance(3))
            offer(p);
    }

    /// Rows, or images, of a value or of a parameter, whose updates it sees.
    void view()
    {
        const TensorId x = !m_parameters.empty() && m_decisions.chance(3)
                               ? m_parameters[static_cast<std::size_t>(pick(m_parameters.size()))]
                               : choose([&](TensorId id) { return shape(id).size() == 4 || shape(id).size() == 2; });
        if (x == noTensor)
            return;
        const std::int64_t perRow = count(x) / shape(x)[0];
        const std::int64_t side = perRow % 16 == 0 ? 4 : perRow % 9 == 0 ? 3 : perRow % 4 == 0 ? 2 : 1;
        offer(operations::reshape(m_builder, x, flip() ? Shape{perRow} : Shape{perRow / side / side, side, side}));
    }

    void copyOut()
    {
        const TensorId x = choose([](TensorId) { return true; });
        const TensorId host = operations::transferOut(m_builder, x);
        if (flip())
            m_builder.program().output = host;
    }

    void norms()
    {
        const TensorId a = choose([](TensorId) { return true; });
        Ids all{a};
        while (all.size() < 4 && flip())
            all.push_back(choose([](TensorId) { return true; }));
        const TensorId squares = m_builder.append(operations::SquareSum, all)[0];
        append(operations::ClipFactor, {squares}, operations::ClipFactorAttributes{0.7F});
        if (flip())
            offer(squares);
    }

    // -- the end

    void end()
    {
        if (flip())
            return train();
        if (flip())
            m_builder.program().output = m_values.back();
    }

    void train()
    {
        TensorId x = choose([&](TensorId id) {
            return isSequence(id) || ((shape(id).size() == 2 || shape(id).size() == 4) && shape(id)[0] == m_batch);
        });
        if (x == noTensor)
            return;
        if (shape(x).size() == 4)
            x = operations::reshape(m_builder, x, {count(x) / m_batch});
        const bool isText = isSequence(x);
        const bool isBinary = !isText && m_decisions.chance(4);
        const std::int64_t classes = isBinary ? 1 : 2 + pick(8);
        const TensorId weights = parameter({shape(x)[1], classes}, shape(x)[1]);
        const TensorId scores = operations::matmul(m_builder, x, weights);
        const Shape labelled = isBinary ? Shape{m_samples, 1} : isText ? Shape{m_samples, m_context} : Shape{m_samples};
        const TensorId labels = integers(labelled, std::max<std::int64_t>(classes, 2));
        const operations::Loss loss = isBinary ? operations::binaryCrossEntropy(m_builder, scores, labels)
                                               : operations::softmaxCrossEntropy(m_builder, scores, labels);
        if (flip())
            offer(operations::accuracy(m_builder,
                                       isBinary ? operations::threshold(m_builder, scores, 0)
                                                : operations::argMax(m_builder, scores),
                                       labels));
        Program &program = m_builder.program();
        program.loss = flip() ? operations::transferOut(m_builder, loss.loss) : loss.loss;
        if (flip())
            program.output = loss.probabilities;
        operations::Optimiser optimiser;
        const std::array<OperationKind, 3> kinds = {operations::Sgd, operations::Adam, operations::AdamW};
        optimiser.kind = kinds.at(static_cast<std::size_t>(pick(3)));
        optimiser.learningRate = 0.01F;
        optimiser.warmupSteps = 2;
        optimiser.decaySteps = 9;
        // Those that the loss depends on; the others are not trained.
        Ids trained;
        const auto targets = targetsOf(loss.loss);
        for (std::size_t id = 0; id < program.tensors.size(); ++id)
            if (program.tensors[id].role == Role::Parameter && !targets[id])
                program.tensors[id].role = Role::State;
        operations::minimise(m_builder, loss.loss, optimiser);
        for (const TensorId id : m_parameters)
            m_builder.program().tensors[static_cast<std::size_t>(id)].role = Role::Parameter;
        for (const TensorId id : m_tables)
            m_builder.program().tensors[static_cast<std::size_t>(id)].role = Role::Parameter;
    }

    /// By TensorId: whether `wanted` is computed from it.
    std::vector<bool> targetsOf(TensorId wanted)
    {
        const Program &program = m_builder.program();
        std::vector<bool> needed(program.tensors.size(), false);
        needed[static_cast<std::size_t>(wanted)] = true;
        for (auto one = program.operations.rbegin(); one != program.operations.rend(); ++one) {
            const bool isNeeded =
                std::ranges::any_of(one->outputs, [&](TensorId id) { return needed[static_cast<std::size_t>(id)]; });
            for (const TensorId id : one->inputs)
                needed[static_cast<std::size_t>(id)] = needed[static_cast<std::size_t>(id)] || isNeeded;
        }
        return needed;
    }

    MadeProgram finish()
    {
        MadeProgram made;
        made.variant = m_decisions.below(1 << 16);
        made.epochs = m_decisions.chance(3) ? 2 : 1;
        made.program = m_builder.finish();
        made.program.withBatchRows(made.program.lastBatchRows()); // throws where rows met others by chance
        made.inputs = std::make_shared<const Inputs>(std::move(m_inputs));
        for (std::size_t id = 0; id < made.program.tensors.size(); ++id) {
            const bool isParameter = made.program.tensors[id].role == Role::Parameter;
            made.parameters.push_back(isParameter ? initialValues(made.program, static_cast<TensorId>(id))
                                                  : std::vector<float>());
        }
        for (int epoch = 0; made.program.shuffled && epoch < made.epochs; ++epoch) {
            auto &order = made.orders.emplace_back(static_cast<std::size_t>(made.program.samples));
            std::iota(order.begin(), order.end(), 0);
            std::shuffle(order.begin(), order.end(), m_random);
        }
        return made;
    }

    struct Convolved {
        TensorId x, weights, y;
        std::int64_t padding;
    };
    struct Pooled {
        TensorId x, y;
        std::int64_t window;
    };

    Decisions &m_decisions;
    std::int64_t m_batch;
    std::int64_t m_samples;
    ProgramBuilder m_builder;
    std::mt19937 m_random; ///< of data
    bool m_isShuffled = false;
    std::int64_t m_context = 0; ///< 0: there are no sequences
    std::int64_t m_heads = 1;
    Inputs m_inputs;
    Ids m_values;     ///< float tensors that operations may read
    Ids m_parameters; ///< trained or updated
    Ids m_tables;
    std::vector<Convolved> m_convolutions;
    std::vector<Pooled> m_poolings;
};

} // namespace

std::optional<MadeProgram> makeProgram(Decisions &decisions)
{
    try {
        return Maker(decisions).make();
    } catch (const Error &) { // shapes that do not fit
        return std::nullopt;
    }
}

std::string toText(const Program &program)
{
    std::ostringstream text;
    const auto named = [&](TensorId id) {
        return '%' + std::to_string(id) + overtake::toText(program.tensor(id).shape);
    };
    text << program.samples << " samples, batches of " << program.batchRows << (program.shuffled ? ", shuffled" : "");
    for (const auto &[name, id] : {std::pair("loss", program.loss), std::pair("output", program.output)})
        if (id != noTensor)
            text << ", " << name << " %" << id;
    text << '\n';
    for (std::size_t id = 0; id < program.tensors.size(); ++id) {
        static constexpr std::array<const char *, 4> roles = {"dataset", "parameter", "state", "value"};
        const Tensor &tensor = program.tensors[id];
        if (tensor.role != Role::Value)
            text << named(static_cast<TensorId>(id)) << ' ' << overtake::toText(tensor.type) << ' '
                 << roles.at(static_cast<std::size_t>(tensor.role))
                 << (tensor.place == Place::Host ? ", on the host" : "") << '\n';
    }
    for (Operation one : program.operations) {
        for (const TensorId id : one.outputs)
            text << named(id) << ' ';
        text << "= " << one.kind->name;
        for (const TensorId id : one.inputs)
            text << ' ' << named(id);
        forEachAttribute(one, [&](const char *name, auto number) {
            if (const auto value = static_cast<double>(number); value != 0)
                text << ", " << name << ' ' << value;
        });
        text << '\n';
    }
    return text.str();
}

} // namespace overtake::fuzz
