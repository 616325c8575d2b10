// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/predictions.h"

#include "operations/common.h"

namespace overtake::operations
{

constinit const OperationType ArgMax{
    .name = "ArgMax",
    .inputs = 1,
    .shapes = firstExtent,
    .flops = rowReductionFlops,
    .loop =
        [](const LoopArguments &a) {
            for (std::int64_t i = 0; i < a.rows(); ++i) {
                const float *row = a.in(0) + i * a.columns();
                a.integersOut()[i] = static_cast<std::int32_t>(std::max_element(row, row + a.columns()) - row);
            }
        },
    .cases = matrixCases<ArgMax>,
    .rowDependence = sameRow,
    .resultType = [](std::size_t, DataType) { return DataType::Int32; },
};

constinit const OperationType Threshold{
    .name = "Threshold",
    .inputs = 1,
    .shapes =
        [](const ShapeArguments &a) {
            a.require(a.in[0].size() == 2 && a.in[0][1] == 1);
            return firstExtent(a);
        },
    .flops = perElement<1>,
    .loop =
        [](const LoopArguments &a) {
            const float limit = a.attributes<ThresholdAttributes>().limit;
            for (std::int64_t i = 0; i < a.rows(); ++i)
                a.integersOut()[i] = a.in(0)[i] > limit ? 1 : 0;
        },
    .cases =
        [](CaseBuilder &cases) {
            for (const auto &odd : oddMatrices()) {
                cases.begin();
                cases.finish({threshold(cases.builder, cases.floats({odd[0], 1}), 0.1F)});
            }
        },
    .rowDependence = sameRow,
    .resultType = [](std::size_t, DataType) { return DataType::Int32; },
};

constinit const OperationType Accuracy{
    .name = "Accuracy",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(a.in[0].size() == 1 && a.in[0][0] == elementCount(a.in[1]));
        return {{1}};
    },
    .flops = perElement<2>,
    .loop =
        [](const LoopArguments &a) {
            std::int64_t hits = 0;
            for (std::int64_t i = 0; i < a.rows(); ++i)
                hits += a.integersIn(0)[i] == a.integersIn(1)[i] ? 1 : 0;
            a.out()[0] = static_cast<float>(static_cast<double>(hits) / static_cast<double>(a.rows()));
        },
    .cases =
        [](CaseBuilder &cases) {
            for (const auto length : oddLengths()) {
                cases.begin();
                const auto predicted = cases.labels({length}, 3);
                cases.finish({accuracy(cases.builder, predicted, cases.labels({length}, 3))});
            }
        },
    .resultType = [](std::size_t, DataType) { return DataType::Float32; },
};

static const RegisteredOperations registeredPredictions("predictions", {ArgMax, Threshold, Accuracy});

TensorId argMax(ProgramBuilder &builder, TensorId x)
{
    return builder.append(ArgMax, {x})[0];
}

TensorId threshold(ProgramBuilder &builder, TensorId x, float limit)
{
    return builder.append(Threshold, {x}, ThresholdAttributes{limit})[0];
}

TensorId accuracy(ProgramBuilder &builder, TensorId predicted, TensorId labels)
{
    return builder.append(Accuracy, {predicted, labels})[0];
}

} // namespace overtake::operations
