// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What other programs disturbed is measured again when they have ended, and not before.
#include "measure/surroundings.h"
#include "run/measuring_session.h"
#include "ui/window_lab.h"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <mutex>

namespace overtake
{
namespace
{

/// Two cores, of which other programs take `others` while somebody looks.
class BusyWatch : public MachineWatch
{
public:
    std::optional<MachineTotals> totals() override
    {
        const std::scoped_lock lock(m_mutex);
        const double now = m_clock.now();
        const double passed = now - std::exchange(m_last, now);
        m_totals.seconds = now;
        m_totals.ownSeconds += (2 - others) * passed;
        m_totals.busySeconds += 2 * passed;
        m_totals.waitedSeconds = m_totals.waitedSeconds.value_or(0) + others * passed;
        ++looks;
        return m_totals;
    }
    double clockGhz() override { return 3; }
    int cores() const override { return 2; }

    std::atomic<double> others{1};
    std::atomic<int> looks{0};

private:
    std::mutex m_mutex;
    SteadyClock m_clock;
    double m_last = m_clock.now();
    MachineTotals m_totals;
};

class WhenQuiet : public testing::Test
{
protected:
    WhenQuiet() : m_session(m_lab.registry, m_lab.clock, Machine{}, &m_watch)
    {
        m_study = defaultStudy(workloadById("mlp"), m_lab.registry);
        m_study.parameters.set("samples", std::int64_t{1000});
        m_study.from = 5;
        m_study.to = 100;
        m_study.parameters.set("hidden", std::int64_t{50});
        m_session.quietWait().setInterval(std::chrono::milliseconds(20));
        QObject::connect(&m_session, &MeasuringSession::livePoint,
                         [this](double, const Comparison &comparison, bool settled) {
                             m_settled += settled ? 1 : 0;
                             m_shown = comparison;
                         });
        QObject::connect(&m_session, &MeasuringSession::activityChanged,
                         [this](const Activity &activity) { m_activity = activity; });
    }

    bool waitUntilIdle()
    {
        return test::waitFor(
            [this] { return m_activity.kind == Activity::Kind::Idle && !m_session.points().isEmpty(); });
    }

    test::Lab m_lab;
    BusyWatch m_watch;
    Study m_study;
    MeasuringSession m_session;
    int m_settled = 0;
    Comparison m_shown;
    Activity m_activity;
};

TEST_F(WhenQuiet, DisturbedPointsAreMeasuredAgainThenAndNotBefore)
{
    m_session.setStudy(m_study);
    m_session.setLive(true);
    ASSERT_TRUE(waitUntilIdle());
    ASSERT_EQ(m_settled, 1);
    ASSERT_TRUE(mostDisturbed(m_shown));
    const std::size_t places = m_session.points().all().points.size();
    EXPECT_EQ(placesToRepeat(m_session.points().all()).size(), places);

    const int looks = m_watch.looks;
    ASSERT_TRUE(test::waitFor([&] { return m_watch.looks >= looks + 3; }));
    EXPECT_EQ(m_settled, 1) << "while others run it would be the same again";

    m_watch.others = 0;
    ASSERT_TRUE(test::waitFor([&] { return placesToRepeat(m_session.points().all()).empty(); }));
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(m_settled, 2);
    EXPECT_FALSE(mostDisturbed(m_shown));
    EXPECT_EQ(m_session.points().all().points.size(), places);
    const int end = m_watch.looks;
    QElapsedTimer timer;
    timer.start();
    ASSERT_TRUE(test::waitFor([&] { return timer.elapsed() > 100; }));
    EXPECT_EQ(m_watch.looks, end) << "nothing is left to wait for";
}

TEST_F(WhenQuiet, NobodyWaitsWhileLiveIsOff)
{
    m_session.setStudy(m_study);
    m_session.setLive(true);
    ASSERT_TRUE(waitUntilIdle());
    m_session.setLive(false);
    m_watch.others = 0;
    const int looks = m_watch.looks;
    QElapsedTimer timer;
    timer.start();
    ASSERT_TRUE(test::waitFor([&] { return timer.elapsed() > 100; }));
    EXPECT_EQ(m_watch.looks, looks);
    EXPECT_EQ(m_settled, 1);
}

TEST(QuietBetween, FivePerCentOfTheCoresAreTolerated)
{
    MachineTotals before;
    before.seconds = 10;
    before.busySeconds = 100;
    before.stolenSeconds = 1;
    before.ownSeconds = 40;
    MachineTotals after = before;
    after.seconds = 14;
    after.busySeconds = 101.3;
    after.ownSeconds = 41;
    EXPECT_TRUE(isQuietBetween(before, after, 2));
    after.busySeconds = 101.5;
    EXPECT_FALSE(isQuietBetween(before, after, 2));
    after.busySeconds = 100; // counted in ticks, it may seem less than our own
    EXPECT_TRUE(isQuietBetween(before, after, 2));
    after.stolenSeconds = 2;
    EXPECT_FALSE(isQuietBetween(before, after, 2));
}

} // namespace
} // namespace overtake
