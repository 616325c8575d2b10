// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/recording_bar.h"

#include "export/save_path.h"
#include "file/atomic_file.h"
#include "process/run_program.h"
#include "run/pools.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProgressBar>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

namespace overtake
{
namespace
{

/// GPU of the study, or the first one; null: there is none.
const Engine *gpuOf(const Study &study, const EngineRegistry &engines)
{
    std::vector<const Engine *> all;
    for (const EngineUse &use : enginesToMeasure(study))
        all.push_back(engines.find(use.id));
    for (const auto &engine : engines.engines())
        all.push_back(engine.get());
    const auto first = std::ranges::find_if(all, [](const Engine *engine) {
        const EngineDescription *description = engine ? &engine->description() : nullptr;
        return description && description->kind == EngineKind::Gpu && description->unavailable.empty() &&
               !description->predicted;
    });
    return first == all.end() ? nullptr : *first;
}

/// Milliseconds; 0: there is no such file.
qint64 writtenAt(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() ? info.lastModified().toMSecsSinceEpoch() : 0;
}

} // namespace

RecordingBar::RecordingBar(MachineUse &use, const EngineRegistry &engines, QWidget *parent)
    : Banner(parent), m_use(use), m_engines(engines), m_progress(new QProgressBar(this)),
      m_job(
          filePool(), [](JobId, bool &) {}, [this](JobId, JobEnd end, const QString &message) { finish(end, message); })
{
    setObjectName(QStringLiteral("recording"));
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(160);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    static_cast<QBoxLayout *>(layout())->insertWidget(1, m_progress);
    constexpr int lookMilliseconds = 1000;
    m_look.setInterval(lookMilliseconds);
    connect(&m_look, &QTimer::timeout, this, guarded(this, &RecordingBar::showProgress));
    connect(this, &Banner::dismissed, this, guarded(this, &RecordingBar::stop));
}

void RecordingBar::ask(const Study &study)
{
    if (isRecording())
        return;
    if (!m_use.mayBegin(MachineUse::Kind::Recording))
        return showMessage(tr("Something else is being measured: wait for its end or stop it first."), Tone::Notice);
    const Engine *gpu = gpuOf(study, m_engines);
    if (!gpu)
        return showMessage(
            tr("No GPU is available here. To record a CPU, run: overtake-bench record cpu --out FILE.json"),
            Tone::Notice);
    static const QRegularExpression others(QStringLiteral("[^a-z0-9]+"));
    const QString name =
        QString::fromStdString(gpu->description().device).toLower().replace(others, QStringLiteral("-"));
    const QString path = pathToSave(this, tr("Save recording"), usualFolder() + QLatin1Char('/') + name,
                                    tr("Recordings (*.json)"), QStringLiteral("json"));
    if (!path.isEmpty())
        record(gpu->description().id, path);
}

void RecordingBar::record(const std::string &engine, const QString &path, const std::vector<std::string> &options)
{
    if (isRecording())
        return;
    try {
        requireWritable(path.toStdString()); // not after minutes
    } catch (const Error &error) {
        return showMessage(coreMessage(error), Tone::Problem);
    }
    m_path = path;
    m_recording = {};
    m_readAt = writtenAt(path);
    m_hold = m_use.hold(MachineUse::Kind::Recording);
    const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/overtake-bench");
    std::vector<std::string> command{program.toStdString(), "record", engine, "--out", path.toStdString()};
    command.insert(command.end(), options.begin(), options.end());
    m_job.start([this, command = std::move(command)](const JobThread::Context &job) {
        const auto turn = m_engines.turns().take(job.stop); // nothing that is timed or drawn disturbs it
        const ProgramOutput output = runProgram(command, {0, job.stop});
        if (output.out.empty()) // it says there what it has saved
            throw Error(output.lastLine());
    });
    m_look.start();
    showProgress();
}

void RecordingBar::stop()
{
    if (!isRecording())
        return;
    m_look.stop();
    m_job.stop();
    showMessage(tr("Stopping…"), Tone::Notice);
}

void RecordingBar::readFile()
{
    const qint64 written = writtenAt(m_path);
    if (std::exchange(m_readAt, written) != written)
        m_recording = readRecording(m_path.toStdString());
}

void RecordingBar::showProgress()
{
    readFile();
    const int sweeps = static_cast<int>(allWorkloads().size());
    const int whole = std::min(static_cast<int>(m_recording.runs.size()), sweeps - 1);
    if (!m_progress->isHidden() && m_progress->value() == whole)
        return;
    m_progress->setRange(0, sweeps);
    m_progress->setValue(whole);
    m_progress->show();
    showMessage(tr("Recording takes about six minutes: sweep %1 of %2.").arg(whole + 1).arg(sweeps), Tone::Notice,
                tr("Stop"));
}

/// `failure`: why there is no more than what the file holds.
void RecordingBar::finish(JobEnd end, const QString &failure)
{
    m_look.stop();
    m_progress->hide();
    m_hold = nullptr;
    guarded(this, &RecordingBar::readFile)();
    if (m_recording.runs.empty())
        return showMessage(end == JobEnd::Cancelled ? tr("Stopped before a sweep was complete: nothing was saved.")
                           : failure.isEmpty()      ? tr("overtake-bench ended without a recording.")
                                                    : failure,
                           Tone::Problem);
    const QString saved = tr("Saved: %1").arg(QDir::toNativeSeparators(m_path));
    if (failure.isEmpty())
        showMessage(saved, Tone::Notice);
    else // whole sweeps from before it
        showMessage(failure + QLatin1Char(' ') + saved, Tone::Problem);
    emit recorded(m_recording, m_path);
}

} // namespace overtake
