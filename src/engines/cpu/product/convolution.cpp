// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/convolution.h"

#include "engines/cpu/product/onednn.h"
#include "engines/host/team.h"

namespace overtake
{

std::unique_ptr<Convolution> makeConvolution(ConvolutionPass pass, const ConvolutionSpec &spec, int threads)
{
    return onednn::keepsToVectors() ? onednn::convolution(pass, spec, threadsFor(spec.flops(), 0, threads))
                                    : makeOwnConvolution(pass, spec, threads);
}

} // namespace overtake
