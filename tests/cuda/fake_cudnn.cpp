// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// cuDNN for the pretended card: convolutions as plain loops, in the order of the stream. As the real one does, it puts
// algorithms first that a careful caller must not take: transforms, those with atomics, those that want much memory,
// and TF32 where it is not forbidden.
#include "fake_cudnn.h"

#include "cuda/card/state.h"
#include "cuda/tf32.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

extern "C" {
FakeCudnn fakeCudnn;
}

struct cudnnContext {
    cudaStream_t stream = nullptr;
};
struct cudnnTensorStruct {
    int n, c, h, w;
};
struct cudnnFilterStruct {
    int k, c, h, w;
};
struct cudnnConvolutionStruct {
    int padding;
    cudnnMathType_t math;
};

namespace
{

template <typename Descriptor>
cudnnStatus_t make(Descriptor **descriptor)
{
    const std::scoped_lock lock(overtake::testcard::stateMutex());
    *descriptor = new Descriptor{};
    ++fakeCudnn.descriptors;
    return CUDNN_STATUS_SUCCESS;
}

template <typename Descriptor>
cudnnStatus_t give(Descriptor *descriptor)
{
    const std::scoped_lock lock(overtake::testcard::stateMutex());
    delete descriptor;
    --fakeCudnn.descriptors;
    return CUDNN_STATUS_SUCCESS;
}

bool fits(const cudnnTensorStruct &x, const cudnnFilterStruct &w, const cudnnConvolutionStruct &c,
          const cudnnTensorStruct &y)
{
    const int less = w.h - 1 - 2 * c.padding;
    return x.n == y.n && x.c == w.c && y.c == w.k && w.h == w.w && y.h == x.h - less && y.w == x.w - less;
}

/// Calls work(x, weights, y) with the places of each product.
template <typename Work>
void forEachProduct(const cudnnTensorStruct &x, const cudnnFilterStruct &w, const cudnnConvolutionStruct &c,
                    const cudnnTensorStruct &y, const Work &work)
{
    for (int n = 0; n < y.n; ++n)
        for (int k = 0; k < y.c; ++k)
            for (int i = 0; i < y.h; ++i)
                for (int j = 0; j < y.w; ++j)
                    for (int channel = 0; channel < x.c; ++channel)
                        for (int r = 0; r < w.h; ++r)
                            for (int s = 0; s < w.w; ++s) {
                                const int row = i + r - c.padding;
                                const int column = j + s - c.padding;
                                if (row >= 0 && row < x.h && column >= 0 && column < x.w)
                                    work(((n * x.c + channel) * x.h + row) * x.w + column,
                                         ((k * w.c + channel) * w.h + r) * w.w + s,
                                         ((n * y.c + k) * y.h + i) * y.w + j);
                            }
}

template <typename Performance, typename Algorithm>
int offer(Performance *list, int count, int most, Algorithm algorithm, std::size_t memory, bool deterministic,
          cudnnMathType_t math)
{
    if (count == most)
        return count;
    list[count] = {};
    list[count].algo = algorithm;
    list[count].status = CUDNN_STATUS_SUCCESS;
    list[count].memory = memory;
    list[count].determinism = deterministic ? CUDNN_DETERMINISTIC : CUDNN_NON_DETERMINISTIC;
    list[count].mathType = math;
    return count + 1;
}

std::size_t needed(const cudnnTensorStruct &y)
{
    return 4 * static_cast<std::size_t>(y.c) + 12;
}

cudnnStatus_t begin(int algorithm, cudnnMathType_t math, const void *alpha, const void *beta, const void *workspace,
                    std::size_t given, const cudnnTensorStruct &y)
{
    const bool plain = *static_cast<const float *>(alpha) == 1 && *static_cast<const float *>(beta) == 0;
    if (!plain || !workspace || given < needed(y))
        return CUDNN_STATUS_BAD_PARAM;
    const std::scoped_lock lock(overtake::testcard::stateMutex());
    ++fakeCudnn.convolutions;
    fakeCudnn.algorithm = algorithm;
    fakeCudnn.math = math;
    return CUDNN_STATUS_SUCCESS;
}

/// Those of a card that was lost are never given back.
std::set<cudnnHandle_t> &handles()
{
    static auto *all = new std::set<cudnnHandle_t>;
    return *all;
}

float product(const void *a, int atA, const void *b, int atB, const cudnnConvolutionStruct &c)
{
    const float first = static_cast<const float *>(a)[atA];
    const float second = static_cast<const float *>(b)[atB];
    return c.math == CUDNN_FMA_MATH
               ? first * second
               : overtake::testcard::roundedToTf32(first) * overtake::testcard::roundedToTf32(second);
}

/// Whether they begin at multiples of 16 bytes, as its kernels ask.
bool areAligned(const void *x, const void *w, const void *y)
{
    return std::ranges::all_of(std::array{x, w, y},
                               [](const void *one) { return reinterpret_cast<std::uintptr_t>(one) % 16 == 0; });
}

/// to (count) = the sum of `add(to)`, when its turn comes.
template <typename Add>
cudnnStatus_t queue(cudnnHandle_t handle, void *to, int count, const Add &add)
{
    namespace testcard = overtake::testcard;
    const std::scoped_lock lock(testcard::stateMutex());
    testcard::Work work{"convolution", {}};
    work.run = [=] {
        auto *sums = static_cast<float *>(to);
        if (!testcard::isOnCard(-1, to, static_cast<std::size_t>(count) * sizeof(float)))
            return testcard::fault("a convolution reaches beyond a buffer", cudaErrorIllegalAddress);
        for (int i = 0; i < count; ++i)
            sums[i] = 0;
        add(sums);
        return cudaSuccess;
    };
    const cudaError_t error = testcard::enqueue(handle->stream, std::move(work));
    return error == cudaSuccess ? CUDNN_STATUS_SUCCESS : CUDNN_STATUS_EXECUTION_FAILED;
}

constexpr std::size_t gigabyte = std::size_t{1} << 30;

} // namespace

size_t cudnnGetVersion()
{
    return 91900;
}

const char *cudnnGetErrorString(cudnnStatus_t)
{
    return "as the test says";
}

cudnnStatus_t cudnnCreate(cudnnHandle_t *handle)
{
    const std::scoped_lock lock(overtake::testcard::stateMutex());
    *handle = fakeCudnn.created == CUDNN_STATUS_SUCCESS ? new cudnnContext : nullptr;
    if (*handle)
        handles().insert(*handle);
    return fakeCudnn.created;
}

cudnnStatus_t cudnnDestroy(cudnnHandle_t handle)
{
    const std::scoped_lock lock(overtake::testcard::stateMutex());
    if (handles().erase(handle) == 0)
        return CUDNN_STATUS_BAD_PARAM;
    delete handle;
    return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnSetStream(cudnnHandle_t handle, cudaStream_t stream)
{
    handle->stream = stream;
    return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnCreateTensorDescriptor(cudnnTensorDescriptor_t *descriptor)
{
    return make(descriptor);
}

cudnnStatus_t cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t descriptor, cudnnTensorFormat_t format,
                                         cudnnDataType_t type, int n, int c, int h, int w)
{
    *descriptor = {n, c, h, w};
    return format == CUDNN_TENSOR_NCHW && type == CUDNN_DATA_FLOAT ? CUDNN_STATUS_SUCCESS : CUDNN_STATUS_BAD_PARAM;
}

cudnnStatus_t cudnnDestroyTensorDescriptor(cudnnTensorDescriptor_t descriptor)
{
    return give(descriptor);
}

cudnnStatus_t cudnnCreateFilterDescriptor(cudnnFilterDescriptor_t *descriptor)
{
    return make(descriptor);
}

cudnnStatus_t cudnnSetFilter4dDescriptor(cudnnFilterDescriptor_t descriptor, cudnnDataType_t type,
                                         cudnnTensorFormat_t format, int k, int c, int h, int w)
{
    *descriptor = {k, c, h, w};
    return format == CUDNN_TENSOR_NCHW && type == CUDNN_DATA_FLOAT ? CUDNN_STATUS_SUCCESS : CUDNN_STATUS_BAD_PARAM;
}

cudnnStatus_t cudnnDestroyFilterDescriptor(cudnnFilterDescriptor_t descriptor)
{
    return give(descriptor);
}

cudnnStatus_t cudnnCreateConvolutionDescriptor(cudnnConvolutionDescriptor_t *descriptor)
{
    return make(descriptor);
}

cudnnStatus_t cudnnSetConvolution2dDescriptor(cudnnConvolutionDescriptor_t descriptor, int padH, int padW, int u, int v,
                                              int dilationH, int dilationW, cudnnConvolutionMode_t mode,
                                              cudnnDataType_t compute)
{
    descriptor->padding = padH;
    const bool plain = padH == padW && u == 1 && v == 1 && dilationH == 1 && dilationW == 1;
    return plain && mode == CUDNN_CROSS_CORRELATION && compute == CUDNN_DATA_FLOAT ? CUDNN_STATUS_SUCCESS
                                                                                   : CUDNN_STATUS_BAD_PARAM;
}

cudnnStatus_t cudnnSetConvolutionMathType(cudnnConvolutionDescriptor_t descriptor, cudnnMathType_t math)
{
    descriptor->math = math;
    return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnDestroyConvolutionDescriptor(cudnnConvolutionDescriptor_t descriptor)
{
    return give(descriptor);
}

cudnnStatus_t cudnnGetConvolutionForwardAlgorithm_v7(cudnnHandle_t, const cudnnTensorDescriptor_t x,
                                                     const cudnnFilterDescriptor_t w,
                                                     const cudnnConvolutionDescriptor_t c,
                                                     const cudnnTensorDescriptor_t y, const int most, int *count,
                                                     cudnnConvolutionFwdAlgoPerf_t *list)
{
    if (!fits(*x, *w, *c, *y))
        return CUDNN_STATUS_BAD_PARAM;
    const cudnnMathType_t math = c->math == CUDNN_FMA_MATH ? CUDNN_FMA_MATH : CUDNN_TENSOR_OP_MATH;
    int n = offer(list, 0, most, CUDNN_CONVOLUTION_FWD_ALGO_FFT, 0, true, math);
    n = offer(list, n, most, CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD, 0, true, math);
    if (math != CUDNN_FMA_MATH) // would go below TF32: never to be taken
        n = offer(list, n, most, CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM, 0, true,
                  CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION);
    if (!fakeCudnn.onlyTransforms) {
        n = offer(list, n, most, CUDNN_CONVOLUTION_FWD_ALGO_GEMM, gigabyte, true, math);
        n = offer(list, n, most, CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM, needed(*y), true, math);
        n = offer(list, n, most, CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM, 0, true, math);
    }
    *count = n;
    return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithm_v7(cudnnHandle_t, const cudnnFilterDescriptor_t w,
                                                          const cudnnTensorDescriptor_t y,
                                                          const cudnnConvolutionDescriptor_t c,
                                                          const cudnnTensorDescriptor_t x, const int most, int *count,
                                                          cudnnConvolutionBwdDataAlgoPerf_t *list)
{
    if (!fits(*x, *w, *c, *y))
        return CUDNN_STATUS_BAD_PARAM;
    const cudnnMathType_t math = c->math == CUDNN_FMA_MATH ? CUDNN_FMA_MATH : CUDNN_TENSOR_OP_MATH;
    int n = offer(list, 0, most, CUDNN_CONVOLUTION_BWD_DATA_ALGO_0, 0, false, math);
    n = offer(list, n, most, CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD, 0, true, math);
    *count = offer(list, n, most, CUDNN_CONVOLUTION_BWD_DATA_ALGO_1, needed(*y), true, math);
    return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithm_v7(cudnnHandle_t, const cudnnTensorDescriptor_t x,
                                                            const cudnnTensorDescriptor_t y,
                                                            const cudnnConvolutionDescriptor_t c,
                                                            const cudnnFilterDescriptor_t w, const int most, int *count,
                                                            cudnnConvolutionBwdFilterAlgoPerf_t *list)
{
    if (!fits(*x, *w, *c, *y))
        return CUDNN_STATUS_BAD_PARAM;
    const cudnnMathType_t math = c->math == CUDNN_FMA_MATH ? CUDNN_FMA_MATH : CUDNN_TENSOR_OP_MATH;
    int n = offer(list, 0, most, CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0, 0, false, math);
    n = offer(list, n, most, CUDNN_CONVOLUTION_BWD_FILTER_ALGO_3, 0, false, math);
    *count = offer(list, n, most, CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1, needed(*y), true, math);
    return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnGetConvolutionForwardWorkspaceSize(cudnnHandle_t, const cudnnTensorDescriptor_t,
                                                      const cudnnFilterDescriptor_t, const cudnnConvolutionDescriptor_t,
                                                      const cudnnTensorDescriptor_t y, cudnnConvolutionFwdAlgo_t,
                                                      size_t *bytes)
{
    *bytes = needed(*y);
    return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnGetConvolutionBackwardDataWorkspaceSize(cudnnHandle_t, const cudnnFilterDescriptor_t,
                                                           const cudnnTensorDescriptor_t y,
                                                           const cudnnConvolutionDescriptor_t,
                                                           const cudnnTensorDescriptor_t, cudnnConvolutionBwdDataAlgo_t,
                                                           size_t *bytes)
{
    *bytes = needed(*y);
    return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnGetConvolutionBackwardFilterWorkspaceSize(cudnnHandle_t, const cudnnTensorDescriptor_t,
                                                             const cudnnTensorDescriptor_t y,
                                                             const cudnnConvolutionDescriptor_t,
                                                             const cudnnFilterDescriptor_t,
                                                             cudnnConvolutionBwdFilterAlgo_t, size_t *bytes)
{
    *bytes = needed(*y);
    return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnConvolutionForward(cudnnHandle_t handle, const void *alpha, const cudnnTensorDescriptor_t xShape,
                                      const void *x, const cudnnFilterDescriptor_t wShape, const void *w,
                                      const cudnnConvolutionDescriptor_t c, cudnnConvolutionFwdAlgo_t algorithm,
                                      void *workspace, size_t bytes, const void *beta,
                                      const cudnnTensorDescriptor_t yShape, void *y)
{
    const cudnnStatus_t status = begin(algorithm, c->math, alpha, beta, workspace, bytes, *yShape);
    if (status != CUDNN_STATUS_SUCCESS || !areAligned(x, w, y))
        return status != CUDNN_STATUS_SUCCESS ? status : CUDNN_STATUS_BAD_PARAM;
    return queue(handle, y, yShape->n * yShape->c * yShape->h * yShape->w,
                 [=, xs = *xShape, ws = *wShape, cs = *c, ys = *yShape](float *to) {
                     forEachProduct(xs, ws, cs, ys,
                                    [&](int atX, int atW, int atY) { to[atY] += product(x, atX, w, atW, cs); });
                 });
}

cudnnStatus_t cudnnConvolutionBackwardData(cudnnHandle_t handle, const void *alpha,
                                           const cudnnFilterDescriptor_t wShape, const void *w,
                                           const cudnnTensorDescriptor_t yShape, const void *y,
                                           const cudnnConvolutionDescriptor_t c,
                                           cudnnConvolutionBwdDataAlgo_t algorithm, void *workspace, size_t bytes,
                                           const void *beta, const cudnnTensorDescriptor_t xShape, void *x)
{
    const cudnnStatus_t status = begin(algorithm, c->math, alpha, beta, workspace, bytes, *yShape);
    if (status != CUDNN_STATUS_SUCCESS || !areAligned(x, w, y))
        return status != CUDNN_STATUS_SUCCESS ? status : CUDNN_STATUS_BAD_PARAM;
    return queue(handle, x, xShape->n * xShape->c * xShape->h * xShape->w,
                 [=, xs = *xShape, ws = *wShape, cs = *c, ys = *yShape](float *to) {
                     forEachProduct(xs, ws, cs, ys,
                                    [&](int atX, int atW, int atY) { to[atX] += product(y, atY, w, atW, cs); });
                 });
}

cudnnStatus_t cudnnConvolutionBackwardFilter(cudnnHandle_t handle, const void *alpha,
                                             const cudnnTensorDescriptor_t xShape, const void *x,
                                             const cudnnTensorDescriptor_t yShape, const void *y,
                                             const cudnnConvolutionDescriptor_t c,
                                             cudnnConvolutionBwdFilterAlgo_t algorithm, void *workspace, size_t bytes,
                                             const void *beta, const cudnnFilterDescriptor_t wShape, void *w)
{
    const cudnnStatus_t status = begin(algorithm, c->math, alpha, beta, workspace, bytes, *yShape);
    if (status != CUDNN_STATUS_SUCCESS || !areAligned(x, w, y))
        return status != CUDNN_STATUS_SUCCESS ? status : CUDNN_STATUS_BAD_PARAM;
    return queue(handle, w, wShape->k * wShape->c * wShape->h * wShape->w,
                 [=, xs = *xShape, ws = *wShape, cs = *c, ys = *yShape](float *to) {
                     forEachProduct(xs, ws, cs, ys,
                                    [&](int atX, int atW, int atY) { to[atW] += product(x, atX, y, atY, cs); });
                 });
}
