// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/all_reduce.h"

#include "operations/common.h"
#include "text/contains.h"
#include "text/error.h"

#include <algorithm>

namespace overtake::operations
{

constinit const OperationType AllReduce{
    .name = "AllReduce",
    .inputs = {1, anyNumberOfInputs},
    .shapes = [](const ShapeArguments &a) -> Shapes { return a.in; },
    .flops =
        [](const ShapeArguments &a) {
            double elements = 0;
            for (std::size_t i = 0; i < a.in.size(); ++i)
                elements += a.count(i);
            return elements;
        },
    .loop = [](const LoopArguments &) {},
    .cases = [](CaseBuilder &) {},
};

void sumGradients(Program &program)
{
    std::vector<TensorId> gradients;
    for (const auto &[parameter, gradient] : program.gradients)
        if (!contains(gradients, gradient))
            gradients.push_back(gradient);
    if (gradients.empty())
        throw Error(sentence("A step that trains nothing has no gradients to sum."));
    const auto names = [&](const std::vector<TensorId> &ids) {
        return std::find_first_of(ids.begin(), ids.end(), gradients.begin(), gradients.end()) != ids.end();
    };
    auto &operations = program.operations;
    const auto last =
        std::find_if(operations.rbegin(), operations.rend(), [&](const Operation &one) { return names(one.outputs); });
    const auto place = last.base();
    const auto early = std::find_if(operations.begin(), place, [&](const Operation &one) {
        return names(one.inputs) && !names(one.outputs) && program.tensor(one.outputs[0]).role != Role::Value;
    });
    if (early != place)
        throw Error(sentence("The step uses a gradient (%1) before all are there.", early->kind->name));
    operations.insert(place, {AllReduce, gradients, gradients, {}});
}

} // namespace overtake::operations
