// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/reductions.h"

#include "operations/common.h"

namespace overtake::operations
{

namespace
{

/// For a matrix and the vector that is added to its rows, or that holds their sums.
template <const OperationType &type, bool vectorFirst, int vectorExtent>
void vectorCases(CaseBuilder &cases)
{
    for (const auto &shape : oddMatrices()) {
        cases.begin();
        const auto x = cases.floats(shape);
        const auto v = cases.floats({shape[vectorExtent]});
        cases.finish(cases.builder.append(type, vectorFirst ? Ids{v, x} : Ids{x, v}));
    }
}

} // namespace

constinit const OperationType AddBias{
    .name = "AddBias",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(a.in[0].size() == 2 && a.in[1] == Shape{a.in[0][1]});
        return {a.in[0]};
    },
    .flops = perElement<1>,
    .loop =
        [](const LoopArguments &a) {
            for (std::int64_t i = 0; i < a.rows(); ++i)
                for (std::int64_t j = 0; j < a.columns(); ++j)
                    a.out()[i * a.columns() + j] = a.in(0)[i * a.columns() + j] + a.in(1)[j];
        },
    .cases = vectorCases<AddBias, false, 1>,
    .gradient = [](const GradientArguments &g) -> Ids {
        return {g.dy(), g.needed[1] ? columnSum(g.builder, g.dy()) : noTensor};
    },
    .rowDependence = sameRowOfFirst,
};

constinit const OperationType RowSum{
    .name = "RowSum",
    .inputs = 1,
    .shapes = firstExtent,
    .flops = rowReductionFlops,
    .loop =
        [](const LoopArguments &a) {
            for (std::int64_t i = 0; i < a.rows(); ++i) {
                double sum = 0;
                for (std::int64_t j = 0; j < a.columns(); ++j)
                    sum += a.in(0)[i * a.columns() + j];
                a.out()[i] = static_cast<float>(sum);
            }
        },
    .cases = matrixCases<RowSum>,
    .gradient =
        [](const GradientArguments &g) {
            return g.builder.append(BroadcastColumns, {g.dy(), g.in(0)});
        },
    .rowDependence = sameRow,
};

constinit const OperationType ColumnSum{
    .name = "ColumnSum",
    .inputs = 1,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(a.in[0].size() == 2);
        return {{a.in[0][1]}};
    },
    .flops = [](const ShapeArguments &a) { return a.count() - static_cast<double>(a.in[0][1]); },
    .loop =
        [](const LoopArguments &a) {
            for (std::int64_t j = 0; j < a.columns(); ++j) {
                double sum = 0;
                for (std::int64_t i = 0; i < a.rows(); ++i)
                    sum += a.in(0)[i * a.columns() + j];
                a.out()[j] = static_cast<float>(sum);
            }
        },
    .cases = matrixCases<ColumnSum>,
    .gradient =
        [](const GradientArguments &g) {
            return g.builder.append(BroadcastRows, {g.dy(), g.in(0)});
        },
    .rowDependence = summedRows,
};

constinit const OperationType BroadcastRows{
    .name = "BroadcastRows",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(a.in[1].size() == 2 && a.in[0] == Shape{a.in[1][1]});
        return {a.in[1]};
    },
    .flops = perElement<0>,
    .loop =
        [](const LoopArguments &a) {
            const auto columns = a.shape(1)[1];
            for (std::int64_t i = 0; i < a.shape(1)[0]; ++i)
                std::copy_n(a.in(0), columns, a.out() + i * columns);
        },
    .cases = vectorCases<BroadcastRows, true, 1>,
    .gradient = [](const GradientArguments &g) -> Ids {
        return {columnSum(g.builder, g.dy()), noTensor};
    },
    .shapeOnlyInput = 1,
};

constinit const OperationType BroadcastColumns{
    .name = "BroadcastColumns",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(a.in[1].size() == 2 && a.in[0] == Shape{a.in[1][0]});
        return {a.in[1]};
    },
    .flops = perElement<0>,
    .loop =
        [](const LoopArguments &a) {
            const auto columns = a.shape(1)[1];
            for (std::int64_t i = 0; i < a.shape(1)[0]; ++i)
                std::fill_n(a.out() + i * columns, columns, a.in(0)[i]);
        },
    .cases = vectorCases<BroadcastColumns, true, 0>,
    .gradient = [](const GradientArguments &g) -> Ids {
        return {rowSum(g.builder, g.dy()), noTensor};
    },
    .rowDependence = sameRow,
    .shapeOnlyInput = 1,
};

static const RegisteredOperations registeredReductions("reductions",
                                                       {AddBias, RowSum, ColumnSum, BroadcastRows, BroadcastColumns});

TensorId addBias(ProgramBuilder &builder, TensorId x, TensorId bias)
{
    return builder.append(AddBias, {x, bias})[0];
}

TensorId rowSum(ProgramBuilder &builder, TensorId x)
{
    return builder.append(RowSum, {x})[0];
}

TensorId columnSum(ProgramBuilder &builder, TensorId x)
{
    return builder.append(ColumnSum, {x})[0];
}

} // namespace overtake::operations
