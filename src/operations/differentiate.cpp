// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/differentiate.h"

#include "operations/elementwise.h"
#include "text/contains.h"
#include "text/error.h"

#include <algorithm>

namespace overtake::operations
{

std::vector<TensorId> differentiate(ProgramBuilder &builder, TensorId loss, const std::vector<TensorId> &targets)
{
    const Shape &shape = builder.tensor(loss).shape;
    if (elementCount(shape) != 1)
        throw Error(sentence("Only a single number can be differentiated, not %1.", toText(shape)));

    // A derivative is needed for every tensor on a path from a target to the loss, and for no other.
    const auto forward = builder.program().operations; // a copy: derivatives are appended while we walk back
    std::vector<bool> dependsOnTarget(builder.program().tensors.size(), false);
    for (const auto target : targets)
        dependsOnTarget[indexOf(target)] = true;
    const auto depends = [&](TensorId id) { return static_cast<bool>(dependsOnTarget[indexOf(id)]); };
    for (const auto &operation : forward) {
        if (!std::ranges::any_of(operation.inputs, depends))
            continue;
        for (const auto output : operation.outputs)
            dependsOnTarget[indexOf(output)] = true;
    }

    std::vector<TensorId> gradientOf(dependsOnTarget.size(), noTensor);
    gradientOf[indexOf(loss)] = fill(builder, loss, 1);
    for (auto operation = forward.rbegin(); operation != forward.rend(); ++operation) {
        std::vector<TensorId> outputGradients;
        for (const auto output : operation->outputs)
            outputGradients.push_back(gradientOf[indexOf(output)]);
        std::vector<bool> needed;
        for (const auto input : operation->inputs)
            needed.push_back(depends(input));
        const auto isThere = [](TensorId id) { return id != noTensor; };
        if (std::ranges::none_of(outputGradients, isThere) || !contains(needed, true))
            continue;
        if (!operation->kind->gradient)
            throw Error(sentence("%1 cannot be differentiated.", operation->kind->name));
        const auto inputGradients = operation->kind->gradient({builder, *operation, outputGradients, needed});
        for (std::size_t i = 0; i < operation->inputs.size(); ++i) {
            if (!needed[i] || inputGradients[i] == noTensor)
                continue;
            TensorId &sum = gradientOf[indexOf(operation->inputs[i])];
            sum = sum == noTensor ? inputGradients[i] : add(builder, sum, inputGradients[i]);
        }
    }

    std::vector<TensorId> result;
    for (const auto target : targets)
        result.push_back(gradientOf[indexOf(target)]);
    return result;
}

} // namespace overtake::operations
