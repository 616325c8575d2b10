// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the parts of the pretended card share: its memory, its streams, what went wrong. Everything here wants the lock
// that call() takes.
#pragma once

#include "cuda/card/card.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>

namespace overtake::testcard
{

/// Something that a card does when its turn comes; any number of times, in a graph.
struct Work {
    std::string name;
    std::function<cudaError_t()> run;
    bool counts = true; ///< for failWork() and hasRun()
};

struct Card {
    cudaError_t sticky = cudaSuccess;
    std::size_t used = 0; ///< bytes
    int resets = 0;       ///< of its context
};

struct Allocation {
    int card = 0;
    std::size_t bytes = 0;
    bool ofHost = false; ///< managed, and given to the host
};

struct State {
    Settings settings;
    Card cards[testcard::cards];
    bool broken = false;
    std::vector<std::string> faults;
    std::map<std::string, int> ran;
    int allocations = 0;
    int graphsStarted = 0;
    std::string failingCall;
    cudaError_t callError = cudaSuccess;
    int callsUntilFailure = 0;
    cudaError_t workError = cudaSuccess;
    int workUntilFailure = 0;
    std::map<std::byte *, Allocation> device;
    std::map<std::byte *, Allocation> pinned;
    std::map<std::byte *, Allocation> managed;
    std::set<cudaStream_t> streams;
    std::set<cudaEvent_t> events;
    std::set<cudaGraph_t> graphs;
    std::set<cudaGraphExec_t> readyGraphs;
};

State &state();
std::recursive_mutex &stateMutex();
int currentCard();
void setCurrentCard(int index);
cudaError_t &lastError(); ///< of this thread
cudaError_t fault(const std::string &sentence, cudaError_t error);

/// A call of the runtime: under the lock, with the errors that are to come, and what cudaGetLastError() says later.
/// `gives`: something back, which happens whatever the call answers, but on a card that is lost.
cudaError_t call(const char *function, const std::function<cudaError_t()> &body, bool gives = false);

// -- memory: card_memory.cpp
/// Whether so many bytes from there on lie within one live buffer of the card, whose it must be once work is at it.
bool isOnCard(int card, const void *from, std::size_t bytes);
bool isWithin(const std::map<std::byte *, Allocation> &all, int card, const void *from, std::size_t bytes);
bool touchesCard(const void *from, std::size_t bytes);
bool isPinned(const void *from, std::size_t bytes);
void loseMemory(int card);
bool isOpen(); ///< a card works

// -- managed memory: card_managed.cpp
bool isManaged(int card, const void *from, std::size_t bytes);
void protectManaged(); ///< from the host, or not any more
cudaError_t takeBackManaged(std::byte *start);
void loseManaged(int card);

// -- streams: card_streams.cpp
/// Takes work in, for now, for later or for a graph.
cudaError_t enqueue(cudaStream_t stream, Work work);
bool isCapturing(cudaStream_t stream);
bool isCapturingOn(int card);
/// Does all that is queued; gives the card's error.
cudaError_t finish(int card);
void loseStreams(int card);
bool isLive(cudaStream_t stream);
bool hasWork(int card); ///< that waits to be done

// -- kernels: card_kernels.cpp
struct BoundKernel {
    /// A pointer, and where its view begins (elements).
    struct Pointer {
        const void *buffer = nullptr;
        long long offset = 0;
        std::size_t elementBytes = 1;
    };
    std::function<void()> run;
    std::vector<Pointer> pointers;
};
using Binder = std::function<BoundKernel(void **arguments)>;
void addKernel(const void *function, const char *name, unsigned mostThreads, Binder binder);

} // namespace overtake::testcard
