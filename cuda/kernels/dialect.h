// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The two dialects that the shared kernels are compiled in, CUDA C++ and OpenCL C 1.2, under one set of names. OpenCL
// gets this file's text followed by that of the others; CUDA includes kernels.h. Nothing here is included twice.
//
// INPUT, INOUT: a buffer and its offset in elements; AT(name) in the body makes the pointer. Groups are
// one-dimensional and have GROUP_SIZE work-items always. Index counts elements.

#define GROUP_SIZE 256

#ifdef __OPENCL_C_VERSION__

#define DEVICE_KERNEL(name) __kernel __attribute__((reqd_work_group_size(GROUP_SIZE, 1, 1))) void name
#define DEVICE_FUNCTION inline static
#define GLOBAL __global
#define LOCAL __local
#define LOCAL_ARRAY(type, name, count) __local type name[count]
#define RESTRICT restrict
typedef long Index;
typedef uintptr_t AddressInteger;
#define LOCAL_ID ((int)get_local_id(0))
#define GROUP_ID ((Index)get_group_id(0))
#define GROUP_COUNT ((Index)get_num_groups(0))
#define BARRIER() barrier(CLK_LOCAL_MEM_FENCE)
#define EXP(x) exp(x)
#define LOG(x) log(x)
#define LOG1P(x) log1p(x)
#define EXPM1(x) expm1(x)
#define SQRT(x) sqrt(x)
#define FABS(x) fabs(x)
#define FMAX(x, y) fmax(x, y)
#define ERF(x) erf(x)
#define COS(x) cos(x)
#define COUNT_BITS(x) ((int)popcount(x))
#define LOCAL_ADD(pointer, value) atomic_add(pointer, value)
#define LOCAL_OR(pointer, value) atomic_or(pointer, value)
#define FMA(a, b, c) fma(a, b, c)

#else

#define DEVICE_KERNEL(name) extern "C" __global__ void __launch_bounds__(GROUP_SIZE) name
#define DEVICE_FUNCTION static __device__ __forceinline__
#define GLOBAL
#define LOCAL
#define LOCAL_ARRAY(type, name, count) __shared__ type name[count]
#define RESTRICT __restrict__
typedef long long Index;
typedef size_t AddressInteger;
#define LOCAL_ID ((int)threadIdx.x)
#define GROUP_ID ((Index)blockIdx.x)
#define GROUP_COUNT ((Index)gridDim.x)
#define BARRIER() __syncthreads()
#define EXP(x) expf(x)
#define LOG(x) logf(x)
#define LOG1P(x) log1pf(x)
#define EXPM1(x) expm1f(x)
#define SQRT(x) sqrtf(x)
#define FABS(x) fabsf(x)
#define FMAX(x, y) fmaxf(x, y)
#define ERF(x) erff(x)
#define COS(x) cosf(x)
#define COUNT_BITS(x) __popc(x)
#define LOCAL_ADD(pointer, value) atomicAdd(pointer, value)
#define LOCAL_OR(pointer, value) atomicOr(pointer, value)
#define FMA(a, b, c) fmaf(a, b, c)

#endif

#define GLOBAL_ID (GROUP_ID * GROUP_SIZE + LOCAL_ID)
#define GLOBAL_COUNT (GROUP_COUNT * GROUP_SIZE)

#define INPUT(type, name) GLOBAL const type *RESTRICT name##Buffer, Index name##Offset
#define INOUT(type, name) GLOBAL type *name##Buffer, Index name##Offset
#define AT(name) (name##Buffer + name##Offset)

// Whether four elements at once can be loaded from here.
#define ALIGNED(pointer) ((((AddressInteger)(pointer)) & 15) == 0)

// -- reductions over `lanes` neighbouring work-items (a power of two, at most GROUP_SIZE); all of them get the result.
// Every work-item of the group must call them. scratch: GROUP_SIZE elements.

// The value of the work-item LOCAL_ID ^ step. Within a warp (CUDA) that needs no barrier.
DEVICE_FUNCTION float valueAcross(LOCAL float *scratch, float value, int step)
{
#ifdef __CUDACC__
    if (step < 32)
        return __shfl_xor_sync(0xffffffffU, value, step);
#endif
    scratch[LOCAL_ID] = value;
    BARRIER();
    const float other = scratch[LOCAL_ID ^ step];
    BARRIER();
    return other;
}

DEVICE_FUNCTION float laneSum(LOCAL float *scratch, float value, int lanes)
{
    for (int step = lanes >> 1; step > 0; step >>= 1)
        value += valueAcross(scratch, value, step);
    return value;
}

DEVICE_FUNCTION float laneMax(LOCAL float *scratch, float value, int lanes)
{
    for (int step = lanes >> 1; step > 0; step >>= 1)
        value = FMAX(value, valueAcross(scratch, value, step));
    return value;
}

DEVICE_FUNCTION int laneMinimum(LOCAL int *scratch, int value, int lanes)
{
    const int me = LOCAL_ID;
    for (int step = lanes >> 1; step > 0; step >>= 1) {
        scratch[me] = value;
        BARRIER();
        const int other = scratch[me ^ step];
        value = other < value ? other : value;
        BARRIER();
    }
    return value;
}
