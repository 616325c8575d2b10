// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/class_panel.h"

#include "lessons/guess_code.h"
#include "panels/bare_layout.h"
#include "words/guarded.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace overtake
{
namespace
{

/// One word without spaces, for a class to call out.
QString neverWord()
{
    return ClassPanel::tr("never", "a guess in one word: the engine does not overtake").toLower();
}

} // namespace

ClassPanel::ClassPanel(LessonPlayer &player, QWidget *parent)
    : QWidget(parent), m_player(player), m_code(new QLabel(this)), m_guesses(new QPlainTextEdit(this)),
      m_count(new QLabel(this))
{
    auto *column = bareLayout<QVBoxLayout>(this, 8);
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_code->setObjectName(QStringLiteral("guessCode"));
    m_guesses->setObjectName(QStringLiteral("classGuesses"));
    m_guesses->setPlaceholderText(tr("Guesses of the class: numbers, codes or '%1'").arg(neverWord()));
    m_guesses->setAccessibleName(m_guesses->placeholderText());
    m_guesses->setTabChangesFocus(true);
    m_guesses->setFixedHeight(96);
    m_count->setWordWrap(true);
    column->addWidget(m_code);
    column->addWidget(m_guesses);
    column->addWidget(m_count);
    connect(m_guesses, &QPlainTextEdit::textChanged, this, guarded(this, &ClassPanel::take));
    hide();
}

QWidget *ClassPanel::field() const
{
    return m_guesses;
}

void ClassPanel::refresh()
{
    const std::string question = m_player.isActive() ? m_player.questionId() : std::string();
    setVisible(!question.empty());
    const QSignalBlocker silent(m_guesses);
    if (!m_player.isActive()) { // the guesses are there again when the lesson is, but not when it begins anew
        m_question.clear();
        m_guesses->clear();
    }
    // Guesses belong to one question, from its step to that of its answer; between them there is none.
    if (!question.empty() && question != m_question) {
        m_question = question;
        m_guesses->setPlainText(m_player.othersText());
        m_count->clear();
        if (!m_guesses->toPlainText().isEmpty())
            take();
        else if (!m_player.others().empty())
            m_player.setOthers({});
    }
    if (question.empty())
        return;
    const std::optional<Guess> guess = m_player.shownGuess();
    const bool hasNumber = guess && guess->outcome == Outcome::Crossing;
    m_code->setVisible(hasNumber);
    if (hasNumber)
        m_code->setText(tr("Code of this guess: %1").arg(QString::fromStdString(codeOfGuess(guess->number, question))));
    m_count->setVisible(!m_player.others().empty() || !m_guesses->toPlainText().isEmpty());
}

void ClassPanel::take()
{
    const ClassGuesses guesses =
        readGuesses(m_guesses->toPlainText().toStdString(), m_player.questionId(), neverWord().toStdString());
    const int all = static_cast<int>(guesses.numbers.size()) + guesses.never;
    QString text = all == 1 ? tr("1 guess") : tr("%n guesses", nullptr, all);
    if (guesses.never > 0)
        text += QStringLiteral(", ") + tr("%n of them: never", nullptr, guesses.never);
    if (!guesses.notUnderstood.empty())
        text += QLatin1Char('\n') + tr("Not understood: %1. Write a number, a code or the word '%2'.")
                                        .arg(QString::fromStdString(guesses.notUnderstood.front()), neverWord());
    m_count->setText(text);
    m_player.setOthers(guesses.numbers, m_guesses->toPlainText());
}

} // namespace overtake
