// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// More threads than this machine may have cores: as on a large one, regions differ in how many of them have work.
#include "engines/host/team.h"

#include <gtest/gtest.h>
#include <vector>

#include <unistd.h>

namespace overtake
{
namespace
{

constexpr int threads = 4;

struct Member {
    pid_t id = 0;
    std::vector<int> cores; ///< where it may run

    bool operator==(const Member &) const = default;
};

std::vector<int> coresOfThisThread()
{
    cpu_set_t set;
    std::vector<int> cores;
    if (sched_getaffinity(0, sizeof set, &set) == 0)
        for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu)
            if (CPU_ISSET(cpu, &set))
                cores.push_back(cpu);
    return cores;
}

/// Who does the parts of work that has so many.
std::vector<Member> membersFor(std::int64_t parts)
{
    std::vector<Member> members(static_cast<std::size_t>(parts));
    shareOut(parts, 1, threads, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t part = first; part < last; ++part)
            members[static_cast<std::size_t>(part)] = {::gettid(), coresOfThisThread()};
    });
    return members;
}

void expectPlaced(const std::vector<Member> &members)
{
    const std::vector<int> &cores = coresToUse();
    for (std::size_t i = 1; i < members.size() && !cores.empty(); ++i)
        EXPECT_EQ(members[i].cores, std::vector{cores[i % cores.size()]}) << "member " << i;
}

TEST(Team, KeepsItsThreadsWhereThereIsLessWork)
{
    const TeamPlacement placement(threads);
    const std::vector<Member> all = membersFor(threads);
    membersFor(2);
    EXPECT_EQ(membersFor(threads), all);
    expectPlaced(all);
}

TEST(Team, ThreadsThatALibraryHasEndedComeBackOnTheirCores)
{
    const TeamPlacement placement(threads);
    membersFor(threads);
#pragma omp parallel num_threads(2)
    asm volatile("" ::: "memory");
    expectPlaced(membersFor(threads));
}

TEST(Team, AnEngineThatPlacesNoneFindsThemFree)
{
    const std::vector<int> everywhere = coresOfThisThread();
    for (int round = 0; round < 2; ++round) {
        {
            const TeamPlacement placement(threads);
            expectPlaced(membersFor(threads));
        }
        TeamPlacement::release(1); // who needs no team releases none
        TeamPlacement::release(threads);
        for (const Member &member : membersFor(threads))
            EXPECT_EQ(member.cores, everywhere);
    }
}

} // namespace
} // namespace overtake
