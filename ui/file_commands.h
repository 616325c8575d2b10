// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Commands of the window for files and the clipboard: opens results files and recordings, saves runs and traces,
// exports and copies the page on show, takes dropped files; remembers the last files in the settings. Errors are shown
// in the window.
#pragma once

#include <QObject>

#include "lessons/lesson.h"
#include "report/map_file.h"
#include "run/curve_store.h"

#include <optional>

class QSettings;
class QWidget;

namespace overtake
{

class EngineRegistry;
class RecordingsMenu;
class ResultView;
class StudyModel;
struct WindowActions;

class FileCommands : public QObject
{
    Q_OBJECT

public:
    /// Connects itself to the `actions`. All must outlive this; `window` owns it.
    FileCommands(WindowActions &actions, StudyModel &model, CurveStore &curves, ResultView &results,
                 const EngineRegistry &engines, QSettings &settings, QWidget &window);

    /// Shows a run file, a map, or the first sweep of a recording: a large one later, because it is read in the
    /// background.
    void openRunFile(const QString &path);
    /// A file that is still being read is not shown: something else has been opened since.
    void forgetReading() { ++m_opened; }
    bool saveRunFile(const QString &path); ///< the curve on show
    /// Asks for each careful curve that is in no file where to save it; false when one was not saved.
    bool saveUnsaved();
    /// A run file, a map, a recording, a lesson, a picture of the Mandelbrot set, else a table for the workload on
    /// show.
    void openAny(const QString &path);

    /// To the menu, and beside what is measured.
    void addRecording(const Recording &recording, const QString &path);

signals:
    void notice(const QString &message); ///< says what was done
    void recordingAsked();               ///< a device at hand shall be recorded
    void lessonOpened(const overtake::Lesson &lesson);

private:
    /// One of the four.
    struct ReadFile {
        int opened = 0; ///< the value of m_opened when reading began
        QString path;
        std::optional<Recording> recording;
        std::optional<RunRecord> run;
        std::optional<MapFile> map;
        std::optional<Lesson> lesson;
    };

    static ReadFile readFile(const QString &path, int opened);
    void show(ReadFile file);
    void askForFile();
    bool showRun(RunRecord record, const QString &path);
    bool showMap(MapFile file, const QString &path);
    bool askWhereToSave(CurvePtr curve);
    void saveShown();
    bool save(const Curve &curve, const QString &path);
    void askWhereToTrace();
    bool hasSomething(); ///< the page on show; else it is said what to do for it
    void exportPage();
    void copyPicture();
    void copyTable();
    void tellSaved(const QString &path);
    void useTable(const QString &path);
    QString lastFolder() const;
    void remember(const QString &path);
    void showRecentFiles();

    WindowActions &m_actions;
    StudyModel &m_model;
    CurveStore &m_curves;
    ResultView &m_results;
    const EngineRegistry &m_engines;
    QSettings &m_settings;
    QWidget &m_window;
    RecordingsMenu *m_recordings;
    int m_opened = 0;       ///< counts what was opened
    int m_reading = 0;      ///< value of m_opened for the file that m_reader reads
    Job<ReadFile> m_reader; ///< last
};

} // namespace overtake
