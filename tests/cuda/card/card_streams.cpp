// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Streams and copies of the pretended cards. A stream's work is done in order, when somebody waits for it.
#include "cuda/card/streams.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace overtake::testcard
{

namespace
{

/// Under the lock; the host does what the card would do meanwhile.
cudaError_t run(const Work &work, int card)
{
    State &s = state();
    if (work.counts) {
        ++s.ran[work.name];
        if (s.workUntilFailure > 0 && --s.workUntilFailure == 0)
            return s.cards[card].sticky = s.workError;
    }
    const cudaError_t error = work.run();
    if (error != cudaSuccess)
        s.cards[card].sticky = error;
    return error;
}

cudaError_t finishStream(cudaStream_t stream)
{
    Card &card = state().cards[stream->card];
    if (!stream->queue.empty()) {
        const OpenMemory opened;
        while (!stream->queue.empty() && card.sticky == cudaSuccess) {
            const Work work = std::move(stream->queue.front());
            stream->queue.pop_front();
            (void)run(work, stream->card);
        }
        stream->queue.clear();
    }
    return card.sticky;
}

cudaError_t invalid(const char *what)
{
    return fault(std::string(what) + " is not one of the card in use", cudaErrorInvalidResourceHandle);
}

} // namespace

bool isLive(cudaStream_t stream)
{
    return state().streams.count(stream) > 0;
}

bool isCapturing(cudaStream_t stream)
{
    return stream->recorded != nullptr;
}

bool isCapturingOn(int card)
{
    for (cudaStream_t stream : state().streams)
        if (stream->card == card && isCapturing(stream))
            return true;
    return false;
}

cudaError_t enqueue(cudaStream_t stream, Work work)
{
    if (!isLive(stream) || stream->card != currentCard())
        return invalid("the stream that was given work");
    if (isCapturing(stream)) {
        stream->recorded->work.push_back(std::move(work));
        return cudaSuccess;
    }
    stream->queue.push_back(std::move(work));
    protectManaged();
    if (state().settings.execution == Execution::AtOnce)
        (void)finishStream(stream); // its error is told to who waits
    return cudaSuccess;
}

bool hasWork(int card)
{
    return std::ranges::any_of(state().streams,
                               [card](cudaStream_t stream) { return stream->card == card && !stream->queue.empty(); });
}

cudaError_t finish(int card)
{
    for (cudaStream_t stream : state().streams)
        if (stream->card == card)
            (void)finishStream(stream);
    return state().cards[card].sticky;
}

cudaError_t wait(cudaStream_t stream)
{
    if (!isLive(stream) || stream->card != currentCard())
        return invalid("the stream that was waited for");
    if (isCapturing(stream)) {
        stream->spoilt = true;
        return fault("a stream was waited for while a graph was recorded", cudaErrorStreamCaptureUnsupported);
    }
    return finishStream(stream);
}

void loseStreams(int card)
{
    loseAll(state().streams, card);
}

} // namespace overtake::testcard

using namespace overtake::testcard;

cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned int flags)
{
    return call("cudaStreamCreateWithFlags", [&] {
        if (flags != cudaStreamNonBlocking)
            return fault("a stream that waits for the default stream was made", cudaErrorInvalidValue);
        *stream = new CUstream_st;
        (*stream)->card = currentCard();
        state().streams.insert(*stream);
        return cudaSuccess;
    });
}

cudaError_t cudaStreamDestroy(cudaStream_t stream)
{
    return call(
        "cudaStreamDestroy",
        [&] {
            if (state().streams.erase(stream) == 0)
                return invalid("the stream that was given back");
            const cudaError_t error = finishStream(stream);
            delete stream;
            return error;
        },
        true);
}

cudaError_t cudaStreamQuery(cudaStream_t stream)
{
    return call("cudaStreamQuery", [&] {
        if (isCapturing(stream))
            return fault("a stream was asked while a graph was recorded", cudaErrorStreamCaptureUnsupported);
        const cudaError_t sticky = state().cards[stream->card].sticky;
        return sticky == cudaSuccess && !stream->queue.empty() ? cudaErrorNotReady : sticky;
    });
}

cudaError_t cudaStreamSynchronize(cudaStream_t stream)
{
    return call("cudaStreamSynchronize", [&] { return wait(stream); });
}

cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes, cudaMemcpyKind kind, cudaStream_t stream)
{
    return call("cudaMemcpyAsync", [&] {
        // Of managed memory the runtime finds out where it is; a graph does not.
        const bool found = kind == cudaMemcpyDefault && isLive(stream) && !isCapturing(stream) &&
                           isManaged(currentCard(), to, 1) != isManaged(currentCard(), from, 1);
        const bool in = kind == cudaMemcpyHostToDevice || (found && isManaged(currentCard(), to, 1));
        if (!in && !found && kind != cudaMemcpyDeviceToHost)
            return fault("a copy within one side was asked for", cudaErrorInvalidValue);
        const void *onCard = in ? to : from;
        const void *onHost = in ? from : to;
        if (!isOnCard(currentCard(), onCard, bytes))
            return fault("a copy reaches beyond its buffer on the card", cudaErrorInvalidValue);
        if (!onHost || touchesCard(onHost, bytes))
            return fault("a copy's host side is on the card", cudaErrorInvalidValue);
        if (isPinned(onHost, 1) && !isPinned(onHost, bytes))
            return fault("a copy reaches beyond locked memory", cudaErrorInvalidValue);
        const bool pinned = isPinned(onHost, bytes);
        Work work{in ? "copy to card" : "copy from card", {}, false};
        if (in && !pinned && isLive(stream) && !isCapturing(stream)) {
            // Of ordinary memory the driver takes a copy first: the caller may go on.
            const auto *bytesOfHost = static_cast<const std::byte *>(from);
            work.run = [=, kept = std::vector<std::byte>(bytesOfHost, bytesOfHost + bytes)] {
                if (!isOnCard(-1, to, bytes) && !(found && isManaged(-1, to, bytes)))
                    return fault("a copy came to a buffer that is gone", cudaErrorIllegalAddress);
                std::memcpy(to, kept.data(), kept.size());
                return cudaSuccess;
            };
        } else {
            work.run = [=] {
                if (!isOnCard(-1, onCard, bytes) && !(found && isManaged(-1, onCard, bytes)))
                    return fault("a copy came to a buffer that is gone", cudaErrorIllegalAddress);
                std::memcpy(to, from, bytes);
                return cudaSuccess;
            };
        }
        ++state().ran[work.name];
        const cudaError_t error = enqueue(stream, std::move(work));
        // To ordinary memory it is done when the call returns.
        return error == cudaSuccess && !in && !pinned && !isCapturing(stream) ? wait(stream) : error;
    });
}
