// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Workload, preset, live, sweep over what and from where to where, export.
#pragma once

#include "study/study_model.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace overtake
{

class NumberSpinBox;
struct WindowActions;

class TopBar : public QWidget
{
    Q_OBJECT

public:
    TopBar(const WindowActions &actions, QWidget *parent = nullptr);

    void setStudy(const Study &study, bool matchesPreset);
    /// Workload, preset, live and sweep; their place stays.
    void setStudyVisible(bool on) { m_ofStudy->setVisible(on); }

    QWidget *range() { return m_range; } ///< range of the sweep: the window has room for it elsewhere

signals:
    void workloadChosen(const std::string &id);
    void presetChosen(const std::string &name); ///< empty: none
    void sweepKeyChosen(const std::string &key);
    void rangeEdited(double from, double to, overtake::Gesture gesture);

private:
    void fillAxes(const Study &study);
    void showRange();

    QWidget *m_ofStudy;
    QComboBox *m_workload;
    QComboBox *m_preset;
    QToolButton *m_about; ///< shows the preset's source
    QComboBox *m_axis;
    QWidget *m_range;
    NumberSpinBox *m_from;
    NumberSpinBox *m_to;
    QString m_axisKeys;
    const ParameterSpec *m_axisSpec = nullptr; ///< parameter of the range's fields; null before the first study
    double m_shownFrom = 0;                    ///< the study's
    double m_shownTo = 0;
};

} // namespace overtake
