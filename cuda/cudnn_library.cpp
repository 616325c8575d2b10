// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cudnn_library.h"

#include "library.h"

namespace overtake::cuda
{

const Cudnn &cudnn()
{
    static const Cudnn loaded = [] {
        Cudnn f;
        f.missing = loadLibrary(
            "OVERTAKE_CUDNN", {{"cudnn", CUDNN_MAJOR}}, {}, std::to_string(CUDNN_MAJOR), [&f](const auto &find) {
                return find("cudnnGetVersion", f.version) && find("cudnnGetErrorString", f.statusText) &&
                       find("cudnnCreate", f.create) && find("cudnnDestroy", f.destroy) &&
                       find("cudnnSetStream", f.setStream) && find("cudnnCreateTensorDescriptor", f.createTensor) &&
                       find("cudnnSetTensor4dDescriptor", f.setTensor) &&
                       find("cudnnDestroyTensorDescriptor", f.destroyTensor) &&
                       find("cudnnCreateFilterDescriptor", f.createFilter) &&
                       find("cudnnSetFilter4dDescriptor", f.setFilter) &&
                       find("cudnnDestroyFilterDescriptor", f.destroyFilter) &&
                       find("cudnnCreateConvolutionDescriptor", f.createConvolution) &&
                       find("cudnnSetConvolution2dDescriptor", f.setConvolution) &&
                       find("cudnnSetConvolutionMathType", f.setMathType) &&
                       find("cudnnDestroyConvolutionDescriptor", f.destroyConvolution) &&
                       find("cudnnGetConvolutionForwardAlgorithm_v7", f.forwardAlgorithms) &&
                       find("cudnnGetConvolutionBackwardDataAlgorithm_v7", f.inputAlgorithms) &&
                       find("cudnnGetConvolutionBackwardFilterAlgorithm_v7", f.weightAlgorithms) &&
                       find("cudnnGetConvolutionForwardWorkspaceSize", f.forwardWorkspace) &&
                       find("cudnnGetConvolutionBackwardDataWorkspaceSize", f.inputWorkspace) &&
                       find("cudnnGetConvolutionBackwardFilterWorkspaceSize", f.weightWorkspace) &&
                       find("cudnnConvolutionForward", f.forward) &&
                       find("cudnnConvolutionBackwardData", f.inputGradient) &&
                       find("cudnnConvolutionBackwardFilter", f.weightGradient);
            });
        return f;
    }();
    return loaded;
}

} // namespace overtake::cuda
