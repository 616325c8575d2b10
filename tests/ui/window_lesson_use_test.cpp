// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A lesson uses the window and gives it back: the user's curves, pins, page and study are as before.
#include "ui/lesson_lab.h"

#include <QSignalSpy>
#include <QTest>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using test::LessonWindow;

/// The user's own careful points of the very same study stay as they are, and what the lesson measured is nobody's
/// loss.
TEST_F(LessonWindow, ItMeasuresIntoCurvesOfItsOwn)
{
    ASSERT_TRUE(player().begin(lesson(100)));
    player().next();
    Study same = study();
    player().leave();
    same.visit = false;
    m_window->model().change(same, {});
    setSwept({5, 20, 100});
    const CurveId mine = curve().id;
    const int changes = points().changesOfSweep();
    ASSERT_TRUE(curve().isUnsaved());

    ASSERT_TRUE(player().begin(lesson(100)));
    ASSERT_TRUE(goOn(3));
    EXPECT_NE(curve().id, mine);
    EXPECT_TRUE(points().isCareful());
    EXPECT_FALSE(curve().isUnsaved());
    EXPECT_FALSE(m_window->isWindowModified());
    player().leave();
    EXPECT_EQ(curve().id, mine);
    EXPECT_EQ(points().changesOfSweep(), changes);
    m_window->saveRunFile(filePath("run.json"));
}

TEST_F(LessonWindow, WhatIsPinnedIsNotForgottenMeanwhile)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    session().setLive(false);
    m_window->curves().setBeside({{curve().id}});
    for (std::int64_t batch = 100; batch < 119; ++batch) { // so many curves as are kept
        m_window->model().setParameter("batch", batch);
        setSwept({5, 20, 100});
    }
    ASSERT_TRUE(player().begin(lesson(100)));
    ASSERT_TRUE(goOn(3));
    EXPECT_TRUE(m_window->curves().pinned().empty());
    player().leave();
    EXPECT_EQ(m_window->curves().pinned().size(), 1U);
}

TEST_F(LessonWindow, OutsideItsTasksOnlyTheLessonMeasures)
{
    setSwept({5, 20, 100});
    action("Ctrl+K")->trigger();
    ASSERT_EQ(m_window->curves().pinned().size(), 1U);
    ASSERT_TRUE(player().begin(lesson(100)));
    EXPECT_TRUE(m_window->curves().pinned().empty());
    for (const char *key : {"S", "Space", "Ctrl+K", "P", "F8", "Ctrl+O"})
        EXPECT_FALSE(action(key)->isEnabled()) << key;
    ASSERT_TRUE(goOn(2));
    for (const char *key : {"Ctrl+T", "Ctrl+M", "Ctrl+E", "F4"}) // would give the answer away
        EXPECT_FALSE(action(key)->isEnabled()) << key;
    ASSERT_TRUE(goOn(3));
    ASSERT_EQ(player().step().kind, StepKind::Do);
    EXPECT_TRUE(action("S")->isEnabled());
    EXPECT_TRUE(action("Space")->isEnabled());
    player().leave();
    for (const char *key : {"S", "Space", "Ctrl+K", "P", "F8", "Ctrl+O", "Ctrl+T", "Ctrl+M", "Ctrl+E", "F4"})
        EXPECT_TRUE(action(key)->isEnabled()) << key;
    EXPECT_EQ(m_window->curves().pinned().size(), 1U);
}

/// A teacher's lesson of an older version names a page that is now one of the tab 'Why'.
TEST_F(LessonWindow, EachPageCanBeAskedForAndThePageBeforeComesBack)
{
    m_window->results().showTab(QStringLiteral("profile"));
    for (const char *tab : {"breakdown", "roofline", "profile", "bars", "map"}) {
        nlohmann::json json = nlohmann::json::parse(
            R"({"schema": 1, "id": "t", "title": "T", "minutes": 1, "steps": [{"say": "Look."}]})");
        json["steps"][0]["tab"] = tab;
        ASSERT_TRUE(player().begin(lessonFromJson(json)));
        EXPECT_EQ(m_window->results().page().objectName(), QString::fromLatin1(tab));
        player().leave();
        EXPECT_EQ(m_window->results().page().objectName(), QStringLiteral("profile")) << tab;
    }
}

/// Live, which the viewer holds, is neither lost nor switched on in the middle of a lesson.
TEST_F(LessonWindow, FromTheViewerAndBack)
{
    session().setLive(true);
    const int viewer = m_window->results().tabNames().size() - 1;
    m_window->results().setTab(viewer);
    ASSERT_FALSE(session().isLive());
    m_window->lessons().take(lesson());
    ASSERT_TRUE(player().isActive());
    m_window->results().setTab(1);
    EXPECT_FALSE(session().isLive());
    player().leave();
    EXPECT_EQ(m_window->results().tab(), viewer);
    EXPECT_FALSE(session().isLive());
    m_window->results().setTab(0);
    EXPECT_TRUE(session().isLive());
}

TEST_F(LessonWindow, WaitsForATraining)
{
    m_lab.gpu->behaviour.law = m_lab.cpu->behaviour.law = [](const Program &) { return 2e-3; };
    m_window->model().setParameter("epochs", std::int64_t{1000});
    action("Ctrl+T")->trigger();
    ASSERT_TRUE(session().use().isHeld(MachineUse::Kind::Training));
    m_window->lessons().take(lesson());
    EXPECT_FALSE(player().isActive());
    action("Ctrl+T")->trigger();
    ASSERT_TRUE(test::waitFor([this] { return !session().use().isHeld(MachineUse::Kind::Training); }));
}

TEST_F(LessonWindow, ARunningSweepIsNotThrownAway)
{
    session().startSweep();
    EXPECT_FALSE(player().begin(lesson()));
    EXPECT_TRUE(session().isSweeping());
    session().cancel();
    ASSERT_TRUE(test::waitFor([this] { return !session().isSweeping(); }));
}

TEST_F(LessonWindow, ATaskThatStopsItsSweepSpeaksOfNoUndo)
{
    Lesson task = lesson();
    task.steps = {task.steps.at(1), task.steps.at(5)};
    ASSERT_TRUE(player().begin(task));
    player().next();
    ASSERT_EQ(player().step().kind, StepKind::Do);
    ASSERT_FALSE(action("Ctrl+Z")->isEnabled());
    const QSignalSpy notices(&session(), &MeasuringSession::notice);
    session().startSweep();
    m_window->model().setParameter("batch", std::int64_t{250});
    ASSERT_EQ(notices.size(), 1);
    EXPECT_TRUE(notices[0][0].toString().contains(QStringLiteral("was stopped after 0 of")));
    EXPECT_FALSE(notices[0][0].toString().contains(QStringLiteral("undo")));
    player().leave();
    ASSERT_TRUE(test::waitFor([this] { return !session().isSweeping(); }));
}

TEST_F(LessonWindow, ATaskIsDoneOnceItsPointIsOnTheChart)
{
    Lesson task = lesson(100);
    task.steps = {task.steps.at(1), task.steps.at(5)};
    ASSERT_TRUE(player().begin(task));
    player().next();
    const auto isOnShow = [this](double place) {
        const auto isHere = [place](const SweepPoint &point) { return point.value == place; };
        return points().nearest(place, isHere) != nullptr;
    };
    for (const std::int64_t place : {19, 7}) {
        m_window->model().setParameter("hidden", place);
        ASSERT_FALSE(isOnShow(static_cast<double>(place)));
        EXPECT_FALSE(player().isDone());
        EXPECT_FALSE(said().contains(QStringLiteral("Done."))) << said().toStdString();
        ASSERT_TRUE(test::waitFor([&] { return isOnShow(static_cast<double>(place)); }));
        EXPECT_TRUE(player().isDone());
        EXPECT_TRUE(said().contains(QStringLiteral("Done."))) << said().toStdString();
    }
    session().setLive(false);
    m_window->model().setParameter("hidden", std::int64_t{12});
    EXPECT_TRUE(player().isDone()) << "nothing is to come";
}

/// A lesson file that is dropped into another lesson.
TEST_F(LessonWindow, OneThatCannotBeTakenEndsNoOther)
{
    m_window->lessons().take(lesson());
    ASSERT_TRUE(player().isActive());
    player().next();
    nlohmann::json json = nlohmann::json::parse(R"({"schema": 1, "id": "bad", "title": "Bad", "minutes": 1, "steps": [
        {"set": {"workload": "mlp", "parameters": {"samples": 500}, "from": 5, "to": 100, "engines": ["nobody"]}}]})");
    m_window->lessons().take(lessonFromJson(json));
    ASSERT_TRUE(player().isActive());
    EXPECT_EQ(player().lesson().id, "t");
    EXPECT_EQ(player().index(), 1U);
    m_window->lessons().take(pointLesson());
    EXPECT_EQ(player().lesson().id, "p");
}

TEST_F(LessonWindow, OneThatGivesWayToAnotherIsNotReturnedTo)
{
    m_window->lessons().take(lesson());
    const QSignalSpy notices(&m_window->lessons(), &LessonCommands::notice);
    m_window->lessons().take(pointLesson());
    ASSERT_EQ(player().lesson().id, "p");
    EXPECT_EQ(notices.size(), 0);
    player().leave();
    ASSERT_EQ(notices.size(), 1);
    EXPECT_TRUE(notices[0][0].toString().contains(QStringLiteral("Return to the lesson")));
}

TEST_F(LessonWindow, TheWindowClosedInALessonKeepsTheUsersStudy)
{
    const Study mine = study();
    ASSERT_TRUE(player().begin(lesson()));
    player().next();
    EXPECT_NE(study(), mine);
    close();
    QSettings settings(settingsPath(), QSettings::IniFormat);
    EXPECT_EQ(settings.value(QStringLiteral("study/to")).toDouble(), mine.to);
}

TEST_F(LessonWindow, EscLeavesItWhenNothingIsBeingMeasured)
{
    ASSERT_TRUE(player().begin(lesson()));
    press(Qt::Key_Escape);
    EXPECT_FALSE(player().isActive());
}

TEST_F(LessonWindow, AMouseOnTheChartMovesTheMarker)
{
    ASSERT_TRUE(player().begin(lesson()));
    ASSERT_TRUE(goOn(2));
    ChartsView &charts = m_window->results().charts();
    QWidget *chart = charts.findChild<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    ASSERT_TRUE(chart);
    QTest::mouseClick(chart, Qt::LeftButton, {}, QPoint(chart->width() / 3, chart->height() / 2));
    ASSERT_TRUE(player().guess());
    const double first = player().guess()->number;
    QTest::mouseClick(chart, Qt::LeftButton, {}, QPoint(chart->width() / 2, chart->height() / 2));
    const double second = player().guess()->number;
    EXPECT_GT(second, first);
    QTest::keyClick(chart, Qt::Key_Left);
    EXPECT_LT(player().guess()->number, second);
    player().leave();
    EXPECT_TRUE(test::waitFor([&] { return !session().isSweeping(); }));
}

TEST_F(LessonWindow, TheAnswerIsOfThePlaceThatWasAsked)
{
    ASSERT_TRUE(player().begin(
        lessonFromJson(nlohmann::json::parse(R"({"schema": 1, "id": "f", "title": "Factor", "minutes": 1, "steps": [
        {"set": {"workload": "mlp", "parameters": {"samples": 500, "hidden": 50}, "from": 5, "to": 1000,
                 "values": [5, 50, 1000], "engines": ["cpu", "gpu"]}},
        {"guess": "speed-up", "text": "At 50 neurons?"}, {"measure": "sweep"},
        {"reveal": {"base": "b", "other": "c", "close": "d"}}]})"))));
    const auto drag = [this] { emit m_window->results().charts().cursorMoved(1000); };
    drag();
    ASSERT_EQ(study().cursor(), 1000);
    player().next();
    EXPECT_EQ(study().cursor(), 50) << "the question says so";
    ASSERT_TRUE(goOn());
    drag();
    player().next();
    ASSERT_TRUE(player().given());
    const auto answerAt = [this](double place) {
        return answerTo(Question::SpeedUp, points().sweep(), place).intervals.at(0).low;
    };
    EXPECT_EQ(player().given()->answer.intervals.at(0).low, answerAt(50));
    EXPECT_NE(answerAt(1000), answerAt(50));
    EXPECT_EQ(study().cursor(), 50);
}

/// The curve keeps the points of a wider range, where the lead changes.
TEST_F(LessonWindow, TheAnswerIsOfTheRangeThatWasAsked)
{
    ASSERT_TRUE(player().begin(
        lessonFromJson(nlohmann::json::parse(R"({"schema": 1, "id": "r", "title": "Range", "minutes": 1, "steps": [
        {"set": {"workload": "mlp", "parameters": {"samples": 500}, "from": 5, "to": 1000, "values": [5, 50, 1000],
                 "engines": ["cpu", "gpu"]}},
        {"measure": "sweep"},
        {"set": {"workload": "mlp", "parameters": {"samples": 500}, "from": 5, "to": 8, "values": [5, 8],
                 "engines": ["cpu", "gpu"]}},
        {"guess": "crossover", "text": "Where, below 8?"}, {"measure": "sweep"},
        {"reveal": {"crossing": "a", "base": "b", "other": "c", "close": "d"}}]})"))));
    ASSERT_TRUE(goOn(2));
    player().next();
    ASSERT_TRUE(player().mayGuess());
    player().setGuess({Outcome::Base, 0, {}});
    ASSERT_TRUE(goOn());
    ASSERT_EQ(points().sweep().points.back().value, 1000) << "of the first sweep";
    player().next();
    ASSERT_TRUE(player().given());
    EXPECT_EQ(player().given()->answer.outcome, Outcome::Base);
    EXPECT_EQ(player().given()->answer.planned, 2);
    EXPECT_EQ(player().given()->score, Score::Inside);
}

TEST_F(LessonWindow, GoingBackFromATaskShowsTheStudyOfTheAnswer)
{
    Lesson task = lesson(100);
    task.steps.at(5).key = "batch";
    ASSERT_TRUE(player().begin(task));
    ASSERT_TRUE(goOn(4));
    ASSERT_TRUE(player().given());
    const Study asked = study();
    const CurveId answer = curve().id;
    player().next();
    m_window->model().setParameter("batch", std::int64_t{250});
    ASSERT_TRUE(test::waitFor([&] { return curve().id != answer && !points().isEmpty(); }));
    player().back();
    ASSERT_TRUE(player().given());
    EXPECT_EQ(study(), asked);
    EXPECT_EQ(curve().id, answer);
    player().next();
    m_window->model().setParameter("batch", std::int64_t{250});
    player().next();
    EXPECT_EQ(study().parameters.integer("batch"), 250) << "whoever goes on keeps it";
}

TEST_F(LessonWindow, APlaceCountsAsMeasuredOnlyOnceItIs)
{
    ASSERT_TRUE(player().begin(pointLesson()));
    ASSERT_TRUE(goOn(2));
    player().next(); // without a guess
    EXPECT_TRUE(player().isMeasuring());
    EXPECT_TRUE(session().isSweeping());
    ASSERT_TRUE(waitUntilMeasured());
    EXPECT_EQ(pointsOnShow(), 1U);
    EXPECT_FALSE(player().isUnfinished());
}

/// What the chip can do is found out beside the window's thread; the answer comes by itself.
TEST_F(LessonWindow, AUtilisationIsRevealedWhenTheChipIsKnown)
{
    ASSERT_TRUE(player().begin(
        lessonFromJson(nlohmann::json::parse(R"({"schema": 1, "id": "u", "title": "Use", "minutes": 1, "steps": [
        {"set": {"workload": "mlp", "parameters": {"samples": 500, "hidden": 50}, "from": 5, "to": 1000, "engines": ["cpu"]}},
        {"guess": "utilisation", "text": "How much?"}, {"measure": "point"}, {"reveal": "r"}, {"why": "w"}]})"))));
    ASSERT_TRUE(goOn(2));
    std::optional<EngineTurns::Turn> turn;
    ASSERT_TRUE(test::waitFor([&] {
        if (auto free = m_lab.registry.turns().tryTake())
            turn.emplace(std::move(*free));
        return turn.has_value();
    }));
    player().next();
    EXPECT_EQ(player().given(), nullptr);
    EXPECT_TRUE(player().isMeasuring());
    player().next();
    EXPECT_EQ(player().index(), 3U); // it waits for the answer
    EXPECT_TRUE(test::waitFor([&] { return m_lab.registry.turns().waiting() == 1; })) << "another uses the engines";
    turn.reset();
    ASSERT_TRUE(waitUntilMeasured());
    EXPECT_NE(player().given(), nullptr);
}

TEST_F(LessonWindow, WhatWasStoppedIsMeasuredAgainWhenOneComesBack)
{
    m_lab.gpu->behaviour.law = [](const Program &) { return 0.5; }; // a test stops it before it ends
    ASSERT_TRUE(player().begin(lesson()));
    for (int i = 0; i < 4; ++i)
        player().next();
    ASSERT_TRUE(player().isMeasuring());
    press(Qt::Key_Escape);
    ASSERT_TRUE(waitUntilMeasured());
    EXPECT_TRUE(player().isUnfinished());
    EXPECT_TRUE(said().contains(QStringLiteral("Stopped before the end"))) << said().toStdString();
    player().next();
    EXPECT_TRUE(player().hasResults()) << "of what there was";
    player().back();
    EXPECT_TRUE(player().isMeasuring());
    EXPECT_FALSE(player().hasResults()) << "they would outlive the measurement";
    player().leave();
    ASSERT_TRUE(test::waitFor([&] { return !session().isSweeping(); }));
}

} // namespace
} // namespace overtake
