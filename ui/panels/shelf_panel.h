// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The curves that are kept, newest first: what differs from the one on show, where and when it was measured. A click
// shows one with its points; its boxes lay it beside what is on show, and make it the base of the speed-up. Holds
// nothing itself. Window thread only.
#pragma once

#include "run/curve_store.h"
#include "study/study_model.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace overtake
{

class ShelfPanel : public QWidget
{
    Q_OBJECT

public:
    /// The references must outlive the panel.
    ShelfPanel(StudyModel &model, CurveStore &curves, QWidget *parent = nullptr);

    void showCurve(CurveId curve);
    void showCurveBefore(); ///< the curve that was on show before; the same again comes back
    /// Pins the curve on show, or unpins it.
    void keepShown(bool on);
    bool keepsShown() const { return m_curves.beside().has(m_curves.shown()->id); }
    void setKept(CurveId curve, bool on);
    void setBase(CurveId curve, bool on); ///< pins it, too

signals:
    void refused(const QString &reason); ///< in words
    void notice(const QString &done);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void takeCheck(QTreeWidgetItem *item, int column);

    StudyModel &m_model;
    CurveStore &m_curves;
    QTreeWidget *m_list;
    QLabel *m_empty;
    QTimer m_fillTimer; ///< live points come in often
};

} // namespace overtake
