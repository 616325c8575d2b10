// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/transfers.h"

#include "operations/common.h"
#include "operations/elementwise.h"
#include "operations/optimisers.h"
#include "operations/reductions.h"

#include <cstring>

namespace overtake::operations
{

namespace
{

Shapes batchOfDataset(const ShapeArguments &a)
{
    a.require(!a.in[0].empty());
    Shape shape = a.in[0];
    shape[0] = a.batchRows;
    return {shape};
}

void copyAll(const LoopArguments &a)
{
    std::memcpy(a.output<std::byte>(0), a.input<std::byte>(0), static_cast<std::size_t>(a.bytes()));
}

void takeRows(const LoopArguments &a)
{
    const auto width = a.bytes() / a.rows();
    for (std::int64_t row = 0; row < a.batch.rows; ++row)
        std::memcpy(a.output<std::byte>(0) + row * width, a.input<std::byte>(0) + a.batch.sample(row) * width,
                    static_cast<std::size_t>(width));
}

template <const OperationType &type>
void takeCases(CaseBuilder &cases)
{
    auto &builder = cases.builder;
    for (const auto &shape : oddMatrices()) {
        cases.begin(shape[0], (shape[0] + 1) / 2);
        const auto x = cases.floats(shape);
        if (&type == &TransferIn)
            builder.program().tensors.back().place = Place::Host;
        const auto out = takeBatch(builder, x, &type != &SliceRows);
        // Sums up the results of the batches, so that all batches count.
        const auto sum = builder.parameter("sum", {shape[1]}, {});
        sgd(builder, sum, columnSum(builder, out), -1);
        cases.finish({sum}, sentence("%1 in two batches", toText(shape)), 2);
    }
}

} // namespace

constinit const OperationType TransferIn{
    .name = "TransferIn",
    .inputs = 1,
    .shapes = [](const ShapeArguments &a) { return copiesBatch(a.operation) ? batchOfDataset(a) : sameAsFirst(a); },
    .flops = perElement<0>,
    .loop = [](const LoopArguments &a) { copiesBatch(a.operation) ? takeRows(a) : copyAll(a); },
    .cases = takeCases<TransferIn>,
    .rowDependence =
        [](const Operation &operation, std::size_t) {
            return copiesBatch(operation) ? RowDependence::Everything : RowDependence::SameElement;
        },
    .readsOnlyWhatItWrites = true,
};

constinit const OperationType TransferOut{
    .name = "TransferOut",
    .inputs = 1,
    .shapes = sameAsFirst,
    .flops = perElement<0>,
    .loop = copyAll,
    .cases =
        [](CaseBuilder &cases) {
            for (const auto length : oddLengths()) {
                cases.begin();
                const auto x = cases.floats({length});
                cases.finish({transferOut(cases.builder, multiply(cases.builder, x, x))});
            }
        },
    .rowDependence = sameElement,
};

constinit const OperationType GatherRows{
    .name = "GatherRows",
    .inputs = 1,
    .shapes = batchOfDataset,
    .flops = perElement<0>,
    .loop = takeRows,
    .cases = takeCases<GatherRows>,
    .readsOnlyWhatItWrites = true,
};

constinit const OperationType SliceRows{
    .name = "SliceRows",
    .inputs = 1,
    .shapes = batchOfDataset,
    .flops = perElement<0>,
    .loop = nullptr,
    .cases = takeCases<SliceRows>,
    .view = ViewKind::RowsOfBatch,
};

static const RegisteredOperations registeredTransfers("transfers", {TransferIn, TransferOut, GatherRows, SliceRows});

bool copiesBatch(const Operation &operation)
{
    return operation.kind == TransferIn && operation.attributes.as<TransferInAttributes>().batchRows;
}

TensorId takeBatch(ProgramBuilder &builder, TensorId dataset, bool shuffled)
{
    Program &program = builder.program();
    program.shuffled = program.shuffled || shuffled;
    const Tensor &tensor = program.tensor(dataset);
    const std::string name = tensor.name + "_batch";
    if (tensor.place == Place::Host)
        return builder.append(TransferIn, {dataset}, TransferInAttributes{true}, name)[0];
    return builder.append(shuffled ? GatherRows : SliceRows, {dataset}, {}, name)[0];
}

TensorId takeAll(ProgramBuilder &builder, TensorId dataset)
{
    const Tensor &tensor = builder.tensor(dataset);
    if (tensor.place == Place::Device)
        return dataset;
    return builder.append(TransferIn, {dataset}, {}, tensor.name + "_device")[0];
}

TensorId transferOut(ProgramBuilder &builder, TensorId device)
{
    const auto id = builder.append(TransferOut, {device}, {}, builder.tensor(device).name + "_host")[0];
    builder.program().tensors[indexOf(id)].place = Place::Host;
    return id;
}

} // namespace overtake::operations
