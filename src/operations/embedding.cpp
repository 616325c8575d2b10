// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/embedding.h"

#include "operations/sequences.h"

namespace overtake::operations
{

namespace
{

template <bool grad>
void embeddingCases(CaseBuilder &cases)
{
    for (const auto &e : oddSequences()) {
        const std::int64_t words = e.t % 2 == 0 ? 65 : 3;
        cases.begin();
        const auto table = cases.floats({words, e.channels()});
        const auto tokens = cases.labels({e.b, e.t}, words);
        if (grad)
            cases.finish(cases.builder.append(EmbeddingGrad, {cases.floats(e.rows()), tokens, table}));
        else
            cases.finish({embedding(cases.builder, table, tokens)});
    }
}

template <const OperationType &type>
void positionsCases(CaseBuilder &cases)
{
    for (const auto &e : oddSequences()) {
        cases.begin();
        const auto x = cases.floats(e.rows());
        const auto positions = cases.floats({e.t, e.channels()});
        cases.finish(cases.builder.append(type, {x, positions}, PositionsAttributes{e.t}));
    }
}

} // namespace

constinit const OperationType Embedding{
    .name = "Embedding",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(a.in[0].size() == 2 && a.in[1].size() == 2);
        return {{elementCount(a.in[1]), a.in[0][1]}};
    },
    .flops = perElement<0>,
    .loop =
        [](const LoopArguments &a) {
            const auto channels = a.columns();
            const auto count = elementCount(a.shape(1));
            for (std::int64_t i = 0; i < count; ++i)
                std::copy_n(a.in(0) + a.integersIn(1)[i] * channels, channels, a.out() + i * channels);
        },
    .cases = embeddingCases<false>,
    .gradient = [](const GradientArguments &g) -> Ids {
        return {g.needed[0] ? g.builder.append(EmbeddingGrad, {g.dy(), g.in(1), g.in(0)})[0] : noTensor, noTensor};
    },
    .rowDependence =
        [](const Operation &, std::size_t input) {
            return input == 0 ? RowDependence::Everything : RowDependence::SameSequence;
        },
    .readsOnlyWhatItWrites = true,
};

constinit const OperationType EmbeddingGrad{
    .name = "EmbeddingGrad",
    .inputs = 3,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(a.in[2].size() == 2 && a.in[1].size() == 2 && a.in[0] == Shape{elementCount(a.in[1]), a.in[2][1]});
        return {a.in[2]};
    },
    .flops = perElement<1>,
    .loop =
        [](const LoopArguments &a) {
            const auto channels = a.columns();
            std::vector<double> sums(static_cast<std::size_t>(elementCount(a.shape(2))), 0.0);
            for (std::int64_t i = 0; i < a.rows(); ++i) {
                for (std::int64_t j = 0; j < channels; ++j)
                    sums[static_cast<std::size_t>(a.integersIn(1)[i] * channels + j)] += a.in(0)[i * channels + j];
            }
            std::ranges::transform(sums, a.out(), [](double sum) { return static_cast<float>(sum); });
        },
    .cases = embeddingCases<true>,
    .rowDependence = summedRows,
    .shapeOnlyInput = 2,
};

constinit const OperationType AddPositions{
    .name = "AddPositions",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        const Shape &x = a.in[0];
        const auto context = a.attributes<PositionsAttributes>().context;
        a.require(x.size() == 2 && a.in[1] == Shape{context, x[1]} && context > 0 && x[0] % context == 0);
        return {x};
    },
    .flops = perElement<1>,
    .loop =
        [](const LoopArguments &a) {
            const auto period = elementCount(a.shape(1));
            forEach(a, [&](auto i) { return a.in(0)[i] + a.in(1)[i % period]; });
        },
    .cases = positionsCases<AddPositions>,
    .gradient = [](const GradientArguments &g) -> Ids {
        const auto sum = [&] { return g.builder.append(SumPositions, {g.dy(), g.in(1)}, g.operation.attributes)[0]; };
        return {g.dy(), g.needed[1] ? sum() : noTensor};
    },
    .rowDependence = sameRowOfFirst,
};

constinit const OperationType SumPositions{
    .name = "SumPositions",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        (void)AddPositions.shapes(a);
        return {a.in[1]};
    },
    .flops = [](const ShapeArguments &a) { return a.count(0) - a.count(1); },
    .loop =
        [](const LoopArguments &a) {
            const auto period = elementCount(a.shape(1));
            for (std::int64_t i = 0; i < period; ++i) {
                double sum = 0;
                for (std::int64_t j = i; j < a.size(); j += period)
                    sum += a.in(0)[j];
                a.out()[i] = static_cast<float>(sum);
            }
        },
    .cases = positionsCases<SumPositions>,
    .rowDependence = summedRows,
    .shapeOnlyInput = 1,
};

static const RegisteredOperations registeredEmbedding("embedding",
                                                      {Embedding, EmbeddingGrad, AddPositions, SumPositions});

TensorId embedding(ProgramBuilder &builder, TensorId table, TensorId tokens)
{
    return builder.append(Embedding, {table, tokens})[0];
}

TensorId addPositions(ProgramBuilder &builder, TensorId x, TensorId positions)
{
    const PositionsAttributes attributes{builder.tensor(positions).shape.at(0)};
    return builder.append(AddPositions, {x, positions}, attributes)[0];
}

} // namespace overtake::operations
