// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menu 'Learn' and what a lesson does to the window: its strip comes, controls that it does not use go, the tab
// changes; at its end all is as it was.
#pragma once

#include "charts/chart_context.h"
#include "lessons/lesson_player.h"

#include <QTemporaryDir>
#include <functional>
#include <map>
#include <optional>

class QSplitter;

namespace overtake
{

class LessonStrip;
class ParameterPanel;
class ResultView;
struct WindowActions;

class LessonCommands : public QObject
{
    Q_OBJECT

public:
    struct Window {
        QWidget &self;
        QWidget &topBar;
        QSplitter &splitter;
        ResultView &results;
        ParameterPanel &parameters;
    };

    /// All must outlive this; the window owns it.
    LessonCommands(WindowActions &actions, StudyModel &model, CurveStore &curves, MeasuringSession &session,
                   const Window &window);

    LessonPlayer &player() { return m_player; }
    bool hadSidePanel() const { return m_sideBefore; } ///< before the lesson
    /// Begins it, or says why not.
    void take(const Lesson &lesson);
    void setProjector(bool on);
    /// The lesson that was left, of a window that stood aside.
    void takeOver(const LessonCommands &before);
    /// Updates the lesson's actions, which wait while a training or a map uses the machine, and those that a lesson
    /// forbids.
    void showWhatMayBeDone();

signals:
    void notice(const QString &message);

private:
    /// `begin` begins the lesson, or says why not.
    void enter(const std::function<bool()> &begin);
    void showStep();
    void begin();
    void end();
    void showSliders(bool asked);
    void saveResults();
    void printResults();
    void saveGuide();
    QString fileName() const;
    bool writeResults(const QString &path);

    WindowActions &m_actions;
    CurveStore &m_curves;
    MeasuringSession &m_session;
    Window m_window;
    LessonPlayer m_player;
    LessonStrip *m_strip;
    QString m_tabBefore;
    std::map<std::size_t, ChartSnapshot> m_charts; ///< charts of the answers, by their step
    std::optional<QTemporaryDir> m_printed;        ///< nobody else can write there
    bool m_sideBefore = true;
    bool m_shelfBefore = false;
    bool m_detailsBefore = false;
};

} // namespace overtake
