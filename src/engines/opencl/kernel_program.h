// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The shared kernels (cuda/kernels/, their text is part of the program) compiled for an OpenCL device, from the cache
// where it has them.
#pragma once

#include "engines/opencl/discovery.h"

namespace overtake::opencl
{

/// Throws Error with the compiler's first complaint.
ClProgram buildKernels(cl_context context, const FoundDevice &found);

} // namespace overtake::opencl
