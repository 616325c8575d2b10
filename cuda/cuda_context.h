// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A card in use: its one stream, its cuBLAS handle where there is one, whether it is lost, and how errors become
// sentences. Shared by everything created on it, and therefore destroyed last. One thread at a time, whichever.
#pragma once

#include "engines/gpu/gpu_backend.h"

#include <cublas_v2.h>
#include <cuda_runtime_api.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace overtake::cuda
{

class Context
{
public:
    /// Opens the card, and gives it a new context of this process where an earlier error made it unusable. Throws
    /// DeviceError.
    explicit Context(int index);
    ~Context();
    Context(const Context &) = delete;
    Context &operator=(const Context &) = delete;

    int index() const { return m_index; }
    const std::string &name() const { return m_name; }
    int multiprocessors() const { return m_multiprocessors; }
    int capabilityMajor() const { return m_capabilityMajor; }
    bool sharesHostMemory() const { return m_sharesHostMemory; }
    /// Host and card see what the other wrote to managed memory without being told when it changes hands.
    bool isCoherent() const { return m_coherent; }
    cudaStream_t stream() const { return m_stream; }
    /// Null where there is no cuBLAS; withoutBlas() says why.
    cublasHandle_t blas() const { return m_blas; }
    const Message &withoutBlas() const { return m_withoutBlas; }
    bool isLost() const { return m_lost || wasReset(); }
    /// The card's context of this process was given up, and with it everything made before.
    bool wasReset() const;

    /// Makes the card current for the calling thread, and throws if it is lost; comes first in every call from outside.
    void enter();
    /// For destructors: makes the card current for the calling thread. Resources of a lost card are not freed one by
    /// one: resetting its context frees them all, and that may already have happened.
    bool canGiveBack() const noexcept;
    /// Throws DeviceError if `error` is one. `doing`: a phrase about the card, "copying to %1".
    void check(cudaError_t error, const char *doing)
    {
        if (error != cudaSuccess)
            fail(error, doing);
    }
    void check(cublasStatus_t status, const char *doing)
    {
        if (status != CUBLAS_STATUS_SUCCESS)
            fail(status, doing);
    }

    /// A library's own error, in its words; the underlying cause is CUDA's error, if it reports one.
    [[noreturn]] void failLibrary(const std::string &what, const char *doing);

    /// Between these two, what is queued is recorded. An error in between ends the recording, so that nothing after it
    /// is recorded unnoticed.
    void beginCapture();
    cudaGraph_t endCapture();
    bool isCapturing() const { return m_capturing; }

    /// Between these, timed() records the card's clock before and after what it is given.
    void startTiming();
    std::vector<gpu::DeviceSpan> stopTiming();
    template <typename Work>
    void timed(const Work &work)
    {
        if (!m_timing) {
            work();
            return;
        }
        mark();
        work();
        mark();
    }

private:
    [[noreturn]] void fail(cudaError_t error, const char *doing);
    [[noreturn]] void fail(cublasStatus_t status, const char *doing);
    cudaError_t errorOfCard();
    void recover();
    void abandonCapture() noexcept;
    void mark();
    void release() noexcept;

    int m_index;
    std::string m_name;
    int m_multiprocessors = 0;
    int m_capabilityMajor = 0;
    bool m_sharesHostMemory = false;
    bool m_coherent = false;
    bool m_lost = false;
    int m_generation = 0; ///< number of the device's resets when this context was made
    cudaStream_t m_stream = nullptr;
    cublasHandle_t m_blas = nullptr;
    Message m_withoutBlas;
    void *m_workspace = nullptr; ///< cuBLAS's, so that it allocates nothing in a step or in a capture
    bool m_capturing = false;
    bool m_timing = false;
    std::vector<cudaEvent_t> m_events; ///< kept for the next time
    std::size_t m_marks = 0;           ///< events in use: the clock's zero, then two for each piece of work
};
using ContextPtr = std::shared_ptr<Context>;

} // namespace overtake::cuda
