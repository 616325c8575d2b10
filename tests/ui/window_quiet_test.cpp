// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What other programs disturbed is measured again when they have ended, and not before.
#include "measure/time/activity_recorder.h"
#include "ui/session_lab.h"

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

struct Busy {
    BusyWatch m_watch;
};

class WhenQuiet : protected Busy, public test::Session
{
protected:
    WhenQuiet() : Session(&m_watch) { m_session->quietWait().setInterval(std::chrono::milliseconds(20)); }
};

TEST_F(WhenQuiet, DisturbedPointsAreMeasuredAgainThenAndNotBefore)
{
    m_session->setLive(true);
    ASSERT_TRUE(waitUntilIdle());
    ASSERT_EQ(m_settled, 1);
    ASSERT_TRUE(mostDisturbed(m_last));
    const std::size_t places = points().all()->points.size();
    EXPECT_EQ(placesToRepeat(*points().all()).size(), places - 1) << "all but the slider's, which is a full one";

    const int looks = m_watch.looks;
    ASSERT_TRUE(test::waitFor([&] { return m_watch.looks >= looks + 3; }));
    EXPECT_EQ(m_settled, 1) << "while others run it would be the same again";

    m_watch.others = 0;
    ASSERT_TRUE(test::waitFor([&] { return placesToRepeat(*points().all()).empty(); }));
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(m_settled, 2) << "and the slider's, fully";
    EXPECT_FALSE(mostDisturbed(m_last));
    EXPECT_EQ(points().all()->points.size(), places);
    const int end = m_watch.looks;
    QElapsedTimer timer;
    timer.start();
    ASSERT_TRUE(test::waitFor([&] { return timer.elapsed() > 100; }));
    EXPECT_EQ(m_watch.looks, end) << "nothing is left to wait for";
}

TEST_F(WhenQuiet, ACancelEndsTheWaiting)
{
    m_session->setLive(true);
    ASSERT_TRUE(test::waitFor([this] { return m_state.kind == Kind::Waiting; }));
    m_session->cancel();
    EXPECT_EQ(m_state.kind, Kind::Idle);
    m_watch.others = 0;
    const int looks = m_watch.looks;
    QElapsedTimer timer;
    timer.start();
    ASSERT_TRUE(test::waitFor([&] { return timer.elapsed() > 100; }));
    EXPECT_EQ(m_watch.looks, looks);
    moveTo(60); // and a moved slider begins anew
    ASSERT_TRUE(test::waitFor([this] { return m_settled == 2; }));
}

TEST_F(WhenQuiet, ProgressNeverGoesBackwards)
{
    MachineUse::State before;
    bool backwards = false;
    QObject::connect(&m_use, &MachineUse::changed, [&] {
        const MachineUse::State now = m_use.state();
        if (now.kind == Kind::Outline && before.kind == Kind::Outline && now.pointsExpected == before.pointsExpected)
            backwards = backwards || now.pointsDone < before.pointsDone;
        if (now.kind == Kind::Outline)
            backwards = backwards || now.pointsDone < 0 || now.pointsDone > now.pointsExpected;
        before = now;
    });
    m_session->setLive(true);
    ASSERT_TRUE(test::waitFor([this] { return m_state.kind == Kind::Waiting; }));
    before = {};
    const int whole = static_cast<int>(points().all()->points.size());
    int round = 0;
    QObject::connect(&m_use, &MachineUse::changed, [&] {
        const MachineUse::State now = m_use.state();
        if (now.kind == Kind::Outline && round == 0)
            round = now.pointsExpected - now.pointsDone;
    });
    m_watch.others = 0;
    ASSERT_TRUE(test::waitFor([&] { return placesToRepeat(*points().all()).empty(); }));
    EXPECT_FALSE(backwards);
    EXPECT_EQ(round, whole - 1); // all but the slider's place, counted from none
}

TEST_F(WhenQuiet, NobodyWaitsWhileLiveIsOff)
{
    m_session->setLive(true);
    ASSERT_TRUE(waitUntilIdle());
    m_session->setLive(false);
    m_watch.others = 0;
    const int looks = m_watch.looks;
    QElapsedTimer timer;
    timer.start();
    ASSERT_TRUE(test::waitFor([&] { return timer.elapsed() > 100; }));
    EXPECT_EQ(m_watch.looks, looks);
    EXPECT_EQ(m_settled, 1);
}

} // namespace
} // namespace overtake
