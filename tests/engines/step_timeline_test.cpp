// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the device's clock is related to the host's, with invented clocks.
#include "engines/gpu/step_timeline.h"

#include <gtest/gtest.h>

namespace overtake::gpu
{
namespace
{

constexpr double zero = 5000; ///< of the device's clock, on the host's

/// A device that begins `latency` after each call and takes 3 us; the host knows `wakeUp` after the last.
struct Invented {
    std::vector<HostCall> calls;
    std::vector<DeviceSpan> spans;
    double done = 0;

    Invented(double latency, double wakeUp, bool tellsQueueing)
    {
        double free = 0;
        for (int i = 0; i < 5; ++i) {
            const double start = 1e-6 * i;
            calls.push_back({start, start + 0.8e-6});
            const double begun = std::max(free, start + latency);
            free = begun + 3e-6;
            DeviceSpan span{begun - zero, free - zero, true, {}};
            if (tellsQueueing)
                span.queued = start + 0.4e-6 - zero;
            spans.push_back(span);
        }
        done = free + wakeUp;
    }
};

TEST(ClockOffset, LiesBetweenLaunchAndWakeUp)
{
    const Invented lab(6e-6, 4e-6, false);
    EXPECT_NEAR(clockOffset(lab.calls, lab.spans, lab.done), zero, 5e-6);
    const Invented even(6e-6, 6e-6, false);
    EXPECT_NEAR(clockOffset(even.calls, even.spans, even.done), zero, 1e-9);
}

TEST(ClockOffset, UsesQueueingTimes)
{
    const Invented lab(60e-6, 2e-6, true);
    EXPECT_NEAR(clockOffset(lab.calls, lab.spans, lab.done), zero, 0.5e-6);
    Invented silly(6e-6, 2e-6, true);
    for (DeviceSpan &span : silly.spans)
        span.queued = 7.0; // of a driver that invents it: never beyond what starts and ends allow
    const double offset = clockOffset(silly.calls, silly.spans, silly.done);
    EXPECT_GE(offset, zero - 6e-6 - 1e-9);
    EXPECT_LE(offset, zero + 2e-6 + 1e-9);
}

TEST(ClockOffset, NothingBeginsBeforeItWasAskedFor)
{
    Invented lab(1e-6, 1e-6, false);
    lab.done -= 20e-6; // clocks that do not fit
    const double offset = clockOffset(lab.calls, lab.spans, lab.done);
    for (std::size_t i = 0; i < lab.spans.size(); ++i)
        EXPECT_GE(lab.spans[i].start + offset, lab.calls[i].start - 1e-9);
}

TEST(StepTimeline, SaysNoStartsWhereTheDriverCannotTell)
{
    StepTimeline timeline;
    timeline.begin();
    EXPECT_TRUE(timeline.follows());
    timeline.prepare([] {});
    timeline.launch([] {});
    timeline.launch([] {});
    const double now = steadySeconds();
    std::vector<StepPart> parts(2);
    parts[0].name = "MatMul";
    const StepProfile profile = timeline.end(parts, {{1, 2, true, {}}, {0, 0, false, {}}}, now, now + 1e-6);
    EXPECT_FALSE(timeline.follows());
    EXPECT_FALSE(profile.parts[0].startSeconds.has_value());
    EXPECT_EQ(profile.parts[0].seconds, 1);
    ASSERT_EQ(profile.host.size(), 4U);
    EXPECT_EQ(profile.host[0].kind, HostSpan::Kind::Preparing);
    EXPECT_EQ(profile.host[1].name, "MatMul");
    EXPECT_EQ(profile.host[3].kind, HostSpan::Kind::Waiting);
    EXPECT_NEAR(profile.host[3].seconds, 1e-6, 1e-9);
    EXPECT_GE(profile.totalSeconds, profile.host[3].startSeconds + profile.host[3].seconds - 1e-9);
}

} // namespace
} // namespace overtake::gpu
