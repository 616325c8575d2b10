// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cuda_commands.h"

#include "cuda_memory.h"
#include "functions.h"

namespace overtake::cuda
{

static_assert(sizeof(long long) == sizeof(std::int64_t), "the kernels' Index");

LaunchCommand::LaunchCommand(ContextPtr context, const gpu::Launch &launch)
    : m_context(std::move(context)), m_function(kernelFunction(launch.kernel)), m_groups(launch.groups)
{
    for (const gpu::Integer &integer : launch.integers)
        m_integers.push_back(integer.value);
    for (const gpu::Number &number : launch.floats)
        m_floats.push_back(number.value);
    for (const gpu::View &view : launch.buffers) {
        m_addresses.push_back(addressOf(view.buffer));
        m_offsets.push_back(view.offset);
    }
    for (std::size_t i = 0; i < m_addresses.size(); ++i) {
        m_arguments.push_back(&m_addresses[i]);
        m_arguments.push_back(&m_offsets[i]);
    }
    for (std::int64_t &integer : m_integers)
        m_arguments.push_back(&integer);
    for (float &number : m_floats)
        m_arguments.push_back(&number);
    // Loads the kernel's code now; else the first launch would.
    cudaFuncAttributes attributes{};
    m_context->check(cudaFuncGetAttributes(&attributes, m_function), phrase("loading a kernel on %1"));
}

void LaunchCommand::enqueue()
{
    m_context->enter();
    m_context->timed([this] {
        m_context->check(cudaLaunchKernel(m_function, dim3(static_cast<unsigned>(m_groups)), dim3(gpu::groupSize),
                                          m_arguments.data(), 0, m_context->stream()),
                         phrase("launching a kernel on %1"));
    });
}

GraphCommand::GraphCommand(ContextPtr context, cudaGraph_t graph) : m_context(std::move(context))
{
    const cudaError_t error = cudaGraphInstantiate(&m_ready, graph, 0);
    (void)cudaGraphDestroy(graph);
    m_context->check(error, phrase("preparing a recorded step on %1"));
    if (cudaGraphUpload(m_ready, m_context->stream()) != cudaSuccess) // it saves the first run the time
        (void)cudaGetLastError();
}

GraphCommand::~GraphCommand()
{
    if (m_ready && m_context->canGiveBack())
        (void)cudaGraphExecDestroy(m_ready); // CUDA keeps it until its last run is done
}

void GraphCommand::enqueue()
{
    m_context->enter();
    m_context->timed([this] {
        m_context->check(cudaGraphLaunch(m_ready, m_context->stream()), phrase("replaying a recorded step on %1"));
    });
}

} // namespace overtake::cuda
