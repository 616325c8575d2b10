// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why CUDA does not work here, as one sentence that also says what to do: a pure function of what the plug-in and the
// system report.
#pragma once

#include "engines/gpu/cuda/cuda_host.h"
#include "engines/gpu/cuda/cuda_interface.h"
#include "text/message.h"

#include <string>

namespace overtake
{

/// Empty when the probe found cards.
Message whyCudaIsUnavailable(const CudaProbe &probe, const CudaHost &host);
/// Empty when the plug-in has code for the card.
Message whyCardIsUnavailable(const CudaDeviceFacts &facts);
/// "13.1" from 13010.
std::string cudaVersionText(int version);

} // namespace overtake
