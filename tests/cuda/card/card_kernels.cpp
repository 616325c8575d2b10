// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Starting kernels on the pretended cards: arguments are read as the kernel's parameters are declared, when it is
// started, and every buffer must be there when it runs.
#include "cuda/card/block.h"
#include "cuda/card/state.h"

namespace overtake::testcard
{

namespace
{

struct Kernel {
    const char *name = "";
    unsigned mostThreads = 0;
    Binder binder;
};

std::map<const void *, Kernel> &kernels()
{
    static std::map<const void *, Kernel> all;
    return all;
}

/// What is wrong with the pointers that a kernel is about to use; empty: nothing.
std::string wrongPointer(const BoundKernel &bound, int card)
{
    for (std::size_t i = 0; i < bound.pointers.size(); ++i) {
        const BoundKernel::Pointer &p = bound.pointers[i];
        if (!p.buffer && p.offset == 0)
            continue; // an input that is not there
        const auto *begin = static_cast<const std::byte *>(p.buffer);
        const auto *view = begin + p.offset * static_cast<long long>(p.elementBytes);
        if (!isOnCard(card, begin, 0) || !isOnCard(card, view, 0))
            return "buffer " + std::to_string(i) + " is not on the card, or its view begins beyond it";
        if (reinterpret_cast<std::uintptr_t>(view) % p.elementBytes != 0)
            return "buffer " + std::to_string(i) + " begins in the middle of an element";
    }
    return {};
}

} // namespace

void addKernel(const void *function, const char *name, unsigned mostThreads, Binder binder)
{
    const std::scoped_lock lock(stateMutex());
    kernels()[function] = {name, mostThreads, std::move(binder)};
}

} // namespace overtake::testcard

using namespace overtake::testcard;

cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, const void *function)
{
    return call("cudaFuncGetAttributes", [&] {
        *attributes = {};
        const auto found = kernels().find(function);
        if (found == kernels().end())
            return fault("what is no kernel was asked about", cudaErrorInvalidDeviceFunction);
        attributes->maxThreadsPerBlock = static_cast<int>(found->second.mostThreads);
        return cudaSuccess;
    });
}

cudaError_t cudaLaunchKernel(const void *function, dim3 grid, dim3 block, void **arguments, size_t sharedBytes,
                             cudaStream_t stream)
{
    return call("cudaLaunchKernel", [&] {
        const auto found = kernels().find(function);
        if (found == kernels().end())
            return fault("what is no kernel was started", cudaErrorInvalidDeviceFunction);
        const Kernel &kernel = found->second;
        const bool flat = grid.y == 1 && grid.z == 1 && block.y == 1 && block.z == 1 && sharedBytes == 0;
        if (!flat || grid.x == 0 || grid.x > 0x7fffffffU || block.x == 0 || block.x > kernel.mostThreads)
            return fault(std::string(kernel.name) + " was started on " + std::to_string(grid.x) + " blocks of " +
                             std::to_string(block.x),
                         cudaErrorInvalidConfiguration);
        Work work{kernel.name, {}};
        work.run = [bound = kernel.binder(arguments), name = kernel.name, card = currentCard(), blocks = grid.x,
                    threads = block.x] {
            if (const std::string wrong = wrongPointer(bound, card); !wrong.empty())
                return fault(std::string(name) + ": " + wrong, cudaErrorIllegalAddress);
            const std::string wrong = runGrid(blocks, threads, bound.run, state().settings.backwards);
            return wrong.empty() ? cudaSuccess : fault(std::string(name) + ": " + wrong, cudaErrorLaunchFailure);
        };
        return enqueue(stream, std::move(work));
    });
}
