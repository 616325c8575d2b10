// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pretended cards themselves: how many, what they say of themselves, which one a thread uses, and their errors.
#include "cuda/card/streams.h"

#include <cstdio>

using namespace overtake::testcard;

cudaError_t cudaGetDeviceCount(int *count)
{
    return call("cudaGetDeviceCount", [&] {
        *count = overtake::testcard::cards;
        return cudaSuccess;
    });
}

/// Says what has become of the card that is chosen, not of the one before. A call that fails by itself chooses nothing.
cudaError_t cudaSetDevice(int index)
{
    const std::scoped_lock lock(stateMutex());
    if (index < 0 || index >= overtake::testcard::cards)
        return lastError() = cudaErrorInvalidDevice;
    const int before = currentCard();
    setCurrentCard(index);
    const cudaError_t error = call("cudaSetDevice", [] { return cudaSuccess; });
    if (error != cudaSuccess && state().cards[index].sticky == cudaSuccess)
        setCurrentCard(before);
    return error;
}

cudaError_t cudaGetDevice(int *index)
{
    *index = currentCard();
    return cudaSuccess;
}

cudaError_t cudaGetDeviceProperties(cudaDeviceProp *properties, int index)
{
    return call("cudaGetDeviceProperties", [&] {
        if (index < 0 || index >= overtake::testcard::cards)
            return cudaErrorInvalidDevice;
        *properties = {};
        std::snprintf(properties->name, sizeof properties->name, "Test card");
        properties->multiProcessorCount = 3;
        properties->major = 8;
        properties->totalGlobalMem = state().settings.memoryBytes;
        properties->integrated = state().settings.integrated ? 1 : 0;
        properties->managedMemory = 1;
        properties->concurrentManagedAccess = state().settings.coherent ? 1 : 0;
        return cudaSuccess;
    });
}

cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr which, int index)
{
    return call("cudaDeviceGetAttribute", [&] {
        if (index < 0 || index >= overtake::testcard::cards)
            return cudaErrorInvalidDevice;
        *value = which == cudaDevAttrClockRate || which == cudaDevAttrMemoryClockRate ? 1000000 : 0;
        return cudaSuccess;
    });
}

cudaError_t cudaDriverGetVersion(int *version)
{
    *version = CUDART_VERSION;
    return cudaSuccess;
}

cudaError_t cudaRuntimeGetVersion(int *version)
{
    *version = CUDART_VERSION;
    return cudaSuccess;
}

cudaError_t cudaDeviceSynchronize()
{
    return call("cudaDeviceSynchronize", [&] {
        if (isCapturingOn(currentCard()))
            return fault("the card was waited for while a graph was recorded", cudaErrorStreamCaptureUnsupported);
        return finish(currentCard());
    });
}

/// Also of a card that gives nothing but errors.
cudaError_t cudaDeviceReset()
{
    const std::scoped_lock lock(stateMutex());
    const int card = currentCard();
    ++state().cards[card].resets;
    loseStreams(card);
    loseEvents(card);
    loseGraphs(card);
    loseMemory(card);
    if (!state().broken)
        state().cards[card].sticky = cudaSuccess;
    return state().cards[card].sticky;
}

cudaError_t cudaGetLastError()
{
    const std::scoped_lock lock(stateMutex());
    const cudaError_t sticky = state().cards[currentCard()].sticky;
    const cudaError_t error = sticky != cudaSuccess ? sticky : lastError();
    lastError() = cudaSuccess;
    return error;
}

cudaError_t cudaPeekAtLastError()
{
    const std::scoped_lock lock(stateMutex());
    return lastError(); // not the card's, before a call of this runtime met that
}

const char *cudaGetErrorString(cudaError_t)
{
    return "as the test says";
}

const char *cudaGetErrorName(cudaError_t)
{
    return "testError";
}
