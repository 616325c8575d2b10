// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Guesses in a lesson: one's own, by keyboard alone, and those of a class.
#include "ui/lesson_lab.h"

#include "lessons/guess_panel.h"
#include "panels/number_spin_box.h"

#include <QPlainTextEdit>
#include <QRadioButton>
#include <QTest>

namespace overtake
{
namespace
{

using test::LessonWindow;

TEST_F(LessonWindow, GuessesOfTheClassStayFromTheGuessToTheAnswer)
{
    ASSERT_TRUE(player().begin(lesson(100)));
    ASSERT_TRUE(goOn(2));
    auto *field = find<QPlainTextEdit>("classGuesses");
    field->setPlainText(QStringLiteral("20\n30"));
    EXPECT_EQ(player().others().size(), 2U);
    player().next();
    EXPECT_FALSE(field->isVisible());
    ASSERT_TRUE(waitUntilMeasured());
    player().next();
    ASSERT_TRUE(player().given());
    EXPECT_TRUE(field->isVisible());
    EXPECT_EQ(field->toPlainText(), QStringLiteral("20\n30"));
    field->appendPlainText(QStringLiteral("40"));
    EXPECT_EQ(player().others().size(), 3U);
    player().leave();
    ASSERT_TRUE(player().comeBack());
    EXPECT_FALSE(field->toPlainText().isEmpty());
    EXPECT_FALSE(player().others().empty());
    player().leave();
    ASSERT_TRUE(player().begin(lesson(100)));
    EXPECT_TRUE(field->toPlainText().isEmpty()) << "the next class";
}

TEST_F(LessonWindow, GuessesOfTheClassComeBackWithTheirQuestion)
{
    Lesson both = lesson(100);
    const Lesson other = pointLesson(); // asks what is faster
    both.steps.resize(5);               // up to the answer
    both.steps.insert(both.steps.end(), other.steps.begin(), other.steps.end());
    const QObject context;
    std::vector<double> drawn;
    QObject::connect(&player(), &LessonPlayer::guessChanged, &context,
                     [&](const ChartGuess &guess) { drawn = guess.others; });
    ASSERT_TRUE(player().begin(both));
    ASSERT_TRUE(goOn(2));
    find<QPlainTextEdit>("classGuesses")->setPlainText(QStringLiteral("20\n30"));
    ASSERT_TRUE(goOn(2));
    EXPECT_EQ(drawn.size(), 2U);
    ASSERT_TRUE(goOn(2));
    ASSERT_TRUE(player().mayGuess());
    EXPECT_TRUE(drawn.empty());
    player().back();
    player().back();
    ASSERT_TRUE(player().given());
    EXPECT_EQ(drawn.size(), 2U);
}

TEST_F(LessonWindow, GuessesOfTheClassStayWithTheirQuestion)
{
    Lesson twice = lesson(100);
    twice.steps.resize(6); // one step beyond the answer
    const std::vector<LessonStep> steps = twice.steps;
    twice.steps.insert(twice.steps.end(), steps.begin(), steps.end());
    const QObject context;
    std::vector<double> drawn;
    QObject::connect(&player(), &LessonPlayer::guessChanged, &context,
                     [&](const ChartGuess &guess) { drawn = guess.others; });
    ASSERT_TRUE(player().begin(twice));
    ASSERT_TRUE(goOn(8));
    ASSERT_TRUE(player().mayGuess());
    find<QPlainTextEdit>("classGuesses")->setPlainText(QStringLiteral("20\n30"));
    EXPECT_EQ(drawn.size(), 2U);
    for (int i = 0; i < 3; ++i)
        player().back();
    EXPECT_TRUE(drawn.empty()) << "over the curves of the first question";
}

/// The marker on the chart and the number in the field are the guess of whoever goes on.
TEST_F(LessonWindow, AGuessThatIsShownIsGiven)
{
    ASSERT_TRUE(player().begin(lesson(100)));
    ASSERT_TRUE(goOn(2));
    const double shown = m_window->findChild<GuessPanel *>()->findChild<NumberSpinBox *>()->value();
    ASSERT_TRUE(goOn(2));
    ASSERT_TRUE(player().given() && player().given()->guess);
    EXPECT_EQ(player().given()->guess->number, shown);
}

TEST_F(LessonWindow, AGuessThatWasCorrectedIsShownBeforeItIsTaken)
{
    for (const char *typed : {"", "0"}) {
        ASSERT_TRUE(player().begin(lesson(100)));
        ASSERT_TRUE(goOn(2));
        auto *field = m_window->findChild<GuessPanel *>()->findChild<NumberSpinBox *>();
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, QString::fromUtf8(typed));
        press(Qt::Key_PageDown);
        EXPECT_TRUE(player().mayGuess()) << "what is given is on show: '" << typed << "'";
        const double shown = field->value();
        EXPECT_EQ(field->cleanText().toDouble(), shown);
        press(Qt::Key_PageDown);
        ASSERT_TRUE(waitUntilMeasured());
        player().next();
        ASSERT_TRUE(player().given() && player().given()->guess);
        EXPECT_EQ(player().given()->guess->number, shown);
        player().leave();
    }
}

TEST_F(LessonWindow, AGuessIsGivenByKeyboardAlone)
{
    ASSERT_TRUE(player().begin(lesson()));
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    ASSERT_TRUE(player().mayGuess());
    auto *first = qobject_cast<QRadioButton *>(m_window->focusWidget());
    ASSERT_TRUE(first);
    QTest::keyClick(first, Qt::Key_Down);
    ASSERT_TRUE(player().guess());
    EXPECT_NE(player().guess()->outcome, Outcome::Crossing);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Up);
    EXPECT_EQ(player().guess()->outcome, Outcome::Crossing);
    const bool wasLive = session().isLive();
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Space);
    EXPECT_EQ(session().isLive(), wasLive);
}

TEST_F(LessonWindow, ANumberIsTypedAtOnce)
{
    ASSERT_TRUE(player().begin(lesson()));
    press(Qt::Key_PageDown);
    m_window->results().setTab(1);
    press(Qt::Key_PageDown);
    ASSERT_TRUE(player().mayGuess());
    EXPECT_EQ(m_window->results().tab(), 0) << "the guess is drawn there";
    QTest::keyClicks(m_window->focusWidget(), QStringLiteral("2")); // else the shortcut of the second tab
    QTest::keyClicks(m_window->focusWidget(), QStringLiteral("50"));
    EXPECT_EQ(m_window->results().tab(), 0);
    ASSERT_TRUE(player().guess());
    EXPECT_EQ(player().guess()->outcome, Outcome::Crossing);
    EXPECT_EQ(player().guess()->number, 250);
    press(Qt::Key_PageDown);
    EXPECT_TRUE(player().isMeasuring());
    EXPECT_TRUE(qobject_cast<LessonStrip *>(m_window->focusWidget())) << "not the button that leaves";
    player().leave();
    EXPECT_TRUE(test::waitFor([&] { return !session().isSweeping(); }));
}

TEST_F(LessonWindow, TheTabKeyGoesThroughTheGuessAndOn)
{
    ASSERT_TRUE(player().begin(lesson()));
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    QApplication::processEvents(); // shows the fields
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
    EXPECT_TRUE(qobject_cast<NumberSpinBox *>(m_window->focusWidget()));
    const auto goesTo = [this](const QWidget *wanted) {
        for (int i = 0; i < 4 && m_window->focusWidget() != wanted; ++i)
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
        return m_window->focusWidget() == wanted;
    };
    EXPECT_TRUE(goesTo(find<QPlainTextEdit>("classGuesses")));
}

} // namespace
} // namespace overtake
