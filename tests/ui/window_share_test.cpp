// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Out of the window as a link or a command and into it again; a class's guesses; what a presenter's clicker sends.
#include "charts/charts_view.h"
#include "commands/lesson_commands.h"
#include "commands/share_commands.h"
#include "lessons/class_panel.h"
#include "lessons/guess_code.h"
#include "lessons/lesson_file.h"
#include "lessons/lesson_strip.h"
#include "lessons/lesson_words.h"
#include "lessons/results_page.h"
#include "pages/curves_page.h"
#include "results/result_view.h"
#include "ui/main_window_lab.h"

#include <QClipboard>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

class ShareWindow : public test::Window
{
protected:
    LessonPlayer &player() { return m_window->lessons().player(); }
    ShareCommands &share() { return m_window->share(); }
    /// At the question of a lesson.
    void ask()
    {
        ASSERT_TRUE(player().begin(lessonFromJson(nlohmann::json::parse(
            R"({"schema": 1, "id": "t", "title": "Width", "minutes": 1, "steps": [
            {"set": {"workload": "mlp", "parameters": {"samples": 500}, "from": 5, "to": 1000, "engines": ["cpu", "gpu"]}},
            {"guess": "crossover", "text": "Where?"}, {"measure": "sweep"},
            {"reveal": {"crossing": "a", "base": "b", "other": "c", "close": "d"}}]})"))));
        player().next();
    }
};

TEST_F(ShareWindow, ALinkBringsTheStudyBack)
{
    m_window->model().setParameter("batch", std::int64_t{64});
    const QString link = share().link();
    EXPECT_TRUE(link.contains(QStringLiteral("engine=gpu"))) << link.toStdString(); // whatever GPU there is
    const Study before = study();
    m_window->model().setParameter("batch", std::int64_t{16});
    m_window->model().setParameter("hidden", std::int64_t{70});
    share().open(link);
    EXPECT_EQ(study().parameters, before.parameters);
    EXPECT_EQ(study().from, before.from);
    EXPECT_EQ(study().to, before.to);
    EXPECT_EQ(enginesToMeasure(study()), enginesToMeasure(before));
    EXPECT_TRUE(session().isLive());
    EXPECT_EQ(problem(), QString());

    m_window->model().setParameter("layers", std::int64_t{3});
    m_window->model().setParameter("widths", std::string("64,32")); // the terminal takes no setting without effect
    EXPECT_FALSE(share().link().contains(QStringLiteral("layers"))) << share().link().toStdString();
}

TEST_F(ShareWindow, ACommandIsCopiedAndPasted)
{
    const auto press = [this](const char *name) {
        action("Ctrl+L")->trigger();
        auto *box = find<QMessageBox>("share");
        test::pressButton(*box, name);
        box->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return QApplication::clipboard()->text();
    };
    EXPECT_EQ(press("Copy link"), share().link());
    const QString command = press("Copy command");
    EXPECT_TRUE(command.startsWith(QStringLiteral("overtake-bench sweep mlp --over hidden"))) << command.toStdString();
    m_window->model().setSweepKey("batch");
    action("Ctrl+V")->trigger();
    EXPECT_EQ(study().sweepKey, "hidden");
    session().setLive(false);

    const Study before = study();
    QApplication::clipboard()->setText(QStringLiteral("a shopping list"));
    action("Ctrl+V")->trigger();
    EXPECT_TRUE(problem().contains(QStringLiteral("neither a link"))) << problem().toStdString();
    EXPECT_EQ(study(), before);
    EXPECT_FALSE(session().isLive());
}

TEST_F(ShareWindow, WhatIsWrongWithALinkIsSaidAndNothingChanges)
{
    const Study before = study();
    share().open(QStringLiteral("overtake:mlp?set=hiden=3&engine=cpu"));
    EXPECT_TRUE(problem().contains(QStringLiteral("hidden"))) << problem().toStdString();
    share().open(QStringLiteral("overtake:mlp?set=csv=/etc/passwd&engine=cpu"));
    EXPECT_TRUE(problem().contains(QStringLiteral("file"))) << problem().toStdString();
    share().open(QStringLiteral("overtake:mlp?engine=lab/cpu"));
    EXPECT_TRUE(problem().contains(QStringLiteral("lab/cpu"))) << problem().toStdString();
    EXPECT_EQ(study(), before);
    EXPECT_FALSE(session().isLive());
}

TEST_F(ShareWindow, HeavyWorkIsAskedAboutFirst)
{
    const Study before = study();
    share().open(QStringLiteral("overtake:matrix-multiply?axis=n&from=16&to=8192&engine=cpu&engine=gpu"));
    auto *box = m_window->findChild<QMessageBox *>(QStringLiteral("heavy"));
    ASSERT_TRUE(box);
    EXPECT_EQ(study(), before);
    EXPECT_FALSE(session().isLive());
    test::pressButton(*box, "Only show it");
    EXPECT_EQ(study().workload, "matrix-multiply");
    EXPECT_FALSE(session().isLive());
}

/// Live was on before a run was opened; leaving the run must not switch it on again for work that was not to be
/// measured.
TEST_F(ShareWindow, HeavyWorkThatIsOnlyShownStaysUnmeasuredAfterAnOpenedRun)
{
    setSwept({5, 20});
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    session().setLive(true);
    m_window->openRunFile(filePath("run.json"));
    ASSERT_TRUE(curve().opened);
    share().open(QStringLiteral("overtake:matrix-multiply?axis=n&from=16&to=8192&engine=cpu&engine=gpu"));
    auto *box = find<QMessageBox>("heavy");
    ASSERT_TRUE(box);
    test::pressButton(*box, "Only show it");
    EXPECT_EQ(study().workload, "matrix-multiply");
    EXPECT_FALSE(session().isLive());
}

TEST_F(ShareWindow, AClassesGuessesComeToTheChart)
{
    ask();
    Guess guess;
    guess.number = 300;
    player().setGuess(guess);
    const QString code = QString::fromStdString(codeOfGuess(300, player().questionId()));
    EXPECT_TRUE(find<QLabel>("guessCode")->text().contains(code)) << find<QLabel>("guessCode")->text().toStdString();
    find<QPlainTextEdit>("classGuesses")
        ->setPlainText(QStringLiteral("100 250\n") + code + QStringLiteral("\nNever abc"));
    ASSERT_EQ(player().others().size(), 3U);
    bool isTold = false;
    for (const QLabel *label : m_window->findChildren<QLabel *>())
        isTold = isTold || (label->text().contains(QStringLiteral("4 guesses, 1 of them: never")) &&
                            label->text().contains(QStringLiteral("Not understood: abc.")));
    EXPECT_TRUE(isTold);
    EXPECT_NEAR(player().others()[2], 300, 3);
    find<QPlainTextEdit>("classGuesses")->setPlainText(QStringLiteral("100"));
    const auto labels = m_window->findChildren<QLabel *>();
    EXPECT_TRUE(
        std::ranges::any_of(labels, [](const QLabel *label) { return label->text() == QStringLiteral("1 guess"); }));
}

TEST(LessonWords, OneMinuteIsToldAsOne)
{
    Lesson lesson;
    lesson.minutes = 1;
    EXPECT_TRUE(lessonAtAGlance(lesson).startsWith(QStringLiteral("About 1 minute.")));
}

TEST_F(ShareWindow, ThePageOfResultsGrowsWithTheAnswers)
{
    LessonResults results;
    results.title = QStringLiteral("Width");
    results.machine = QStringLiteral("A machine");
    const auto paint = [&results](QImage &image) {
        image.fill(Qt::white);
        QPainter painter(&image);
        return static_cast<int>(paintResults(painter, QRectF(60, 60, 1120, 1e6), results, 22));
    };
    const auto resultsPicture = [&paint] {
        QImage small(1, 1, QImage::Format_RGB32);
        QImage image(1240, paint(small) + 120, QImage::Format_RGB32);
        paint(image);
        return image;
    };
    const int empty = resultsPicture().height();
    GivenAnswer given;
    given.question = Question::Crossover;
    given.questionText = QStringLiteral("Where?");
    given.answer.outcome = Outcome::Crossing;
    given.answer.intervals = {{100, 120}};
    given.context.axisLabel = QStringLiteral("hidden neurons");
    results.answers = {given, given};
    const QImage page = resultsPicture();
    EXPECT_GT(page.height(), empty + 100);
    const auto darkIn = [&page](int from, int to) {
        int dark = 0;
        for (int y = from; y < to; ++y)
            for (int x = 0; x < page.width(); ++x)
                dark += qGray(page.pixel(x, y)) < 128 ? 1 : 0;
        return dark;
    };
    EXPECT_GT(darkIn(page.height() - 120, page.height() - 60), 0); // the last line is on it
    EXPECT_EQ(darkIn(page.height() - 40, page.height()), 0);       // whole
    setSwept({5, 100});
    results.charts[0] = m_window->results().curves().snapshot();
    EXPECT_GT(resultsPicture().height(), page.height() + 600);
    EXPECT_TRUE(resultsPdf(results).startsWith("%PDF"));
}

TEST(LessonWords, FiguresHaveTheDigitsThatAreKnown)
{
    GivenAnswer given;
    given.question = Question::Utilisation;
    given.answer.outcome = Outcome::Crossing;
    given.answer.intervals = {{99.66, 100.2}};
    EXPECT_EQ(answerText(given), QStringLiteral("99.7 % to 100 % of the peak"));
    given.answer.intervals = {{0.00523, 0.00541}};
    EXPECT_EQ(answerText(given), QStringLiteral("0.00523 % to 0.00541 % of the peak"));
    given.question = Question::SpeedUp;
    given.answer.intervals = {{7.95, 8.04}};
    EXPECT_EQ(answerText(given), QStringLiteral("7.95 to 8.04 times as fast"));
    given.answer.doubt = Doubt::Quick;
    EXPECT_EQ(answerText(given), QStringLiteral("8.0 to 8.0 times as fast"));
}

TEST_F(ShareWindow, APresentersKeys)
{
    m_window->results().charts().setFocus();
    QTest::keyClick(m_window->focusWidget(), Qt::Key_B);
    EXPECT_TRUE(find<QWidget>("black")->isVisible());
    const Study before = study();
    QTest::keyClick(m_window.get(), Qt::Key_S); // ends it and does nothing else
    EXPECT_FALSE(find<QWidget>("black")->isVisible());
    EXPECT_FALSE(session().isSweeping());
    ask();
    QTest::keyClick(m_window.get(), Qt::Key_F5);
    EXPECT_TRUE(m_window->isFullScreen());
    EXPECT_GE(QFontInfo(find<QLabel>("lessonText")->font()).pixelSize(), 28);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    EXPECT_FALSE(m_window->isFullScreen());
    EXPECT_TRUE(player().isActive()); // the projector first
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    EXPECT_FALSE(player().isActive());
    EXPECT_EQ(study(), before);
}

} // namespace
} // namespace overtake
