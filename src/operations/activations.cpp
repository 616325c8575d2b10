// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/activations.h"

#include "operations/common.h"
#include "operations/elementwise.h"

#include <numbers>

namespace overtake::operations
{

namespace
{

/// The share of the normal distribution below x.
double normalBelow(double x)
{
    return 0.5 * (1 + std::erf(x / std::numbers::sqrt2));
}

/// From about -8 to 8: GELU far out is 0 and x.
template <const OperationType &type>
void geluCases(CaseBuilder &cases)
{
    auto &builder = cases.builder;
    for (const auto length : oddLengths()) {
        cases.begin();
        const auto normal = cases.floats({length});
        const auto x = multiply(builder, normal, fill(builder, normal, 2));
        cases.finish(builder.append(type, &type == &Gelu ? Ids{x} : Ids{x, cases.floats({length})}));
    }
}

/// Also so far from 0 that the exponential leaves the range of floats.
void sigmoidCases(CaseBuilder &cases)
{
    addElementCases(cases, Sigmoid);
    cases.begin();
    const auto x = cases.numbers({-3e38, -1000, -200, -104.5, -103, -88.5, -87, -20, -1, 0, 1, 20, 88.5, 1000, 3e38},
                                 DataType::Float32);
    cases.finish({sigmoid(cases.builder, x)});
}

} // namespace

constinit const OperationType Relu{
    .name = "Relu",
    .inputs = 1,
    .shapes = sameAsFirst,
    .flops = perElement<1>,
    .loop = [](const LoopArguments &a) { forEach(a, [&](auto i) { return std::max(a.in(0)[i], float{0}); }); },
    .cases = elementCases<Relu>,
    .gradient =
        [](const GradientArguments &g) {
            return g.builder.append(ReluGrad, {g.out(), g.dy()});
        },
    .rowDependence = sameElement,
};

constinit const OperationType ReluGrad{
    .name = "ReluGrad",
    .inputs = 2,
    .shapes = twoAlike,
    .flops = perElement<1>,
    .loop = [](const LoopArguments &a) { forEach(a, [&](auto i) { return a.in(0)[i] > 0 ? a.in(1)[i] : 0.0F; }); },
    .cases = elementCases<ReluGrad>,
    .rowDependence = sameElement,
};

constinit const OperationType Sigmoid{
    .name = "Sigmoid",
    .inputs = 1,
    .shapes = sameAsFirst,
    .flops = perElement<3>,
    .loop =
        [](const LoopArguments &a) {
            forEach(a, [&](auto i) { return static_cast<float>(1 / (1 + std::exp(-double{a.in(0)[i]}))); });
        },
    .cases = sigmoidCases,
    .gradient =
        [](const GradientArguments &g) {
            return g.builder.append(SigmoidGrad, {g.out(), g.dy()});
        },
    .rowDependence = sameElement,
};

constinit const OperationType SigmoidGrad{
    .name = "SigmoidGrad",
    .inputs = 2,
    .shapes = twoAlike,
    .flops = perElement<3>,
    .loop =
        [](const LoopArguments &a) { forEach(a, [&](auto i) { return a.in(1)[i] * a.in(0)[i] * (1 - a.in(0)[i]); }); },
    .cases = elementCases<SigmoidGrad>,
    .rowDependence = sameElement,
};

constinit const OperationType Gelu{
    .name = "Gelu",
    .inputs = 1,
    .shapes = sameAsFirst,
    .flops = perElement<5>, // scaling, erf, sum, half, product
    .loop =
        [](const LoopArguments &a) {
            forEach(a, [&](auto i) { return static_cast<float>(a.in(0)[i] * normalBelow(a.in(0)[i])); });
        },
    .cases = geluCases<Gelu>,
    .gradient =
        [](const GradientArguments &g) {
            return g.builder.append(GeluGrad, {g.in(0), g.dy()});
        },
    .rowDependence = sameElement,
};

constinit const OperationType GeluGrad{
    .name = "GeluGrad",
    .inputs = 2,
    .shapes = twoAlike,
    // (1 + erf) / 2: 4; the density: square, scaling, exp, scaling 4; times x, sum, times dy 3.
    .flops = perElement<11>,
    .loop =
        [](const LoopArguments &a) {
            forEach(a, [&](auto i) {
                const double x = a.in(0)[i];
                const double density = std::exp(-0.5 * x * x) / std::sqrt(2 * std::numbers::pi);
                return static_cast<float>(a.in(1)[i] * (normalBelow(x) + x * density));
            });
        },
    .cases = geluCases<GeluGrad>,
    .rowDependence = sameElement,
};

static const RegisteredOperations registeredActivations("activations",
                                                        {Relu, ReluGrad, Sigmoid, SigmoidGrad, Gelu, GeluGrad});

TensorId relu(ProgramBuilder &builder, TensorId x)
{
    return builder.append(Relu, {x})[0];
}

TensorId sigmoid(ProgramBuilder &builder, TensorId x)
{
    return builder.append(Sigmoid, {x})[0];
}

TensorId gelu(ProgramBuilder &builder, TensorId x)
{
    return builder.append(Gelu, {x})[0];
}

} // namespace overtake::operations
