// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/attention.h"

#include "operations/elementwise.h"
#include "operations/sequences.h"

namespace overtake::operations
{

namespace
{

/// Calls move(place in joined, part, place in part) for each run of d values: `joined` is a tensor (b t, parts c), its
/// parts are tensors (b h, t, d), with b samples, t tokens, h heads of d channels, c = h d.
template <typename Move>
void forEachOfHeads(const HeadsAttributes &attributes, const Shape &joined, std::int64_t parts, Move move)
{
    const auto width = joined[1];
    const auto headWidth = width / (parts * attributes.heads);
    for (std::int64_t row = 0; row < joined[0]; ++row) {
        const auto sequence = row / attributes.context;
        const auto position = row % attributes.context;
        for (std::int64_t column = 0; column < width; ++column) {
            const auto head = column / headWidth; // counted through all parts
            const auto part = head / attributes.heads;
            const auto batch = sequence * attributes.heads + head % attributes.heads;
            move(row * width + column, static_cast<std::size_t>(part),
                 (batch * attributes.context + position) * headWidth + column % headWidth);
        }
    }
}

/// On and below the diagonal only.
template <int flops>
double perTriangleElement(const ShapeArguments &a)
{
    const auto t = static_cast<double>(a.in[0][1]);
    return flops * a.rows() * t * (t + 1) / 2;
}

std::int64_t partsOf(const SequenceCase &e)
{
    return e.b % 2 == 0 ? 1 : 3;
}

} // namespace

constinit const OperationType SplitHeads{
    .name = "SplitHeads",
    .inputs = 1,
    .shapes =
        [](const ShapeArguments &a) {
            const auto &at = a.attributes<HeadsAttributes>();
            const Shape &x = a.in[0];
            a.require(x.size() == 2 && at.context > 0 && at.heads > 0 && at.parts > 0 && x[0] % at.context == 0 &&
                      x[1] % (at.parts * at.heads) == 0);
            const Shape one = {x[0] / at.context * at.heads, at.context, x[1] / (at.parts * at.heads)};
            return Shapes(static_cast<std::size_t>(at.parts), one);
        },
    .flops = perElement<0>,
    .loop =
        [](const LoopArguments &a) {
            const auto &at = a.attributes<HeadsAttributes>();
            forEachOfHeads(at, a.shape(), at.parts,
                           [&](auto from, auto part, auto to) { a.out(part)[to] = a.in(0)[from]; });
        },
    .cases =
        [](CaseBuilder &cases) {
            for (const auto &e : oddSequences()) {
                cases.begin();
                const auto x = cases.floats({e.b * e.t, partsOf(e) * e.channels()});
                cases.finish(splitHeads(cases.builder, x, e.t, e.h, partsOf(e)));
            }
        },
    .gradient = [](const GradientArguments &g) -> Ids {
        Ids parts = g.outputGradients;
        for (std::size_t i = 0; i < parts.size(); ++i)
            if (parts[i] == noTensor)
                parts[i] = fill(g.builder, g.out(i), 0);
        const auto &at = g.attributes<HeadsAttributes>();
        return {joinHeads(g.builder, parts, at.context, at.heads)};
    },
    .rowDependence = sameSequence,
};

constinit const OperationType JoinHeads{
    .name = "JoinHeads",
    .inputs = {1, anyNumberOfInputs},
    .shapes = [](const ShapeArguments &a) -> Shapes {
        const auto &at = a.attributes<HeadsAttributes>();
        const Shape &first = a.in[0];
        a.require(first.size() == 3 && at.heads > 0 && first[1] == at.context && first[0] % at.heads == 0 &&
                  std::ranges::all_of(a.in, [&](const Shape &one) { return one == first; }));
        const auto parts = static_cast<std::int64_t>(a.in.size());
        return {{first[0] / at.heads * at.context, parts * at.heads * first[2]}};
    },
    .flops = perElement<0>,
    .loop =
        [](const LoopArguments &a) {
            const auto parts = static_cast<std::int64_t>(a.operation.inputs.size());
            forEachOfHeads(a.attributes<HeadsAttributes>(), a.outShape(), parts,
                           [&](auto to, auto part, auto from) { a.out()[to] = a.in(part)[from]; });
        },
    .cases =
        [](CaseBuilder &cases) {
            for (const auto &e : oddSequences()) {
                cases.begin();
                Ids parts;
                for (std::int64_t i = 0; i < partsOf(e); ++i)
                    parts.push_back(cases.floats(e.heads()));
                cases.finish({joinHeads(cases.builder, parts, e.t, e.h)});
            }
        },
    .gradient =
        [](const GradientArguments &g) {
            const auto parts = static_cast<std::int64_t>(g.operation.inputs.size());
            const auto &at = g.attributes<HeadsAttributes>();
            return splitHeads(g.builder, g.dy(), at.context, at.heads, parts);
        },
    .rowDependence = sameSequence,
};

constinit const OperationType CausalSoftmax{
    .name = "CausalSoftmax",
    .inputs = 1,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(a.in[0].size() == 3 && a.in[0][1] == a.in[0][2]);
        return {a.in[0]};
    },
    .flops = perTriangleElement<5>, // largest, difference, exp, sum, division
    // Row i of a square has i + 1 elements on and below the diagonal.
    .loop =
        [](const LoopArguments &a) {
            const auto t = a.columns();
            for (std::int64_t row = 0; row < a.rows() * t; ++row) {
                const auto length = row % t + 1;
                const float *x = a.in(0) + row * t;
                float *y = a.out() + row * t;
                const double largest = *std::max_element(x, x + length);
                double sum = 0;
                for (std::int64_t j = 0; j < length; ++j)
                    sum += std::exp(x[j] - largest);
                for (std::int64_t j = 0; j < t; ++j)
                    y[j] = j < length ? static_cast<float>(std::exp(x[j] - largest) / sum) : 0.0F;
            }
        },
    .cases =
        [](CaseBuilder &cases) {
            for (const auto &e : oddSequences()) {
                cases.begin();
                cases.finish({causalSoftmax(cases.builder, cases.floats(e.squares()))});
            }
        },
    .gradient =
        [](const GradientArguments &g) {
            return g.builder.append(CausalSoftmaxGrad, {g.out(), g.dy()});
        },
    .rowDependence = sameRow,
    .rowWork = RowWork::Softmax,
};

constinit const OperationType CausalSoftmaxGrad{
    .name = "CausalSoftmaxGrad",
    .inputs = 2,
    .shapes =
        [](const ShapeArguments &a) {
            a.require(a.in[0] == a.in[1]);
            return CausalSoftmax.shapes(a);
        },
    .flops = perTriangleElement<4>,
    // dx = y (dy - sum(y dy))
    .loop =
        [](const LoopArguments &a) {
            const auto t = a.columns();
            for (std::int64_t row = 0; row < a.rows() * t; ++row) {
                const auto length = row % t + 1;
                const float *y = a.in(0) + row * t;
                const float *dy = a.in(1) + row * t;
                double sum = 0;
                for (std::int64_t j = 0; j < length; ++j)
                    sum += static_cast<double>(y[j]) * dy[j];
                for (std::int64_t j = 0; j < t; ++j)
                    a.out()[row * t + j] = j < length ? static_cast<float>(y[j] * (dy[j] - sum)) : 0.0F;
            }
        },
    .cases =
        [](CaseBuilder &cases) {
            for (const auto &e : oddSequences()) {
                cases.begin();
                const auto y = causalSoftmax(cases.builder, cases.floats(e.squares()));
                cases.finish(cases.builder.append(CausalSoftmaxGrad, {y, cases.floats(e.squares())}));
            }
        },
    .rowDependence = sameRow,
    .rowWork = RowWork::Softmax,
};

static const RegisteredOperations registeredAttention("attention",
                                                      {SplitHeads, JoinHeads, CausalSoftmax, CausalSoftmaxGrad});

std::vector<TensorId> splitHeads(ProgramBuilder &builder, TensorId x, std::int64_t context, std::int64_t heads,
                                 std::int64_t parts)
{
    return builder.append(SplitHeads, {x}, HeadsAttributes{context, heads, parts});
}

TensorId joinHeads(ProgramBuilder &builder, std::vector<TensorId> parts, std::int64_t context, std::int64_t heads)
{
    return builder.append(JoinHeads, std::move(parts), HeadsAttributes{context, heads})[0];
}

TensorId causalSoftmax(ProgramBuilder &builder, TensorId x)
{
    return builder.append(CausalSoftmax, {x})[0];
}

} // namespace overtake::operations
