// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// dest = a * b, element by element: one multiplication for twelve bytes, so memory and launches decide. a, b:
// (elements).
#include "data/datasets.h"
#include "operations/elementwise.h"
#include "operations/transfers.h"
#include "workloads/common_parameters.h"
#include "workloads/workload.h"

namespace overtake
{

namespace
{

class VectorMultiplyWorkload : public Workload
{
public:
    std::string id() const override { return "vector-multiply"; }
    std::string label() const override { return "Multiply two vectors"; }
    std::string description() const override
    {
        return "Each number of one vector times its partner in the other: almost no arithmetic, all memory.";
    }
    const ParameterTable &parameters() const override;
    std::string defaultSweepKey() const override { return "elements"; }
    Program build(const ParameterValues &values) const override;
    Inputs generateInputs(const ParameterValues &values, std::stop_token stop) const override;
    std::vector<std::string> inputKeys() const override { return {"elements", "seed"}; }
    ParameterValues smallSizes() const override { return {{"elements", 1013}}; }
};

const ParameterTable &VectorMultiplyWorkload::parameters() const
{
    static const ParameterTable table({
        {.key = "elements",
         .label = "elements",
         .help = "Length of the vectors. Small ones fit in the caches; beyond those, memory bandwidth decides.",
         .scale = Scale::Logarithmic,
         .minimum = 1,
         .maximum = 1e8,
         .defaultValue = std::int64_t{1000000}},
        common::transfers(),
        common::seed(42),
    });
    return table;
}

Program VectorMultiplyWorkload::build(const ParameterValues &values) const
{
    const auto elements = values.integer("elements");
    const auto transfers = common::transfersOf(values);
    ProgramBuilder builder(id(), values, 1, 1);
    const auto a = builder.dataset("a", {elements}, DataType::Float32, transfers);
    const auto b = builder.dataset("b", {elements}, DataType::Float32, transfers);
    // Not one expression: the order of a call's arguments is unspecified, that of the Program's operations is not.
    const auto deviceA = operations::takeAll(builder, a);
    const auto deviceB = operations::takeAll(builder, b);
    auto &program = builder.program();
    program.output = operations::multiply(builder, deviceA, deviceB);
    if (transfers == Transfers::PerBatch)
        program.output = operations::transferOut(builder, program.output);
    program.itemName = "elements";
    program.itemsPerSample = elements;
    return builder.finish();
}

Inputs VectorMultiplyWorkload::generateInputs(const ParameterValues &values, std::stop_token stop) const
{
    const Shape shape{values.integer("elements")};
    return makeNormalPair(shape, shape, common::seedOf(values), stop);
}

} // namespace

std::unique_ptr<Workload> makeVectorMultiply()
{
    return std::make_unique<VectorMultiplyWorkload>();
}

} // namespace overtake
