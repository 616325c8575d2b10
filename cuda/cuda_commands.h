// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A shared kernel with its arguments, and a recorded series of commands (a CUDA graph), ready to be queued.
#pragma once

#include "cuda_context.h"

#include <cstdint>
#include <vector>

namespace overtake::cuda
{

class LaunchCommand : public gpu::Command
{
public:
    LaunchCommand(ContextPtr context, const gpu::Launch &launch);
    // Not copyable: CUDA's arguments point into this object.
    LaunchCommand(const LaunchCommand &) = delete;
    LaunchCommand &operator=(const LaunchCommand &) = delete;

    void enqueue() override;
    void setOffset(std::size_t buffer, std::int64_t elements) override { m_offsets.at(buffer) = elements; }
    void setInteger(std::size_t index, std::int64_t value) override { m_integers.at(index) = value; }

private:
    ContextPtr m_context;
    const void *m_function;
    int m_groups;
    std::vector<void *> m_addresses;
    std::vector<std::int64_t> m_offsets;
    std::vector<std::int64_t> m_integers;
    std::vector<float> m_floats;
    std::vector<void *> m_arguments; ///< to the values above, in the kernel's order; cudaLaunchKernel reads them
};

class GraphCommand : public gpu::Command
{
public:
    /// Takes the graph over. Throws DeviceError.
    GraphCommand(ContextPtr context, cudaGraph_t graph);
    ~GraphCommand() override;
    GraphCommand(const GraphCommand &) = delete;
    GraphCommand &operator=(const GraphCommand &) = delete;

    void enqueue() override;
    void setOffset(std::size_t, std::int64_t) override {}
    void setInteger(std::size_t, std::int64_t) override {}

private:
    ContextPtr m_context;
    cudaGraphExec_t m_ready = nullptr;
};

} // namespace overtake::cuda
