// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/reshape.h"

#include "operations/common.h"
#include "operations/elementwise.h"
#include "operations/optimisers.h"
#include "operations/reductions.h"
#include "operations/transfers.h"

namespace overtake::operations
{

namespace
{

/// Reshapes a value, a view that moves from batch to batch, and a view of a view.
void reshapeCases(CaseBuilder &cases)
{
    auto &builder = cases.builder;
    for (const auto &shape : oddMatrices()) {
        cases.begin();
        const auto x = cases.floats(shape);
        const auto turned = reshape(builder, multiply(builder, x, x), {shape[0]});
        cases.finish({turned, multiply(builder, turned, turned)}, toText(shape));
    }
    for (const auto &shape : oddMatrices()) {
        cases.begin(shape[0], (shape[0] + 1) / 2);
        const auto rows = takeBatch(builder, cases.floats(shape), false);
        const auto again = reshape(builder, reshape(builder, rows, {shape[1], 1, 1}), {shape[1]});
        const auto sum = builder.parameter("sum", {shape[1]}, {});
        sgd(builder, sum, columnSum(builder, again), -1);
        cases.finish({sum}, sentence("%1 in two batches", toText(shape)), 2);
    }
}

} // namespace

constinit const OperationType Reshape{
    .name = "Reshape",
    .inputs = 1,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        const Shape &tail = a.attributes<ReshapeAttributes>().shape;
        const std::int64_t size = elementCount(tail);
        a.require(size > 0 && elementCount(a.in[0]) % size == 0);
        Shape shape = {elementCount(a.in[0]) / size};
        shape.insert(shape.end(), tail.begin(), tail.end());
        return {shape};
    },
    .flops = perElement<0>,
    .loop = nullptr,
    .cases = reshapeCases,
    .gradient = [](const GradientArguments &g) -> Ids {
        const Shape shape = g.builder.tensor(g.in(0)).shape;
        return {reshape(g.builder, g.dy(), {shape.begin() + 1, shape.end()})};
    },
    .view = ViewKind::Whole,
};

static const RegisteredOperations registeredReshape("reshape", {Reshape});

TensorId reshape(ProgramBuilder &builder, TensorId x, Shape trailing)
{
    return builder.append(Reshape, {x}, ReshapeAttributes{std::move(trailing)})[0];
}

} // namespace overtake::operations
