// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window: wires panels, study, session and charts to each other, and keeps the last state. It holds no measurement.
#pragma once

#include "commands/window_actions.h"
#include "look/theme.h"
#include "run/measuring_session.h"
#include "study/study_model.h"
#include "window/window_shape.h"
#include "workers/worker_book.h"

#include <QMainWindow>
#include <QSettings>
#include <QUndoGroup>
#include <chrono>
#include <memory>

class QScrollArea;
class QSplitter;

namespace overtake
{

class Autosave;
class Banner;
class ClosingQuestion;
class EnginePanel;
class FileCommands;
class LessonCommands;
class ShareCommands;
class ParameterPanel;
class RecordingBar;
class ResultView;
class ShelfPanel;
class StatusPanel;
class TopBar;
class WorkCommands;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `engines` and `clock` must outlive the window, which adds the engines of workers to the former.
    MainWindow(EngineRegistry &engines, Clock &clock, std::unique_ptr<QSettings> settings,
               MachineWatch *watch = nullptr);
    ~MainWindow() override;

    /// Engines were found late: the last study takes them, unless another one has been chosen or is being measured.
    void followRegistry();
    /// Shows the last study and measures it live.
    void begin();
    WindowShape &shape() { return *m_shape; }
    /// Shows any file that Overtake knows; what is wrong with it is said in the window.
    void openRunFile(const QString &path);
    /// Writes the curve on show; handles events until it has ended.
    bool saveRunFile(const QString &path);
    /// Another window, built anew in another language, takes the place of this one: stops and saves its state.
    void standAside();
    /// Study, results, undo, tab, place, recordings, lesson, hidden curves and zoom of a window that stood aside.
    void takeOver(MainWindow &before);
    /// Careful points lie in that folder until they are saved or given up. What a window that was killed left there is
    /// kept again, and said once.
    void keepUnsavedIn(const QString &folder);
    /// Stops measuring; false when a step was still running after `patience`, or a file still being read or written.
    bool stopMeasuring(std::chrono::milliseconds patience);

    StudyModel &model() { return m_model; }
    CurveStore &curves() { return m_curves; }
    Autosave *autosave() { return m_autosave.get(); } ///< null before keepUnsavedIn()
    MeasuringSession &session() { return m_session; }
    ResultView &results() { return *m_results; }
    LessonCommands &lessons() { return *m_lessons; }
    ShareCommands &share() { return *m_share; }

signals:
    void rebuildAsked(); ///< the language was changed, and nothing is being measured

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    using Kind = MachineUse::Kind;

    void arrange(Clock &clock, MachineWatch *watch);
    void connectActions();
    void connectPanels();
    void showStudy(const Study &study);
    void showTitle();
    bool hasRoomForThree() const; ///< side panel, results and list of curves
    void showWhatConcernsTab();
    void takeWhatIsTyped(const QObject *watched, const QEvent &event);
    void chooseSteps(); ///< that Undo takes back
    void chooseManualPlace();
    void changeLanguage();
    bool isOccupied() const; ///< a window built anew would lose what is under way
    void showState();
    void setProjector(bool on);
    void setTheme(Theme theme);
    void restoreState();
    void focusAxis(); ///< the slider of the swept parameter
    void offerFirstLesson();
    void greet();
    void saveState();

    const EngineRegistry &m_engines;
    WorkerBook m_workers; ///< before what looks for engines
    Machine m_machine;
    std::unique_ptr<QSettings> m_settings;
    QUndoGroup m_steps;
    StudyModel m_model;
    const Study m_started; ///< the study of the start
    bool m_hasWrittenStudy = false;
    CurveStore m_curves;
    std::unique_ptr<Autosave> m_autosave;
    bool m_isStillWriting = false; ///< the autosave, though the window has closed
    MachineUse m_use;
    MeasuringSession m_session;
    MachineUse::Hold m_playing, m_aside;
    WindowActions m_actions;
    Gesture m_cursorGesture = newGesture(); ///< gesture of the line that is being dragged
    QTimer m_untilFree;                     ///< the language waits
    std::unique_ptr<WindowShape> m_shape;
    bool m_hadSidePanel = true; ///< before the projector
    bool m_sideGaveWay = false; ///< to the list of curves

    TopBar *m_topBar = nullptr;
    QSplitter *m_splitter = nullptr;
    QScrollArea *m_side = nullptr;
    ParameterPanel *m_parameters = nullptr;
    EnginePanel *m_enginePanel = nullptr;
    ResultView *m_results = nullptr;
    ShelfPanel *m_shelf = nullptr;
    Banner *m_newcomer = nullptr; ///< offers the first lesson at the first start
    RecordingBar *m_recording = nullptr;
    StatusPanel *m_status = nullptr;
    FileCommands *m_files = nullptr;
    LessonCommands *m_lessons = nullptr;
    ShareCommands *m_share = nullptr;
    ClosingQuestion *m_closing = nullptr;
    WorkCommands *m_work = nullptr;
};

} // namespace overtake
