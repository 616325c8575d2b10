// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The one Study of a window, with undo. Panels show it and ask for changes; nobody else keeps a copy that can differ.
// Window thread only.
#pragma once

#include "study/gesture_step.h"
#include "study/study.h"

#include <QObject>
#include <QUndoStack>
#include <optional>

namespace overtake
{

class StudyModel : public QObject
{
    Q_OBJECT

public:
    StudyModel(const EngineRegistry &registry, Study study);

    const Study &study() const { return m_study; }
    const EngineRegistry &registry() const { return m_registry; }
    QUndoStack &undoStack() { return m_undoStack; }
    bool matchesPreset() const { return overtake::matchesPreset(m_study, m_registry); }

    /// Until the visit ends, changes are not steps of undo, and undo rests: a lesson leaves no trace. The end brings
    /// the study of before back.
    void beginVisit();
    void endVisit();
    bool isVisited() const { return m_beforeVisit.has_value(); }
    const Study &own() const { return m_beforeVisit ? *m_beforeVisit : m_study; } ///< to which a visit's end returns

    /// Study and steps of undo of a window that this one replaces.
    void takeOver(const StudyModel &before);
    /// Repairs `next` and makes it the study. Without a change there is no step of undo.
    void change(Study next, const QString &what, Gesture gesture = 0);
    void setParameter(const std::string &key, const ParameterValue &value, Gesture gesture = 0);
    /// The registry has changed: engines that are gone leave the study.
    void followRegistry() { apply(Study(m_study)); }
    /// Replaces the study, or during a visit that to which its end returns, without a step of undo.
    void restart(const Study &study);
    /// Moves the cursor to a number on the axis, rounded to what the parameter allows.
    void setCursor(double value, Gesture gesture = 0);
    /// Moves the cursor and the parameter `key` together.
    void setPlace(const std::string &key, double cursor, double number, overtake::Gesture gesture);
    void setRange(double from, double to, Gesture gesture = 0);
    void setSweepKey(const std::string &key);
    void setWorkload(const std::string &id);
    void setPreset(const std::string &name); ///< empty: forgets the preset, keeps the parameters
    void setEngines(std::vector<EngineChoice> engines, std::size_t base, Gesture gesture = 0);

signals:
    void changed(const overtake::Study &before, const overtake::Study &now);

private:
    friend class StudyChange;
    void apply(const Study &study);

    const EngineRegistry &m_registry;
    Study m_study;
    bool m_isTakingOver = false; ///< steps of undo come in and change nothing
    QUndoStack m_undoStack;
    std::optional<Study> m_beforeVisit;
};

} // namespace overtake
