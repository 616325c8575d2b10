// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cuda_context.h"

#include "cublas.h"
#include "cuda_memory.h"

#include <array>
#include <atomic>

namespace overtake::cuda
{

namespace
{

using gpu::DeviceError;

/// State of this process's contexts, card by card; shared by all threads.
struct CardState {
    std::atomic<bool> lost{false};  ///< a sticky error, not yet recovered from
    std::atomic<int> generation{0}; ///< counts resets, which destroy everything made before
};

CardState &stateOf(int index)
{
    static std::array<CardState, 64> states;
    return states.at(static_cast<std::size_t>(index));
}

/// Makes the card current for the calling thread, unless it already is.
cudaError_t choose(int index)
{
    thread_local int current = -1;
    if (current == index)
        return cudaSuccess;
    const cudaError_t error = cudaSetDevice(index);
    current = error == cudaSuccess ? index : -1;
    return error;
}

/// After these, every call on the context fails (CUDA runtime API, cudaError_t: 'any further CUDA work will return the
/// same error').
bool isSticky(cudaError_t error)
{
    switch (error) {
    case cudaErrorECCUncorrectable:
    case cudaErrorIllegalAddress:
    case cudaErrorLaunchTimeout:
    case cudaErrorContextIsDestroyed:
    case cudaErrorAssert:
    case cudaErrorHardwareStackError:
    case cudaErrorIllegalInstruction:
    case cudaErrorMisalignedAddress:
    case cudaErrorInvalidAddressSpace:
    case cudaErrorInvalidPc:
    case cudaErrorLaunchFailure:
    case cudaErrorNvlinkUncorrectable:
    case cudaErrorExternalDevice:
    case cudaErrorMpsClientTerminated:
#if CUDART_VERSION >= 12080
    case cudaErrorTensorMemoryLeak:
    case cudaErrorContained:
#endif
    case cudaErrorUnknown:
        return true;
    default:
        return false;
    }
}

std::string textOf(cudaError_t error)
{
    return std::string(cudaGetErrorString(error)) + " (" + cudaGetErrorName(error) + ")";
}

} // namespace

Context::Context(int index) : m_index(index), m_name("CUDA card " + std::to_string(index))
{
    try {
        if (stateOf(index).lost)
            recover();
        m_generation = stateOf(index).generation;
        check(choose(index), phrase("opening %1"));
        cudaDeviceProp properties{};
        check(cudaGetDeviceProperties(&properties, index), phrase("asking for the properties of %1"));
        m_name = properties.name;
        m_multiprocessors = properties.multiProcessorCount;
        m_capabilityMajor = properties.major;
        m_sharesHostMemory = cuda::sharesHostMemory(properties);
        m_coherent = properties.concurrentManagedAccess != 0;
        check(cudaStreamCreateWithFlags(&m_stream, cudaStreamNonBlocking), phrase("opening a stream on %1"));
        m_withoutBlas = cublas().missing;
        if (!m_withoutBlas.empty())
            return;
        const cublasStatus_t started = cublas().create(&m_blas);
        if (started == CUBLAS_STATUS_ARCH_MISMATCH || started == CUBLAS_STATUS_NOT_INITIALIZED) {
            // One for other cards, or for a newer driver: everything else of this card works.
            m_blas = nullptr;
            m_withoutBlas = sentence("it does not start: %1", cublas().statusText(started));
            check(errorOfCard(), phrase("starting cuBLAS on %1"));
            return;
        }
        check(started, phrase("starting cuBLAS on %1"));
        // cuBLAS's own default: 32 MiB for Hopper or newer, 4 MiB before (cuBLAS manual, cublasSetWorkspace).
        const std::size_t workspaceBytes = (properties.major >= 9 ? std::size_t{32} : std::size_t{4}) << 20;
        check(cublas().setStream(m_blas, m_stream),
              phrase("starting cuBLAS on %1")); // forgets the workspace, so it comes first
        check(cudaMalloc(&m_workspace, workspaceBytes), phrase("taking cuBLAS's memory on %1"));
        check(cublas().setWorkspace(m_blas, m_workspace, workspaceBytes), phrase("starting cuBLAS on %1"));
    } catch (...) {
        release();
        throw;
    }
}

Context::~Context()
{
    release();
}

void Context::release() noexcept
{
    if (!canGiveBack())
        return;
    abandonCapture();
    if (m_stream)
        (void)cudaStreamSynchronize(m_stream);
    for (cudaEvent_t event : m_events)
        (void)cudaEventDestroy(event);
    if (m_blas)
        (void)cublas().destroy(m_blas);
    (void)cudaFree(m_workspace);
    if (m_stream)
        (void)cudaStreamDestroy(m_stream);
}

void Context::recover()
{
    CardState &state = stateOf(m_index);
    // Selecting a card may return its error and select it all the same; what follows must not reach another card.
    cudaError_t error = choose(m_index);
    int chosen = -1;
    const bool isChosen = cudaGetDevice(&chosen) == cudaSuccess && chosen == m_index;
    (void)cudaGetLastError();
    // Even where the error only looked sticky: what was made before it is given back in no other way.
    if (isChosen) {
        ++state.generation;
        (void)cudaDeviceReset(); // this process's context of the card; the card itself is not touched
        error = choose(m_index);
    }
    void *trial = nullptr;
    if (error == cudaSuccess)
        error = cudaMalloc(&trial, 256);
    if (error == cudaSuccess)
        error = cudaMemset(trial, 0, 256);
    if (error == cudaSuccess)
        error = cudaDeviceSynchronize();
    if (error != cudaSuccess)
        throw DeviceError(DeviceError::Kind::Lost,
                          sentence("%1 was lost after an error, and a new context did not help (%2): start the program "
                                   "again.",
                                   m_name, textOf(error)));
    (void)cudaFree(trial);
    state.lost = false;
}

bool Context::wasReset() const
{
    return m_generation != stateOf(m_index).generation;
}

bool Context::canGiveBack() const noexcept
{
    return !isLost() && choose(m_index) == cudaSuccess;
}

void Context::enter()
{
    if (isLost())
        throw DeviceError(DeviceError::Kind::Lost, sentence("%1 was lost after an earlier error.", m_name));
    check(choose(m_index), phrase("choosing %1"));
}

void Context::fail(cudaError_t error, const char *doing)
{
    abandonCapture();
    (void)cudaGetLastError(); // clears an error that is not sticky, so that the next call does not return it
    const Message what = sentence("CUDA failed %1: %2.", term(doing, m_name), textOf(error));
    if (error == cudaErrorMemoryAllocation)
        throw DeviceError(DeviceError::Kind::OutOfMemory, what);
    if (!isSticky(error))
        throw DeviceError(DeviceError::Kind::Other, what);
    m_lost = true;
    stateOf(m_index).lost = true;
    throw DeviceError(DeviceError::Kind::Lost, what);
}

void Context::fail(cublasStatus_t status, const char *doing)
{
    if (status == CUBLAS_STATUS_ALLOC_FAILED && errorOfCard() == cudaSuccess)
        fail(cudaErrorMemoryAllocation, doing);
    failLibrary(std::string("cuBLAS: ") + cublas().statusText(status), doing);
}

/// A library has a runtime of its own, whose errors this one does not know; the stream does.
cudaError_t Context::errorOfCard()
{
    if (const cudaError_t error = cudaPeekAtLastError(); error != cudaSuccess)
        return error;
    abandonCapture(); // a stream that is recorded cannot be asked
    const cudaError_t error = cudaStreamQuery(m_stream);
    if (error != cudaErrorNotReady)
        return error;
    (void)cudaGetLastError(); // that counts as the last one, too
    return cudaSuccess;
}

void Context::failLibrary(const std::string &what, const char *doing)
{
    if (const cudaError_t error = errorOfCard(); error != cudaSuccess)
        fail(error, doing);
    throw DeviceError(DeviceError::Kind::Other, sentence("Failed %1: %2.", term(doing, m_name), what));
}

void Context::beginCapture()
{
    // Relaxed: kernels, ours and cuBLAS's, may be loaded at first use, which may be during the capture.
    check(cudaStreamBeginCapture(m_stream, cudaStreamCaptureModeRelaxed), phrase("recording a step on %1"));
    m_capturing = true;
}

cudaGraph_t Context::endCapture()
{
    m_capturing = false;
    cudaGraph_t graph = nullptr;
    check(cudaStreamEndCapture(m_stream, &graph), phrase("recording a step on %1"));
    return graph;
}

void Context::abandonCapture() noexcept
{
    if (!std::exchange(m_capturing, false))
        return;
    cudaGraph_t graph = nullptr;
    (void)cudaStreamEndCapture(m_stream, &graph);
    if (graph)
        (void)cudaGraphDestroy(graph);
    (void)cudaGetLastError(); // that of the recording, which is over
}

void Context::startTiming()
{
    m_marks = 0;
    mark();
    m_timing = true;
}

void Context::mark()
{
    if (m_marks == m_events.size()) {
        cudaEvent_t event = nullptr;
        check(cudaEventCreate(&event), phrase("making a clock on %1"));
        m_events.push_back(event);
    }
    check(cudaEventRecord(m_events[m_marks++], m_stream), phrase("reading the clock of %1"));
}

std::vector<gpu::DeviceSpan> Context::stopTiming()
{
    m_timing = false;
    check(cudaStreamSynchronize(m_stream), phrase("waiting for %1"));
    const auto secondsAt = [this](std::size_t index) {
        float milliseconds = 0;
        check(cudaEventElapsedTime(&milliseconds, m_events.front(), m_events[index]),
              phrase("reading the clock of %1"));
        return 1e-3 * static_cast<double>(milliseconds);
    };
    std::vector<gpu::DeviceSpan> spans;
    for (std::size_t i = 1; i + 1 < m_marks; i += 2) {
        float milliseconds = 0; // by itself: a difference of two times since the zero has less digits
        check(cudaEventElapsedTime(&milliseconds, m_events[i], m_events[i + 1]), phrase("reading the clock of %1"));
        const double start = secondsAt(i);
        spans.push_back({start, start + 1e-3 * static_cast<double>(milliseconds), true, {}});
    }
    return spans;
}

} // namespace overtake::cuda
