// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window does with files: run files and recordings are opened, runs, traces and pictures saved, dropped files
// taken in; the last ones are remembered in the settings. What is wrong with a file is said in the window.
#pragma once

#include "run/curve_store.h"

#include <QObject>
#include <optional>

class QSettings;
class QWidget;

namespace overtake
{

class EngineRegistry;
class PointView;
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

    /// Shows a run file, or the first sweep of a recording: a large one later, as it is read in the background.
    void openRunFile(const QString &path);
    bool saveRunFile(const QString &path); ///< the curve on show
    /// Asks for each careful curve that is in no file where to save it; false when one was not saved.
    bool saveUnsaved();
    bool savePointPicture(const PointView &view, const QString &path);
    /// By its ending: a run file, a picture of the Mandelbrot set, else a table for the workload on show.
    void openAny(const QString &path);

signals:
    void notice(const QString &message); ///< what was done, in words

private:
    /// One of the two.
    struct ReadFile {
        QString path;
        std::optional<Recording> recording;
        std::optional<RunRecord> run;
    };

    static ReadFile readFile(const QString &path);
    void show(ReadFile file);
    void askForRunFile();
    bool showRun(RunRecord record, const QString &path);
    bool askWhereToSave(CurvePtr curve);
    bool save(const Curve &curve, const QString &path);
    void askWhereToTrace();
    void exportPictures();
    void exportTraining();
    void exportMap();
    void exportPoint(const PointView &view);
    QString pictureToSave(const QString &name);
    bool savePicture(const QImage &image, const QString &path);
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
    Job<ReadFile> m_reader; ///< last
};

} // namespace overtake
