// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The shared device kernels by number, and their names in the source: cuda/kernels/ has them.
#pragma once

#include "engines/gpu/kernel_list.h"

namespace overtake::gpu
{

enum class KernelId {
#define OVERTAKE_KERNEL(id, function) id,
    OVERTAKE_KERNELS(OVERTAKE_KERNEL)
#undef OVERTAKE_KERNEL
};

#define OVERTAKE_KERNEL(id, function) +1
inline constexpr int kernelCount = 0 OVERTAKE_KERNELS(OVERTAKE_KERNEL);
#undef OVERTAKE_KERNEL

/// The kernel's function in the device source: "overtake_multiply".
inline const char *functionOf(KernelId id)
{
    static constexpr const char *names[] = {
#define OVERTAKE_KERNEL(id, function) #function,
        OVERTAKE_KERNELS(OVERTAKE_KERNEL)
#undef OVERTAKE_KERNEL
    };
    return names[static_cast<int>(id)];
}

} // namespace overtake::gpu
