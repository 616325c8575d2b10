// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/file_commands.h"

#include "commands/recordings_menu.h"
#include "commands/window_actions.h"
#include "export/chart_export.h"
#include "export/export_dialog.h"
#include "export/save_path.h"
#include "file/json_file.h"
#include "lessons/lesson_file.h"
#include "mandelbrot/picture_file.h"
#include "map/map_page.h"
#include "results/result_view.h"
#include "run/autosave_writer.h"
#include "run/beside.h"
#include "study/study_context.h"
#include "study/study_model.h"
#include "text/error.h"
#include "training/training_page.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDeadlineTimer>
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

enum class FileKind { Json, Picture, Table };

/// By its first bytes, then by its name. A file that cannot be read is left to the reader of JSON, which says why.
FileKind kindOf(const QString &path)
{
    constexpr qint64 enough = 64;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return FileKind::Json;
    const QByteArray start = file.read(enough).trimmed();
    if (start.startsWith("\x89PNG"))
        return FileKind::Picture;
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (start.startsWith('{') || start.startsWith('[') || suffix == QLatin1String("json"))
        return FileKind::Json;
    return suffix == QLatin1String("png") ? FileKind::Picture : FileKind::Table;
}

} // namespace

FileCommands::FileCommands(WindowActions &actions, StudyModel &model, CurveStore &curves, ResultView &results,
                           const EngineRegistry &engines, QSettings &settings, QWidget &window)
    : QObject(&window), m_actions(actions), m_model(model), m_curves(curves), m_results(results), m_engines(engines),
      m_settings(settings), m_window(window), m_recordings(new RecordingsMenu(actions.recordings, settings)),
      m_reader(
          filePool(),
          [this](JobId, ReadFile &file) {
              if (m_awaitsFile)
                  attempt([&] { show(std::move(file)); });
          },
          [this](JobId, JobEnd end, const QString &message) {
              if (end == JobEnd::Failed && m_awaitsFile)
                  m_results.showProblem(message);
          })
{
    connect(actions.open, &QAction::triggered, this, guarded(this, &FileCommands::askForFile));
    connect(m_recordings, &RecordingsMenu::runChosen, this,
            guarded([this](const RunRecord &record) { attempt([&] { showRun(record, {}); }); }));
    connect(m_recordings, &RecordingsMenu::recordingAsked, this, &FileCommands::recordingAsked);
    curves.setRecordings(m_recordings->beside());
    connect(m_recordings, &RecordingsMenu::besideChanged, this,
            guarded([this] { m_curves.setRecordings(m_recordings->beside()); }));
    connect(actions.save, &QAction::triggered, this, guarded(this, &FileCommands::saveShown));
    connect(actions.exportPage, &QAction::triggered, this, guarded(this, &FileCommands::exportPage));
    connect(actions.copyPicture, &QAction::triggered, this, guarded(this, &FileCommands::copyPicture));
    connect(actions.copyTable, &QAction::triggered, this, guarded(this, &FileCommands::copyTable));
    connect(&results, &ResultView::traceAsked, this, guarded(this, &FileCommands::askWhereToTrace));
    connect(&results, &ResultView::imageAsked, this, guarded(this, &FileCommands::saveShown));
    showRecentFiles();
}

void FileCommands::askForFile()
{
    const QString path = fileToOpen(&m_window, tr("Open"), lastFolder(),
                                    tr("Results, lessons, tables and images (*.json *.csv *.tsv *.txt *.png)"
                                       ";;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

FileCommands::ReadFile FileCommands::readFile(const QString &path)
{
    const nlohmann::json json = readJsonFile(path.toStdString());
    try {
        if (isLesson(json))
            return {path, lessonFromJson(json)};
        if (isMap(json))
            return {path, mapFromJson(json)};
        if (isTraining(json))
            return {path, trainingFromJson(json)};
        if (isRecording(json))
            return {path, recordingFromJson(json)};
        return {path, runRecordFromJson(json)};
    } catch (const Error &error) {
        throw Error(sentence("Cannot read '%1': %2", path.toStdString(), error.message()));
    }
}

void FileCommands::open(const QString &path)
{
    forgetReading();
    const QFileInfo info(path);
    const QString file = info.absoluteFilePath();
    if (info.exists() && !info.isFile() && !info.isDir()) // a pipe or a device may keep its reader waiting for ever
        return m_results.showProblem(coreMessage(sentence("'%1' is not a file.", file.toStdString())));
    const FileKind kind = kindOf(file);
    if (kind == FileKind::Table)
        return useTable(file);
    if (kind == FileKind::Json && info.size() > readAtOnce) {
        emit notice(tr("Reading %1 …").arg(QDir::toNativeSeparators(file)));
        m_reader.start([this, file](const JobThread::Context &job) {
            m_reader.post(job, [read = readFile(file)](ReadFile &waiting) mutable { waiting = std::move(read); });
        });
        m_awaitsFile = true; // now: start() hands over what was read before
        return;
    }
    attempt([&] {
        if (kind == FileKind::Json)
            return show(readFile(file));
        const QString place = placeTextOf(file);
        emit opening();
        m_results.showPlace(place);
        remember(file);
    });
}

/// Opens something; why it is refused is said in the window.
void FileCommands::attempt(const std::function<void()> &work)
{
    try {
        work();
        m_results.showProblem({});
    } catch (const Error &error) {
        m_results.showProblem(coreMessage(error));
    }
}

void FileCommands::addRecording(const Recording &recording, const QString &path)
{
    m_recordings->add(recording);
    remember(path);
}

void FileCommands::takeOver(const FileCommands &before)
{
    for (const Recording &recording : before.m_recordings->chosen())
        m_recordings->add(recording);
}

void FileCommands::show(ReadFile file)
{
    if (const auto *lesson = std::get_if<Lesson>(&file.content)) {
        remember(file.path);
        return emit lessonOpened(*lesson);
    }
    if (auto *map = std::get_if<MapFile>(&file.content)) {
        showMap(std::move(*map), file.path);
    } else if (auto *training = std::get_if<TrainingRecord>(&file.content)) {
        showTraining(std::move(*training), file.path);
    } else if (const auto *recording = std::get_if<Recording>(&file.content)) {
        m_recordings->add(*recording);
        if (recording->runs.empty())
            return;
        showRun(recordedRun(*recording, 0), {}); // a save to its path would replace the recording by one sweep
    } else {
        showRun(std::move(std::get<RunRecord>(file.content)), file.path);
    }
    remember(file.path);
}

void FileCommands::showRun(RunRecord record, const QString &path)
{
    forgetReading();
    Study study = studyOf(record, m_model.own(), m_engines);
    emit opening();
    study.run = m_curves.add(std::move(record), study, path);
    m_model.change(std::move(study), tr("results file"));
    m_results.showCurves();
}

/// The study becomes the map's, so that the sliders are its cross; what is not here of its engines is left out.
void FileCommands::showMap(MapFile file, const QString &path)
{
    Study study = studyOf(file.run, m_model.own(), m_engines);
    const ParameterTable &table = workloadById(study.workload).parameters();
    for (const MapAxis *axis : {&file.map.first, &file.map.second})
        if (!table.find(axis->key))
            throw Error(sentence("Cannot read '%1': there is no parameter '%2'.", path.toStdString(), axis->key));
    study.run = 0; // it is not a curve
    study.from = file.map.first.values.front();
    study.to = file.map.first.values.back();
    emit opening();
    m_model.change(std::move(study), tr("map file"));
    m_results.openMap(std::move(file), path);
}

/// The study becomes the training's, so that it can be repeated; what is not here of its engines is left out.
void FileCommands::showTraining(TrainingRecord record, const QString &path)
{
    TrainingPage &page = m_results.training();
    if (page.isTraining())
        throw Error(tr("A training is running: wait for its end or stop it, then open the file.").toStdString());
    RunRecord run;
    run.sweep.workload = record.run.workload;
    run.sweep.preset = record.run.preset;
    run.sweep.parameters = record.run.parameters;
    for (const auto &training : record.run.engines)
        run.sweep.engines.push_back(training.use);
    Study study = studyOf(run, m_model.own(), m_engines);
    study.run = 0; // it is not a curve
    emit opening();
    m_model.change(std::move(study), tr("training file"));
    page.open(std::move(record), path);
    m_results.showTab(page.objectName());
}

Document FileCommands::documentOf(const CurvePtr &curve)
{
    const Study &study = curve->study;
    Document document{tr("Save results file"),
                      tr("Results files (*.json);;All files (*)"),
                      curve->path.isEmpty() ? QString::fromStdString(study.workload + "-" + study.sweepKey)
                                            : curve->path,
                      tr("Unsaved results: %1.").arg(curveName(study)),
                      {},
                      [this, curve](const QString &path) { m_curves.setSaved(*curve, path); }};
    if (!curve->points.isEmpty())
        document.text = [record = m_curves.record(*curve)] { return jsonText(toJson(*record)); };
    return document;
}

/// The result of the tab on show.
void FileCommands::saveShown()
{
    Page &page = m_results.page();
    if (std::optional<Sheet> image = page.image())
        return exportSheet(std::move(*image));
    const std::optional<Document> own = page.document();
    const Document document = own ? *own : documentOf(m_curves.shown());
    if (document.text)
        askWhereToSave(document, {});
    else
        m_results.showProblem(tr("There is nothing to save yet. %1").arg(page.introduction()));
}

void FileCommands::askWhereToSave(const Document &document, const Then &then)
{
    const QString name =
        QDir::isAbsolutePath(document.proposal) ? document.proposal : freePath(lastFolder(), document.proposal);
    const QString path = pathToSave(&m_window, document.title, name, document.filter, QStringLiteral("json"));
    if (!path.isEmpty())
        write(document, path, then);
}

std::vector<Document> FileCommands::unsaved()
{
    std::vector<Document> documents;
    std::vector<CurvePtr> curves;
    for (const CurvePtr &curve : m_curves.curves())
        if (curve->isUnsaved())
            curves.push_back(curve);
    for (const CurvePtr &curve : curves) {
        documents.push_back(documentOf(curve));
        if (const QString name = curveNameAmong(*curve, curves, m_curves); curves.size() > 1) {
            documents.back().title = tr("Save results file: %1").arg(name);
            documents.back().loss = tr("Unsaved results: %1.").arg(name);
        }
    }
    for (Page *page : std::initializer_list<Page *>{&m_results.map(), &m_results.training()})
        for (Document &document : page->unsaved())
            documents.push_back(std::move(document));
    return documents;
}

QStringList FileCommands::losses()
{
    QStringList losses;
    for (const Document &document : unsaved())
        losses << document.loss;
    return losses;
}

void FileCommands::saveUnsaved(const std::function<void()> &then)
{
    saveAll(unsaved(), then);
}

void FileCommands::saveAll(std::vector<Document> documents, const std::function<void()> &then)
{
    if (documents.empty())
        return then();
    const Document first = std::move(documents.front());
    documents.erase(documents.begin());
    askWhereToSave(first, [this, left = std::move(documents), then](bool isSaved) {
        if (isSaved)
            saveAll(left, then);
    });
}

void FileCommands::askWhereToTrace()
{
    const QString name =
        QStringLiteral("%1/%2-trace.json").arg(lastFolder(), QString::fromStdString(m_curves.shown()->study.workload));
    const QString path = pathToSave(&m_window, tr("Export trace"), name, tr("Trace files (*.json);;All files (*)"),
                                    QStringLiteral("json"));
    if (!path.isEmpty())
        saveTrace(path);
}

void FileCommands::saveTrace(const QString &path)
{
    Document trace;
    trace.text = m_results.trace();
    trace.saved = [this](const QString &written) { tellSaved(written); };
    m_writer.write(std::move(trace), path, [this](const QString &problem) {
        if (!problem.isEmpty())
            m_results.showProblem(problem);
    });
}

void FileCommands::saveRunFile(const QString &path, const Then &then)
{
    write(documentOf(m_curves.shown()), path, then);
}

void FileCommands::write(const Document &document, const QString &path, const Then &then)
{
    m_writer.write(document, path, [this, path, then](const QString &problem) {
        if (problem.isEmpty()) {
            remember(path);
            tellSaved(path);
        } else {
            m_results.showProblem(problem);
        }
        if (then)
            then(problem.isEmpty());
    });
}

bool FileCommands::isWriting() const
{
    return m_writer.isWriting() || (m_export && m_export->isWriting());
}

bool FileCommands::waitUntilWritten(std::chrono::milliseconds patience)
{
    constexpr int atOnce = 20;
    const QDeadlineTimer end(patience);
    while (m_writer.isWriting() && !end.hasExpired())
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents, atOnce);
    return !m_writer.isWriting();
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
    if (hasSomething())
        exportSheet(m_results.page().sheet());
}

void FileCommands::exportSheet(Sheet sheet)
{
    m_export = new ExportDialog(std::move(sheet), m_settings, &m_window);
    m_export->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_export, &ExportDialog::exported, this, guarded(this, &FileCommands::tellSaved));
    m_export->open();
}

void FileCommands::copyPicture()
{
    if (!hasSomething())
        return;
    const Sheet sheet = m_results.page().sheet();
    const Picture &picture = sheet.pictures.front();
    PictureOptions options{picture.size.width(), picture.size.height()};
    const bool isImage = m_results.page().image().has_value(); // its size is in the screen's pixels
    options.scale = isImage ? 1 : std::max(1.0, m_window.devicePixelRatioF());
    try {
        QGuiApplication::clipboard()->setImage(renderPicture(picture, options));
        emit notice(tr("Copied as an image: %1").arg(m_results.page().accessibleName()));
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
                             [this](const QString &chosen) { open(chosen); });
}

/// A table of the user's own becomes the data of the workload on show.
void FileCommands::useTable(const QString &path)
{
    for (const ParameterSpec &spec : workloadById(m_model.own().workload).parameters().specs()) {
        if (spec.kind == ParameterKind::File) {
            emit opening();
            if (m_results.page().concern() == Page::Concern::Nothing)
                m_results.showCurves();
            m_model.setParameter(spec.key, path.toStdString());
            remember(path);
            return;
        }
    }
    m_results.showProblem(
        tr("This workload takes no table of your own. Choose one that does, then drop the file again."));
}

} // namespace overtake
