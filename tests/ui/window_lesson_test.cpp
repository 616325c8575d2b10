// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A lesson in the window, by keyboard alone: nothing is measured or shown before the guess, and afterwards all is as
// the user had it.
#include "ui/lesson_lab.h"

#include "lessons/guess_panel.h"
#include "lessons/lesson_choice.h"
#include "look/theme.h"
#include "measure/compare/doubt.h"
#include "panels/number_slider.h"
#include "panels/number_spin_box.h"

#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <cmath>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using test::LessonWindow;

/// The GPU's times swing so much that no point soon has a verdict.
class RestlessLessonWindow : public LessonWindow
{
protected:
    void SetUp() override
    {
        m_lab.gpu->behaviour.noise = fakes::Noise::swings(1, 0.99);
        LessonWindow::SetUp();
    }
};

TEST_F(LessonWindow, IsTakenByKeyboardAndLeavesNoTrace)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    m_window->model().setParameter("batch", std::int64_t{64});
    m_window->model().setParameter("batch", std::int64_t{16});
    action("Ctrl+Z")->trigger();
    m_window->results().setTab(1);
    const Study mine = study();
    const int steps = m_window->model().undoStack().count();

    ASSERT_TRUE(player().begin(lesson()));
    EXPECT_TRUE(said().contains(QStringLiteral("Hello."))) << said().toStdString();
    EXPECT_EQ(m_window->results().tab(), 0) << "the first page shows the lesson's picture";
    EXPECT_FALSE(session().isLive());
    EXPECT_EQ(study().parameters.integer("samples"), 500); // what the first words are about
    EXPECT_EQ(pointsOnShow(), 0U);
    // S and Space are the lesson's; what Live had begun may still have to end.
    EXPECT_TRUE(test::waitFor([&] { return find<QLabel>("status")->text().contains(QStringLiteral("Page Down")); }));
    EXPECT_FALSE(action("Ctrl+Z")->isEnabled());
    press(Qt::Key_PageDown);
    EXPECT_EQ(study().parameters.integer("samples"), 500);
    press(Qt::Key_PageDown);
    EXPECT_TRUE(player().mayGuess());
    const auto *number = m_window->findChild<GuessPanel *>()->findChild<NumberSpinBox *>();
    ASSERT_TRUE(player().guess()); // the marker that is on show: the middle of 5 to 1000
    EXPECT_EQ(player().guess()->number, 71);
    EXPECT_EQ(number->value(), 71);
    EXPECT_TRUE(m_window->findChild<GuessPanel *>()->findChild<QRadioButton *>()->isChecked());
    player().moveGuess(60, 1);
    EXPECT_EQ(player().guess()->number, 60);
    EXPECT_EQ(number->value(), 60);
    press(Qt::Key_PageDown);
    EXPECT_TRUE(player().isMeasuring());
    ASSERT_TRUE(waitUntilMeasured());
    press(Qt::Key_PageDown);
    ASSERT_NE(player().given(), nullptr);
    EXPECT_EQ(player().given()->answer.outcome, Outcome::Crossing);
    EXPECT_TRUE(said().contains(QStringLiteral("60"))) << said().toStdString();
    EXPECT_TRUE(said().contains(QStringLiteral("It crosses."))) << said().toStdString();
    EXPECT_TRUE(said().contains(QStringLiteral("Measured on this machine."))) << said().toStdString();
    press(Qt::Key_PageDown);
    EXPECT_TRUE(session().isLive());
    EXPECT_FALSE(player().isDone());
    EXPECT_TRUE(inRow<NumberSlider>("hidden")->hasFocus()); // it alone is on show, ready for the arrow keys
    EXPECT_FALSE(inRow<NumberSlider>("batch")->isVisible());
    const auto *strip = m_window->findChild<LessonStrip *>();
    EXPECT_TRUE(strip->isAncestorOf(inRow<NumberSlider>("hidden"))) << "beside it there is no room on a projector";
    m_window->model().setParameter("hidden", std::int64_t{10});
    EXPECT_TRUE(test::waitFor([this] { return player().isDone(); }));
    press(Qt::Key_PageDown);
    EXPECT_TRUE(said().contains(QStringLiteral("Because."))) << said().toStdString();
    EXPECT_TRUE(player().isLast());
    press(Qt::Key_PageUp);
    EXPECT_TRUE(said().contains(QStringLiteral("Drag."))) << said().toStdString();
    EXPECT_EQ(m_window->results().tab(), 0) << "what was on show there";
    player().leave();
    EXPECT_TRUE(inRow<NumberSlider>("batch")->isVisible());
    EXPECT_FALSE(strip->isAncestorOf(inRow<NumberSlider>("hidden")));

    EXPECT_EQ(study(), mine);
    EXPECT_EQ(m_window->model().undoStack().count(), steps);
    EXPECT_EQ(m_window->results().tab(), 1);
    EXPECT_TRUE(session().isLive());
    EXPECT_TRUE(action("Ctrl+Z")->isEnabled());
    EXPECT_FALSE(m_window->findChild<LessonStrip *>()->isVisible());
    m_window->model().undoStack().redo(); // what was undone before the lesson
    EXPECT_EQ(study().parameters.integer("batch"), 16);
}

TEST_F(LessonWindow, NothingIsMeasuredOrShownBeforeTheGuess)
{
    // The user has measured the very curve that will be asked for.
    ASSERT_TRUE(player().begin(lesson()));
    ASSERT_TRUE(goOn(3));
    EXPECT_EQ(player().index(), 3U);
    EXPECT_GT(pointsOnShow(), 0U);
    player().leave();

    ASSERT_TRUE(player().begin(lesson()));
    player().next();
    EXPECT_EQ(pointsOnShow(), 0U);
    player().next();
    EXPECT_EQ(pointsOnShow(), 0U);
    EXPECT_FALSE(session().isSweeping());
    EXPECT_EQ(headline(), QStringLiteral("Who is faster, and where does that change?"));
    player().leave();

    ASSERT_TRUE(player().begin(pointLesson())); // shows no guess before one is chosen
    player().next();
    press(Qt::Key_PageDown);
    EXPECT_EQ(player().index(), 1U);
    EXPECT_TRUE(said().contains(QStringLiteral("Give a guess first"))) << said().toStdString();
    EXPECT_EQ(pointsOnShow(), 0U);
}

/// Where Next cannot be pressed while something is measured, Space must not leave the lesson.
TEST_F(LessonWindow, NextGivesTheFocusToTheLessonAndTakesItBack)
{
    ASSERT_TRUE(player().begin(pointLesson()));
    player().next();
    player().setGuess({Outcome::Other, 0, {}});
    QToolButton *next = nullptr;
    for (QToolButton *button : m_window->findChild<LessonStrip *>()->findChildren<QToolButton *>())
        if (button->defaultAction() == action("PgDown"))
            next = button;
    ASSERT_TRUE(next);
    next->setFocus();
    QTest::keyClick(next, Qt::Key_Space);
    ASSERT_TRUE(player().isMeasuring());
    EXPECT_TRUE(qobject_cast<LessonStrip *>(m_window->focusWidget()));
    ASSERT_TRUE(waitUntilMeasured());
    EXPECT_EQ(m_window->focusWidget(), next);
}

TEST_F(RestlessLessonWindow, NextDoesNotWaitForPointsThatAreMeasuredAgain)
{
    ASSERT_TRUE(player().begin(lesson(100)));
    ASSERT_TRUE(goOn(2));
    player().setGuess({Outcome::Other, 0, {}});
    player().next();
    ASSERT_TRUE(player().isMeasuring());
    EXPECT_FALSE(entry("Next")->isEnabled());
    ASSERT_TRUE(test::waitFor([&] { return player().mayEndMeasuring(); }));
    EXPECT_TRUE(entry("Next")->isEnabled());
    EXPECT_TRUE(said().contains(QStringLiteral("measured again"))) << said().toStdString();
    const std::size_t measure = player().index();
    press(Qt::Key_PageDown);
    ASSERT_TRUE(test::waitFor([&] { return player().given() != nullptr; }));
    EXPECT_FALSE(session().isSweeping());
    EXPECT_EQ(pointsOnShow(), 3U) << "as far as they were measured";
    player().back();
    EXPECT_EQ(player().index(), measure);
    EXPECT_FALSE(player().isMeasuring());
    EXPECT_FALSE(player().isUnfinished());
}

TEST_F(LessonWindow, IsReturnedToWhereItWasLeft)
{
    ASSERT_TRUE(player().begin(lesson(100)));
    ASSERT_TRUE(goOn(2));
    player().setGuess({Outcome::Crossing, 30, {}});
    ASSERT_TRUE(goOn(2));
    ASSERT_TRUE(player().given());
    const Study mine = [&] {
        press(Qt::Key_Escape);
        return study();
    }();
    ASSERT_FALSE(player().isActive());
    QAction *back = entry("Return to the lesson");
    ASSERT_TRUE(back && back->isEnabled());
    back->trigger();
    ASSERT_TRUE(player().isActive());
    EXPECT_EQ(player().index(), 4U);
    ASSERT_TRUE(player().given());
    EXPECT_EQ(player().given()->guess->number, 30);
    EXPECT_GE(pointsOnShow(), 3U);
    player().leave();
    EXPECT_EQ(study(), mine);
}

TEST_F(LessonWindow, ResultsAreSavedAndPrinted)
{
    ASSERT_TRUE(player().begin(lesson(100)));
    ASSERT_TRUE(goOn(3));
    EXPECT_FALSE(entry("Save results")->isEnabled());
    player().next();
    ASSERT_TRUE(entry("Save results")->isEnabled());
    saveResults(filePath("no/such/folder/results.pdf"));
    EXPECT_TRUE(problem().contains(QStringLiteral("no/such/folder"))) << problem().toStdString();
    EXPECT_EQ(player().index(), 4U);
    EXPECT_TRUE(player().hasResults());
    saveResults(filePath("results.pdf"));
    EXPECT_TRUE(isPdf(filePath("results.pdf")));

    const QByteArray before = qgetenv("TMPDIR");
    qputenv("TMPDIR", QFile::encodeName(m_folder.path()));
    QTextBrowser viewer; // instead of the system's
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &viewer, "anchorClicked");
    const auto restore = qScopeGuard([&before] {
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        before.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
    });
    QSignalSpy opened(&viewer, &QTextBrowser::anchorClicked);
    entry("Print results")->trigger();
    ASSERT_EQ(opened.size(), 1);
    const QString printed = opened[0][0].toUrl().toLocalFile();
    EXPECT_TRUE(printed.endsWith(QStringLiteral("/lesson-t.pdf"))) << printed.toStdString();
    EXPECT_TRUE(isPdf(printed));
    EXPECT_NE(QFileInfo(printed).absolutePath(), m_folder.path()) << "others write there, too";
}

TEST_F(LessonWindow, TheStripStaysWhereItWasScrolledToWithinAStep)
{
    ASSERT_TRUE(player().begin(lesson(100)));
    auto *strip = m_window->findChild<LessonStrip *>();
    strip->setProjector(true);
    ASSERT_TRUE(goOn(2));
    auto *bar = strip->findChild<QScrollArea *>()->verticalScrollBar();
    ASSERT_TRUE(test::waitFor([&] {
        m_window->resize(1000, 400);
        return bar->maximum() > 0;
    }));
    bar->setValue(bar->maximum());
    const int scrolled = bar->value();
    find<QPlainTextEdit>("classGuesses")->setPlainText(QStringLiteral("2"));
    player().moveGuess(60, 1);
    EXPECT_GE(bar->value(), scrolled);
    player().back();
    EXPECT_EQ(bar->value(), 0);
}

TEST_F(LessonWindow, TheFirstCurveStaysBesideTheSecond)
{
    nlohmann::json json = nlohmann::json::parse(R"({"schema": 1, "id": "two", "title": "Two", "minutes": 1, "steps": [
        {"set": {"workload": "mlp", "parameters": {"samples": 500, "batch": 32}, "from": 5, "to": 100, "values": [5, 100],
                 "engines": ["cpu", "gpu"]}},
        {"guess": "crossover", "text": "Where?"}, {"measure": "sweep"},
        {"reveal": {"crossing": "a", "base": "b", "other": "c", "close": "d"}},
        {"set": {"workload": "mlp", "parameters": {"samples": 500, "batch": 100}, "from": 5, "to": 100, "values": [5, 100],
                 "engines": ["cpu", "gpu"]}},
        {"guess": "crossover", "text": "And now?"}, {"measure": "sweep"},
        {"reveal": {"crossing": "a", "base": "b", "other": "c", "close": "d"}}]})");
    ASSERT_TRUE(player().begin(lessonFromJson(json)));
    ASSERT_TRUE(goOn(2));
    const auto ghosts = [this] { return m_window->results().charts().snapshot().context.ghosts; };
    EXPECT_TRUE(ghosts().empty());
    ASSERT_TRUE(goOn(3));
    ASSERT_TRUE(player().mayGuess());
    ASSERT_EQ(ghosts().size(), 1U) << "it is what the next guess starts from";
    EXPECT_EQ(ghosts()[0].difference, QStringLiteral("batch size 32"));
    EXPECT_EQ(pointsOnShow(), 0U);
    ASSERT_TRUE(goOn());
    EXPECT_EQ(ghosts().size(), 1U);
    player().leave();
    EXPECT_TRUE(m_window->curves().pinned().empty());
    ASSERT_TRUE(player().comeBack());
    ASSERT_EQ(ghosts().size(), 1U);
    EXPECT_EQ(ghosts()[0].difference, QStringLiteral("batch size 32"));
}

TEST_F(LessonWindow, NoPageShowsThreeEmptyCharts)
{
    int taken = 0;
    for (const Lesson &one : builtInLessons()) {
        SCOPED_TRACE(one.id);
        m_window->lessons().take(one);
        if (!player().isActive())
            continue; // its engines are not in this lab
        ++taken;
        ChartsView &charts = m_window->results().charts();
        EXPECT_TRUE(!charts.isVisible() || !charts.isEmpty());
        EXPECT_LT(QWidgetItem(find<QLabel>("cover")).minimumSize().width(), 100)
            << "the window grows with each picture";
        player().leave();
        EXPECT_TRUE(find<QLabel>("cover")->isHidden());
    }
    EXPECT_GE(taken, 5);
}

/// As `overtake FILE`, dropping it and File > Open do.
TEST_F(LessonWindow, OfATeachersOwnIsOpenedLikeAnyFile)
{
    const QString path = filePath("own.json");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"schema": 1, "id": "own", "title": "Own", "minutes": 1, "steps": [{"say": "Good morning."}]})");
    file.close();
    m_window->openRunFile(path);
    ASSERT_TRUE(player().isActive()) << problem().toStdString();
    EXPECT_TRUE(said().contains(QStringLiteral("Good morning."))) << said().toStdString();
}

TEST_F(LessonWindow, SaysItsGoalFirstAndAsksAQuestionLast)
{
    ASSERT_TRUE(player().begin(
        lessonFromJson(nlohmann::json::parse(R"({"schema": 2, "id": "g", "title": "Goal", "goal": "You can greet.",
        "minutes": 1, "steps": [{"say": "Hello."}, {"say": "Again."}, {"exit": "What did it say?"}]})"))));
    auto *goal = find<QLabel>("lessonGoal");
    EXPECT_TRUE(goal->isVisible());
    EXPECT_TRUE(said().contains(QStringLiteral("Goal: You can greet."))) << said().toStdString();
    player().next();
    EXPECT_FALSE(goal->isVisible());
    EXPECT_FALSE(said().contains(QStringLiteral("You can greet."))) << said().toStdString();
    player().next();
    EXPECT_TRUE(player().isLast());
    EXPECT_TRUE(said().contains(QStringLiteral("What did it say?"))) << said().toStdString();
}

TEST_F(LessonWindow, IsChosenByItsPicture)
{
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    auto *choice = m_window->findChild<LessonChoice *>();
    ASSERT_TRUE(choice && choice->isVisible());
    auto *list = choice->findChild<QListWidget *>();
    ASSERT_EQ(list->count(), static_cast<int>(builtInLessons().size()));
    test::makeActive(choice);
    auto *goal = choice->findChild<QLabel *>(QStringLiteral("goal"));
    ASSERT_TRUE(goal);
    EXPECT_TRUE(goal->text().contains(lessonText(builtInLessons()[0].goal))) << goal->text().toStdString();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(list, Qt::Key_Right);
    EXPECT_TRUE(goal->text().contains(lessonText(builtInLessons()[3].goal))) << goal->text().toStdString();
    QTest::keyClick(list, Qt::Key_Return);
    ASSERT_TRUE(player().isActive());
    EXPECT_EQ(player().lesson().number, 4);
}

/// Small, drawn, and to be told from the background of either theme (3 to 1, as WCAG asks of graphics).
TEST(LessonPictures, AreThereForEachLesson)
{
    const auto brightness = [](const QColor &color) {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
    };
    for (const Lesson &lesson : builtInLessons()) {
        SCOPED_TRACE(lesson.id);
        const QPixmap picture = lessonPicture(lesson, {160, 100}, 1);
        ASSERT_FALSE(picture.isNull());
        const QImage image = picture.toImage().convertToFormat(QImage::Format_ARGB32);
        int painted = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                painted += qAlpha(image.pixel(x, y)) > 128 ? 1 : 0;
        EXPECT_GT(painted, 160 * 100 / 20);
        EXPECT_LT(painted, 160 * 100 * 3 / 4);
        QFile file(pictureFile(lesson));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        EXPECT_LT(text.size(), 5000);
        QRegularExpression color(QStringLiteral("#[0-9a-f]{6}"));
        for (auto found = color.globalMatch(text); found.hasNext();) {
            const QString name = found.next().captured();
            for (const bool dark : {false, true}) {
                const double one = brightness(QColor(name));
                const double other = brightness(paletteFor(dark).color(QPalette::Base));
                EXPECT_GE((std::max(one, other) + 0.05) / (std::min(one, other) + 0.05), 3) << name.toStdString();
            }
        }
    }
}

TEST_F(LessonWindow, ADisturbedAnswerJudgesNoGuessAndCanBeMeasuredAgain)
{
    ASSERT_TRUE(player().begin(lesson(100)));
    ASSERT_TRUE(goOn(2));
    player().setGuess({Outcome::Crossing, 50, {}});
    ASSERT_TRUE(goOn());
    m_window->curves().accept(curve().newestJob, curve().id, [&](CurvePoints &points) {
        Sweep sweep = points.sweep();
        for (SweepPoint &point : sweep.points) {
            point.comparison.measurements[0].disturbed = true;
            withholdVerdicts(point.comparison);
        }
        points.setSweep(std::move(sweep));
        points.endSweep();
    });
    player().next();
    ASSERT_TRUE(player().given());
    EXPECT_EQ(player().given()->answer.doubt, Doubt::Disturbed);
    EXPECT_EQ(player().given()->score, Score::None);
    EXPECT_TRUE(said().contains(QStringLiteral("The answer is not certain, so your guess is not judged.")))
        << said().toStdString();
    auto *again = find<QToolButton>("lessonAgain");
    ASSERT_TRUE(again->isVisible());
    again->click();
    EXPECT_TRUE(player().isMeasuring());
    EXPECT_FALSE(again->isVisible());
    ASSERT_TRUE(waitUntilMeasured());
    player().next();
    ASSERT_TRUE(player().given());
    EXPECT_NE(player().given()->answer.doubt, Doubt::Disturbed) << "nobody watches this machine for other programs";
}

TEST_F(LessonWindow, ClosingAsksOnceItHasResults)
{
    ASSERT_TRUE(player().begin(lesson(100)));
    ASSERT_TRUE(goOn(2));
    player().setGuess({Outcome::Crossing, 50, {}});
    ASSERT_TRUE(goOn());
    player().next();
    ASSERT_TRUE(player().hasResults());
    EXPECT_FALSE(m_window->close());
    auto *box = find<QMessageBox>("closing");
    ASSERT_TRUE(box);
    EXPECT_TRUE(box->text().contains(QStringLiteral("results of the lesson"))) << box->text().toStdString();
    box->reject();
    player().resultsSaved();
    EXPECT_TRUE(m_window->close());
}

} // namespace
} // namespace overtake
