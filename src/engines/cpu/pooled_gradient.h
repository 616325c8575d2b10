// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What differentiates convolution, ReLU and max-pooling as one task, image by image: of each pooled window one element
// at most has a derivative, so three quarters and more of the products are with 0, and are left out; the image of
// derivatives between pooling and convolution is never written. With its channels last (see image_layout.h). A CNN's
// step (32 and 64 filters, batch 32) took 5.0 ms on one thread and 3.0 on two; with oneDNN's dense ones, another
// day, 7.7 and 5.4 (EPYC 9004, idle).
#pragma once

#include "engines/cpu/task.h"
#include "engines/host_storage.h"
#include "program/program.h"

#include <memory>
#include <optional>
#include <vector>

namespace overtake
{

/// MaxPool2dGrad, ReluGrad where there is one, and Conv2dWeightGrad, Conv2dInputGrad and ChannelSum of what it makes,
/// as far as the Program has them: nobody else reads the values between.
struct PooledGradient {
    std::size_t pooling = 0;            ///< MaxPool2dGrad, by index
    bool throughRelu = false;           ///< what was pooled is the result of a ReLU
    TensorId x = noTensor;              ///< of the convolution; read where the weights' derivative is wanted
    TensorId weights = noTensor;        ///< read where that of x is wanted
    TensorId weightGradient = noTensor; ///< noTensor, here and below: not wanted
    TensorId inputGradient = noTensor;
    TensorId biasGradient = noTensor;
    Shape xShape, weightsShape;
    std::vector<std::size_t> operations; ///< by index; the first is `pooling`
    std::vector<TensorId> unwritten;     ///< values that the task leaves out
};

/// `readers`: by TensorId, the operations that read it. Nothing where the derivatives are not all of this kind.
std::optional<PooledGradient> findPooledGradient(const Program &program,
                                                 const std::vector<std::vector<std::size_t>> &readers,
                                                 std::size_t poolingGradient);

std::unique_ptr<Task> makePooledGradientTask(const Program &program, const PooledGradient &gradient,
                                             HostStorage &storage, int threads);

} // namespace overtake
