// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/recording_dialog.h"

#include "export/save_path.h"
#include "file/atomic_file.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "words/number_text.h"
#include "words/ui_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

namespace overtake
{
namespace
{

constexpr int usualMinutes = 6;

bool isMeasurable(const Engine &engine)
{
    const EngineDescription &description = engine.description();
    return description.unavailable.empty() && !description.predicted;
}

/// "NVIDIA H200" -> "nvidia-h200"
QString fileNameOf(const std::string &device)
{
    QString name;
    for (const QChar one : QString::fromStdString(device).toLower())
        name += one.isLetterOrNumber() ? one : QLatin1Char('-');
    while (name.contains(QStringLiteral("--")))
        name.replace(QStringLiteral("--"), QStringLiteral("-"));
    return name;
}

} // namespace

RecordingDialog::RecordingDialog(const EngineRegistry &engines, Clock &clock, MachineWatch *watch, QWidget *parent)
    : QDialog(parent), m_engines(engines), m_clock(clock), m_watch(watch), m_device(new QComboBox(this)),
      m_base(new QComboBox(this)), m_minutes(new QSpinBox(this)), m_state(new QLabel(this)),
      m_progress(new QProgressBar(this)), m_record(nullptr), m_close(nullptr),
      m_job(
          timedPool(),
          [this](JobId, Delivery &delivery) {
              if (!delivery.recording.runs.empty())
                  m_recording = std::move(delivery.recording);
              if (delivery.progress)
                  showProgress(*delivery.progress);
          },
          [this](JobId, JobEnd end, const QString &message) { finish(end, message); })
{
    setObjectName(QStringLiteral("recordDevice"));
    setWindowTitle(tr("Record a device"));
    int usual = 0;
    for (const auto &engine : engines.engines()) {
        if (!isMeasurable(*engine))
            continue;
        const bool isGpu = engine->description().kind == EngineKind::Gpu;
        m_device->addItem(engineName(engine->description()), QString::fromStdString(engine->description().id));
        if (isGpu && usual == 0) // a GPU is the usual device to record for others
            usual = m_device->count() - 1;
    }
    m_device->setObjectName(QStringLiteral("device"));
    m_device->setCurrentIndex(usual);
    m_base->setObjectName(QStringLiteral("base"));
    m_minutes->setRange(1, 120);
    m_minutes->setValue(usualMinutes);
    m_minutes->setSuffix(tr(" min"));
    m_state->setWordWrap(true);
    m_state->setObjectName(QStringLiteral("state"));

    auto *form = new QFormLayout;
    form->addRow(tr("&Device:"), m_device);
    form->addRow(tr("&Compared with:"), m_base);
    form->addRow(tr("&Time, about:"), m_minutes);
    auto *buttons = new QDialogButtonBox(this);
    m_record = buttons->addButton(tr("&Record…"), QDialogButtonBox::ActionRole);
    m_close = buttons->addButton(QDialogButtonBox::Close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    auto *introduction = new QLabel(tr("Sweep over all workloads and save one file. Whoever opens the file sees this "
                                       "device beside their own measurements."),
                                    this);
    introduction->setWordWrap(true);
    column->addWidget(introduction);
    column->addLayout(form);
    column->addWidget(m_progress);
    column->addWidget(m_state);
    column->addWidget(buttons);
    resize(480, sizeHint().height());
    connect(m_device, &QComboBox::currentIndexChanged, this, guarded(this, &RecordingDialog::fillBases));
    connect(m_record, &QPushButton::clicked, this, guarded(this, &RecordingDialog::askWhere));
    connect(buttons, &QDialogButtonBox::rejected, this, guarded(this, &RecordingDialog::reject));
    fillBases();
    showState();
}

/// CPUs; first that of the same machine.
void RecordingDialog::fillBases()
{
    m_base->clear();
    const Engine *device = m_engines.find(m_device->currentData().toString().toStdString());
    int usual = 0;
    for (const auto &engine : m_engines.engines()) {
        if (!isMeasurable(*engine) || engine->description().kind == EngineKind::Gpu)
            continue;
        const std::string &id = engine->description().id;
        m_base->addItem(engineName(engine->description()), QString::fromStdString(id));
        const std::string &worker = device ? device->description().worker : id;
        if (engine->description().kind == EngineKind::Cpu && id == (worker.empty() ? "cpu" : worker + "/cpu"))
            usual = m_base->count() - 1;
    }
    m_base->setCurrentIndex(usual);
}

void RecordingDialog::askWhere()
{
    const Engine &device = m_engines.require(m_device->currentData().toString().toStdString());
    const QString path = pathToSave(this, tr("Save recording"),
                                    usualFolder() + QLatin1Char('/') + fileNameOf(device.description().device),
                                    tr("Recordings (*.json)"), QStringLiteral("json"));
    if (!path.isEmpty())
        record(path);
}

void RecordingDialog::record(const QString &path, std::vector<RecordedSweepPlan> sweeps)
{
    m_path = path;
    m_recording = {};
    try {
        requireWritable(path.toStdString()); // not after minutes
    } catch (const Error &error) {
        m_state->setText(coreMessage(error));
        return;
    }
    DeviceRecordingRequest request;
    request.uses = usesToRecord(m_engines.require(m_device->currentData().toString().toStdString()));
    const Engine &base = m_engines.require(m_base->currentData().toString().toStdString());
    request.base = {base.description().id, base.description().options.defaults(), {}};
    request.sweeps = std::move(sweeps);
    request.seconds = 60.0 * m_minutes->value();
    m_job.start([this, request = std::move(request), file = path.toStdString()](const JobThread::Context &job) {
        const auto turn = m_engines.turns().take(job.stop);
        DeviceRecordingCallbacks callbacks;
        callbacks.progress = [&](const DeviceRecordingProgress &progress) {
            m_job.post(job, [&](Delivery &delivery) { delivery.progress = progress; });
        };
        callbacks.sweep = [&](const Recording &soFar) {
            writeRecording(file, soFar);
            m_job.post(job, [&](Delivery &delivery) { delivery.recording = soFar; });
        };
        callbacks.betweenRounds = [&] { m_job.waitUntilPainted(job.stop); };
        recordDevice(m_engines, m_clock, m_watch, request, job.stop, callbacks);
    });
    m_state->clear();
    showState();
}

void RecordingDialog::showProgress(const DeviceRecordingProgress &progress)
{
    m_progress->setRange(0, progress.sweeps);
    m_progress->setValue(progress.sweepsDone);
    m_state->setText(tr("%1: point %2 of %3")
                         .arg(coreText(progress.workload->label()))
                         .arg(progress.sweep.pointsDone + 1)
                         .arg(progress.sweep.pointsExpected));
}

void RecordingDialog::finish(JobEnd end, const QString &problem)
{
    showState();
    if (end == JobEnd::Failed)
        m_state->setText(problem);
    else if (m_recording.runs.empty())
        m_state->setText(tr("Stopped before a sweep was complete: nothing was saved."));
    else
        m_state->setText(tr("Saved: %1").arg(m_path));
    if (!m_recording.runs.empty())
        emit recorded(m_recording, m_path);
}

void RecordingDialog::showState()
{
    const bool works = isRecording();
    for (QWidget *one : std::initializer_list<QWidget *>{m_device, m_base, m_minutes})
        one->setEnabled(!works);
    m_record->setEnabled(!works && m_device->count() > 0 && m_base->count() > 0);
    m_progress->setVisible(works);
    m_close->setText(works ? tr("&Stop") : tr("&Close"));
}

void RecordingDialog::reject()
{
    if (!isRecording())
        return QDialog::reject();
    m_job.stop();
    m_state->setText(tr("Stopping…"));
}

} // namespace overtake
