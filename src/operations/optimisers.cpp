// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/optimisers.h"

#include "operations/common.h"
#include "operations/differentiate.h"

#include <numbers>

namespace overtake::operations
{

namespace
{

Shapes singleNumber(const ShapeArguments &a)
{
    a.require(a.in[0] == Shape{1});
    return {{1}};
}

/// p, dp, m, v, and single numbers -> p, m, v
Shapes adamShapes(const ShapeArguments &a)
{
    a.require(a.in[0] == a.in[1] && a.in[0] == a.in[2] && a.in[0] == a.in[3] &&
              std::all_of(a.in.begin() + 4, a.in.end(), [](const Shape &shape) { return shape == Shape{1}; }));
    return {a.in[0], a.in[2], a.in[3]};
}

RowDependence adamRows(const Operation &, std::size_t input)
{
    return input < 4 ? RowDependence::SameElement : RowDependence::Everything;
}

/// Updates both moments; returns the change of the parameter that follows from them, learning rate included.
class Moments
{
public:
    explicit Moments(const LoopArguments &arguments)
        : m_a(arguments), m_at(arguments.attributes<AdamAttributes>()),
          m_firstCorrection(1 - std::pow(static_cast<double>(m_at.beta1), m_a.in(4)[0])),
          m_secondCorrection(1 - std::pow(static_cast<double>(m_at.beta2), m_a.in(4)[0]))
    {
    }

    double step(std::int64_t i, double gradient, double rate) const
    {
        const double first = m_at.beta1 * static_cast<double>(m_a.in(2)[i]) + (1.0 - m_at.beta1) * gradient;
        const double second = m_at.beta2 * static_cast<double>(m_a.in(3)[i]) + (1.0 - m_at.beta2) * gradient * gradient;
        m_a.out(1)[i] = static_cast<float>(first);
        m_a.out(2)[i] = static_cast<float>(second);
        return rate * (first / m_firstCorrection) / (std::sqrt(second / m_secondCorrection) + m_at.epsilon);
    }

private:
    const LoopArguments &m_a;
    const AdamAttributes &m_at;
    double m_firstCorrection;
    double m_secondCorrection;
};

constexpr CosineRateAttributes exampleRate{0.01F, 0.001F, 3, 11};

/// A case's parameter, the state of its optimiser, and the step count.
struct Trained {
    TensorId p, m, v, t;
};

Trained trained(ProgramBuilder &builder, std::int64_t length)
{
    Trained all{};
    all.p = builder.parameter("p", {length}, {Initialiser::Kind::Uniform, 1});
    all.m = builder.state("m", {length});
    all.v = builder.state("v", {length});
    all.t = builder.state("t", {1});
    builder.appendInPlace(CountStep, {all.t}, {all.t}, {});
    return all;
}

void adamWCases(CaseBuilder &cases)
{
    auto &builder = cases.builder;
    for (const auto length : oddLengths()) {
        cases.begin();
        const auto gradient = cases.floats({length});
        const auto [p, m, v, t] = trained(builder, length);
        const auto rate = builder.append(CosineRate, {t}, exampleRate)[0];
        const auto factor = builder.append(ClipFactor, builder.append(SquareSum, {gradient}))[0];
        AdamAttributes attributes;
        attributes.beta2 = 0.99F;
        attributes.weightDecay = length % 2 == 0 ? 0.0F : 0.1F;
        builder.appendInPlace(AdamW, {p, gradient, m, v, t, rate, factor}, {p, m, v}, attributes);
        cases.finish({p, m, v}, "", 5);
    }
}

/// The gradients of all parameters are clipped to the norm together, and the rate depends on the step.
void appendAdamW(ProgramBuilder &builder, TensorId stepCount, const Optimiser &optimiser)
{
    const CosineRateAttributes rates{optimiser.learningRate, optimiser.minimumRate, optimiser.warmupSteps,
                                     optimiser.decaySteps};
    const auto rate = builder.append(CosineRate, {stepCount}, rates)[0];

    const auto pairs = builder.program().gradients;
    Ids gradients;
    for (const auto &[parameter, gradient] : pairs)
        gradients.push_back(gradient);
    const auto squares = builder.append(SquareSum, gradients)[0];
    const auto factor = builder.append(ClipFactor, {squares}, ClipFactorAttributes{optimiser.clipNorm})[0];

    AdamAttributes attributes;
    attributes.beta2 = optimiser.beta2;
    for (const auto &[parameter, gradient] : pairs) {
        const Tensor tensor = builder.tensor(parameter);
        attributes.weightDecay = tensor.shape.size() >= 2 ? optimiser.weightDecay : 0;
        const auto first = builder.state(tensor.name + "_m", tensor.shape);
        const auto second = builder.state(tensor.name + "_v", tensor.shape);
        builder.appendInPlace(AdamW, {parameter, gradient, first, second, stepCount, rate, factor},
                              {parameter, first, second}, attributes);
    }
}

} // namespace

double cosineRate(const CosineRateAttributes &attributes, double t)
{
    const double highest = attributes.learningRate;
    const double lowest = attributes.minimumRate;
    const double step = t - 1;
    if (step < attributes.warmupSteps)
        return highest * (step + 1) / (attributes.warmupSteps + 1.0);
    if (step > attributes.decaySteps || attributes.decaySteps <= attributes.warmupSteps)
        return lowest;
    const double share = (step - attributes.warmupSteps) / (attributes.decaySteps - attributes.warmupSteps);
    return lowest + 0.5 * (1 + std::cos(std::numbers::pi * share)) * (highest - lowest);
}

constinit const OperationType CountStep{
    .name = "CountStep",
    .inputs = 1,
    .shapes = sameAsFirst,
    .flops = perElement<1>,
    .loop = [](const LoopArguments &a) { forEach(a, [&](auto i) { return a.in(0)[i] + 1; }); },
    .cases =
        [](CaseBuilder &cases) {
            cases.begin();
            const auto t = cases.builder.state("t", {1});
            cases.builder.appendInPlace(CountStep, {t}, {t}, {});
            cases.finish({t}, "", 3);
        },
};

constinit const OperationType Sgd{
    .name = "Sgd",
    .inputs = 2,
    .shapes = twoAlike,
    .flops = perElement<2>,
    .loop =
        [](const LoopArguments &a) {
            const float rate = a.attributes<SgdAttributes>().learningRate;
            forEach(a, [&](auto i) { return a.in(0)[i] - rate * a.in(1)[i]; });
        },
    .cases =
        [](CaseBuilder &cases) {
            for (const auto length : oddLengths()) {
                cases.begin();
                const auto gradient = cases.floats({length});
                const auto p = cases.builder.parameter("p", {length}, {Initialiser::Kind::Uniform, 1});
                sgd(cases.builder, p, gradient, 0.01F);
                cases.finish({p}, "", 3);
            }
        },
    .rowDependence = sameElement,
};

constinit const OperationType Adam{
    .name = "Adam",
    .inputs = 5,
    .shapes = adamShapes,
    // First moment 3, second moment 4, root, bias correction, epsilon, division, learning rate, difference.
    .flops = perElement<13>,
    // Kingma & Ba, 'Adam' (2015), algorithm 1, with epsilon added to the corrected root as PyTorch does.
    .loop =
        [](const LoopArguments &a) {
            const Moments moments(a);
            const double rate = a.attributes<AdamAttributes>().learningRate;
            forEach(a, [&](auto i) { return static_cast<float>(a.in(0)[i] - moments.step(i, a.in(1)[i], rate)); });
        },
    .cases =
        [](CaseBuilder &cases) {
            for (const auto length : oddLengths()) {
                cases.begin();
                const auto gradient = cases.floats({length});
                const auto [p, m, v, t] = trained(cases.builder, length);
                cases.builder.appendInPlace(Adam, {p, gradient, m, v, t}, {p, m, v}, AdamAttributes{0.01F});
                cases.finish({p, m, v}, "", 3);
            }
        },
    .rowDependence = adamRows,
};

constinit const OperationType AdamW{
    .name = "AdamW",
    .inputs = 7,
    .shapes = adamShapes,
    // Adam's 13, the factor 1, and the decay: rate times decay, its product with p, the difference 3.
    .flops = perElement<17>,
    // Loshchilov & Hutter, 'Decoupled weight decay regularization' (2019), algorithm 2, with the learning rate on the
    // decay and epsilon added to the corrected root as PyTorch does.
    .loop =
        [](const LoopArguments &a) {
            const Moments moments(a);
            const double rate = a.in(5)[0];
            const double factor = a.in(6)[0];
            const double decay = a.attributes<AdamAttributes>().weightDecay;
            forEach(a, [&](auto i) {
                const double kept = a.in(0)[i] * (1 - rate * decay);
                return static_cast<float>(kept - moments.step(i, factor * a.in(1)[i], rate));
            });
        },
    .cases = adamWCases,
    .rowDependence = adamRows,
};

constinit const OperationType SquareSum{
    .name = "SquareSum",
    .inputs = {1, anyNumberOfInputs},
    .shapes = [](const ShapeArguments &) -> Shapes { return {{1}}; },
    .flops =
        [](const ShapeArguments &a) {
            double sum = -1; // the first square needs no sum
            for (std::size_t i = 0; i < a.in.size(); ++i)
                sum += 2 * a.count(i);
            return sum;
        },
    .loop =
        [](const LoopArguments &a) {
            double sum = 0;
            for (std::size_t input = 0; input < a.operation.inputs.size(); ++input) {
                const auto count = elementCount(a.shape(input));
                for (std::int64_t i = 0; i < count; ++i)
                    sum += static_cast<double>(a.in(input)[i]) * a.in(input)[i];
            }
            a.out()[0] = static_cast<float>(sum);
        },
    .cases =
        [](CaseBuilder &cases) {
            for (const auto length : oddLengths()) {
                cases.begin();
                Ids ids = {cases.floats({length})};
                for (std::int64_t i = 1; i < length % 5; ++i)
                    ids.push_back(cases.floats({length % 7 + i, 3}));
                cases.finish(cases.builder.append(SquareSum, ids));
            }
        },
};

constinit const OperationType ClipFactor{
    .name = "ClipFactor",
    .inputs = 1,
    .shapes = singleNumber,
    .flops = perElement<4>,
    .loop =
        [](const LoopArguments &a) {
            const double norm = std::sqrt(static_cast<double>(a.in(0)[0]));
            a.out()[0] = static_cast<float>(std::min(1.0, a.attributes<ClipFactorAttributes>().norm / (norm + 1e-6)));
        },
    .cases =
        [](CaseBuilder &cases) {
            for (const float most : {0.01F, 1.0F, 100.0F}) {
                cases.begin();
                const auto squares = cases.builder.append(SquareSum, {cases.floats({7})});
                cases.finish(cases.builder.append(ClipFactor, squares, ClipFactorAttributes{most}));
            }
        },
};

constinit const OperationType CosineRate{
    .name = "CosineRate",
    .inputs = 1,
    .shapes = singleNumber,
    // (t - 1 - warm-up) / length, times pi, cos, + 1, half, times the range, + the lowest.
    .flops = perElement<9>,
    .loop =
        [](const LoopArguments &a) {
            a.out()[0] = static_cast<float>(cosineRate(a.attributes<CosineRateAttributes>(), a.in(0)[0]));
        },
    .cases =
        [](CaseBuilder &cases) {
            for (const std::int64_t steps : {1, 3, 4, 5, 8, 11, 12, 13, 20}) { // warming up, falling, at its lowest
                cases.begin();
                const auto t = cases.builder.state("t", {1});
                cases.builder.appendInPlace(CountStep, {t}, {t}, {});
                cases.finish(cases.builder.append(CosineRate, {t}, exampleRate),
                             steps == 1 ? sentence("after 1 step") : sentence("after %1 steps", steps), steps);
            }
        },
};

static const RegisteredOperations registeredOptimisers("optimisers", {CountStep, Sgd, Adam, AdamW, SquareSum,
                                                                      ClipFactor, CosineRate});

void sgd(ProgramBuilder &builder, TensorId parameter, TensorId gradient, float learningRate)
{
    builder.appendInPlace(Sgd, {parameter, gradient}, {parameter}, SgdAttributes{learningRate});
}

void minimise(ProgramBuilder &builder, TensorId loss, const Optimiser &optimiser)
{
    const auto &tensors = builder.program().tensors;
    Ids parameters;
    for (std::size_t i = 0; i < tensors.size(); ++i)
        if (tensors[i].role == Role::Parameter)
            parameters.push_back(static_cast<TensorId>(i));
    const auto gradients = differentiate(builder, loss, parameters);

    TensorId stepCount = noTensor;
    if (optimiser.kind != Sgd) {
        stepCount = builder.state("adam_step", {1});
        builder.appendInPlace(CountStep, {stepCount}, {stepCount}, {});
    }
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const auto parameter = parameters[i];
        const auto gradient = gradients[i];
        if (gradient == noTensor)
            continue;
        builder.program().gradients.emplace_back(parameter, gradient);
        if (optimiser.kind == Sgd)
            sgd(builder, parameter, gradient, optimiser.learningRate);
        if (optimiser.kind != Adam)
            continue;
        const Tensor tensor = builder.tensor(parameter);
        const auto first = builder.state(tensor.name + "_m", tensor.shape);
        const auto second = builder.state(tensor.name + "_v", tensor.shape);
        builder.appendInPlace(Adam, {parameter, gradient, first, second, stepCount}, {parameter, first, second},
                              AdamAttributes{optimiser.learningRate});
    }
    if (optimiser.kind == AdamW)
        appendAdamW(builder, stepCount, optimiser);
}

} // namespace overtake::operations
