// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/recordings_menu.h"

#include "text/error.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "workloads/workload.h"

#include <QMenu>
#include <QSettings>
#include <algorithm>
#include <utility>

namespace overtake
{
namespace
{

const auto besideKey = QStringLiteral("recordingsBeside");

/// "NVIDIA H200, 2026-11-21: Neural network (MLP), hidden neurons"
QString entryText(const Recording &recording, const RunRecord &run)
{
    QString work = QString::fromStdString(run.sweep.workload);
    try {
        const Workload &workload = workloadById(run.sweep.workload);
        work = coreText(workload.label());
        if (const ParameterSpec *spec = workload.parameters().find(run.sweep.key))
            work += QStringLiteral(", ") + coreText(spec->label);
    } catch (const Error &) { // another version's: opening it says so
    }
    return QStringLiteral("%1, %2: %3")
        .arg(QString::fromStdString(recording.card), QString::fromStdString(dayOf(recording)), work);
}

} // namespace

RecordingsMenu::RecordingsMenu(QMenu *menu, QSettings &settings)
    : QObject(menu), m_menu(menu), m_end(menu->addSeparator()),
      m_reader(
          filePool(),
          [this](JobId, const std::vector<Recording> &builtIn) {
              for (const Recording &recording : builtIn)
                  indexOf(recording);
          },
          [this](JobId, JobEnd end, const QString &) {
              m_hasBuiltIn = end == JobEnd::Done; // otherwise the next opening tries again
              m_menu->menuAction()->setEnabled(m_menu->isEnabled());
          })
{
    QAction *record = menu->addAction(tr("Re&cord this GPU…"));
    record->setToolTip(tr("Sweep over all workloads on the GPU, for a file that others can show beside their curves."));
    connect(record, &QAction::triggered, this, &RecordingsMenu::recordingAsked);
    m_beside = menu->addAction(tr("Show &beside your measurements"));
    m_beside->setToolTip(tr("Draw recordings of other machines beside the curves of the same work."));
    m_beside->setCheckable(true);
    m_beside->setChecked(settings.value(besideKey, true).toBool());
    connect(m_beside, &QAction::toggled, this, guarded([this, &settings](bool on) {
                settings.setValue(besideKey, on);
                emit besideChanged();
            }));
    connect(qobject_cast<QMenu *>(menu->parent()), &QMenu::aboutToShow, this,
            guarded(this, &RecordingsMenu::readBuiltIn));
}

/// Parsing them takes a second on a busy machine.
void RecordingsMenu::readBuiltIn()
{
    if (std::exchange(m_hasBuiltIn, true))
        return;
    m_menu->menuAction()->setEnabled(false);
    m_reader.start([this](const JobThread::Context &job) {
        m_reader.post(
            job, [builtIn = builtInRecordings()](std::vector<Recording> &read) mutable { read = std::move(builtIn); });
    });
}

void RecordingsMenu::add(const Recording &recording)
{
    choose(indexOf(recording));
}

std::size_t RecordingsMenu::indexOf(const Recording &recording)
{
    const auto known = std::ranges::find_if(
        m_recordings, [&](const Recording &one) { return one.card == recording.card && one.date == recording.date; });
    const auto at = static_cast<std::size_t>(known - m_recordings.begin());
    if (known != m_recordings.end())
        return at;
    m_recordings.push_back(recording);
    for (std::size_t i = 0; i < recording.runs.size(); ++i) {
        auto *action = new QAction(entryText(recording, recording.runs[i]), m_menu);
        m_menu->insertAction(m_end, action);
        connect(action, &QAction::triggered, this, guarded([this, at, i] {
                    choose(at);
                    emit runChosen(recordedRun(m_recordings[at], i));
                }));
    }
    return at;
}

void RecordingsMenu::choose(std::size_t index)
{
    if (m_chosen.insert(index).second && m_beside->isChecked())
        emit besideChanged();
}

std::vector<Recording> RecordingsMenu::chosen() const
{
    std::vector<Recording> recordings;
    for (const std::size_t index : m_chosen)
        recordings.push_back(m_recordings[index]);
    return recordings;
}

std::vector<Recording> RecordingsMenu::beside() const
{
    return m_beside->isChecked() ? chosen() : std::vector<Recording>();
}

} // namespace overtake
