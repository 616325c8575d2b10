// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Commands that begin and end work: Live, a sweep, a map, a training, another workload, Stop. Which of them can be used
// follows from the use of the machine alone.
#pragma once

#include <QObject>
#include <functional>
#include <string>

class QWidget;

namespace overtake
{

class LessonPlayer;
class MeasuringSession;
class ParameterPanel;
class RecordingBar;
class ResultView;
class StudyModel;
class WorkerBook;
struct WindowActions;

class WorkCommands : public QObject
{
    Q_OBJECT

public:
    /// The parts of the window in which something can be under way.
    struct Window {
        QWidget &self;
        ResultView &results;
        ParameterPanel &parameters;
        RecordingBar &recording;
        LessonPlayer &player;
    };

    /// Connects itself to the `actions`. All must outlive this; `window.self` owns it.
    WorkCommands(WindowActions &actions, StudyModel &model, MeasuringSession &session, WorkerBook &workers,
                 const Window &window);

    void chooseWorkload(const std::string &id);
    void choosePreset(const std::string &name); ///< empty: none
    void showWhatMayBeDone();

signals:
    void notice(const QString &message);
    void asked(); ///< the study stays until there is an answer

private:
    void choose(const std::string &workload, const std::function<void()> &change);
    void stop();

    WindowActions &m_actions;
    StudyModel &m_model;
    MeasuringSession &m_session;
    WorkerBook &m_workers;
    Window m_window;
};

} // namespace overtake
