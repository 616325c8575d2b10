// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Commands of the window for files and the clipboard: opens what Overtake and others wrote, saves results and traces,
// exports and copies the page on show; remembers the last files in the settings. Large files are read, and all are
// written, beside the window's thread. Errors are shown in the window.
#pragma once

#include <QObject>
#include <QPointer>
#include <chrono>

#include "lessons/lesson.h"
#include "pages/page.h"
#include "report/map_file.h"
#include "report/training_file.h"
#include "run/curve_store.h"

#include <functional>
#include <variant>
#include <vector>

class QSettings;
class QWidget;

namespace overtake
{

class EngineRegistry;
class ExportDialog;
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

    /// Hears whether a result is in its file now.
    using Then = std::function<void(bool isSaved)>;

    /// Shows a file in its tab, by its content: a run, the first sweep of a recording, a map, a training, a lesson, a
    /// picture of the Mandelbrot set; any other becomes the table of the workload on show. A large one comes later.
    void open(const QString &path);
    /// A file that is still being read is not shown: something else has been opened since.
    void forgetReading() { m_awaitsFile = false; }
    void saveRunFile(const QString &path, const Then &then); ///< the curve on show
    void saveTrace(const QString &path);                     ///< the step in the tab 'Profile'
    QStringList losses();                                    ///< a sentence for each result that is in no file
    /// Asks for each of them where to save it; `then` follows when all are.
    void saveUnsaved(const std::function<void()> &then);
    bool isWriting() const; ///< also what is exported
    bool isReading() const { return m_reader.isRunning(); }
    /// Gives up reading; false when it went on after `patience`, as from a mount whose other side is silent.
    bool waitUntilRead(std::chrono::milliseconds patience) { return m_reader.waitUntilIdle(patience); }
    /// Handles events, but not the user's, until all but that is written. False: it was not within `patience`.
    bool waitUntilWritten(std::chrono::milliseconds patience);

    /// To the menu, and beside what is measured.
    void addRecording(const Recording &recording, const QString &path);
    /// The recordings of a window that stood aside.
    void takeOver(const FileCommands &before);

signals:
    void opening();                      ///< a lesson is left for it
    void notice(const QString &message); ///< says what was done
    void recordingAsked();               ///< a device at hand shall be recorded
    void lessonOpened(const overtake::Lesson &lesson);

private:
    struct ReadFile {
        QString path;
        std::variant<RunRecord, Recording, MapFile, TrainingRecord, Lesson> content;
    };

    static ReadFile readFile(const QString &path);
    void show(ReadFile file);
    void askForFile();
    void attempt(const std::function<void()> &work);
    // These throw Error, before a lesson is left.
    void showRun(RunRecord record, const QString &path);
    void showMap(MapFile file, const QString &path);
    void showTraining(TrainingRecord record, const QString &path);
    std::vector<Document> unsaved(); ///< curves, and results of pages
    Document documentOf(const CurvePtr &curve);
    void saveShown();
    void askWhereToSave(const Document &document, const Then &then);
    void saveAll(std::vector<Document> documents, const std::function<void()> &then);
    void write(const Document &document, const QString &path, const Then &then);
    void askWhereToTrace();
    bool hasSomething(); ///< the page on show; else it is said what to do for it
    void exportPage();
    void exportSheet(Sheet sheet);
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
    QPointer<ExportDialog> m_export;
    bool m_awaitsFile = false; ///< from m_reader: nothing else was opened since
    Job<ReadFile> m_reader;    ///< these two last
    DocumentWriter m_writer;
};

} // namespace overtake
