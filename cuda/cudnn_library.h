// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// cuDNN, if it is found: without it the shared kernels do convolutions. Loaded once per process, when first needed; any
// thread. OVERTAKE_CUDNN=off disables it. Uses only functions that both cuDNN 8 and 9 have.
#pragma once

#include "text/message.h"

#include <cudnn.h>

namespace overtake::cuda
{

/// The functions in use. All of them are there when `missing` is empty.
struct Cudnn {
    decltype(&::cudnnGetVersion) version = nullptr;
    decltype(&::cudnnGetErrorString) statusText = nullptr;
    decltype(&::cudnnCreate) create = nullptr;
    decltype(&::cudnnDestroy) destroy = nullptr;
    decltype(&::cudnnSetStream) setStream = nullptr;
    decltype(&::cudnnCreateTensorDescriptor) createTensor = nullptr;
    decltype(&::cudnnSetTensor4dDescriptor) setTensor = nullptr;
    decltype(&::cudnnDestroyTensorDescriptor) destroyTensor = nullptr;
    decltype(&::cudnnCreateFilterDescriptor) createFilter = nullptr;
    decltype(&::cudnnSetFilter4dDescriptor) setFilter = nullptr;
    decltype(&::cudnnDestroyFilterDescriptor) destroyFilter = nullptr;
    decltype(&::cudnnCreateConvolutionDescriptor) createConvolution = nullptr;
    decltype(&::cudnnSetConvolution2dDescriptor) setConvolution = nullptr;
    decltype(&::cudnnSetConvolutionMathType) setMathType = nullptr;
    decltype(&::cudnnDestroyConvolutionDescriptor) destroyConvolution = nullptr;
    decltype(&::cudnnGetConvolutionForwardAlgorithm_v7) forwardAlgorithms = nullptr;
    decltype(&::cudnnGetConvolutionBackwardDataAlgorithm_v7) inputAlgorithms = nullptr;
    decltype(&::cudnnGetConvolutionBackwardFilterAlgorithm_v7) weightAlgorithms = nullptr;
    decltype(&::cudnnGetConvolutionForwardWorkspaceSize) forwardWorkspace = nullptr;
    decltype(&::cudnnGetConvolutionBackwardDataWorkspaceSize) inputWorkspace = nullptr;
    decltype(&::cudnnGetConvolutionBackwardFilterWorkspaceSize) weightWorkspace = nullptr;
    decltype(&::cudnnConvolutionForward) forward = nullptr;
    decltype(&::cudnnConvolutionBackwardData) inputGradient = nullptr;
    decltype(&::cudnnConvolutionBackwardFilter) weightGradient = nullptr;
    Message missing; ///< "libcudnn.so.9 was not found …"
};

/// The first call loads it.
const Cudnn &cudnn();

} // namespace overtake::cuda
