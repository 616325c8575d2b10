// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "functions.h"

#include "kernels/kernels.h"

#include <cuda_bf16.h>

namespace overtake::cuda
{

// Not in an unnamed namespace: nvcc would name that by the path of the build, and each build would have other bytes.
__global__ void __launch_bounds__(GROUP_SIZE)
    toBf16(const float *__restrict__ from, __nv_bfloat16 *__restrict__ to, Index count)
{
    // Four at a time where both sides are aligned: 16 bytes read and 8 written by each thread.
    const bool aligned =
        ((reinterpret_cast<AddressInteger>(from) & 15) | (reinterpret_cast<AddressInteger>(to) & 7)) == 0;
    const Index quads = aligned ? count / 4 : 0;
    for (Index i = GLOBAL_ID; i < quads; i += GLOBAL_COUNT) {
        const float4 four = reinterpret_cast<const float4 *>(from)[i];
        const __nv_bfloat162 low = __floats2bfloat162_rn(four.x, four.y);
        const __nv_bfloat162 high = __floats2bfloat162_rn(four.z, four.w);
        reinterpret_cast<__nv_bfloat162 *>(to)[2 * i] = low;
        reinterpret_cast<__nv_bfloat162 *>(to)[2 * i + 1] = high;
    }
    for (Index i = 4 * quads + GLOBAL_ID; i < count; i += GLOBAL_COUNT)
        to[i] = __float2bfloat16_rn(from[i]);
}

const void *kernelFunction(gpu::KernelId id)
{
    static const void *const functions[] = {
#define OVERTAKE_KERNEL(id, function) reinterpret_cast<const void *>(&function),
        OVERTAKE_KERNELS(OVERTAKE_KERNEL)
#undef OVERTAKE_KERNEL
    };
    static_assert(sizeof functions / sizeof *functions == gpu::kernelCount, "one function for each kernel");
    return functions[static_cast<int>(id)];
}

cudaError_t convertToBf16(const float *from, void *to, std::int64_t count, int blocks, cudaStream_t stream)
{
    auto *rounded = static_cast<__nv_bfloat16 *>(to);
    Index elements = count;
    void *arguments[] = {&from, &rounded, &elements};
    return cudaLaunchKernel(reinterpret_cast<const void *>(&toBf16), dim3(static_cast<unsigned>(blocks)),
                            dim3(GROUP_SIZE), arguments, 0, stream);
}

} // namespace overtake::cuda
