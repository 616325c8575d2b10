// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first view is calm: few menu entries, few stops of the Tab key, one chart; what is left out is one step away.
#include "charts/curve_chart.h"
#include "charts/legend_strip.h"
#include "commands/lesson_commands.h"
#include "lessons/lesson_file.h"
#include "panels/engine_panel.h"
#include "panels/status_panel.h"
#include "panels/steady_button.h"
#include "results/result_view.h"
#include "ui/main_window_lab.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <algorithm>

namespace overtake
{
namespace
{

/// Entries in sight that do something, those of submenus included.
QStringList leavesOf(const QWidget &menu)
{
    QStringList leaves;
    for (const QAction *action : menu.actions()) {
        if (!action->isVisible() || action->isSeparator())
            continue;
        if (action->menu())
            leaves << leavesOf(*action->menu());
        else
            leaves << action->text();
    }
    return leaves;
}

class Calm : public test::Window
{
protected:
    std::vector<const CurveChart *> charts() const
    {
        std::vector<const CurveChart *> shown;
        for (const CurveChart *chart : m_window->findChildren<CurveChart *>())
            if (chart->isVisible())
                shown.push_back(chart);
        return shown;
    }
    bool isInMenus(const QAction *action) const
    {
        for (const QAction *menu : m_window->menuBar()->actions())
            if (menu->menu()->actions().contains(action))
                return true;
        return false;
    }
};

TEST_F(Calm, TheMenusHaveThirtyFiveEntriesAtMost)
{
    const QStringList leaves = leavesOf(*m_window->menuBar());
    EXPECT_GE(leaves.size(), 20); // they are counted
    EXPECT_LE(leaves.size(), 35) << leaves.join(QStringLiteral(", ")).toStdString();
}

TEST_F(Calm, TheTabKeyStopsTwentyTimesAtMost)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    QStringList stops;
    for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
        const bool isPart = qobject_cast<QAbstractSpinBox *>(widget->parentWidget()) != nullptr;
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 && !isPart)
            stops << QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                         widget->accessibleName();
    }
    EXPECT_GE(stops.size(), 10);
    EXPECT_LE(stops.size(), 20) << stops.join(QStringLiteral(", ")).toStdString();
}

/// What has left the menus has a key, and a place where it is seen.
TEST_F(Calm, WhatIsInNoMenuHasAKey)
{
    for (const char *key : {"Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4", "Ctrl+5", "Ctrl+0", "B", "P"}) {
        ASSERT_TRUE(action(key)) << key;
        EXPECT_FALSE(isInMenus(action(key))) << key;
    }
    for (const char *key : {"Ctrl+O", "Ctrl+L", "Ctrl+D", "F6", "F11"})
        EXPECT_TRUE(action(key) && isInMenus(action(key))) << key;
}

TEST_F(Calm, ALessonBringsItsCommandsIntoTheMenu)
{
    EXPECT_FALSE(action("PgDown")->isVisible());
    ASSERT_TRUE(m_window->lessons().player().begin(builtInLessons().at(2)));
    EXPECT_TRUE(action("PgDown")->isVisible());
    m_window->lessons().player().leave();
    EXPECT_FALSE(action("PgDown")->isVisible());
}

TEST_F(Calm, DetailsAreOneStepAwayAndRemembered)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    const auto *legend = m_window->findChild<LegendStrip *>();
    const auto *why = find<QWidget>("why");
    const auto expectDetails = [&](bool on) {
        QApplication::processEvents();
        EXPECT_EQ(charts().size(), on ? 3U : 1U);
        EXPECT_EQ(std::ranges::any_of(
                      legend->findChildren<QAbstractButton *>(),
                      [](const QAbstractButton *entry) { return entry->isVisible() && entry->isCheckable(); }),
                  on);
        EXPECT_EQ(why->isVisible(), on);
        EXPECT_EQ(find<QWidget>("from")->isVisible(), on);
        EXPECT_EQ(find<QWidget>("to")->isVisible(), on);
    };
    expectDetails(false);
    EXPECT_TRUE(m_window->results().context().theory.empty());
    action("Ctrl+D")->trigger();
    expectDetails(true);
    close();
    open();
    EXPECT_TRUE(action("Ctrl+D")->isChecked());
    EXPECT_EQ(charts().size(), 3U);
}

TEST_F(Calm, ALessonHasAllChartsAndAfterwardsTheViewIsAsBefore)
{
    ASSERT_TRUE(m_window->lessons().player().begin(builtInLessons().at(2)));
    EXPECT_TRUE(action("Ctrl+D")->isChecked());
    m_window->lessons().player().leave();
    EXPECT_FALSE(action("Ctrl+D")->isChecked());
}

TEST_F(Calm, NothingMovesWhenStopComes)
{
    session().setFullBudget(2); // it still runs when it is looked at
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    const auto *status = m_window->findChild<StatusPanel *>();
    const auto *stop = status->findChild<QToolButton *>();
    ASSERT_FALSE(stop->isVisible());
    QApplication::processEvents();
    const QRect before = status->geometry();
    session().startSweep();
    ASSERT_TRUE(test::waitFor([&] { return stop->isVisible(); }));
    QApplication::processEvents();
    EXPECT_EQ(status->geometry(), before);
    EXPECT_GE(status->minimumHeight(), stop->sizeHint().height());
    session().cancel();
    ASSERT_TRUE(test::waitFor([&] { return !session().isSweeping(); }));
}

TEST(StatusPanel, CountsOnlyPointsThatAreToCome)
{
    QAction cancel;
    StatusPanel status(&cancel);
    const auto *progress = status.findChild<QProgressBar *>();
    MachineUse::State sweep;
    sweep.kind = MachineUse::Kind::Sweep;
    sweep.pointsDone = 4;
    sweep.pointsExpected = 9;
    status.setState(sweep);
    EXPECT_EQ(progress->value(), 4);
    EXPECT_EQ(progress->maximum(), 9);
    sweep.pointsDone = 9;
    sweep.repeating = true;
    status.setState(sweep);
    EXPECT_EQ(progress->maximum(), 0) << "busy";
    const auto *what = status.findChild<QLabel *>(QStringLiteral("status"));
    EXPECT_EQ(what->toolTip(), what->text());
}

TEST(StatusPanel, TheBaselineMakesRoomForWhatIsBeingDone)
{
    QAction cancel(QStringLiteral("Stop"));
    StatusPanel status(&cancel);
    status.setBaseCase(QStringLiteral("CPU, 2 threads"), 0.01, true);
    status.setBaseCaseVisible(true);
    MachineUse::State sweep;
    sweep.kind = MachineUse::Kind::Sweep;
    sweep.axisLabel = QStringLiteral("hidden neurons");
    sweep.value = 1234;
    sweep.pointsExpected = 9;
    sweep.secondsLeft = 42;
    status.setState(sweep);
    status.show();
    const auto *what = status.findChild<QLabel *>(QStringLiteral("status"));
    const auto *baseline = status.findChild<QLabel *>(QStringLiteral("baseCase"));
    int shown = 0;
    for (int width = 500; width <= 1500; width += 10) {
        status.resize(width, status.sizeHint().height());
        QApplication::processEvents();
        if (!baseline->isVisible())
            continue;
        ++shown;
        EXPECT_GE(what->width(), what->sizeHint().width()) << width;
    }
    EXPECT_GT(shown, 0);
}

TEST(SteadyButton, HasOneSizeForAllOfItsTexts)
{
    SteadyButton button({QStringLiteral("Anhalten"), QStringLiteral("Karte der Beschleunigung messen")}, nullptr);
    const QSize before = button.sizeHint();
    EXPECT_EQ(before.width(), button.minimumSizeHint().width());
    button.setText(QStringLiteral("Karte der Beschleunigung messen"));
    EXPECT_EQ(button.sizeHint(), before);
    EXPECT_EQ(QPushButton(QStringLiteral("Karte der Beschleunigung messen")).sizeHint(), before);
}

TEST_F(Calm, ANewcomerIsOfferedTheFirstLessonOnce)
{
    auto *offer = find<Banner>("newcomer");
    action("F11")->trigger();
    EXPECT_FALSE(offer->isVisible());
    action("F11")->trigger();
    ASSERT_TRUE(offer->isVisible());
    EXPECT_TRUE(offer->message().contains(QString::number(builtInLessons().front().minutes)))
        << offer->message().toStdString();
    const auto click = [offer](const char *text) {
        for (QToolButton *button : offer->findChildren<QToolButton *>())
            if (button->text() == QString::fromUtf8(text) && button->isVisible())
                return button->click();
        ADD_FAILURE() << text;
    };
    click("Start");
    EXPECT_TRUE(find<QLabel>("status")->text().contains(QStringLiteral("This lesson cannot be taken here")))
        << "the fake CPU has no option 'threads'";
    EXPECT_FALSE(offer->isVisible());
    m_window->lessons().player().leave();
    close();
    open();
    EXPECT_FALSE(find<Banner>("newcomer")->isVisible());
}

TEST_F(Calm, AfterFullScreenASmallWindowIsSmallAgain)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(m_window->minimumSizeHint());
    const QSize before = m_window->size();
    action("F11")->trigger();
    QApplication::processEvents();
    ASSERT_GT(m_window->minimumSizeHint().height(), before.height()) << "large type";
    action("F11")->trigger();
    EXPECT_TRUE(test::waitFor([&] { return m_window->size() == before; }))
        << m_window->width() << " x " << m_window->height();
}

TEST_F(Calm, ANewcomerWhoDeclinesIsNotAskedAgain)
{
    auto *offer = find<Banner>("newcomer");
    for (QToolButton *button : offer->findChildren<QToolButton *>())
        if (button->text() == QStringLiteral("×") && button->isVisible())
            button->click();
    EXPECT_FALSE(offer->isVisible());
    EXPECT_FALSE(m_window->lessons().player().isActive());
    EXPECT_TRUE(QSettings(settingsPath(), QSettings::IniFormat).value(QStringLiteral("greeted")).toBool());
}

TEST_F(Calm, ANewcomerWhoChoosesALanguageIsStillOfferedTheFirstLesson)
{
    buildAnew();
    EXPECT_TRUE(find<Banner>("newcomer")->isVisible());
    ASSERT_TRUE(m_window->lessons().player().begin(builtInLessons().at(2)));
    m_window->lessons().player().leave();
    buildAnew();
    EXPECT_FALSE(find<Banner>("newcomer")->isVisible());
}

TEST_F(Calm, WorkersAreAddedUnderAdvanced)
{
    QMenu *add = nullptr;
    for (QPushButton *button : m_window->findChild<EnginePanel *>()->findChildren<QPushButton *>())
        if (button->menu())
            add = button->menu();
    ASSERT_TRUE(add);
    emit add->aboutToShow(); // fills it
    QStringList advanced;
    for (const QAction *action : add->actions())
        if (action->menu() && action->text() == QStringLiteral("Advanced"))
            advanced = leavesOf(*action->menu());
    EXPECT_TRUE(advanced.contains(QStringLiteral("On another machine…"))) << advanced.join(u' ').toStdString();
    EXPECT_EQ(advanced.size(), 2);
}

TEST_F(Calm, TheTabsThatExplainBeginWithTheReason)
{
    const auto *why = m_window->findChild<Headline *>()->findChild<QWidget *>(QStringLiteral("why"));
    for (const char *tab : test::pageNames) {
        m_window->results().showTab(QString::fromLatin1(tab));
        const std::string name = tab;
        EXPECT_EQ(why->isVisible(), name == "bars" || name == "breakdown" || name == "roofline" || name == "profile")
            << tab;
    }
}

/// The reason above them takes a line of their room.
TEST_F(Calm, BarsFollowTheirRoomWhenItGetsLower)
{
    setSwept({5, 100});
    m_window->resize(1366, 800);
    m_window->results().showTab(QStringLiteral("bars"));
    QApplication::processEvents();
    m_window->resize(1366, 760);
    QApplication::processEvents();
    EXPECT_EQ(m_window->results().page().findChild<QScrollArea *>()->verticalScrollBar()->maximum(), 0);
}

/// Three panels beside each other would make the window wider than a small screen.
TEST_F(Calm, TheListOfCurvesTakesTheSidePanelsPlaceOnANarrowScreen)
{
    ASSERT_LT(m_window->screen()->availableGeometry().width(), 1000);
    const QAction *side = action("F9");
    action("F8")->trigger();
    EXPECT_FALSE(side->isChecked());
    EXPECT_TRUE(find<QWidget>("shelf")->isVisible());
    action("F8")->trigger();
    EXPECT_TRUE(side->isChecked());
    action("F8")->trigger();
    action("F9")->trigger();
    EXPECT_FALSE(find<QWidget>("shelf")->isVisible()) << "the sliders are wanted";
}

/// The frame included, a first window is inside any screen; a wider one of an earlier start, too.
TEST_F(Calm, TheFirstSizeFitsTheScreen)
{
    for (const QSize screen : {QSize(910, 512), QSize(1024, 640), QSize(960, 540), QSize(1366, 768)}) {
        MainWindow window(m_lab.registry, m_lab.clock,
                          std::make_unique<QSettings>(filePath("other.ini"), QSettings::IniFormat));
        window.shape().fitInto({{0, 0}, screen});
        EXPECT_LE(window.width(), screen.width());
        EXPECT_LE(window.height() + 32, screen.height()) << "with the frame";
    }
    MainWindow large(m_lab.registry, m_lab.clock,
                     std::make_unique<QSettings>(filePath("other.ini"), QSettings::IniFormat));
    large.shape().fitInto({0, 0, 1920, 1080});
    EXPECT_EQ(large.size(), QSize(1280, 800));
    EXPECT_FALSE(large.isMaximized());
}

} // namespace
} // namespace overtake
