// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory of the pretended cards: one range of addresses that the host may touch only while a card works. Buffers lie
// apart, with bytes between them that nobody may change (and, under AddressSanitizer, read).
#include "cuda/card/state.h"

#include <cstdlib>
#include <cstring>
#include <sys/mman.h>

#if defined(OVERTAKE_ADDRESS_SANITIZER)
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(start, bytes) ((void)(start), (void)(bytes))
#define ASAN_UNPOISON_MEMORY_REGION(start, bytes) ((void)(start), (void)(bytes))
#endif

namespace overtake::testcard
{

namespace
{

constexpr std::size_t arenaBytes = std::size_t{8} << 30; // of addresses
constexpr std::size_t step = 256;                        // what cudaMalloc() aligns to
constexpr std::size_t guard = 256;
constexpr unsigned char guardByte = 0xa5;
constexpr unsigned char unwritten = 0xff; // four of them are not a number
// Beyond this, memory starts with zeros: a library's workspace, which costs time whenever memory is opened or closed.
constexpr std::size_t mostSpoilt = std::size_t{2} << 20;

std::size_t roundedUp(std::size_t bytes)
{
    return (bytes + step - 1) / step * step;
}

class Arena
{
public:
    Arena()
    {
        void *memory = ::mmap(nullptr, arenaBytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        m_start = memory == MAP_FAILED ? nullptr : static_cast<std::byte *>(memory);
    }

    bool contains(const void *from, std::size_t bytes) const
    {
        const auto *at = static_cast<const std::byte *>(from);
        return at + bytes > m_start && at < m_start + arenaBytes;
    }

    /// The lowest gap that is large enough. Null: none.
    std::byte *take(std::size_t bytes)
    {
        const std::size_t wanted = roundedUp(bytes) + guard;
        std::byte *at = m_start + guard;
        for (const auto &[start, allocation] : state().device) {
            if (start >= at + wanted)
                break;
            at = start + roundedUp(allocation.bytes) + guard;
        }
        if (!m_start || at + wanted > m_start + arenaBytes)
            return nullptr;
        const OpenMemory opened;
        if (at + wanted > m_start + m_used) {
            m_used = (static_cast<std::size_t>(at - m_start) + wanted + 4095) / 4096 * 4096;
            (void)::mprotect(m_start, m_used, PROT_READ | PROT_WRITE);
        }
        ASAN_UNPOISON_MEMORY_REGION(at - guard, wanted + guard);
        std::memset(at - guard, guardByte, guard);
        if (bytes <= mostSpoilt)
            std::memset(at, unwritten, bytes);
        std::memset(at + bytes, guardByte, wanted - bytes);
        ASAN_POISON_MEMORY_REGION(at - guard, guard);
        ASAN_POISON_MEMORY_REGION(at + bytes, wanted - bytes);
        return at;
    }

    bool isIntact(std::byte *at, std::size_t bytes)
    {
        const OpenMemory opened;
        const std::size_t behind = roundedUp(bytes) + guard - bytes;
        ASAN_UNPOISON_MEMORY_REGION(at - guard, guard);
        ASAN_UNPOISON_MEMORY_REGION(at + bytes, behind);
        bool intact = true;
        for (std::size_t i = 0; i < guard; ++i)
            intact = intact && (at - guard)[i] == std::byte{guardByte};
        for (std::size_t i = 0; i < behind; ++i)
            intact = intact && at[bytes + i] == std::byte{guardByte};
        ASAN_POISON_MEMORY_REGION(at - guard, guard);
        ASAN_POISON_MEMORY_REGION(at + bytes, behind);
        return intact;
    }

    static void give(std::byte *at, std::size_t bytes)
    {
        ASAN_POISON_MEMORY_REGION(at, bytes);
        const auto first = (reinterpret_cast<std::uintptr_t>(at) + 4095) / 4096 * 4096;
        const auto end = reinterpret_cast<std::uintptr_t>(at + bytes) / 4096 * 4096;
        if (end > first) // pages that are there cost time whenever memory is opened or closed
            (void)::madvise(reinterpret_cast<void *>(first), end - first, MADV_DONTNEED);
    }

    void open()
    {
        if (m_opened++ == 0 && m_used > 0)
            (void)::mprotect(m_start, m_used, PROT_READ | PROT_WRITE);
    }
    bool isOpen() const { return m_opened > 0; }
    void close()
    {
        if (--m_opened == 0 && m_used > 0)
            (void)::mprotect(m_start, m_used, PROT_NONE);
    }

private:
    std::byte *m_start = nullptr;
    std::size_t m_used = 0;
    int m_opened = 0;
};

Arena &arena()
{
    static auto *one = new Arena;
    return *one;
}

cudaError_t takeBack(std::map<std::byte *, Allocation>::iterator one)
{
    State &s = state();
    cudaError_t error = cudaSuccess;
    if (!arena().isIntact(one->first, one->second.bytes))
        error = fault("something wrote beside a buffer of " + std::to_string(one->second.bytes) + " bytes",
                      cudaErrorIllegalAddress);
    arena().give(one->first, one->second.bytes);
    s.cards[one->second.card].used -= one->second.bytes;
    s.device.erase(one);
    return error;
}

} // namespace

OpenMemory::OpenMemory()
{
    const std::scoped_lock lock(stateMutex());
    arena().open();
    protectManaged();
}

OpenMemory::~OpenMemory()
{
    const std::scoped_lock lock(stateMutex());
    arena().close();
    protectManaged();
}

bool isOpen()
{
    return arena().isOpen();
}

bool isWithin(const std::map<std::byte *, Allocation> &all, int card, const void *from, std::size_t bytes)
{
    auto *at = const_cast<std::byte *>(static_cast<const std::byte *>(from));
    auto next = all.upper_bound(at);
    if (next == all.begin())
        return false;
    const auto &[start, allocation] = *--next;
    const bool given = allocation.ofHost && isOpen();
    return !given && (card < 0 || allocation.card == card) && at + bytes <= start + allocation.bytes;
}

bool isOnCard(int card, const void *from, std::size_t bytes)
{
    return isWithin(state().device, card, from, bytes) || isWithin(state().managed, card, from, bytes);
}

bool touchesCard(const void *from, std::size_t bytes)
{
    return arena().contains(from, bytes);
}

bool isPinned(const void *from, std::size_t bytes)
{
    return isWithin(state().pinned, -1, from, bytes);
}

void loseMemory(int card)
{
    State &s = state();
    loseManaged(card);
    for (auto one = s.device.begin(); one != s.device.end();) {
        auto next = std::next(one);
        if (one->second.card == card)
            (void)takeBack(one);
        one = next;
    }
    for (auto one = s.pinned.begin(); one != s.pinned.end();) {
        if (one->second.card == card) {
            std::free(one->first);
            one = s.pinned.erase(one);
        } else {
            ++one;
        }
    }
}

} // namespace overtake::testcard

using namespace overtake::testcard;

cudaError_t cudaMalloc(void **address, size_t bytes)
{
    return call("cudaMalloc", [&] {
        *address = nullptr;
        const int card = currentCard();
        if (isCapturingOn(card))
            return fault("memory was allocated while a graph was recorded", cudaErrorStreamCaptureUnsupported);
        State &s = state();
        if (s.cards[card].used + bytes > s.settings.memoryBytes)
            return cudaErrorMemoryAllocation;
        std::byte *at = arena().take(bytes);
        if (!at)
            return cudaErrorMemoryAllocation;
        ++s.allocations;
        s.cards[card].used += bytes;
        s.device[at] = {card, bytes};
        *address = at;
        return cudaSuccess;
    });
}

cudaError_t cudaMallocHost(void **address, size_t bytes)
{
    return call("cudaMallocHost", [&] {
        State &s = state();
        std::size_t locked = bytes;
        for (const auto &[start, allocation] : s.pinned)
            locked += allocation.bytes;
        *address = locked > s.settings.pinnedBytes ? nullptr : std::malloc(bytes);
        if (!*address)
            return cudaErrorMemoryAllocation;
        std::memset(*address, unwritten, bytes);
        s.pinned[static_cast<std::byte *>(*address)] = {currentCard(), bytes};
        return cudaSuccess;
    });
}

cudaError_t cudaFree(void *address)
{
    return call(
        "cudaFree",
        [&] {
            if (!address)
                return cudaSuccess;
            State &s = state();
            const auto found = s.device.find(static_cast<std::byte *>(address));
            const auto managed = s.managed.find(static_cast<std::byte *>(address));
            const bool isOfCard = found != s.device.end();
            if (!isOfCard && managed == s.managed.end())
                return fault("something that is no buffer was freed", cudaErrorInvalidValue);
            const int card = isOfCard ? found->second.card : managed->second.card;
            if (isCapturingOn(card))
                return fault("memory was freed while a graph was recorded", cudaErrorStreamCaptureUnsupported);
            const cudaError_t error = finish(card); // it waits for the card
            if (error != cudaSuccess)
                return error;
            return isOfCard ? takeBack(found) : takeBackManaged(managed->first);
        },
        true);
}

cudaError_t cudaFreeHost(void *address)
{
    return call(
        "cudaFreeHost",
        [&] {
            if (!address)
                return cudaSuccess;
            State &s = state();
            const auto found = s.pinned.find(static_cast<std::byte *>(address));
            if (found == s.pinned.end())
                return fault("something that is no locked memory was freed", cudaErrorInvalidValue);
            const cudaError_t error = finish(found->second.card);
            std::free(found->first);
            s.pinned.erase(found);
            return error;
        },
        true);
}

cudaError_t cudaMemset(void *to, int value, size_t bytes)
{
    return call("cudaMemset", [&] {
        const int card = currentCard();
        if (!isOnCard(card, to, bytes))
            return fault("what is no buffer of the card was to be filled", cudaErrorInvalidValue);
        const cudaError_t error = finish(card);
        const OpenMemory opened;
        std::memset(to, value, bytes);
        return error;
    });
}

cudaError_t cudaMemGetInfo(size_t *free, size_t *total)
{
    return call("cudaMemGetInfo", [&] {
        *total = state().settings.memoryBytes;
        *free = *total - state().cards[currentCard()].used;
        return cudaSuccess;
    });
}
