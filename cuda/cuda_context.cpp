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

using accelerator::DeviceError;

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
        check(choose(index), "opening");
        cudaDeviceProp properties{};
        check(cudaGetDeviceProperties(&properties, index), "asking for the properties of");
        m_name = properties.name;
        m_multiprocessors = properties.multiProcessorCount;
        m_capabilityMajor = properties.major;
        m_sharesHostMemory = cuda::sharesHostMemory(properties);
        m_coherent = properties.concurrentManagedAccess != 0;
        check(cudaStreamCreateWithFlags(&m_stream, cudaStreamNonBlocking), "opening a stream on");
        m_withoutBlas = whyCublasIsMissing();
        if (!m_withoutBlas.empty())
            return;
        const cublasStatus_t started = cublas().create(&m_blas);
        if (started == CUBLAS_STATUS_ARCH_MISMATCH || started == CUBLAS_STATUS_NOT_INITIALIZED) {
            // One for other cards, or for a newer driver: everything else of this card works.
            m_blas = nullptr;
            m_withoutBlas = std::string("it does not start: ") + cublas().statusText(started);
            check(cudaPeekAtLastError(), "starting cuBLAS on");
            return;
        }
        check(started, "starting cuBLAS on");
        // What cuBLAS itself would take: 32 MiB from Hopper on, 4 MiB before (cuBLAS manual, cublasSetWorkspace).
        const std::size_t workspaceBytes = (properties.major >= 9 ? std::size_t{32} : std::size_t{4}) << 20;
        check(cublas().setStream(m_blas, m_stream), "starting cuBLAS on"); // forgets the workspace, so it comes first
        check(cudaMalloc(&m_workspace, workspaceBytes), "taking cuBLAS's memory on");
        check(cublas().setWorkspace(m_blas, m_workspace, workspaceBytes), "starting cuBLAS on");
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
    // Some errors only look sticky; if the context still works, nothing else of this process is disturbed.
    if (isChosen) {
        if (cudaDeviceSynchronize() != cudaSuccess) {
            ++state.generation;
            (void)cudaDeviceReset(); // this process's context of the card; the card itself is not touched
        }
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
        throw DeviceError(DeviceError::Kind::Lost, m_name +
                                                       " was lost after an error, and a new context did not help (" +
                                                       textOf(error) + "): start the program again.");
    (void)cudaFree(trial);
    state.lost = false;
}

bool Context::isLost() const
{
    return m_lost || m_generation != stateOf(m_index).generation;
}

bool Context::canGiveBack() const noexcept
{
    return !isLost() && choose(m_index) == cudaSuccess;
}

void Context::enter()
{
    if (isLost())
        throw DeviceError(DeviceError::Kind::Lost, m_name + " was lost after an earlier error.");
    check(choose(m_index), "choosing");
}

void Context::fail(cudaError_t error, const char *doing)
{
    abandonCapture();
    m_timing = false;
    (void)cudaGetLastError(); // clears an error that is not sticky, so that the next call does not return it
    const std::string sentence = std::string("CUDA failed ") + doing + " " + m_name + ": " + textOf(error) + ".";
    if (error == cudaErrorMemoryAllocation)
        throw DeviceError(DeviceError::Kind::OutOfMemory, sentence);
    if (!isSticky(error))
        throw DeviceError(DeviceError::Kind::Other, sentence);
    m_lost = true;
    stateOf(m_index).lost = true;
    throw DeviceError(DeviceError::Kind::Lost, sentence);
}

void Context::fail(cublasStatus_t status, const char *doing)
{
    if (status == CUBLAS_STATUS_ALLOC_FAILED && cudaPeekAtLastError() == cudaSuccess)
        fail(cudaErrorMemoryAllocation, doing);
    failLibrary(std::string("cuBLAS: ") + cublas().statusText(status), doing);
}

void Context::failLibrary(const std::string &what, const char *doing)
{
    if (const cudaError_t error = cudaPeekAtLastError(); error != cudaSuccess)
        fail(error, doing);
    abandonCapture();
    m_timing = false;
    throw DeviceError(DeviceError::Kind::Other, std::string("Failed ") + doing + " " + m_name + ": " + what + ".");
}

void Context::beginCapture()
{
    // Relaxed: kernels, ours and cuBLAS's, may be loaded at first use, which may be during the capture.
    check(cudaStreamBeginCapture(m_stream, cudaStreamCaptureModeRelaxed), "recording a step on");
    m_capturing = true;
}

cudaGraph_t Context::endCapture()
{
    m_capturing = false;
    cudaGraph_t graph = nullptr;
    check(cudaStreamEndCapture(m_stream, &graph), "recording a step on");
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
        check(cudaEventCreate(&event), "making a clock on");
        m_events.push_back(event);
    }
    check(cudaEventRecord(m_events[m_marks++], m_stream), "reading the clock of");
}

std::vector<accelerator::DeviceSpan> Context::stopTiming()
{
    m_timing = false;
    check(cudaStreamSynchronize(m_stream), "waiting for");
    const auto secondsAt = [this](std::size_t index) {
        float milliseconds = 0;
        check(cudaEventElapsedTime(&milliseconds, m_events.front(), m_events[index]), "reading the clock of");
        return 1e-3 * static_cast<double>(milliseconds);
    };
    std::vector<accelerator::DeviceSpan> spans;
    for (std::size_t i = 1; i + 1 < m_marks; i += 2) {
        float milliseconds = 0; // by itself: a difference of two times since the zero has less digits
        check(cudaEventElapsedTime(&milliseconds, m_events[i], m_events[i + 1]), "reading the clock of");
        const double start = secondsAt(i);
        spans.push_back({start, start + 1e-3 * static_cast<double>(milliseconds), true, {}});
    }
    return spans;
}

} // namespace overtake::cuda
