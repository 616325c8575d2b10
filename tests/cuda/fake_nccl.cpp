// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// NCCL for the pretended cards. A sum is done when all cards have come to it in their streams; where a card fails
// before, the others wait for ever on real ones, unless the communicators are aborted.
#include "cuda/fake_nccl.h"

#include "cuda/card/streams.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace testcard = overtake::testcard;

namespace
{

constexpr int success = 0;
constexpr int systemError = 2;
constexpr int invalidArgument = 4;
constexpr int floatType = 7;

struct Clique;

} // namespace

struct ncclComm {
    std::shared_ptr<Clique> clique;
    int rank = 0;
    std::vector<float> factors; ///< of its own operations, whose numbers begin at 16
};

namespace
{

/// Resets of all cards so far.
int resets()
{
    int sum = 0;
    for (const testcard::Card &card : testcard::state().cards)
        sum += card.resets;
    return sum;
}

/// All cards.
struct Clique {
    std::vector<ncclComm *> ranks;
    int resetsBefore = resets();
    bool isGone() const { return resets() != resetsBefore; }
};

struct Call {
    ncclComm *communicator = nullptr;
    const float *from = nullptr;
    float *to = nullptr;
    std::size_t count = 0;
    float factor = 1;
    cudaStream_t stream = nullptr;
};

/// One step's sums on all cards.
struct Group {
    std::vector<Call> calls;
    std::set<int> came; ///< ranks
    std::size_t ranks = 0;
    bool done = false;
};

std::string failing;
int untilFailure = 0;
int groups = 0;
std::set<ncclComm *> live;
std::vector<std::unique_ptr<ncclComm>> all; ///< until the end: work in a lost card's stream may still name one
int depth = 0;
std::vector<Call> pending;

bool fails(const char *function)
{
    return untilFailure > 0 && failing == function && --untilFailure == 0;
}

int wrong(const std::string &sentence)
{
    (void)testcard::fault("NCCL: " + sentence, cudaErrorInvalidValue);
    return invalidArgument;
}

std::vector<const Call *> callsOf(const Group &group, int rank)
{
    std::vector<const Call *> own;
    for (const Call &call : group.calls)
        if (call.communicator->rank == rank)
            own.push_back(&call);
    return own;
}

void sumAll(const Group &group)
{
    std::vector<std::vector<const Call *>> byRank;
    for (std::size_t rank = 0; rank < group.ranks; ++rank)
        byRank.push_back(callsOf(group, static_cast<int>(rank)));
    for (std::size_t i = 0; i < byRank[0].size(); ++i) {
        std::vector<float> sums(byRank[0][i]->count);
        for (const auto &calls : byRank)
            for (std::size_t k = 0; k < sums.size(); ++k)
                sums[k] += calls[i]->factor * calls[i]->from[k];
        for (const auto &calls : byRank)
            std::memcpy(calls[i]->to, sums.data(), sums.size() * sizeof(float));
    }
}

/// A card has come to the group: it waits until the others have, whose streams go on meanwhile.
cudaError_t arrive(const std::shared_ptr<Group> &group, int rank)
{
    group->came.insert(rank);
    for (const Call &call : group->calls)
        if (!group->done && group->came.count(call.communicator->rank) == 0)
            (void)testcard::finish(call.stream->card);
    if (!group->done && group->came.size() == group->ranks) {
        sumAll(*group);
        group->done = true;
    }
    return cudaSuccess; // not done: one of the cards is lost, and this one is released by aborting
}

int enqueueGroup()
{
    const auto group = std::make_shared<Group>();
    group->calls = std::exchange(pending, {});
    if (group->calls.empty())
        return success;
    group->ranks = group->calls.front().communicator->clique->ranks.size();
    for (std::size_t rank = 0; rank < group->ranks; ++rank) {
        const auto calls = callsOf(*group, static_cast<int>(rank));
        const auto first = callsOf(*group, 0);
        if (calls.size() != first.size())
            return wrong("a group lacks the calls of a rank, and hangs");
        for (std::size_t i = 0; i < calls.size(); ++i) {
            if (calls[i]->count != first[i]->count)
                return wrong("ranks sum different numbers of elements");
            if (!testcard::isOnCard(calls[i]->stream->card, calls[i]->to, calls[i]->count * sizeof(float)))
                return wrong("a sum reaches beyond a buffer");
        }
    }
    ++groups;
    const int card = testcard::currentCard();
    for (std::size_t rank = 0; rank < group->ranks; ++rank) {
        const cudaStream_t stream = callsOf(*group, static_cast<int>(rank)).front()->stream;
        testcard::setCurrentCard(stream->card);
        const cudaError_t error = testcard::enqueue(
            stream, {"ncclAllReduce", [group, rank] { return arrive(group, static_cast<int>(rank)); }});
        testcard::setCurrentCard(card); // as NCCL leaves it
        if (error != cudaSuccess)
            return systemError;
    }
    return success;
}

int giveBack(ncclComm *communicator)
{
    const std::scoped_lock lock(testcard::stateMutex());
    if (communicator->clique->isGone())
        return wrong("a communicator was given back after a reset, and writes to memory that is gone");
    if (live.erase(communicator) == 0)
        return wrong("a communicator was given back that there is not");
    return success;
}

} // namespace

extern "C" {

void overtake_nccl_fail(const char *function, int after)
{
    const std::scoped_lock lock(testcard::stateMutex());
    failing = function;
    untilFailure = after;
}

int overtake_nccl_groups()
{
    return groups;
}

int overtake_nccl_communicators()
{
    const std::scoped_lock lock(testcard::stateMutex());
    return static_cast<int>(std::ranges::count_if(live, [](const ncclComm *one) { return !one->clique->isGone(); }));
}

const char *ncclGetErrorString(int)
{
    return "as the test says";
}

int ncclCommInitAll(ncclComm **communicators, int devices, const int *indices)
{
    const std::scoped_lock lock(testcard::stateMutex());
    if (fails("ncclCommInitAll"))
        return systemError;
    const auto clique = std::make_shared<Clique>();
    for (int rank = 0; rank < devices; ++rank) {
        if (indices[rank] != rank)
            return wrong("a card that the test does not expect");
        communicators[rank] = all.emplace_back(new ncclComm{clique, rank, {}}).get();
        clique->ranks.push_back(communicators[rank]);
        live.insert(communicators[rank]);
    }
    return success;
}

int ncclCommDestroy(ncclComm *communicator)
{
    return giveBack(communicator);
}

int ncclCommAbort(ncclComm *communicator)
{
    return giveBack(communicator);
}

int ncclRedOpCreatePreMulSum(int *operation, void *scalar, int type, int residence, ncclComm *communicator)
{
    const std::scoped_lock lock(testcard::stateMutex());
    if (type != floatType || residence != 1)
        return wrong("a factor that is no float of the host");
    if (depth > 0)
        return wrong("an operation was made within a group");
    if (fails("ncclRedOpCreatePreMulSum"))
        return systemError;
    communicator->factors.push_back(*static_cast<const float *>(scalar));
    *operation = 16 + static_cast<int>(communicator->factors.size()) - 1;
    return success;
}

int ncclRedOpDestroy(int operation, ncclComm *communicator)
{
    const auto index = static_cast<std::size_t>(operation - 16);
    return index < communicator->factors.size() ? success : wrong("an operation was given back that there is not");
}

int ncclGroupStart()
{
    const std::scoped_lock lock(testcard::stateMutex());
    ++depth;
    return success;
}

int ncclGroupEnd()
{
    const std::scoped_lock lock(testcard::stateMutex());
    if (--depth > 0)
        return success;
    if (fails("ncclGroupEnd")) {
        pending.clear();
        return systemError;
    }
    return enqueueGroup();
}

int ncclAllReduce(const void *from, void *to, std::size_t count, int type, int operation, ncclComm *communicator,
                  cudaStream_t stream)
{
    const std::scoped_lock lock(testcard::stateMutex());
    if (depth == 0)
        return wrong("a sum over several cards of one thread was not in a group, and hangs");
    if (live.count(communicator) == 0)
        return wrong("a communicator was used that there is not");
    if (type != floatType || !testcard::isLive(stream))
        return wrong("a sum of other than floats, or on no stream");
    if (fails("ncclAllReduce")) {
        pending.clear();
        return systemError;
    }
    const float factor = operation == 0 ? 1 : communicator->factors.at(static_cast<std::size_t>(operation - 16));
    pending.push_back(
        {communicator, static_cast<const float *>(from), static_cast<float *>(to), count, factor, stream});
    return success;
}

} // extern "C"
