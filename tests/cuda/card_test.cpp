// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pretended card itself: that it finds what it is there to find.
#include "cuda/card/block.h"
#include "cuda/card/state.h"

#include <gmock/gmock.h>
#include <numeric>

namespace overtake::testcard
{
namespace
{

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class CardTest : public testing::Test
{
protected:
    void SetUp() override
    {
        reset();
        ASSERT_EQ(cudaSetDevice(0), cudaSuccess);
        ASSERT_EQ(cudaStreamCreateWithFlags(&m_stream, cudaStreamNonBlocking), cudaSuccess);
        ASSERT_EQ(cudaMalloc(reinterpret_cast<void **>(&m_memory), 64), cudaSuccess);
        ASSERT_EQ(cudaMallocHost(reinterpret_cast<void **>(&m_pinned), 64), cudaSuccess);
    }
    void TearDown() override { (void)cudaDeviceReset(); }

    cudaError_t wait() { return cudaStreamSynchronize(m_stream); }
    /// Adds one to the number on the card.
    cudaError_t addOne()
    {
        return enqueue(m_stream, {"add one", [at = m_memory] {
                                      *at += 1;
                                      return cudaSuccess;
                                  }});
    }
    cudaError_t copyIn(const void *from)
    {
        return cudaMemcpyAsync(m_memory, from, 4, cudaMemcpyHostToDevice, m_stream);
    }
    cudaError_t copyOut(void *to) { return cudaMemcpyAsync(to, m_memory, 4, cudaMemcpyDeviceToHost, m_stream); }

    cudaStream_t m_stream = nullptr;
    int *m_memory = nullptr;
    int *m_pinned = nullptr;
};

TEST_F(CardTest, WorksWhenSomebodyWaits)
{
    *m_pinned = 5;
    copyIn(m_pinned);
    addOne();
    copyOut(m_pinned + 1);
    m_pinned[1] = 0;
    *m_pinned = 7; // too early: the card has not fetched it yet
    EXPECT_EQ(m_pinned[1], 0);
    EXPECT_EQ(wait(), cudaSuccess);
    EXPECT_EQ(m_pinned[1], 8);
}

TEST_F(CardTest, OrdinaryMemoryIsFetchedAtOnceAndHasResultsWhenTheCallReturns)
{
    int number = 5;
    copyIn(&number);
    number = 0;
    addOne();
    copyOut(&number);
    EXPECT_EQ(number, 6);
}

TEST_F(CardTest, ARecordingRunsNothingAndIsRepeated)
{
    int number = 1;
    copyIn(&number);
    cudaGraph_t graph = nullptr;
    ASSERT_EQ(cudaStreamBeginCapture(m_stream, cudaStreamCaptureModeRelaxed), cudaSuccess);
    addOne();
    ASSERT_EQ(cudaStreamEndCapture(m_stream, &graph), cudaSuccess);
    cudaGraphExec_t ready = nullptr;
    ASSERT_EQ(cudaGraphInstantiate(&ready, graph, 0), cudaSuccess);
    copyOut(&number);
    EXPECT_EQ(number, 1);
    for (int i = 0; i < 3; ++i)
        ASSERT_EQ(cudaGraphLaunch(ready, m_stream), cudaSuccess);
    copyOut(&number);
    EXPECT_EQ(number, 4);
    EXPECT_THAT(faults(), IsEmpty());
}

TEST_F(CardTest, ARecordingIsSpoiltByWaiting)
{
    cudaGraph_t graph = nullptr;
    ASSERT_EQ(cudaStreamBeginCapture(m_stream, cudaStreamCaptureModeRelaxed), cudaSuccess);
    EXPECT_EQ(wait(), cudaErrorStreamCaptureUnsupported);
    EXPECT_EQ(cudaStreamEndCapture(m_stream, &graph), cudaErrorStreamCaptureInvalidated);
    EXPECT_EQ(faults().size(), 1U);
}

TEST_F(CardTest, FindsWhatReachesBeyondABuffer)
{
    EXPECT_NE(cudaMemcpyAsync(m_memory, m_pinned, 65, cudaMemcpyHostToDevice, m_stream), cudaSuccess);
    EXPECT_NE(cudaMemcpyAsync(m_memory + 1, m_pinned, 64, cudaMemcpyHostToDevice, m_stream), cudaSuccess);
    EXPECT_NE(cudaMemcpyAsync(m_pinned, m_memory, 4, cudaMemcpyHostToDevice, m_stream), cudaSuccess);
    int *other = nullptr;
    cudaSetDevice(1);
    cudaMalloc(reinterpret_cast<void **>(&other), 64);
    cudaSetDevice(0);
    EXPECT_NE(cudaMemcpyAsync(other, m_pinned, 4, cudaMemcpyHostToDevice, m_stream), cudaSuccess);
    EXPECT_EQ(faults().size(), 4U);
    cudaSetDevice(1);
    cudaFree(other);
    cudaSetDevice(0);
}

/// An integrated card, with a number of managed memory that is the card's.
class IntegratedCardTest : public CardTest
{
protected:
    void SetUp() override
    {
        CardTest::SetUp();
        reset({.integrated = true});
        ASSERT_EQ(cudaMallocManaged(reinterpret_cast<void **>(&m_shared), 4, cudaMemAttachGlobal), cudaSuccess);
    }
    cudaError_t attach(unsigned int to) { return cudaStreamAttachMemAsync(m_stream, m_shared, 0, to); }
    cudaError_t addOneToShared()
    {
        return enqueue(m_stream, {"add one", [at = m_shared] {
                                      if (!isOnCard(0, at, 4))
                                          return fault("it is the host's", cudaErrorIllegalAddress);
                                      *at += 1;
                                      return cudaSuccess;
                                  }});
    }

    int *m_shared = nullptr;
};

TEST_F(IntegratedCardTest, ManagedMemoryChangesHands)
{
    attach(cudaMemAttachHost);
    wait();
    *m_shared = 5;
    attach(cudaMemAttachGlobal);
    addOneToShared();
    attach(cudaMemAttachHost);
    EXPECT_EQ(wait(), cudaSuccess);
    EXPECT_EQ(*m_shared, 6);
    int number = 0;
    EXPECT_NE(cudaMemcpyAsync(&number, m_shared, 4, cudaMemcpyDeviceToHost, m_stream), cudaSuccess);
    EXPECT_THAT(faults(), ElementsAre(HasSubstr("gone")));
}

TEST_F(IntegratedCardTest, TheRuntimeCopiesFromWhereItIs)
{
    int number = 5;
    for (const unsigned int to : {cudaMemAttachGlobal, cudaMemAttachHost}) {
        attach(to);
        EXPECT_EQ(cudaMemcpyAsync(m_shared, &number, 4, cudaMemcpyDefault, m_stream), cudaSuccess);
        number = 0;
        EXPECT_EQ(cudaMemcpyAsync(&number, m_shared, 4, cudaMemcpyDefault, m_stream), cudaSuccess);
        EXPECT_EQ(number, 5);
    }
    EXPECT_THAT(faults(), IsEmpty());
}

TEST_F(IntegratedCardTest, WhatIsTheHostsIsNoMoreTheCards)
{
    attach(cudaMemAttachHost);
    addOneToShared();
    EXPECT_EQ(wait(), cudaErrorIllegalAddress);
    EXPECT_EQ(faults().size(), 1U);
}

TEST_F(CardTest, AStreamBelongsToItsCard)
{
    cudaSetDevice(1);
    EXPECT_EQ(wait(), cudaErrorInvalidResourceHandle);
    EXPECT_EQ(cudaGetLastError(), cudaErrorInvalidResourceHandle);
    EXPECT_EQ(cudaGetLastError(), cudaSuccess);
    cudaSetDevice(0);
}

TEST_F(CardTest, AnErrorOfTheWorkIsKnownWhenSomebodyWaitsAndStays)
{
    failWork(cudaErrorIllegalAddress);
    EXPECT_EQ(addOne(), cudaSuccess);
    EXPECT_EQ(wait(), cudaErrorIllegalAddress);
    EXPECT_EQ(cudaGetLastError(), cudaErrorIllegalAddress);
    void *memory = nullptr;
    EXPECT_EQ(cudaMalloc(&memory, 4), cudaErrorIllegalAddress);
    (void)cudaDeviceReset();
    EXPECT_EQ(cudaMalloc(&memory, 4), cudaSuccess);
}

#if !defined(OVERTAKE_ADDRESS_SANITIZER) // which says so itself
using CardDeathTest = CardTest;

TEST_F(CardDeathTest, TheHostCannotTouchItsMemory)
{
    EXPECT_DEATH(*m_memory = 1, "");
}

using IntegratedCardDeathTest = IntegratedCardTest;

TEST_F(IntegratedCardDeathTest, TheHostCannotTouchWhatIsTheCards)
{
    EXPECT_DEATH(*m_shared = 1, "");
    attach(cudaMemAttachHost);
    EXPECT_DEATH(*m_shared = 1, "") << "nobody has waited for it yet";
    wait();
    *m_shared = 1;
    attach(cudaMemAttachGlobal);
    wait();
    EXPECT_DEATH(*m_shared = 1, "");
}

TEST_F(IntegratedCardDeathTest, NorWhatIsCoherentWhileTheCardIsAtWork)
{
    reset({.integrated = true, .coherent = true});
    addOneToShared();
    wait();
    *m_shared = 1;
    addOneToShared();
    EXPECT_DEATH(*m_shared = 1, "");
    wait();
    EXPECT_EQ(*m_shared, 2);
}

TEST_F(CardTest, FindsWhatWasWrittenBesideABuffer)
{
    enqueue(m_stream, {"write", [at = m_memory] {
                           at[16] = 1;
                           return cudaSuccess;
                       }});
    EXPECT_EQ(cudaFree(m_memory), cudaErrorIllegalAddress);
    EXPECT_EQ(faults().size(), 1U);
}
#endif

/// What each thread computes, in a grid of `blocks` x 256.
std::vector<int> results(unsigned blocks, bool backwards, const std::function<int()> &thread)
{
    std::vector<int> all(blocks * 256, -1);
    const std::string fault = runGrid(
        blocks, 256, [&] { all[here.block.x * 256 + here.thread.x] = thread(); }, backwards);
    EXPECT_EQ(fault, "");
    return all;
}

TEST_F(CardTest, ThreadsMeetAtBarriers)
{
    for (const bool backwards : {false, true}) {
        int shared[256];
        const std::vector<int> sums = results(3, backwards, [&shared] {
            const unsigned me = here.thread.x;
            shared[me] = static_cast<int>(me);
            for (unsigned step = 128; step > 0; step >>= 1) {
                syncThreads();
                if (here.thread.x < step)
                    shared[me] += shared[me + step];
            }
            syncThreads();
            return shared[0] + static_cast<int>(here.block.x);
        });
        EXPECT_EQ(sums[0], 255 * 128);
        EXPECT_EQ(sums[767], 255 * 128 + 2);
    }
}

TEST_F(CardTest, AMissingBarrierShows)
{
    int shared[256] = {};
    const auto neighbours = results(1, false, [&shared] {
        shared[here.thread.x] = 1;
        return shared[here.thread.x ^ 1];
    });
    EXPECT_EQ(std::accumulate(neighbours.begin(), neighbours.end(), 0), 128);
}

TEST_F(CardTest, LanesExchangeWhatTheyHave)
{
    const std::vector<int> sums = results(2, false, [] {
        std::uint32_t value = here.thread.x & 31;
        for (int step = 16; step > 0; step >>= 1)
            value += exchange(0xffffffffU, value, step);
        return static_cast<int>(value);
    });
    for (const int sum : sums)
        ASSERT_EQ(sum, 31 * 16);
}

TEST_F(CardTest, WhoIsWaitedForInVainIsAFaultAndTheNextKernelRuns)
{
    for (int i = 0; i < 3; ++i) {
        EXPECT_THAT(runGrid(
                        2, 256, [] { here.thread.x < 100 ? syncThreads() : void(); }, false),
                    HasSubstr("only 100 of 256 threads came to a barrier"));
        EXPECT_THAT(runGrid(
                        1, 256, [] { here.thread.x != 5 ? void(exchange(0xffffffffU, 0, 1)) : void(); }, true),
                    HasSubstr("only 31 of 32 lanes"));
        EXPECT_EQ(runGrid(
                      2, 256, [] { syncThreads(); }, false),
                  "");
    }
}

} // namespace
} // namespace overtake::testcard
