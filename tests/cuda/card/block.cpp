// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cuda/card/block.h"

#include "cuda/card/fiber.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

namespace overtake::testcard
{

Place here;

namespace
{

constexpr unsigned warpSize = 32;
constexpr unsigned mostThreads = 1024;

enum class State { NotStarted, AtBarrier, AtShuffle, Done };

struct SharedMemory {
    std::byte *start = nullptr;
    std::byte *end = nullptr;
};

/// The block that runs.
class Block
{
public:
    std::string run(unsigned threads, const std::function<void()> &kernel, bool backwards)
    {
        m_threads = threads;
        m_kernel = &kernel;
        m_backwards = backwards;
        m_fault.clear();
        m_synchronised = false;
        std::fill_n(m_states, threads, State::NotStarted);
        m_atBarrier = m_atShuffle = 0;
        do {
            for (unsigned warp = 0; warp < (threads + warpSize - 1) / warpSize && m_fault.empty(); ++warp)
                runWarp(warp);
        } while (m_fault.empty() && !isDone());
        if (!m_fault.empty())
            abandon();
        return m_fault;
    }

    /// Of the last block.
    bool hasSynchronised() const { return m_synchronised; }

    void stopAt(State state)
    {
        m_synchronised = true;
        const unsigned mine = m_current;
        m_states[mine] = state;
        ++waitingAt(state);
        Fiber::suspend();
        m_current = mine;
        here.thread.x = mine;
    }

    std::uint32_t exchange(std::uint32_t bits, int mask)
    {
        // Two buffers in turn: no thread reaches a third shuffle before all have read what the first left.
        const unsigned mine = m_current;
        std::uint32_t *boxes = m_boxes[m_shuffles[mine]++ & 1];
        boxes[mine] = bits;
        stopAt(State::AtShuffle);
        return boxes[mine ^ static_cast<unsigned>(mask)];
    }

private:
    struct Lane {
        std::unique_ptr<Fiber> fiber;
        bool fresh = true;
    };

    unsigned inOrder(unsigned i) const { return m_backwards ? m_threads - 1 - i : i; }

    /// Until each of its threads is done or at the barrier.
    void runWarp(unsigned warp)
    {
        m_next = warp * warpSize;
        m_end = std::min(m_next + warpSize, m_threads);
        const unsigned first = m_next;
        const unsigned end = m_end;
        for (unsigned i = first; i < end && m_atBarrier > 0; ++i)
            if (m_states[inOrder(i)] == State::AtBarrier)
                goOn(inOrder(i));
        while (m_next < end && m_states[inOrder(m_next)] == State::NotStarted)
            start();
        while (m_atShuffle > 0) {
            if (m_atShuffle < end - first || m_atShuffle < warpSize) {
                m_fault = "only " + std::to_string(m_atShuffle) + " of 32 lanes came to a shuffle";
                return;
            }
            for (unsigned i = first; i < end; ++i)
                goOn(inOrder(i));
        }
    }

    unsigned &waitingAt(State state) { return state == State::AtShuffle ? m_atShuffle : m_atBarrier; }

    bool isDone()
    {
        if (m_atBarrier != 0 && m_atBarrier != m_threads)
            m_fault = "only " + std::to_string(m_atBarrier) + " of " + std::to_string(m_threads) +
                      " threads came to a barrier";
        return m_atBarrier == 0;
    }

    /// The next threads, until one stops: as long as none does, they share a fiber.
    void start()
    {
        if (m_idle.empty()) {
            m_idle.push_back(m_lanes.size());
            m_lanes.emplace_back();
            m_lanes.back().fiber = std::make_unique<Fiber>();
        }
        const std::size_t lane = m_idle.back();
        m_idle.pop_back();
        m_lane = lane;
        if (std::exchange(m_lanes[lane].fresh, false))
            m_lanes[lane].fiber->prepare(runThreads);
        m_lanes[lane].fiber->resume();
        afterwards(lane);
    }

    void goOn(unsigned thread)
    {
        const std::size_t lane = m_laneOf[thread];
        m_lane = lane;
        --waitingAt(m_states[thread]);
        m_lanes[lane].fiber->resume();
        afterwards(lane);
    }

    /// A fiber whose threads are all done can take others.
    void afterwards(std::size_t lane)
    {
        if (m_threadsDone)
            m_idle.push_back(lane);
        m_threadsDone = false;
    }

    static void runThreads();

    void runNext()
    {
        while (m_next < m_end && m_states[inOrder(m_next)] == State::NotStarted) {
            const unsigned thread = inOrder(m_next++);
            m_current = thread;
            m_laneOf[thread] = m_lane;
            m_shuffles[thread] = 0;
            here.thread = {thread, 0, 0};
            (*m_kernel)();
            m_states[m_current] = State::Done;
        }
        m_threadsDone = true;
        Fiber::suspend();
    }

    /// The frames of threads that stopped hold nothing: they are forgotten.
    void abandon()
    {
        m_idle.clear();
        for (std::size_t i = 0; i < m_lanes.size(); ++i) {
            m_lanes[i].fresh = true;
            m_idle.push_back(i);
        }
    }

    unsigned m_threads = 0;
    const std::function<void()> *m_kernel = nullptr;
    bool m_backwards = false;
    bool m_synchronised = false;
    std::string m_fault;
    unsigned m_next = 0;
    unsigned m_end = 0;
    unsigned m_current = 0;
    std::size_t m_lane = 0;
    bool m_threadsDone = false;
    State m_states[mostThreads] = {};
    unsigned m_atBarrier = 0; ///< threads of the block
    unsigned m_atShuffle = 0; ///< threads of the warp that runs: none leaves it behind
    std::size_t m_laneOf[mostThreads] = {};
    unsigned m_shuffles[mostThreads] = {};
    std::uint32_t m_boxes[2][mostThreads] = {};
    std::vector<Lane> m_lanes;
    std::vector<std::size_t> m_idle;
};

Block &block()
{
    static Block one;
    return one;
}

void Block::runThreads()
{
    for (;;)
        block().runNext();
}

std::vector<SharedMemory> &sharedMemory()
{
    static std::vector<SharedMemory> all;
    return all;
}

} // namespace

void syncThreads()
{
    block().stopAt(State::AtBarrier);
}

std::uint32_t exchange(std::uint32_t lanes, std::uint32_t bits, int mask)
{
    // Our kernels name all lanes; anything else gets no number.
    return block().exchange(lanes == 0xffffffffU ? bits : 0x7fc00000U, mask);
}

void useSharedMemory(std::byte *start, std::byte *end)
{
    sharedMemory().push_back({start, end});
}

std::string runGrid(unsigned blocks, unsigned threads, const std::function<void()> &kernel, bool backwards)
{
    here.threads = dim3(threads);
    here.blocks = dim3(blocks);
    bool uses = true; // shared memory: whoever does, synchronises
    for (unsigned i = 0; i < blocks; ++i) {
        // Of many blocks some do: it takes longer than what most of them compute.
        const bool spoils = uses && (i < 3 || i % 16 == 0);
        for (const SharedMemory &memory : sharedMemory())
            if (spoils)
                std::memset(memory.start, 0xff, static_cast<std::size_t>(memory.end - memory.start));
        here.block = {backwards ? blocks - 1 - i : i, 0, 0};
        if (std::string fault = block().run(threads, kernel, backwards); !fault.empty())
            return fault;
        uses = block().hasSynchronised();
    }
    return {};
}

} // namespace overtake::testcard
