// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory that integrated cards share with the host, each piece in pages of its own between two that nobody may touch.
// Whose a piece is says cudaStreamAttachMemAsync(), in the order of the stream's work.
#include "cuda/card/streams.h"

#include <cstring>
#include <sys/mman.h>

namespace overtake::testcard
{

namespace
{

constexpr std::size_t page = 4096;
constexpr unsigned char guardByte = 0xa5;
constexpr unsigned char unwritten = 0xff; // four of them are not a number

std::size_t pagesOf(std::size_t bytes)
{
    return (bytes + page - 1) / page * page;
}

/// Concurrent access is what coherent memory allows; nobody here wants it, so it is not allowed.
bool mayHostTouch(const Allocation &one)
{
    return state().settings.coherent ? !hasWork(one.card) : one.ofHost;
}

void remove(std::byte *start, const Allocation &one)
{
    (void)::munmap(start - page, pagesOf(one.bytes) + 2 * page);
    state().cards[one.card].used -= one.bytes;
}

} // namespace

bool isManaged(int card, const void *from, std::size_t bytes)
{
    const auto *at = static_cast<const std::byte *>(from);
    for (const auto &[start, one] : state().managed)
        if ((card < 0 || one.card == card) && at >= start && at + bytes <= start + one.bytes)
            return true;
    return false;
}

void protectManaged()
{
    for (const auto &[start, one] : state().managed)
        (void)::mprotect(start, pagesOf(one.bytes), isOpen() || mayHostTouch(one) ? PROT_READ | PROT_WRITE : PROT_NONE);
}

cudaError_t takeBackManaged(std::byte *start)
{
    const Allocation one = state().managed.at(start);
    const OpenMemory opened;
    bool intact = true;
    for (std::size_t i = one.bytes; i < pagesOf(one.bytes); ++i)
        intact = intact && start[i] == std::byte{guardByte};
    state().managed.erase(start);
    remove(start, one);
    return intact ? cudaSuccess
                  : fault("something wrote behind managed memory of " + std::to_string(one.bytes) + " bytes",
                          cudaErrorIllegalAddress);
}

void loseManaged(int card)
{
    auto &all = state().managed;
    for (auto one = all.begin(); one != all.end();) {
        if (one->second.card == card) {
            remove(one->first, one->second);
            one = all.erase(one);
        } else {
            ++one;
        }
    }
}

} // namespace overtake::testcard

using namespace overtake::testcard;

cudaError_t cudaMallocManaged(void **address, size_t bytes, unsigned int flags)
{
    return call("cudaMallocManaged", [&] {
        *address = nullptr;
        State &s = state();
        const int card = currentCard();
        if (!s.settings.integrated)
            return fault("memory was to be shared with a card that has its own", cudaErrorNotSupported);
        if (flags != cudaMemAttachGlobal || bytes == 0)
            return fault("managed memory was asked for in a way that is not known", cudaErrorInvalidValue);
        if (isCapturingOn(card))
            return fault("memory was allocated while a graph was recorded", cudaErrorStreamCaptureUnsupported);
        if (s.cards[card].used + bytes > s.settings.memoryBytes)
            return cudaErrorMemoryAllocation;
        const std::size_t pages = pagesOf(bytes);
        void *mapped = ::mmap(nullptr, pages + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (mapped == MAP_FAILED)
            return cudaErrorMemoryAllocation;
        std::byte *start = static_cast<std::byte *>(mapped) + page;
        ++s.allocations;
        s.cards[card].used += bytes;
        s.managed[start] = {card, bytes};
        const OpenMemory opened;
        std::memset(start, unwritten, bytes);
        std::memset(start + bytes, guardByte, pages - bytes);
        *address = start;
        return cudaSuccess;
    });
}

cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *address, size_t length, unsigned int flags)
{
    return call("cudaStreamAttachMemAsync", [&] {
        auto *start = static_cast<std::byte *>(address);
        const auto found = state().managed.find(start);
        if (found == state().managed.end() || (length != 0 && length != found->second.bytes))
            return fault("what is no whole managed memory was to be attached", cudaErrorInvalidValue);
        if (flags != cudaMemAttachGlobal && flags != cudaMemAttachHost)
            return fault("managed memory was attached to a single stream, which a graph may leave",
                         cudaErrorInvalidValue);
        if (isLive(stream) && isCapturing(stream))
            return fault("memory was attached while a graph was recorded", cudaErrorStreamCaptureUnsupported);
        const bool toHost = flags == cudaMemAttachHost;
        ++state().ran[toHost ? "attach to host" : "attach to card"];
        return enqueue(stream, {"attach",
                                [start, toHost] {
                                    const auto one = state().managed.find(start);
                                    if (one == state().managed.end())
                                        return fault("memory that is gone was attached", cudaErrorIllegalAddress);
                                    one->second.ofHost = toHost && !state().settings.coherent;
                                    return cudaSuccess;
                                },
                                false});
    });
}
