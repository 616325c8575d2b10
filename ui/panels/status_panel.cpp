// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/status_panel.h"

#include "charts/guarded.h"
#include "charts/number_text.h"

#include <QAction>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QToolButton>

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

QString activityText(const Activity &activity, bool live, bool hasSliders)
{
    const QString place = QCoreApplication::translate("Charts", "%1 %2", "value and what it counts")
                              .arg(countText(activity.value), activity.axisLabel);
    if (activity.stopping)
        return StatusPanel::tr("Stopping: the step at %1 must end first.").arg(place);
    switch (activity.kind) {
    case Activity::Kind::Idle:
        return live ? (hasSliders ? StatusPanel::tr("Live: move a slider.")
                                  : StatusPanel::tr("Live: drag the line; F9: sliders."))
                    : StatusPanel::tr("Live is off. Space switches it on, S measures the whole curve.");
    case Activity::Kind::Waiting:
        return StatusPanel::tr("Live: disturbed points are measured again when other programs rest.");
    case Activity::Kind::Live:
        if (activity.full)
            return StatusPanel::tr("Live: measuring %1 fully.").arg(place);
        return activity.slow ? StatusPanel::tr("Live: measuring %1, this takes a while.").arg(place)
                             : StatusPanel::tr("Live: measuring %1.").arg(place);
    case Activity::Kind::Outline:
        return StatusPanel::tr("First look at the curve: %1.").arg(place);
    case Activity::Kind::Sweep:
        break;
    }
    if (activity.repeating)
        return StatusPanel::tr("Sweep: measuring %1 again, because it has no verdict yet.").arg(place);
    return activity.refining ? StatusPanel::tr("Sweep: closing in on the crossover, %1.").arg(place)
                             : StatusPanel::tr("Sweep: measuring %1.").arg(place);
}

StatusPanel::StatusPanel(QAction *cancel, QWidget *parent)
    : QWidget(parent), m_what(new ElidingLabel(this)), m_progress(new QProgressBar(this)), m_timeLeft(new QLabel(this)),
      m_cancel(new QToolButton(this)), m_baseCase(new QLabel(this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    m_cancel->setDefaultAction(cancel);
    m_cancel->setFocusPolicy(Qt::NoFocus);
    m_cancel->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(120);
    m_baseCase->setObjectName(QStringLiteral("baseCase"));
    m_baseCase->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_baseCase->setMinimumWidth(1); // a long name must not widen the window
    m_baseCase->setToolTip(tr("Every speed-up is told against this case."));
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
    setProjector(false);
    setActivity({}, false);
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
    m_what->setToolTip(m_notice); // a narrow window cuts it
    fit();
}

/// In a narrow window the baseline makes room for what is being done; the engines' panel names it, too.
void StatusPanel::fit()
{
    int needed = m_baseCase->sizeHint().width();
    for (const QWidget *part : std::initializer_list<QWidget *>{m_what, m_progress, m_timeLeft, m_cancel})
        if (!part->isHidden())
            needed += part->sizeHint().width() + layout()->spacing();
    m_baseCase->setVisible(m_hasBaseCase && needed <= width());
}

void StatusPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void StatusPanel::setActivity(const Activity &activity, bool live)
{
    using Kind = Activity::Kind;
    m_doing = activityText(activity, live, !m_projector);
    const bool counted = activity.pointsExpected > 0 && !activity.slow && !activity.stopping;
    const bool busy = activity.kind == Kind::Sweep || activity.kind == Kind::Outline || activity.slow;
    m_progress->setRange(0, counted ? activity.pointsExpected : 0); // 0 to 0: busy
    if (counted)
        m_progress->setValue(activity.pointsDone);
    m_progress->setVisible(busy || activity.stopping);
    m_timeLeft->setVisible(activity.kind == Kind::Sweep && activity.secondsLeft > 0);
    m_timeLeft->setText(tr("%1 left").arg(leftText(activity.secondsLeft)));
    m_cancel->setVisible((busy || activity.kind == Kind::Waiting) && !activity.stopping);
    showWhat();
}

void StatusPanel::say(const QString &doing, bool canBeCancelled)
{
    m_doing = doing;
    m_cancel->setVisible(canBeCancelled || !m_cancel->isHidden());
    showWhat();
}

void StatusPanel::setTraining()
{
    say(tr("Training: live measuring rests. Esc stops it; what was learnt until then is judged."), true);
}

void StatusPanel::setTaught()
{
    say(m_projector ? tr("A lesson: Page Down goes on, Page Up goes back, Esc leaves the full screen.")
                    : tr("A lesson: Page Down goes on, Page Up goes back, Esc leaves it."),
        false);
}

void StatusPanel::setNothing()
{
    say({}, false);
}

void StatusPanel::setMapping()
{
    say(tr("A map is measured: live measuring rests. Esc stops it; what was measured until then stays."), true);
}

void StatusPanel::setWriting()
{
    say(tr("A trained model writes. Esc stops it; what is written until then stays."), true);
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
    QFont font; // the system's, where nothing is set
    if (on)
        font.setPointSizeF(18);
    for (QWidget *part : std::initializer_list<QWidget *>{m_what, m_timeLeft, m_baseCase, m_cancel})
        part->setFont(font);
    setMinimumHeight(m_cancel->sizeHint().height()); // the charts do not move when it comes
    m_timeLeft->setMinimumWidth(QFontMetrics(font).horizontalAdvance(tr("%1 left").arg(QStringLiteral("59 min 59 s"))));
}

} // namespace overtake
