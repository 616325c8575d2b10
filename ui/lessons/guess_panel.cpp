// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/guess_panel.h"

#include "lessons/lesson_words.h"
#include "panels/bare_layout.h"
#include "panels/number_spin_box.h"
#include "words/guarded.h"
#include "words/wrapped_text.h"

#include <algorithm>

#include <QButtonGroup>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace overtake
{
namespace
{

constexpr int marginOfButton = 48; ///< px: circle, gaps and scroll bar
constexpr int mostLinesOfButton = 20;

} // namespace

GuessPanel::GuessPanel(LessonPlayer &player, QWidget *parent) : QWidget(parent), m_player(player)
{
    bareLayout<QVBoxLayout>(this, 0);
    hide();
    connect(&m_player, &LessonPlayer::guessAsked, this, guarded([this] {
        if (m_number)
            m_number->interpretText();
    }));
}

void GuessPanel::refresh()
{
    const bool asks = m_player.isActive() && m_player.mayGuess();
    setVisible(asks);
    if (!asks) {
        m_builtFor.reset();
        return;
    }
    if (m_builtFor != m_player.index()) {
        build();
        m_builtFor = m_player.index();
        if (const QList<QWidget *> all = fields(); !all.isEmpty()) // a lesson is taken by keyboard too
            all.front()->setFocus();
    }
    const auto &guess = m_player.guess();
    if (m_number && guess && guess->outcome == Outcome::Crossing)
        m_number->setNumber(guess->number);
    if (m_choices && guess)
        if (QAbstractButton *button = m_choices->button(static_cast<int>(guess->outcome)))
            button->setChecked(true);
}

void GuessPanel::setWidth(int width)
{
    m_width = width;
    m_builtFor.reset();
    refresh();
}

void GuessPanel::build()
{
    delete m_fields;
    m_fields = new QWidget(this);
    m_choices = nullptr;
    m_number = nullptr;
    layout()->addWidget(m_fields);
    auto *column = bareLayout<QVBoxLayout>(m_fields, 8);
    const Question question = m_player.step().question;
    if (question == Question::Curve) {
        auto *how = new QLabel(tr("Draw with the mouse. By keyboard: Tab to the chart, left and right choose a place, "
                                  "up and down lift it."),
                               m_fields);
        how->setWordWrap(true);
        column->addWidget(how);
        return;
    }
    if (question != Question::Faster) {
        m_number = new NumberSpinBox(m_player.numberSpec(), m_fields);
        m_number->setFont(font());
        m_number->setKeyboardTracking(true); // Page Down takes what was typed, without Enter
        m_number->setAccessibleName(tr("Your guess"));
        connect(m_number, &NumberSpinBox::numberEdited, this, guarded([this] { choose(Outcome::Crossing); }));
        connect(m_number, &NumberSpinBox::corrected, &m_player, guarded(&m_player, &LessonPlayer::guessWasCorrected));
    }
    std::vector<Outcome> outcomes = outcomesOf(question);
    if (question == Question::SpeedUp)
        outcomes = {Outcome::Crossing, Outcome::Close};
    if (question == Question::Utilisation) // its outcomes are ranges of the number
        outcomes.clear();
    if (outcomes.empty()) { // a number alone
        column->addWidget(m_number);
        return;
    }
    m_choices = new QButtonGroup(m_fields);
    for (const Outcome outcome : outcomes) {
        const QString text = choiceText(question, outcome, m_player.context());
        // A button does not wrap by itself.
        const QStringList lines = wrappedText(text, font(), m_width - marginOfButton, mostLinesOfButton);
        auto *button = new QRadioButton(lines.join(QLatin1Char('\n')), m_fields);
        button->setAccessibleName(text);
        button->setFont(font());
        button->installEventFilter(this);
        m_choices->addButton(button, static_cast<int>(outcome));
        column->addWidget(button);
        if (outcome == Outcome::Crossing)
            column->addWidget(m_number);
    }
    connect(m_choices, &QButtonGroup::idClicked, this, guarded([this](int id) { choose(static_cast<Outcome>(id)); }));
}

QList<QWidget *> GuessPanel::fields() const
{
    QList<QWidget *> all;
    if (isHidden())
        return all;
    if (m_choices)
        for (QAbstractButton *button : m_choices->buttons())
            all << button;
    if (m_number)
        all.insert(m_choices ? 1 : 0, m_number); // below the first choice
    return all;
}

bool GuessPanel::eventFilter(QObject *object, QEvent *event)
{
    auto *button = qobject_cast<QRadioButton *>(object);
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || !button || !m_choices)
        return QWidget::eventFilter(object, event);
    auto *pressed = static_cast<QKeyEvent *>(event);
    const int key = pressed->key();
    if (m_number && !pressed->modifiers().testFlag(Qt::ControlModifier) && key >= Qt::Key_0 &&
        key <= Qt::Key_9) { // a number is meant, not a tab
        if (event->type() == QEvent::KeyPress) {
            choose(Outcome::Crossing);
            m_number->setFocus();
            m_number->selectAll();
            QCoreApplication::sendEvent(m_number, event);
        }
        event->accept();
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(object, event);
    const QList<QAbstractButton *> buttons = m_choices->buttons();
    auto at = buttons.indexOf(button);
    if (key == Qt::Key_Down || key == Qt::Key_Right)
        ++at;
    else if (key == Qt::Key_Up || key == Qt::Key_Left)
        --at;
    else
        return QWidget::eventFilter(object, event);
    QAbstractButton *chosen = buttons[std::clamp<qsizetype>(at, 0, buttons.size() - 1)];
    chosen->setFocus();
    chosen->click();
    return true;
}

void GuessPanel::choose(Outcome outcome)
{
    Guess guess = m_player.guess().value_or(Guess());
    guess.outcome = outcome;
    if (m_number)
        guess.number = m_number->value();
    m_player.setGuess(guess);
}

} // namespace overtake
