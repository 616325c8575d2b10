// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parameters of the workload, made from its table: a few sliders, and the others folded away.
#pragma once

#include "panels/fold.h"
#include "study/study_model.h"

#include <QWidget>
#include <vector>

namespace overtake
{

class ParameterRow;

class ParameterPanel : public QWidget
{
    Q_OBJECT

public:
    ParameterPanel();

    void setStudy(const Study &study);
    /// Shows only the parameter that a lesson asks for, ready for the arrow keys; empty: all.
    void showOnly(const std::string &key);
    bool isAdvancedOpen() const { return m_advanced->isOpen(); }
    void setAdvancedOpen(bool open) { m_advanced->setOpen(open); }
    void stopPlaying();

signals:
    void playingChanged(bool on); ///< a slider walks by itself
    void parameterEdited(const std::string &key, const overtake::ParameterValue &value, overtake::Gesture gesture);

private:
    void makeRows(const Workload &workload, const std::string &axis);
    void showRows();

    std::string m_workload;
    std::string m_axis; ///< its row is always on show
    std::string m_only;
    std::vector<ParameterRow *> m_rows;
    Fold *m_advanced;
    QWidget *m_main;
};

} // namespace overtake
