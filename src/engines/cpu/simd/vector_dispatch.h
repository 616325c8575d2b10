// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// OVERTAKE_VECTOR_KERNEL(name, Function) defines the VectorKernel `name` by this file's function.
// OVERTAKE_DISPATCH(Function): as HWY_DYNAMIC_DISPATCH, with this thread's vectors.
#pragma once

#include "engines/cpu/simd/vector_kernel.h"

#define OVERTAKE_VECTOR_KERNEL(name, FUNCTION)                                                                         \
    HWY_EXPORT(FUNCTION);                                                                                              \
    constinit const decltype(name) name(HWY_DISPATCH_TABLE(FUNCTION))
#define OVERTAKE_DISPATCH(FUNCTION) HWY_DISPATCH_TABLE(FUNCTION)[overtake::vectorRow()]
