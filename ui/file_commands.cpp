// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_commands.h"

#include "charts/core_text.h"
#include "charts/guarded.h"
#include "export/chart_export.h"
#include "export/export_dialog.h"
#include "export/save_path.h"
#include "file/atomic_file.h"
#include "lessons/lesson_file.h"
#include "recordings_menu.h"
#include "result_view.h"
#include "study/study_context.h"
#include "study/study_model.h"
#include "text/error.h"
#include "window_actions.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSettings>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

constexpr qsizetype recentFilesKept = 8;
constexpr qint64 readAtOnce = 128 * 1024; ///< takes the window's thread a few milliseconds
const auto recentKey = QStringLiteral("recentFiles");
const auto besideKey = QStringLiteral("recordingsBeside");

bool hasSuffix(const QString &path, QLatin1String suffix)
{
    return QFileInfo(path).suffix().compare(suffix, Qt::CaseInsensitive) == 0;
}

/// By its first bytes, whatever its name: Overtake's own files are JSON objects.
bool isJson(const QString &path)
{
    constexpr qint64 enough = 64;
    QFile file(path);
    return hasSuffix(path, QLatin1String("json")) ||
           (QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && file.read(enough).trimmed().startsWith('{'));
}

} // namespace

FileCommands::FileCommands(WindowActions &actions, StudyModel &model, CurveStore &curves, ResultView &results,
                           const EngineRegistry &engines, QSettings &settings, QWidget &window)
    : QObject(&window), m_actions(actions), m_model(model), m_curves(curves), m_results(results), m_engines(engines),
      m_settings(settings), m_window(window), m_recordings(new RecordingsMenu(actions.recordings)),
      m_reader(
          filePool(),
          [this](JobId, ReadFile &file) {
              if (file.opened == m_opened)
                  show(std::move(file));
          },
          [this](JobId, JobEnd end, const QString &message) {
              if (end == JobEnd::Failed && m_reading == m_opened)
                  m_results.showProblem(message);
          })
{
    connect(actions.open, &QAction::triggered, this, guarded(this, &FileCommands::askForFile));
    connect(m_recordings, &RecordingsMenu::runChosen, this,
            guarded([this](const RunRecord &record) { showRun(record, {}); }));
    connect(m_recordings, &RecordingsMenu::recordingAsked, this, &FileCommands::recordingAsked);
    m_recordings->setBeside(m_settings.value(besideKey, true).toBool());
    curves.setRecordings(m_recordings->beside());
    connect(m_recordings, &RecordingsMenu::besideChanged, this, guarded([this] {
                m_settings.setValue(besideKey, m_recordings->isBeside());
                m_curves.setRecordings(m_recordings->beside());
            }));
    connect(actions.save, &QAction::triggered, this, guarded(this, &FileCommands::saveShown));
    connect(actions.exportPage, &QAction::triggered, this, guarded(this, &FileCommands::exportPage));
    connect(actions.copyPicture, &QAction::triggered, this, guarded(this, &FileCommands::copyPicture));
    connect(actions.copyTable, &QAction::triggered, this, guarded(this, &FileCommands::copyTable));
    connect(&results, &ResultView::traceAsked, this, guarded(this, &FileCommands::askWhereToTrace));
    showRecentFiles();
}

void FileCommands::askForFile()
{
    const QString path = fileToOpen(&m_window, tr("Open"), lastFolder(),
                                    tr("Results, lessons, tables and images (*.json *.csv *.tsv *.txt *.png)"
                                       ";;All files (*)"));
    if (!path.isEmpty())
        openAny(path);
}

FileCommands::ReadFile FileCommands::readFile(const QString &path, int opened)
{
    const nlohmann::json json = readJsonFile(path.toStdString());
    try {
        if (isLesson(json))
            return {opened, path, {}, {}, {}, lessonFromJson(json)};
        if (isMap(json))
            return {opened, path, {}, {}, mapFromJson(json), {}};
        if (isRecording(json))
            return {opened, path, recordingFromJson(json), {}, {}, {}};
        return {opened, path, {}, runRecordFromJson(json), {}, {}};
    } catch (const Error &error) {
        throw Error(sentence("Cannot read '%1': %2", path.toStdString(), error.message()));
    }
}

void FileCommands::openRunFile(const QString &path)
{
    forgetReading();
    if (QFileInfo(path).size() > readAtOnce) {
        emit notice(tr("Reading %1 …").arg(QDir::toNativeSeparators(path)));
        m_reading = m_opened;
        m_reader.start([this, path, opened = m_opened](const JobThread::Context &job) {
            m_reader.post(job,
                          [file = readFile(path, opened)](ReadFile &waiting) mutable { waiting = std::move(file); });
        });
        return;
    }
    try {
        show(readFile(path, m_opened));
    } catch (const Error &error) {
        m_results.showProblem(coreMessage(error));
    }
}

void FileCommands::addRecording(const Recording &recording, const QString &path)
{
    m_recordings->add(recording);
    remember(path);
}

void FileCommands::show(ReadFile file)
{
    if (file.lesson) {
        remember(file.path);
        return emit lessonOpened(*file.lesson);
    }
    if (file.map) {
        if (showMap(std::move(*file.map), file.path))
            remember(file.path);
        return;
    }
    if (file.recording) {
        m_recordings->add(*file.recording);
        if (file.recording->runs.empty())
            return;
        file.run = recordedRun(*file.recording, 0);
    }
    if (showRun(std::move(*file.run), file.path))
        remember(file.path);
}

bool FileCommands::showRun(RunRecord record, const QString &path)
{
    forgetReading();
    try {
        Study study = studyOf(record, m_model.study(), m_engines);
        study.run = m_curves.add(std::move(record), study, path);
        m_model.change(std::move(study), tr("results file"));
        m_results.showProblem({});
        return true;
    } catch (const Error &error) {
        m_results.showProblem(coreMessage(error));
        return false;
    }
}

/// The study becomes the map's, so that the sliders are its cross; what is not here of its engines is left out.
bool FileCommands::showMap(MapFile file, const QString &path)
try {
    Study study = studyOf(file.run, m_model.study(), m_engines);
    const ParameterTable &table = workloadById(study.workload).parameters();
    for (const MapAxis *axis : {&file.map.first, &file.map.second})
        if (!table.find(axis->key))
            throw Error(sentence("Cannot read '%1': there is no parameter '%2'.", path.toStdString(), axis->key));
    study.run = 0; // it is not a curve
    study.from = file.map.first.values.front();
    study.to = file.map.first.values.back();
    m_model.change(std::move(study), tr("map file"));
    m_results.openMap(std::move(file), path);
    m_results.showProblem({});
    return true;
} catch (const Error &error) {
    m_results.showProblem(coreMessage(error));
    return false;
}

/// The tab's own document, where it has one, else the run.
void FileCommands::saveShown()
{
    const std::string document = m_results.page().document();
    if (document.empty()) {
        askWhereToSave(m_curves.shown());
        return;
    }
    const QString name = QStringLiteral("%1/%2.json").arg(lastFolder(), m_results.page().sheet().name);
    const QString path =
        pathToSave(&m_window, tr("Save map"), name, tr("Maps (*.json);;All files (*)"), QStringLiteral("json"));
    if (path.isEmpty())
        return;
    try {
        writeFileAtomically(path.toStdString(), document);
        remember(path);
        tellSaved(path);
    } catch (const Error &error) {
        m_results.showProblem(coreMessage(error));
    }
}

/// False when there is nothing to save, the user thought better of it, or the file cannot be written.
bool FileCommands::askWhereToSave(CurvePtr curve)
{
    if (curve->points.isEmpty()) {
        m_results.showProblem(tr("There are no points to save yet: switch Live on or start a sweep."));
        return false;
    }
    QString name = curve->path;
    if (name.isEmpty())
        name = QStringLiteral("%1/%2-%3.json")
                   .arg(lastFolder(), QString::fromStdString(curve->study.workload),
                        QString::fromStdString(curve->study.sweepKey));
    const QString path = pathToSave(&m_window, tr("Save results file"), name,
                                    tr("Results files (*.json);;All files (*)"), QStringLiteral("json"));
    return !path.isEmpty() && save(*curve, path);
}

bool FileCommands::saveUnsaved()
{
    const std::vector<CurvePtr> curves = m_curves.curves();
    return std::all_of(curves.begin(), curves.end(),
                       [this](const CurvePtr &curve) { return !curve->isUnsaved() || askWhereToSave(curve); });
}

void FileCommands::askWhereToTrace()
{
    const QString name =
        QStringLiteral("%1/%2-trace.json").arg(lastFolder(), QString::fromStdString(m_curves.shown()->study.workload));
    const QString path = pathToSave(&m_window, tr("Export trace"), name, tr("Trace files (*.json);;All files (*)"),
                                    QStringLiteral("json"));
    if (!path.isEmpty() && m_results.saveTrace(path))
        tellSaved(path);
}

bool FileCommands::saveRunFile(const QString &path)
{
    return save(*m_curves.shown(), path);
}

bool FileCommands::save(const Curve &curve, const QString &path)
{
    try {
        writeRunFile(path.toStdString(), *m_curves.record(curve));
    } catch (const Error &error) {
        m_results.showProblem(coreMessage(error));
        return false;
    }
    m_curves.setSaved(curve, path);
    remember(path);
    tellSaved(path);
    return true;
}

void FileCommands::tellSaved(const QString &path)
{
    m_results.showProblem({});
    emit notice(tr("Saved: %1").arg(QDir::toNativeSeparators(path)));
}

bool FileCommands::hasSomething()
{
    const Page &page = m_results.page();
    const bool isEmpty = page.table().isEmpty();
    m_results.showProblem(isEmpty ? tr("There is nothing to export yet. %1").arg(page.introduction()) : QString());
    return !isEmpty;
}

void FileCommands::exportPage()
{
    if (!hasSomething())
        return;
    auto *dialog = new ExportDialog(m_results.page().sheet(), m_settings, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::exported, this, guarded(this, &FileCommands::tellSaved));
    dialog->open();
}

void FileCommands::copyPicture()
{
    if (!hasSomething())
        return;
    const Sheet sheet = m_results.page().sheet();
    const Picture &picture = sheet.pictures.front();
    PictureOptions options{picture.size.width(), picture.size.height()};
    options.scale = std::max(1.0, m_window.devicePixelRatioF());
    try {
        QGuiApplication::clipboard()->setImage(renderPicture(picture, options));
        emit notice(tr("Copied as a picture: %1").arg(m_results.page().accessibleName()));
    } catch (const Error &error) {
        m_results.showProblem(coreMessage(error));
    }
}

void FileCommands::copyTable()
{
    if (!hasSomething())
        return;
    QGuiApplication::clipboard()->setText(m_results.page().table().tabbed());
    emit notice(tr("Copied as a table: %1").arg(m_results.page().accessibleName()));
}

QString FileCommands::lastFolder() const
{
    const QStringList recent = m_settings.value(recentKey).toStringList();
    return recent.isEmpty() ? usualFolder() : QFileInfo(recent.front()).absolutePath();
}

void FileCommands::remember(const QString &path)
{
    QStringList recent = m_settings.value(recentKey).toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    recent.removeAll(absolute);
    recent.prepend(absolute);
    m_settings.setValue(recentKey, QStringList(recent.mid(0, recentFilesKept)));
    showRecentFiles();
}

void FileCommands::showRecentFiles()
{
    m_actions.setRecentFiles(m_settings.value(recentKey).toStringList().mid(0, recentFilesKept),
                             [this](const QString &chosen) { openRunFile(chosen); });
}

/// A table of the user's own becomes the data of the workload on show.
void FileCommands::useTable(const QString &path)
{
    for (const ParameterSpec &spec : workloadById(m_model.study().workload).parameters().specs()) {
        if (spec.kind == ParameterKind::File) {
            m_model.setParameter(spec.key, path.toStdString());
            return;
        }
    }
    m_results.showProblem(
        tr("This workload takes no table of your own. Choose one that does, then drop the file again."));
}

void FileCommands::openAny(const QString &path)
{
    forgetReading();
    if (isJson(path))
        openRunFile(path);
    else if (hasSuffix(path, QLatin1String("png")))
        m_results.openPicture(path);
    else
        useTable(path);
}

} // namespace overtake
