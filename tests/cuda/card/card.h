// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A pretended NVIDIA card for tests: the CUDA runtime's functions, done on the host, with real results. Here: what a
// test may ask of it. It is stricter than a real one. Work runs when somebody waits for it and not before; device
// memory cannot be touched by the host, is full of not-a-numbers at first, and what lies beside a buffer is guarded;
// managed memory by the host only while it was given that and, on coherent cards, while the card has nothing to do.
// What a program must not do is listed as a fault, on stderr as well. Any thread.
#pragma once

#include <cstddef>
#include <cuda_runtime_api.h>
#include <string>
#include <vector>

namespace overtake::testcard
{

inline constexpr int cards = 2; ///< both are called 'Test card'

enum class Execution {
    WhenWaitedFor, ///< as late as CUDA allows
    AtOnce         ///< as early
};

struct Settings {
    Execution execution = Execution::WhenWaitedFor;
    bool backwards = false;                         ///< blocks, and the threads of each, from the last to the first
    std::size_t memoryBytes = std::size_t{1} << 30; ///< of each card
    std::size_t pinnedBytes = std::size_t{1} << 30; ///< of the host, that can be locked
    bool integrated = false;                        ///< they use the host's memory, of which they can manage some
    bool coherent = false;                          ///< and no one has to say to whom that is given
};

/// From the next call on. Forgets faults, failures to come and counts.
void reset(const Settings &settings = {});

/// The `after`th call from now of the runtime's `function` ("cudaMalloc"; empty: any that can fail) gives this error,
/// and if that is a sticky one, all later calls do, until the card is reset. 1: the next call; 0: none. Returns whether
/// what was asked for before came to pass.
bool failCall(const std::string &function, cudaError_t error, int after = 1);
/// The `after`th kernel, product or convolution to run from now on fails on the card, which is known when somebody
/// waits.
void failWork(cudaError_t error, int after = 1);
/// A card that no reset brings back.
void setBroken(bool broken);

/// What was done wrong so far, one sentence each.
std::vector<std::string> faults();
/// Allocations of device memory so far.
int allocations();
/// Buffers, streams, events and graphs that are not given back.
int inUse();
/// Pieces of work that have run on the card, by name: "overtake_relu", "cublasGemmEx", "copy to card" ...
int hasRun(const std::string &name);
/// Graphs that were started.
int graphsStarted();

/// While one lives, the host may touch device memory.
class OpenMemory
{
public:
    OpenMemory();
    ~OpenMemory();
    OpenMemory(const OpenMemory &) = delete;
    OpenMemory &operator=(const OpenMemory &) = delete;
};

} // namespace overtake::testcard
