// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Replaces cuda_convolution.cpp if the headers of cuDNN were not found.
#include "cuda_convolution.h"

namespace overtake::cuda
{

class ConvolutionLibrary::Private
{
};

ConvolutionLibrary::ConvolutionLibrary(ContextPtr) {}

ConvolutionLibrary::~ConvolutionLibrary() = default;

std::optional<std::int64_t> ConvolutionLibrary::workspaceBytes(const gpu::Convolution &)
{
    return std::nullopt;
}

std::unique_ptr<gpu::Command> ConvolutionLibrary::prepare(const gpu::Convolution &)
{
    throw gpu::DeviceError(gpu::DeviceError::Kind::Other, sentence("This build has no cuDNN."));
}

Message ConvolutionLibrary::text() const
{
    return sentence("convolutions by the shared kernels (built without cuDNN)");
}

} // namespace overtake::cuda
