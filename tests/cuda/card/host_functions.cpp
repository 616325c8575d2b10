// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// functions.cu with all shared kernels, for the pretended card: the plug-in's text, compiled for the host, and the list
// of its kernels, as nvcc's own code would register them.
#include "cuda/card/host_dialect.h"
#include "engines/gpu/kernel_id.h"

#include <cstdint>

// clang-format off
#include "functions.cu"
// clang-format on

extern "C" {
extern std::byte __start_overtake_shared[];
extern std::byte __stop_overtake_shared[];
}

namespace
{

const bool registered = [] {
    using overtake::testcard::add;
#define OVERTAKE_KERNEL(id, function) add(&function, #function, GROUP_SIZE);
    OVERTAKE_KERNELS(OVERTAKE_KERNEL)
#undef OVERTAKE_KERNEL
    add(&overtake::cuda::toBf16, "toBf16", GROUP_SIZE);
    overtake::testcard::useSharedMemory(__start_overtake_shared, __stop_overtake_shared);
    return true;
}();

} // namespace
