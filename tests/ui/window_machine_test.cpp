// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who uses the machine: holds, the wish for Live, and what follows from them in the session and the window.
#include "commands/share_commands.h"
#include "panels/status_panel.h"
#include "results/result_view.h"
#include "run/machine_use.h"
#include "run/memory_at_rest.h"
#include "ui/main_window_lab.h"
#include "ui/session_lab.h"

#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <fstream>
#include <thread>
#include <unistd.h>
#include <vector>

namespace overtake
{
namespace
{

using Kind = MachineUse::Kind;

TEST(MachineUse, LiveIsAWishThatWaitsForEveryHold)
{
    MachineUse use;
    use.setWanted(true);
    EXPECT_TRUE(use.isLive());
    for (const Kind kind :
         {Kind::Training, Kind::Map, Kind::Recording, Kind::Race, Kind::Viewer, Kind::Run, Kind::Guided, Kind::Aside}) {
        const MachineUse::Hold hold = use.hold(kind);
        EXPECT_FALSE(use.isLive()) << static_cast<int>(kind);
        EXPECT_TRUE(use.isWanted());
    }
    EXPECT_TRUE(use.isLive());
    for (const Kind kind : {Kind::Writing, Kind::Playing, Kind::Question, Kind::Sweep}) {
        const MachineUse::Hold hold = use.hold(kind);
        EXPECT_TRUE(use.isLive()) << static_cast<int>(kind);
    }
    MachineUse::Hold viewer = use.hold(Kind::Viewer);
    MachineUse::Hold run = use.hold(Kind::Run);
    viewer = nullptr;
    EXPECT_FALSE(use.isLive());
    use.setWanted(false); // meanwhile
    run = nullptr;
    EXPECT_FALSE(use.isLive());
}

#if !defined(OVERTAKE_ADDRESS_SANITIZER) // which has heaps of its own
std::int64_t residentPages()
{
    std::int64_t all = 0;
    std::int64_t resident = 0;
    std::ifstream("/proc/self/statm") >> all >> resident;
    return resident;
}

TEST(MachineUse, FreedMemoryGoesBackAtRest)
{
    constexpr std::size_t block = std::size_t{16} << 10; // too small for pages of its own
    constexpr std::size_t blocks = 4096;
    std::vector<std::vector<char>> all(blocks);
    std::thread([&] {
        for (std::vector<char> &one : all)
            one.assign(block, 'x');
        for (std::size_t i = 0; i < all.size(); ++i)
            if (i % 64 != 0) // those that stay keep the heap from shrinking by itself
                std::vector<char>().swap(all[i]);
    }).join();
    const std::int64_t before = residentPages();
    MachineUse use;
    returnMemoryAtRest(use);
    MachineUse::Hold training = use.hold(Kind::Training);
    training = nullptr;
    const std::int64_t half = static_cast<std::int64_t>(blocks * block) / 2 / ::sysconf(_SC_PAGESIZE);
    EXPECT_TRUE(test::waitFor([&] { return residentPages() < before - half; })) << before << ", " << residentPages();
}
#endif

TEST(MachineUse, ALessonHasAWishOfItsOwn)
{
    MachineUse use;
    use.setWanted(true);
    MachineUse::Hold lesson = use.hold(Kind::Lesson);
    EXPECT_FALSE(use.isLive());
    use.setWanted(true);
    EXPECT_TRUE(use.isLive());
    use.setWanted(false);
    lesson = nullptr;
    EXPECT_TRUE(use.isLive());
    use.setWanted(false);
    lesson = use.hold(Kind::Lesson);
    use.setWanted(true);
    lesson = nullptr;
    EXPECT_FALSE(use.isLive());
    lesson = use.hold(Kind::Lesson);
    EXPECT_FALSE(use.isLive()) << "the wish of the lesson before";
}

TEST(MachineUse, TellsOnlyWhatChangesAndOnce)
{
    MachineUse use;
    int changed = 0;
    std::vector<bool> may;
    QObject context;
    QObject::connect(&use, &MachineUse::changed, [&changed] { ++changed; });
    use.watch(Kind::Map, &context, [&] { may.push_back(use.mayBegin(Kind::Map)); });
    MachineUse::Hold first = use.hold(Kind::Training);
    MachineUse::Hold second = use.hold(Kind::Training);
    EXPECT_EQ(changed, 1);
    first = nullptr;
    EXPECT_TRUE(use.isHeld(Kind::Training));
    second = nullptr;
    EXPECT_EQ(changed, 2);
    EXPECT_FALSE(use.isHeld(Kind::Training));
    first = use.hold(Kind::Writing); // in no map's way
    EXPECT_EQ(changed, 3);
    EXPECT_EQ(may, (std::vector<bool>{false, true}));
    use.setWanted(false);
    use.report({});
    EXPECT_EQ(changed, 3);
}

TEST(MachineUse, TheFirstHoldNamesTheStateAndTheRestIsAsItWas)
{
    MachineUse use;
    EXPECT_EQ(use.state().kind, Kind::Idle);
    MachineUse::State measuring;
    measuring.kind = Kind::Waiting;
    measuring.value = 7;
    use.report(measuring);
    const MachineUse::Hold lesson = use.hold(Kind::Lesson);
    EXPECT_EQ(use.state().kind, Kind::Waiting);
    MachineUse::Hold writing = use.hold(Kind::Writing);
    EXPECT_EQ(use.state().kind, Kind::Writing);
    measuring.kind = Kind::Outline;
    use.report(measuring);
    EXPECT_EQ(use.state().kind, Kind::Outline);
    MachineUse::Hold map = use.hold(Kind::Map);
    EXPECT_EQ(use.state().kind, Kind::Map);
    EXPECT_EQ(use.state().value, 7);
    map = writing = nullptr;
    use.report({});
    EXPECT_EQ(use.state().kind, Kind::Lesson);
}

TEST(MachineUse, ARecordingNamesTheStateAndTheStatusLineSaysIt)
{
    MachineUse use;
    const MachineUse::Hold recording = use.hold(Kind::Recording);
    EXPECT_EQ(use.state().kind, Kind::Recording);
    const std::string text = statusText(use.state(), true).toStdString();
    EXPECT_TRUE(text.starts_with("A device is being recorded")) << text;
}

TEST(MachineUse, WhatIsTimedKeepsOthersFromBeginning)
{
    MachineUse use;
    MachineUse::Hold hold = use.hold(Kind::Map);
    for (const Kind kind : {Kind::Training, Kind::Sweep, Kind::Live, Kind::Lesson, Kind::Recording, Kind::Viewer})
        EXPECT_FALSE(use.mayBegin(kind)) << static_cast<int>(kind);
    EXPECT_TRUE(use.mayBegin(Kind::Map)); // its command ends it
    hold = use.hold(Kind::Sweep);
    EXPECT_TRUE(use.mayBegin(Kind::Training)); // ends the sweep
    EXPECT_TRUE(use.mayBegin(Kind::Map));
    EXPECT_FALSE(use.mayBegin(Kind::Viewer));
    hold = use.hold(Kind::Question);
    EXPECT_FALSE(use.mayBegin(Kind::Training));
    EXPECT_TRUE(use.mayBegin(Kind::Sweep));
}

TEST(MachineUse, AHoldMayOutliveIt)
{
    auto use = std::make_unique<MachineUse>();
    MachineUse::Hold hold = use->hold(Kind::Viewer);
    int changed = 0;
    QObject::connect(use.get(), &MachineUse::changed, [&changed] { ++changed; });
    use.reset();
    hold = nullptr;
    EXPECT_EQ(changed, 0);
}

using MachineSession = test::Session;

TEST_F(MachineSession, ATrainingEndsASweepAndLiveComesBackAfterIt)
{
    m_session->setLive(true);
    m_session->startSweep();
    EXPECT_TRUE(m_use.isHeld(Kind::Sweep));
    EXPECT_TRUE(m_session->isLive());
    MachineUse::Hold training = m_use.hold(Kind::Training);
    EXPECT_FALSE(m_session->isLive());
    EXPECT_TRUE(m_state.stopping);
    ASSERT_TRUE(test::waitFor([this] { return !m_session->isSweeping(); }));
    EXPECT_FALSE(m_use.isHeld(Kind::Sweep));
    m_live.clear();
    training = nullptr;
    EXPECT_TRUE(m_session->isLive());
    EXPECT_TRUE(test::waitFor([this] { return !m_live.empty(); }));
}

class MachineWindow : public test::Window
{
protected:
    void showViewer() { m_window->results().showTab(QStringLiteral("mandelbrot")); }
};

TEST_F(MachineWindow, SpaceStartsNothingBehindTheViewer)
{
    session().setLive(true);
    showViewer();
    EXPECT_FALSE(action("Space")->isEnabled());
    EXPECT_FALSE(action("Space")->isChecked());
    for (int times = 1; times <= 2; ++times) {
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        EXPECT_FALSE(session().isLive()) << times;
    }
    m_window->results().setTab(0);
    EXPECT_TRUE(session().isLive());
    EXPECT_TRUE(action("Space")->isChecked());
}

TEST_F(MachineWindow, TheKeySSweepsNoCurveBehindTheViewer)
{
    showViewer();
    EXPECT_FALSE(action("S")->isEnabled());
    QTest::keyClick(m_window.get(), Qt::Key_S);
    EXPECT_FALSE(session().isSweeping());
    m_window->results().setTab(0);
    EXPECT_TRUE(action("S")->isEnabled());
}

TEST_F(MachineWindow, ARaceWaitsForWhatIsTimed)
{
    showViewer();
    const QList<QToolButton *> buttons = m_window->findChildren<QToolButton *>();
    const auto race = std::ranges::find_if(
        buttons, [](const QToolButton *button) { return button->text() == QLatin1String("Race"); });
    ASSERT_NE(race, buttons.end());
    EXPECT_TRUE((*race)->isEnabled());
    MachineUse::Hold training = session().use().hold(MachineUse::Kind::Training);
    EXPECT_FALSE((*race)->isEnabled());
    training.reset();
    EXPECT_TRUE((*race)->isEnabled());
}

} // namespace
} // namespace overtake
