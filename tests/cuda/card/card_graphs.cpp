// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Recording on the pretended cards: between the two calls nothing runs, and arguments are those of then.
#include "cuda/card/streams.h"

namespace overtake::testcard
{

void loseGraphs(int card)
{
    loseAll(state().graphs, card);
    loseAll(state().readyGraphs, card);
}

} // namespace overtake::testcard

using namespace overtake::testcard;

cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode)
{
    return call("cudaStreamBeginCapture", [&] {
        if (!isLive(stream) || isCapturing(stream))
            return fault("a recording was begun where none can be", cudaErrorIllegalState);
        stream->recorded = std::make_unique<CUgraph_st>();
        stream->recorded->card = stream->card;
        stream->spoilt = false;
        return cudaSuccess;
    });
}

cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *graph)
{
    const std::scoped_lock lock(stateMutex());
    *graph = nullptr;
    // Whatever comes of it, nothing is recorded any more.
    const cudaError_t error = call(
        "cudaStreamEndCapture",
        [&] {
            if (!isLive(stream) || !isCapturing(stream))
                return fault("a recording was ended that was not begun", cudaErrorIllegalState);
            const auto recorded = std::move(stream->recorded);
            if (stream->spoilt)
                return cudaErrorStreamCaptureInvalidated;
            *graph = new CUgraph_st(*recorded);
            state().graphs.insert(*graph);
            return cudaSuccess;
        },
        true);
    if (error != cudaSuccess && *graph) {
        state().graphs.erase(*graph);
        delete *graph;
        *graph = nullptr;
    }
    return error;
}

cudaError_t cudaGraphDestroy(cudaGraph_t graph)
{
    return call(
        "cudaGraphDestroy",
        [&] {
            if (state().graphs.erase(graph) == 0)
                return fault("a graph was given back that there is not", cudaErrorInvalidValue);
            delete graph;
            return cudaSuccess;
        },
        true);
}

// The call that cudaGraphInstantiate() of the headers makes, from CUDA 12 on.
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *ready, cudaGraph_t graph, unsigned long long flags)
{
    return call("cudaGraphInstantiate", [&] {
        *ready = nullptr;
        if (state().graphs.count(graph) == 0 || flags != 0)
            return fault("what is no graph was to be prepared", cudaErrorInvalidValue);
        *ready = new CUgraphExec_st{currentCard(), graph->work};
        state().readyGraphs.insert(*ready);
        return cudaSuccess;
    });
}

cudaError_t cudaGraphUpload(cudaGraphExec_t ready, cudaStream_t stream)
{
    return call("cudaGraphUpload", [&] {
        if (state().readyGraphs.count(ready) == 0)
            return fault("what is no graph was to be uploaded", cudaErrorInvalidValue);
        return enqueue(stream, {"upload", [] { return cudaSuccess; }, false});
    });
}

cudaError_t cudaGraphLaunch(cudaGraphExec_t ready, cudaStream_t stream)
{
    return call("cudaGraphLaunch", [&] {
        if (state().readyGraphs.count(ready) == 0)
            return fault("what is no graph was to be started", cudaErrorInvalidValue);
        ++state().graphsStarted;
        for (const Work &work : ready->work)
            if (const cudaError_t error = enqueue(stream, work); error != cudaSuccess)
                return error;
        return cudaSuccess;
    });
}

cudaError_t cudaGraphExecDestroy(cudaGraphExec_t ready)
{
    return call(
        "cudaGraphExecDestroy",
        [&] {
            if (state().readyGraphs.erase(ready) == 0)
                return fault("a prepared graph was given back that there is not", cudaErrorInvalidValue);
            delete ready;
            return cudaSuccess;
        },
        true);
}
