// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bottom line: what is being measured, how far it is, the time left, cancel; and the baseline with its absolute time.
// The height never changes.
#pragma once

#include "run/machine_use.h"

#include <QTimer>
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

    void setState(const MachineUse::State &state);
    /// Seconds 0: not measured yet; without epochs they are those of a run.
    void setBaseCase(const QString &label, double epochSeconds, bool hasEpochs);
    /// Shows what has just happened instead of the state, for some seconds.
    void showNotice(const QString &notice);
    void setBaseCaseVisible(bool on);
    void setProjector(bool on);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showWhat();
    void fit();
    void reserveHeight();

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
/// `hasSliders`: they are on show, as they are not on a projector.
QString statusText(const MachineUse::State &state, bool hasSliders);

} // namespace overtake
