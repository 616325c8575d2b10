// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measurer_lab.h"

#include "data/random_state.h"

#include <gmock/gmock.h>

#include <numeric>

namespace overtake
{
namespace
{

using namespace fakes;

TEST_F(MeasurerTest, OneStepPerEpoch)
{
    FakeBehaviour fast;
    fast.law = [](const Program &) { return 1e-5; };
    lab.add(fast);
    auto parameters = with("samples", std::int64_t{32});
    const Measurement m = measure(*quick, parameters);
    EXPECT_EQ(m.stepsPerEpoch, 1);
    EXPECT_NEAR(m.epochSeconds, 1e-5, 1e-12);
    EXPECT_GE(m.stepsTimed, 7);
}

TEST_F(MeasurerTest, EpochsShorterThanASampleAreTakenWhole)
{
    FakeBehaviour fast;
    fast.law = [](const Program &) { return 1e-5; };
    lab.add(fast);
    const Measurement m = measure(*careful, with("samples", std::int64_t{32 * 6 + 8})); // 7 steps, the last of 8 rows
    EXPECT_EQ(m.stepsPerEpoch, 7);
    for (const auto steps : m.stepsPerSample)
        EXPECT_EQ(steps % 7, 0);
    EXPECT_NEAR(m.epochSeconds, 6.25e-5, 1e-9);
    EXPECT_NEAR(m.throughput, 200 / 6.25e-5, 1);
}

TEST_F(MeasurerTest, ASmallerLastStepIsNoOrdinarySample)
{
    FakeBehaviour slow;
    slow.law = [](const Program &) { return 0.02; };
    lab.add(slow);
    const Measurement m = measure(*careful, with("samples", std::int64_t{32 * 3 + 8})); // 4 steps, the last of 8 rows
    EXPECT_NEAR(m.step.minimum, 0.02, 1e-9);
    EXPECT_NEAR(m.step.maximum, 0.02, 1e-9);
    EXPECT_NEAR(m.epochSeconds, 0.065, 1e-9);
}

TEST_F(MeasurerTest, TheWayToAWorkerIsInNoTime)
{
    FakeBehaviour far;
    far.law = [](const Program &) { return 0.02; };
    far.wayThereSeconds = 0.05;
    lab.add(far);
    auto parameters = with("samples", std::int64_t{32 * 3 + 8}); // 4 steps, the last of 8 rows
    parameters.set("shuffled", true);
    const Measurement m = measure(*careful, parameters);
    EXPECT_NEAR(m.step.minimum, 0.02, 1e-9);
    EXPECT_NEAR(m.step.maximum, 0.02, 1e-9);
    EXPECT_NEAR(m.shuffleSeconds, 0, 1e-9);
    EXPECT_NEAR(m.epochSeconds, 0.065, 1e-9);
}

TEST_F(MeasurerTest, EachEpochHasItsOwnOrderAndAllOfIt)
{
    FakeBehaviour behaviour;
    auto &engine = lab.add(behaviour);
    auto parameters = with("samples", std::int64_t{100}); // 4 steps of 1 ms
    parameters.set("shuffled", true);
    parameters.set("seed", std::int64_t{42});
    measure(*careful, parameters);
    ASSERT_GE(engine.orders.size(), 3U);
    EXPECT_EQ(engine.orders[0], RandomState(42).permutation(100));
    EXPECT_EQ(engine.orders[1], RandomState(43).permutation(100));
    EXPECT_EQ(engine.orders[2], RandomState(44).permutation(100));
    // Steps follow one another through the epochs without a gap (that none runs past the end, the fake sees to).
    std::int64_t position = 0;
    for (const auto &call : engine.calls) {
        EXPECT_EQ(call.firstStep, position);
        position = (call.firstStep + call.steps) % 4;
    }
}

TEST_F(MeasurerTest, AWorkerRunsManyEpochsInOneCallAndDrawsTheSameOrders)
{
    FakeBehaviour far;
    far.runsEpochs = true;
    auto &engine = lab.add(far);
    auto parameters = with("samples", std::int64_t{100}); // 4 steps of 1 ms
    parameters.set("shuffled", true);
    parameters.set("seed", std::int64_t{42});
    const Measurement m = measure(*careful, parameters);
    EXPECT_NEAR(m.step.median, (3 + 4.0 / 32) / 4 * 1e-3, 1e-9);
    ASSERT_GE(engine.epochs.size(), 3U);
    // Each epoch has a seed of its own, in one sequence with the orders that are handed over.
    std::uint32_t next = 43;
    for (const auto &epochs : engine.epochs) {
        ASSERT_TRUE(epochs.seed);
        EXPECT_GE(*epochs.seed, next);
        next = *epochs.seed + static_cast<std::uint32_t>(epochs.times);
    }
    EXPECT_EQ(engine.orders[0], RandomState(42).permutation(100));
    EXPECT_LE(engine.orders.size(), 2 * m.samples.size() + 2);
    EXPECT_GT(engine.epochs.back().times, 1);
    std::int64_t position = 0;
    for (const auto &call : engine.calls) {
        EXPECT_EQ(call.firstStep, position);
        position = (call.firstStep + call.steps) % 4;
    }
}

TEST_F(MeasurerTest, AWorkerRunsEpochsOfSequentialProgramsInOneCallToo)
{
    FakeBehaviour far;
    far.runsEpochs = true;
    auto &engine = lab.add(far);
    measure(*careful, with("samples", std::int64_t{128}));
    ASSERT_FALSE(engine.epochs.empty());
    EXPECT_FALSE(engine.epochs.back().seed);
    EXPECT_TRUE(engine.orders.empty());
}

TEST_F(MeasurerTest, SequentialProgramsGetNoOrder)
{
    auto &engine = lab.add({});
    EXPECT_EQ(measure(*careful).shuffleSeconds, 0);
    EXPECT_TRUE(engine.orders.empty());
}

/// A clock that ticks while it is looked at, so that drawing an order, which a fake clock would not see, takes 1 s.
class TickingClock : public FakeClock
{
public:
    double now() override
    {
        advance(1);
        return FakeClock::now();
    }
    double resolution() const override { return 1e-9; }
};

TEST(EpochCursor, ShufflingIsTimedApartFromSteps)
{
    TickingClock clock;
    FakeBehaviour behaviour;
    behaviour.law = [](const Program &) { return 10.0; };
    behaviour.coldSeconds = 0;
    FakeEngine engine(behaviour, &clock);
    FakeWorkload workload;
    auto parameters = workload.parameters().defaults();
    parameters.set("samples", std::int64_t{64}); // 2 steps of 10 s
    parameters.set("shuffled", true);
    const Program program = workload.build(parameters);
    FakeExecution execution(engine, program);
    EpochOrders orders(clock);
    EpochCursor cursor(execution, program, orders, clock);
    EXPECT_DOUBLE_EQ(cursor.run(2, 10, {}), 20 + 1);  // one reading of the clock later
    EXPECT_DOUBLE_EQ(cursor.run(4, 10, {}), 40 + 3);  // the clock halts twice for a new order
    EXPECT_DOUBLE_EQ(cursor.shuffleSeconds(), 1 + 1); // drawn, handed over
    EXPECT_EQ(engine.orders.size(), 3U);
}

TEST(EpochCursor, EpochsTooShortForTheClockKeepTheirOrderWithinASample)
{
    FakeClock clock;
    FakeBehaviour behaviour;
    behaviour.law = [](const Program &) { return 1e-6; };
    FakeEngine engine(behaviour, &clock);
    FakeWorkload workload;
    auto parameters = workload.parameters().defaults();
    parameters.set("samples", std::int64_t{64});
    parameters.set("shuffled", true);
    const Program program = workload.build(parameters);
    FakeExecution execution(engine, program);
    EpochOrders orders(clock);
    EpochCursor cursor(execution, program, orders, clock);
    cursor.run(200, 1e-6, {});
    EXPECT_EQ(engine.orders.size(), 2U); // the first, and one for the 99 epochs after
    cursor.run(200, 1e-6, {});
    EXPECT_EQ(engine.orders.size(), 3U);
}

TEST(EpochOrders, OnlyTheFirstIsKept)
{
    TickingClock clock;
    EpochOrders orders(clock);
    FakeWorkload workload;
    auto parameters = workload.parameters().defaults();
    parameters.set("samples", std::int64_t{64});
    const Program program = workload.build(parameters);
    // A draw looks at the clock twice; each look takes 1 s.
    const auto secondsFor = [&](std::int64_t epoch) {
        const double start = clock.now();
        orders.order(program, epoch);
        return clock.now() - start - 1;
    };
    EXPECT_DOUBLE_EQ(secondsFor(0), 2);
    EXPECT_DOUBLE_EQ(secondsFor(0), 0);
    EXPECT_DOUBLE_EQ(secondsFor(1), 2);
    EXPECT_DOUBLE_EQ(secondsFor(1), 2);
    EXPECT_DOUBLE_EQ(secondsFor(0), 2);
    EXPECT_DOUBLE_EQ(orders.drawSeconds(), 1);
}

} // namespace
} // namespace overtake
