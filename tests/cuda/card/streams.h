// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What CUDA's handles point at on a pretended card.
#pragma once

#include "cuda/card/state.h"

struct CUgraph_st {
    int card = 0;
    std::vector<overtake::testcard::Work> work;
};

struct CUgraphExec_st {
    int card = 0;
    std::vector<overtake::testcard::Work> work;
};

struct CUstream_st {
    int card = 0;
    std::deque<overtake::testcard::Work> queue;
    std::unique_ptr<CUgraph_st> recorded; ///< between the beginning and the end of a capture
    bool spoilt = false;                  ///< the capture, by a call that it does not allow
};

namespace overtake::testcard
{

/// What a card knows of an event; outlives it while work is queued.
struct Moment {
    int asked = 0; ///< how often it was to be recorded
    int come = 0;
    double milliseconds = 0; ///< of the last time
    bool captured = false;
};

cudaError_t wait(cudaStream_t stream);
void loseGraphs(int card);
void loseEvents(int card);

/// What belongs to a card that is lost is gone.
template <typename Handle>
void loseAll(std::set<Handle> &all, int card)
{
    for (auto one = all.begin(); one != all.end();) {
        if ((*one)->card == card) {
            delete *one;
            one = all.erase(one);
        } else {
            ++one;
        }
    }
}

} // namespace overtake::testcard

struct CUevent_st {
    int card = 0;
    bool timed = true;
    cudaStream_t stream = nullptr; ///< of the last record
    std::shared_ptr<overtake::testcard::Moment> moment;
};
