// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// dest = a b: 2 m n k operations on m k + k n + m n numbers, so that large ones come near a chip's peak. a: (m, k), b:
// (k, n).
#include "data/datasets.h"
#include "operations/matmul.h"
#include "operations/transfers.h"
#include "workloads/common_parameters.h"
#include "workloads/workload.h"

namespace overtake
{

namespace
{

/// Shapes of the first matrix and of the second.
std::pair<Shape, Shape> factorShapes(const ParameterValues &values)
{
    const auto n = values.integer("n");
    const auto orAsN = [&](const char *key) { return values.integer(key) > 0 ? values.integer(key) : n; };
    return {{orAsN("m"), orAsN("k")}, {orAsN("k"), n}};
}

class MatrixMultiplyWorkload : public Workload
{
public:
    std::string id() const override { return "matrix-multiply"; }
    std::string label() const override { return "Multiply two matrices"; }
    std::string description() const override
    {
        return "The multiplication of two n x n matrices uses each number n times. Large ones therefore come near the "
               "peak of the device.";
    }
    const ParameterTable &parameters() const override;
    std::string defaultSweepKey() const override { return "n"; }
    Program build(const ParameterValues &values) const override;
    Inputs generateInputs(const ParameterValues &values, std::stop_token stop) const override;
    std::vector<std::string> inputKeys() const override { return {"n", "m", "k", "seed"}; }
    ParameterValues smallSizes() const override { return {{"n", 131}, {"m", 67}, {"k", 259}}; }
};

const ParameterTable &MatrixMultiplyWorkload::parameters() const
{
    static const ParameterTable table({
        {.key = "n",
         .label = "size n",
         .help =
             "Rows and columns of both matrices, unless m or k says otherwise. The work grows with the cube of n, the "
             "numbers only with its square.",
         .scale = Scale::Logarithmic,
         .minimum = 1,
         .maximum = 8192,
         .defaultValue = std::int64_t{512}},
        {.key = "m",
         .label = "rows m",
         .help = "Rows of the first matrix, and so of the result. 0: n.",
         .minimum = 0,
         .maximum = 8192,
         .defaultValue = std::int64_t{0},
         .advanced = true,
         .zeroIsOther = true},
        {.key = "k",
         .label = "depth k",
         .help = "Columns of the first matrix and rows of the second: how many products each sum has. 0: n.",
         .minimum = 0,
         .maximum = 8192,
         .defaultValue = std::int64_t{0},
         .advanced = true,
         .zeroIsOther = true},
        common::transfers(),
        common::seed(42),
    });
    return table;
}

Program MatrixMultiplyWorkload::build(const ParameterValues &values) const
{
    const auto [shapeA, shapeB] = factorShapes(values);
    const auto transfers = common::transfersOf(values);
    ProgramBuilder builder(id(), values, 1, 1);
    const auto a = builder.dataset("a", shapeA, DataType::Float32, transfers);
    const auto b = builder.dataset("b", shapeB, DataType::Float32, transfers);
    const auto deviceA = operations::takeAll(builder, a);
    const auto deviceB = operations::takeAll(builder, b);
    auto &program = builder.program();
    program.output = operations::matmul(builder, deviceA, deviceB);
    if (transfers == Transfers::PerBatch)
        program.output = operations::transferOut(builder, program.output);
    program.itemName = "elements";
    program.itemsPerSample = shapeA[0] * shapeB[1];
    return builder.finish();
}

Inputs MatrixMultiplyWorkload::generateInputs(const ParameterValues &values, std::stop_token stop) const
{
    const auto [shapeA, shapeB] = factorShapes(values);
    return makeNormalPair(shapeA, shapeB, common::seedOf(values), stop);
}

} // namespace

std::unique_ptr<Workload> makeMatrixMultiply()
{
    return std::make_unique<MatrixMultiplyWorkload>();
}

} // namespace overtake
