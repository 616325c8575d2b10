// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The shared kernels (cuda/kernels/, whose text is compiled into the program), built for an OpenCL device or taken from
// the cache.
#pragma once

#include "engines/gpu/opencl/discovery.h"

namespace overtake::opencl
{

/// Throws Error with the compiler's first complaint.
ClProgram buildKernels(cl_context context, const FoundDevice &found);

} // namespace overtake::opencl
