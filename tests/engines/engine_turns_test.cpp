// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "registry/engine_registry.h"
#include "text/error.h"

#include <atomic>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace overtake
{
namespace
{

TEST(EngineTurns, OneThreadAtATime)
{
    const EngineRegistry engines;
    const EngineRegistry copy = engines; // shares the engines, so also their turns
    std::atomic<int> inside{0};
    std::atomic<int> most{0};
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&, i](const std::stop_token &stop) {
            for (int round = 0; round < 200; ++round) {
                const auto turn = (i % 2 == 0 ? engines : copy).turns().take(stop);
                most = std::max(most.load(), ++inside);
                std::this_thread::yield();
                --inside;
            }
        });
    }
    for (auto &thread : threads)
        thread.join();
    EXPECT_EQ(most, 1);
    EXPECT_EQ(engines.turns().waiting(), 0);
}

TEST(EngineTurns, WaitingCanBeStopped)
{
    EngineTurns turns;
    auto held = std::make_optional(turns.take({}));
    EXPECT_FALSE(turns.tryTake());
    std::atomic<bool> cancelled{false};
    std::jthread waiting([&](std::stop_token stop) {
        try {
            const auto turn = turns.take(std::move(stop));
        } catch (const Cancelled &) {
            cancelled = true;
        }
    });
    while (turns.waiting() == 0)
        std::this_thread::yield();
    waiting.request_stop();
    waiting.join();
    EXPECT_TRUE(cancelled);
    held.reset();
    EXPECT_TRUE(turns.tryTake());
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_THROW((void)turns.take(stopped.get_token()), Cancelled);
    EXPECT_TRUE(turns.tryTake()); // and was not taken
}

} // namespace
} // namespace overtake
