// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/nanogpt.h"

namespace overtake
{

std::int64_t trainedParameters(const Program &program)
{
    std::int64_t count = 0;
    for (const Tensor &tensor : program.tensors)
        count += tensor.role == Role::Parameter ? elementCount(tensor.shape) : 0;
    return count;
}

namespace nanogpt
{

double flopsPerToken(std::int64_t parameters, const TransformerShape &shape)
{
    return 6 * static_cast<double>(parameters) +
           12 * static_cast<double>(shape.layers) * static_cast<double>(shape.heads) *
               static_cast<double>(shape.headSize) * static_cast<double>(shape.context);
}

double flopsPerStep(std::int64_t parameters, const TransformerShape &shape)
{
    return flopsPerToken(parameters, shape) * static_cast<double>(shape.context) * static_cast<double>(shape.sequences);
}

double utilisation(double flopsPerStep, double stepSeconds)
{
    return stepSeconds > 0 ? flopsPerStep / stepSeconds / peak : 0;
}

} // namespace nanogpt

} // namespace overtake
