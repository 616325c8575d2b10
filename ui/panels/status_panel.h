// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bottom line: what is being measured, how far it is, the time left, cancel; and the base case with its absolute time.
// The height never changes.
#pragma once

#include "run/measuring_session.h"

#include <QWidget>

class QAction;
class QLabel;
class QProgressBar;
class QToolButton;

namespace overtake
{

class StatusPanel : public QWidget
{
    Q_OBJECT

public:
    StatusPanel(QAction *cancel, QWidget *parent = nullptr);

    void setActivity(const Activity &activity, bool live);
    void setTraining(); ///< instead of an activity: measuring rests
    void setTaught();   ///< instead of an activity: a lesson is taken, and nothing is being measured
    void setNothing();  ///< for a tab that does not concern measurements
    void setMapping();  ///< instead of an activity: measuring rests
    void setWriting();  ///< instead of an activity: a model writes text
    /// Seconds 0: not measured yet; without epochs they are those of a run.
    void setBaseCase(const QString &label, double epochSeconds, bool hasEpochs);
    /// Shows what has just happened instead of the activity, for some seconds.
    void showNotice(const QString &notice);
    void setBaseCaseVisible(bool on);
    void setProjector(bool on);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showWhat();
    void fit();
    void say(const QString &doing, bool canBeCancelled);

    QString m_doing;
    bool m_projector = false;
    bool m_hasBaseCase = true;
    QString m_notice;
    QTimer m_noticeTimer;
    QLabel *m_what;
    QProgressBar *m_progress;
    QLabel *m_timeLeft;
    QToolButton *m_cancel;
    QLabel *m_baseCase;
};

/// "Sweep: point 4 of 12, 500 hidden neurons"
/// `hasSliders`: they are on show.
QString activityText(const Activity &activity, bool live, bool hasSliders);

} // namespace overtake
