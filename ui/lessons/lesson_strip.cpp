// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_strip.h"

#include "lessons/class_panel.h"
#include "lessons/guess_panel.h"
#include "lessons/lesson_words.h"
#include "panels/bare_layout.h"
#include "words/guarded.h"
#include "words/number_text.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QProgressBar>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace overtake
{
namespace
{

constexpr int gap = 8;
constexpr int stripWidth = 320;
constexpr int mostWidthOnProjector = 640; // or two fifths of a small screen
constexpr int textPixels = 15;
constexpr int projectorPixels = 28;

/// Leaves the focus to the lesson while it cannot be pressed, instead of to the button beside it, and takes it back.
class StepButton : public QToolButton
{
public:
    using QToolButton::QToolButton;

protected:
    bool focusNextPrevChild(bool next) override
    {
        if (isEnabled())
            return QToolButton::focusNextPrevChild(next);
        m_wasPressed = true;
        parentWidget()->setFocus();
        return true;
    }
    void changeEvent(QEvent *event) override
    {
        QToolButton::changeEvent(event);
        if (event->type() == QEvent::EnabledChange && isEnabled() && std::exchange(m_wasPressed, false) &&
            parentWidget()->hasFocus())
            setFocus();
    }

private:
    bool m_wasPressed = false;
};

QLabel *wrappingLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

} // namespace

LessonStrip::LessonStrip(LessonPlayer &player, const Actions &actions, QWidget *parent)
    : QFrame(parent), m_player(player), m_title(wrappingLabel(this)), m_place(new QLabel(this)),
      m_goal(wrappingLabel(nullptr)), m_text(wrappingLabel(nullptr)), m_guess(new GuessPanel(player)),
      m_class(new ClassPanel(player)), m_hint(wrappingLabel(nullptr)), m_reveal(wrappingLabel(nullptr)),
      m_again(new QToolButton), m_progress(new QProgressBar), m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("lesson"));
    m_goal->setObjectName(QStringLiteral("lessonGoal"));
    m_text->setObjectName(QStringLiteral("lessonText"));
    m_again->setObjectName(QStringLiteral("lessonAgain"));
    m_again->setText(tr("Measure again"));
    m_again->setToolTip(tr("Measure this step again, for example after closing other programs"));
    connect(m_again, &QToolButton::clicked, &m_player, guarded(&m_player, &LessonPlayer::measureAgain));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, gap, 0);
    column->setSpacing(gap);
    column->addWidget(m_title);
    column->addWidget(m_place);

    auto *body = new QWidget;
    auto *bodyColumn = new QVBoxLayout(body);
    bodyColumn->setContentsMargins(0, 0, gap, 0);
    bodyColumn->setSpacing(2 * gap);
    bodyColumn->addWidget(m_goal);
    bodyColumn->addWidget(m_reveal);
    bodyColumn->addWidget(m_again);
    bodyColumn->addWidget(m_text);
    bodyColumn->addWidget(m_guess);
    bodyColumn->addWidget(m_hint);
    bodyColumn->addWidget(m_class);
    bodyColumn->addWidget(m_progress);
    bodyColumn->addStretch(1);
    m_scroll->setWidget(body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_scroll, 1);

    auto *buttons = bareLayout<QHBoxLayout>(nullptr, gap);
    for (QAction *action : {actions.back, actions.next, actions.leave}) {
        auto *button = new StepButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::StrongFocus);
        buttons->addWidget(button);
        m_buttons << button;
        if (action == actions.next)
            buttons->addStretch();
    }
    column->addLayout(buttons);
    setProjector(false);
    hide();
}

void LessonStrip::setProjector(bool on)
{
    QFont font = this->font();
    font.setPixelSize(on ? projectorPixels : textPixels);
    setFont(font);
    for (QWidget *child : findChildren<QWidget *>())
        if (!m_sliders || (child != m_sliders && !m_sliders->isAncestorOf(child)))
            child->setFont(font);
    font.setBold(true);
    m_title->setFont(font);
    m_reveal->setFont(font);
    setFixedWidth(on ? std::min(mostWidthOnProjector, 2 * screen()->availableGeometry().width() / 5) : stripWidth);
    m_guess->setWidth(width());
    if (m_sliders)
        m_sliders->setFont(slidersFont());
}

/// A name and its number share a line.
QFont LessonStrip::slidersFont() const
{
    QFont font = this->font();
    font.setPixelSize(3 * font.pixelSize() / 4);
    return font;
}

void LessonStrip::setSliders(QWidget *sliders)
{
    if (m_sliders == sliders)
        return;
    if (m_sliders) {
        m_home->insertWidget(0, m_sliders);
        m_sliders->setFont({});
        m_sliders->show();
    }
    m_sliders = sliders;
    if (!m_sliders)
        return;
    m_home = qobject_cast<QBoxLayout *>(m_sliders->parentWidget()->layout());
    auto *column = static_cast<QBoxLayout *>(m_text->parentWidget()->layout());
    column->insertWidget(column->indexOf(m_text) + 1, m_sliders);
    m_sliders->setFont(slidersFont());
    m_sliders->show();
}

void LessonStrip::refresh()
{
    setVisible(m_player.isActive());
    m_class->refresh();
    if (!m_player.isActive()) {
        m_step = {};
        return;
    }
    m_title->setText(lessonTitle(m_player.lesson()));
    m_place->setText(tr("Step %1 of %2").arg(m_player.index() + 1).arg(m_player.lesson().steps.size()));
    m_goal->setText(m_player.index() == 0 ? lessonGoal(m_player.lesson()) : QString());
    m_goal->setVisible(!m_goal->text().isEmpty());
    m_text->setText(m_player.text());
    m_text->setVisible(!m_text->text().isEmpty());
    const bool hadFocus = m_guess->isAncestorOf(window()->focusWidget());
    m_guess->refresh();
    if (hadFocus && m_guess->isHidden()) // or it went to whatever comes after, as the button that leaves
        setFocus();
    setTabOrder();
    m_progress->setVisible(m_player.isMeasuring());
    showReveal();
    QString hint;
    if (m_player.wantsGuess())
        hint = tr("Give a guess first, or press once more to go on without a guess.");
    else if (m_player.mayEndMeasuring())
        hint = tr("Points without a clear result are measured again. 'Next' goes on without that.");
    else if (m_player.isDone())
        hint = tr("Done.");
    else if (m_player.isUnfinished())
        hint = tr("Stopped before the end. Go back and forward again to measure all of it, or go on with the results "
                  "so far.");
    else if (m_player.explainsNothing())
        hint = tr("What this step explains depends on the answer, which is not certain. Go back and measure again.");
    else if (m_player.isLast())
        hint =
            m_player.hasResults()
                ? tr("This is the end. The menu 'Learn' saves and prints your results. Esc returns to where you were.")
                : tr("This is the end. Esc returns to where you were.");
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    const std::pair step(m_player.lesson().id, m_player.index());
    if (std::exchange(m_step, step) != step)
        m_scroll->verticalScrollBar()->setValue(0);
    setAccessibleName(text());
}

/// The fields of a guess are made anew for each: by themselves they would come after all else.
void LessonStrip::setTabOrder()
{
    QList<QWidget *> all = m_guess->fields();
    if (all.isEmpty())
        return;
    all << m_class->field() << m_buttons;
    for (qsizetype i = 1; i < all.size(); ++i)
        QWidget::setTabOrder(all[i - 1], all[i]);
}

void LessonStrip::showReveal()
{
    const GivenAnswer *given = m_player.given();
    m_reveal->setVisible(given != nullptr);
    m_again->setVisible(m_player.mayMeasureAgain());
    if (!given)
        return;
    QStringList lines;
    lines << tr("Your guess: %1.").arg(guessText(*given));
    lines << tr("The answer: %1.").arg(answerText(*given));
    lines << scoreText(*given) << sourceText(*given);
    lines.removeAll(QString());
    m_reveal->setText(lines.join(QLatin1Char('\n')));
}

void LessonStrip::setState(const MachineUse::State &state)
{
    const bool counts = state.kind == MachineUse::Kind::Sweep && state.pointsExpected > 0 && !state.repeating;
    m_progress->setRange(0, counts ? state.pointsExpected : 0);
    if (counts)
        m_progress->setValue(state.pointsDone);
    m_progress->setFormat(state.secondsLeft > 0 ? tr("%1 left").arg(leftText(state.secondsLeft))
                                                : QStringLiteral("%v / %m"));
}

QString LessonStrip::text() const
{
    QStringList all;
    for (const QLabel *label : {m_title, m_goal, m_reveal, m_text, m_hint})
        if (!label->isHidden())
            all << label->text();
    return all.join(QLatin1Char('\n'));
}

} // namespace overtake
