// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/status_panel.h"

#include "charts/chart_theme.h"
#include "panels/bare_layout.h"
#include "words/guarded.h"
#include "words/number_text.h"

#include <QAction>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QToolButton>
#include <algorithm>

namespace overtake
{
namespace
{

constexpr int noticeMilliseconds = 8000;

/// Ends with an ellipsis where there is no room, not in the middle of a letter.
class ElidingLabel : public QLabel
{
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.drawText(rect(), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                         fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

} // namespace

QString statusText(const MachineUse::State &state, bool hasSliders)
{
    using Kind = MachineUse::Kind;
    const QString place = QStringLiteral("%1 = %2").arg(state.axisLabel, countText(state.value));
    if (state.kind == Kind::Training)
        return StatusPanel::tr(
            "Training: live measuring is paused. Esc stops the training, and the model so far is judged.");
    if (state.kind == Kind::Map)
        return StatusPanel::tr("A map is being measured, and live measuring is paused. Esc stops the map, and the "
                               "results so far stay.");
    if (state.kind == Kind::Recording)
        return StatusPanel::tr("A device is being recorded, and live measuring is paused. Esc stops the recording, and "
                               "finished sweeps stay.");
    if (state.stopping)
        return StatusPanel::tr("Stopping: the step that runs must end first.");
    switch (state.kind) {
    case Kind::Sweep:
        if (state.repeating)
            return StatusPanel::tr("Sweep: measuring %1 again, because it has no verdict yet.").arg(place);
        return state.refining ? StatusPanel::tr("Sweep: closing in on the crossover, %1.").arg(place)
                              : StatusPanel::tr("Sweep: measuring %1.").arg(place);
    case Kind::Outline:
        return StatusPanel::tr("First look at the curve: %1.").arg(place);
    case Kind::Live:
        if (state.full)
            return StatusPanel::tr("Live: measuring %1 fully.").arg(place);
        return state.slow ? StatusPanel::tr("Live: measuring %1, this takes a while.").arg(place)
                          : StatusPanel::tr("Live: measuring %1.").arg(place);
    case Kind::Writing:
        return StatusPanel::tr("A trained model is generating text. Esc stops it, and the text so far stays.");
    case Kind::Waiting:
        return StatusPanel::tr("Live: disturbed points are measured again when other programs are idle.");
    case Kind::Viewer:
        return {};
    default:
        break;
    }
    if (state.live)
        return hasSliders ? StatusPanel::tr("Live: move a slider.")
                          : StatusPanel::tr("Live: drag the line; F9: sliders.");
    if (state.kind != Kind::Lesson)
        return StatusPanel::tr("Live is off. Space switches it on, S measures the whole curve.");
    return hasSliders ? StatusPanel::tr("A lesson: Page Down goes on, Page Up goes back, Esc leaves it.")
                      : StatusPanel::tr("A lesson: Page Down goes on, Page Up goes back, Esc leaves the full screen.");
}

StatusPanel::StatusPanel(QAction *cancel, QWidget *parent)
    : QWidget(parent), m_what(new ElidingLabel(this)), m_progress(new QProgressBar(this)), m_timeLeft(new QLabel(this)),
      m_cancel(new QToolButton(this)), m_baseCase(new QLabel(this))
{
    auto *line = bareLayout<QHBoxLayout>(this, 8);
    m_cancel->setDefaultAction(cancel);
    m_cancel->setFocusPolicy(Qt::NoFocus);
    m_cancel->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(120);
    m_baseCase->setObjectName(QStringLiteral("baseCase"));
    m_baseCase->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_baseCase->setMinimumWidth(1); // a long name must not widen the window
    m_baseCase->setToolTip(tr("Every speed-up is relative to this engine."));
    m_what->setObjectName(QStringLiteral("status"));
    m_noticeTimer.setSingleShot(true);
    m_noticeTimer.setInterval(noticeMilliseconds);
    connect(&m_noticeTimer, &QTimer::timeout, this, guarded([this] {
        m_notice.clear();
        showWhat();
    }));
    m_what->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    line->addWidget(m_what, 1);
    line->addWidget(m_progress);
    line->addWidget(m_timeLeft);
    line->addWidget(m_cancel);
    line->addWidget(m_baseCase);
    connect(cancel, &QAction::changed, this, guarded(this, &StatusPanel::reserveHeight)); // its icon makes it higher
    setProjector(false);
    setState({});
}

void StatusPanel::showNotice(const QString &notice)
{
    m_notice = notice;
    m_noticeTimer.start();
    showWhat();
}

void StatusPanel::showWhat()
{
    m_what->setText(m_notice.isEmpty() ? m_doing : m_notice);
    m_what->setToolTip(m_what->text()); // a narrow window cuts it
    fit();
}

/// In a narrow window the baseline makes room for what is being done; the engines' panel names it, too.
void StatusPanel::fit()
{
    int needed = m_baseCase->sizeHint().width();
    for (const QWidget *part : std::initializer_list<QWidget *>{m_what, m_progress, m_timeLeft, m_cancel})
        if (!part->isHidden())
            needed += std::max(part->sizeHint().width(), part->minimumWidth()) + layout()->spacing();
    m_baseCase->setVisible(m_hasBaseCase && needed <= width());
}

/// The charts do not move when one of the parts comes.
void StatusPanel::reserveHeight()
{
    int height = 0;
    for (const QWidget *part : std::initializer_list<QWidget *>{m_what, m_progress, m_timeLeft, m_cancel, m_baseCase})
        height = std::max(height, part->sizeHint().height());
    setMinimumHeight(height);
}

void StatusPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void StatusPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        reserveHeight();
}

void StatusPanel::setState(const MachineUse::State &state)
{
    using Kind = MachineUse::Kind;
    m_doing = statusText(state, !m_projector);
    const bool isToCome = state.pointsExpected > state.pointsDone; // measuring again adds none
    const bool counted = isToCome && !state.slow && !state.stopping;
    const bool busy = state.kind == Kind::Sweep || state.kind == Kind::Outline || state.slow;
    m_progress->setRange(0, counted ? state.pointsExpected : 0); // 0 to 0: busy
    if (counted)
        m_progress->setValue(state.pointsDone);
    m_progress->setVisible(busy || state.stopping);
    m_timeLeft->setVisible(state.kind == Kind::Sweep && state.secondsLeft > 0);
    m_timeLeft->setText(tr("%1 left").arg(leftText(state.secondsLeft)));
    const bool isOther = state.kind == Kind::Training || state.kind == Kind::Map || state.kind == Kind::Writing;
    m_cancel->setVisible(isOther || ((busy || state.kind == Kind::Waiting) && !state.stopping));
    showWhat();
}

void StatusPanel::setBaseCase(const QString &label, double epochSeconds, bool hasEpochs)
{
    const QString time = secondsText(epochSeconds);
    m_baseCase->setText(epochSeconds <= 0 ? tr("Baseline: %1").arg(label)
                        : hasEpochs       ? tr("Baseline: %1: %2 an epoch").arg(label, time)
                                          : tr("Baseline: %1: %2 a run").arg(label, time));
    fit();
}

void StatusPanel::setBaseCaseVisible(bool on)
{
    m_hasBaseCase = on;
    fit();
}

void StatusPanel::setProjector(bool on)
{
    m_projector = on;
    const QFont font = projectorFont(on, 18);
    for (QWidget *part : std::initializer_list<QWidget *>{m_what, m_timeLeft, m_baseCase, m_cancel})
        part->setFont(font);
    reserveHeight();
    m_timeLeft->setMinimumWidth(QFontMetrics(font).horizontalAdvance(tr("%1 left").arg(QStringLiteral("59 min 59 s"))));
}

} // namespace overtake
