// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Events of the pretended cards: their clock counts in steps of half a microsecond, as real ones do.
#include "cuda/card/streams.h"

#include <chrono>
#include <cmath>

namespace overtake::testcard
{

namespace
{

double clockMilliseconds()
{
    using namespace std::chrono;
    const double now = duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
    return std::floor(now * 2000) / 2000;
}

cudaError_t make(cudaEvent_t *event, bool timed)
{
    *event = new CUevent_st{currentCard(), timed, nullptr, std::make_shared<Moment>()};
    state().events.insert(*event);
    return cudaSuccess;
}

bool isMine(cudaEvent_t event)
{
    return state().events.count(event) > 0 && event->card == currentCard();
}

cudaError_t invalid()
{
    return fault("an event is not one of the card in use", cudaErrorInvalidResourceHandle);
}

} // namespace

void loseEvents(int card)
{
    loseAll(state().events, card);
}

} // namespace overtake::testcard

using namespace overtake::testcard;

cudaError_t cudaEventCreate(cudaEvent_t *event)
{
    return call("cudaEventCreate", [&] { return make(event, true); });
}

cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)
{
    return call("cudaEventCreateWithFlags", [&] { return make(event, (flags & cudaEventDisableTiming) == 0); });
}

cudaError_t cudaEventDestroy(cudaEvent_t event)
{
    return call(
        "cudaEventDestroy",
        [&] {
            if (state().events.erase(event) == 0)
                return invalid();
            delete event;
            return cudaSuccess;
        },
        true);
}

cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    return call("cudaEventRecord", [&] {
        if (!isMine(event) || !isLive(stream))
            return invalid();
        event->stream = stream;
        event->moment->captured = isCapturing(stream);
        if (!event->moment->captured)
            ++event->moment->asked;
        return enqueue(stream, {"event",
                                [moment = event->moment] {
                                    ++moment->come;
                                    moment->milliseconds = clockMilliseconds();
                                    return cudaSuccess;
                                },
                                false});
    });
}

cudaError_t cudaEventSynchronize(cudaEvent_t event)
{
    return call("cudaEventSynchronize", [&] {
        if (!isMine(event))
            return invalid();
        if (event->moment->captured)
            return fault("an event of a recording was waited for", cudaErrorCapturedEvent);
        return event->moment->come < event->moment->asked ? wait(event->stream) : cudaSuccess;
    });
}

cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t start, cudaEvent_t end)
{
    return call("cudaEventElapsedTime", [&] {
        if (!isMine(start) || !isMine(end) || !start->timed || !end->timed)
            return invalid();
        for (cudaEvent_t event : {start, end}) {
            if (event->moment->asked == 0)
                return fault("the time of an event was asked for that was never set", cudaErrorInvalidResourceHandle);
            if (event->moment->come < event->moment->asked)
                return fault("the time of an event was asked for before it came", cudaErrorNotReady);
        }
        *milliseconds = static_cast<float>(end->moment->milliseconds - start->moment->milliseconds);
        return cudaSuccess;
    });
}
