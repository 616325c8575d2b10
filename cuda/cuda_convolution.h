// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Convolutions of a card by cuDNN, if there is one: how much memory each needs, and the command. Needs no header of
// cuDNN: built without them, or run without the library, it accepts no convolution, and the shared kernels do them all.
// One thread at a time.
#pragma once

#include "cuda_context.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace overtake::cuda
{

class ConvolutionLibrary
{
public:
    explicit ConvolutionLibrary(ContextPtr context);
    ~ConvolutionLibrary();
    ConvolutionLibrary(const ConvolutionLibrary &) = delete;
    ConvolutionLibrary &operator=(const ConvolutionLibrary &) = delete;

    /// See GpuBackend::convolutionWorkspace.
    std::optional<std::int64_t> workspaceBytes(const gpu::Convolution &convolution);
    std::unique_ptr<gpu::Command> prepare(const gpu::Convolution &convolution);
    /// "convolutions by cuDNN 9.19", or why by the shared kernels.
    Message text() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake::cuda
