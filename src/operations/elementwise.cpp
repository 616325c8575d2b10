// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/elementwise.h"

#include "operations/common.h"

namespace overtake::operations
{

constinit const OperationType Multiply{
    .name = "Multiply",
    .inputs = 2,
    .shapes = twoAlike,
    .flops = perElement<1>,
    .loop = [](const LoopArguments &a) { forEach(a, [&](auto i) { return a.in(0)[i] * a.in(1)[i]; }); },
    .cases = elementCases<Multiply>,
    .gradient = [](const GradientArguments &g) -> Ids {
        return {g.needed[0] ? multiply(g.builder, g.dy(), g.in(1)) : noTensor,
                g.needed[1] ? multiply(g.builder, g.dy(), g.in(0)) : noTensor};
    },
    .rowDependence = sameElement,
};

constinit const OperationType Add{
    .name = "Add",
    .inputs = 2,
    .shapes = twoAlike,
    .flops = perElement<1>,
    .loop = [](const LoopArguments &a) { forEach(a, [&](auto i) { return a.in(0)[i] + a.in(1)[i]; }); },
    .cases = elementCases<Add>,
    .gradient = [](const GradientArguments &g) -> Ids {
        return {g.dy(), g.dy()};
    },
    .rowDependence = sameElement,
};

constinit const OperationType Fill{
    .name = "Fill",
    .inputs = 1,
    .shapes = sameAsFirst,
    .flops = perElement<0>,
    .loop =
        [](const LoopArguments &a) {
            forEach(a, [value = a.attributes<FillAttributes>().value](auto) { return value; });
        },
    .cases = [](CaseBuilder &cases) { addElementCases(cases, Fill, FillAttributes{0.25F}); },
    .rowDependence = sameElement,
    .shapeOnlyInput = 0,
};

static const RegisteredOperations registeredElementwise("elementwise", {Multiply, Add, Fill});

TensorId multiply(ProgramBuilder &builder, TensorId a, TensorId b)
{
    return builder.append(Multiply, {a, b})[0];
}

TensorId add(ProgramBuilder &builder, TensorId a, TensorId b)
{
    return builder.append(Add, {a, b})[0];
}

TensorId fill(ProgramBuilder &builder, TensorId like, float value)
{
    return builder.append(Fill, {like}, FillAttributes{value})[0];
}

} // namespace overtake::operations
