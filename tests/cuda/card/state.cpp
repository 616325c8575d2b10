// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cuda/card/state.h"

#include <cstdio>

namespace overtake::testcard
{

namespace
{

bool isSticky(cudaError_t error)
{
    switch (error) {
    case cudaErrorIllegalAddress:
    case cudaErrorLaunchFailure:
    case cudaErrorMisalignedAddress:
    case cudaErrorLaunchTimeout:
    case cudaErrorECCUncorrectable:
        return true;
    default:
        return false;
    }
}

bool isDue(int &left)
{
    return left > 0 && --left == 0;
}

} // namespace

State &state()
{
    static State *one = new State; // lives as long as what is freed when the program ends
    return *one;
}

std::recursive_mutex &stateMutex()
{
    static auto *one = new std::recursive_mutex;
    return *one;
}

namespace
{

thread_local int current = 0;
thread_local cudaError_t last = cudaSuccess;

} // namespace

int currentCard()
{
    return current;
}

void setCurrentCard(int index)
{
    current = index;
}

cudaError_t &lastError()
{
    return last;
}

cudaError_t fault(const std::string &sentence, cudaError_t error)
{
    std::fprintf(stderr, "Test card: %s\n", sentence.c_str());
    state().faults.push_back(sentence);
    return error;
}

cudaError_t call(const char *function, const std::function<cudaError_t()> &body, bool gives)
{
    const std::scoped_lock lock(stateMutex());
    State &s = state();
    cudaError_t error = s.cards[currentCard()].sticky;
    if (error == cudaSuccess && s.callsUntilFailure > 0 && (s.failingCall.empty() || s.failingCall == function) &&
        isDue(s.callsUntilFailure)) {
        error = s.callError;
        if (isSticky(error))
            s.cards[currentCard()].sticky = error;
    }
    if (error == cudaSuccess)
        error = body();
    else if (gives && s.cards[currentCard()].sticky == cudaSuccess)
        (void)body(); // such an error is one of earlier work
    if (error != cudaSuccess)
        lastError() = error;
    return error;
}

void reset(const Settings &settings)
{
    const std::scoped_lock lock(stateMutex());
    State &s = state();
    s.settings = settings;
    s.broken = false;
    s.faults.clear();
    s.ran.clear();
    s.allocations = 0;
    s.graphsStarted = 0;
    s.callsUntilFailure = 0;
    s.workUntilFailure = 0;
}

bool failCall(const std::string &function, cudaError_t error, int after)
{
    const std::scoped_lock lock(stateMutex());
    const bool happened = state().callsUntilFailure == 0;
    state().failingCall = function;
    state().callError = error;
    state().callsUntilFailure = after;
    return happened;
}

void failWork(cudaError_t error, int after)
{
    const std::scoped_lock lock(stateMutex());
    state().workError = error;
    state().workUntilFailure = after;
}

void setBroken(bool broken)
{
    const std::scoped_lock lock(stateMutex());
    state().broken = broken;
}

std::vector<std::string> faults()
{
    const std::scoped_lock lock(stateMutex());
    return state().faults;
}

int allocations()
{
    const std::scoped_lock lock(stateMutex());
    return state().allocations;
}

int inUse()
{
    const std::scoped_lock lock(stateMutex());
    const State &s = state();
    return static_cast<int>(s.device.size() + s.pinned.size() + s.managed.size() + s.streams.size() + s.events.size() +
                            s.graphs.size() + s.readyGraphs.size());
}

int hasRun(const std::string &name)
{
    const std::scoped_lock lock(stateMutex());
    const auto found = state().ran.find(name);
    return found == state().ran.end() ? 0 : found->second;
}

int graphsStarted()
{
    const std::scoped_lock lock(stateMutex());
    return state().graphsStarted;
}

} // namespace overtake::testcard
