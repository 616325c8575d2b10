// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/fusion.h"

#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/reductions.h"

#include <algorithm>

namespace overtake
{

namespace
{

/// Whether an operation from `maker` to `last`, both included, writes what `maker` reads.
bool losesItsInputs(const Program &program, std::size_t maker, std::size_t last)
{
    const std::vector<TensorId> &inputs = program.operations[maker].inputs;
    for (std::size_t i = maker; i <= last; ++i) {
        const std::vector<TensorId> &outputs = program.operations[i].outputs;
        if (std::find_first_of(inputs.begin(), inputs.end(), outputs.begin(), outputs.end()) != inputs.end())
            return true;
    }
    return false;
}

} // namespace

bool isMadeInUpdate(const Program &program, std::size_t maker, std::size_t onlyReader)
{
    if (maker == ProgramLinks::nowhere || onlyReader == ProgramLinks::nowhere)
        return false;
    const Operation &gradient = program.operations[maker];
    const Operation &update = program.operations[onlyReader];
    const bool canBe =
        (gradient.kind == operations::MatMul && gradient.inputs.size() == 2) || gradient.kind == operations::ColumnSum;
    return canBe && update.kind == operations::Sgd && update.inputs[1] == gradient.outputs[0] &&
           !losesItsInputs(program, maker, onlyReader);
}

} // namespace overtake
