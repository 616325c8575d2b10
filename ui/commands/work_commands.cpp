// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/work_commands.h"

#include "commands/recording_bar.h"
#include "commands/window_actions.h"
#include "dialogs/dialogs.h"
#include "lessons/lesson_player.h"
#include "map/map_page.h"
#include "measure/claim_engines.h"
#include "panels/parameter_panel.h"
#include "results/result_view.h"
#include "study/study_model.h"
#include "training/training_page.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "workers/worker_book.h"

#include <QTimer>
#include <utility>

namespace overtake
{

WorkCommands::WorkCommands(WindowActions &actions, StudyModel &model, MeasuringSession &session, WorkerBook &workers,
                           const Window &window)
    : QObject(&window.self), m_actions(actions), m_model(model), m_session(session), m_workers(workers),
      m_window(window)
{
    ResultView *results = &window.results;
    connect(actions.live, &QAction::triggered, &session, guarded(&session, &MeasuringSession::setLive));
    connect(actions.sweep, &QAction::triggered, &session, guarded(&session, &MeasuringSession::startSweep));
    connect(actions.train, &QAction::triggered, results, guarded(results, &ResultView::toggleTraining));
    connect(actions.map, &QAction::triggered, results, guarded(results, &ResultView::toggleMap));
    connect(actions.cancel, &QAction::triggered, this, guarded(this, &WorkCommands::stop));
}

void WorkCommands::stop()
{
    using Kind = MachineUse::Kind;
    const MachineUse &use = m_session.use();
    const bool works =
        use.isHeld(Kind::Sweep, Kind::Training, Kind::Writing, Kind::Map, Kind::Playing, Kind::Recording);
    if (m_actions.projector->isChecked() && !works)
        return m_actions.projector->setChecked(false);
    if (!works && m_window.player.isActive())
        return m_window.player.leave();
    m_window.parameters.stopPlaying();
    m_session.cancel();
    m_window.results.training().stop();
    m_window.results.training().stopWriting();
    m_window.results.map().stop();
    m_window.recording.stop();
    QTimer::singleShot(500, this, guarded([this] {
                           if (m_session.use().state().stopping || m_session.use().isHeld(Kind::Map))
                               m_workers.interrupt(); // one that hangs
                       }));
}

void WorkCommands::showWhatMayBeDone()
{
    using Kind = MachineUse::Kind;
    const MachineUse &use = m_session.use();
    m_actions.live->setChecked(use.isLive());
    for (const auto &[action, kind] : {std::pair(m_actions.live, Kind::Live), std::pair(m_actions.sweep, Kind::Sweep),
                                       std::pair(m_actions.map, Kind::Map), std::pair(m_actions.train, Kind::Training)})
        action->setEnabled(use.mayBegin(kind));
    m_actions.cancel->setEnabled(m_actions.projector->isChecked() ||
                                 use.isHeld(Kind::Training, Kind::Map, Kind::Sweep, Kind::Outline, Kind::Live,
                                            Kind::Writing, Kind::Waiting, Kind::Playing, Kind::Lesson,
                                            Kind::Recording));
}

void WorkCommands::chooseWorkload(const std::string &id)
{
    choose(id, [this, id] { m_model.setWorkload(id); });
}

/// Without a GPU something else shows a claim's mistake: that is said.
void WorkCommands::choosePreset(const std::string &name)
{
    choose(name.empty() ? m_model.study().workload : presetByName(name).workload, [this, name] {
        m_model.setPreset(name);
        if (name.empty() || !presetByName(name).claim)
            return;
        if (const Message standIn = enginesOf(presetByName(name), m_model.registry()).standIn; !standIn.empty())
            emit notice(coreMessage(standIn));
    });
}

/// Another workload stops a training, so it asks first.
void WorkCommands::choose(const std::string &workload, const std::function<void()> &change)
{
    if (!m_session.use().isHeld(MachineUse::Kind::Training) || workload == m_model.study().workload)
        return change();
    emit asked();
    const auto stopAndChange = [this, change] {
        m_window.results.training().stop();
        change();
    };
    ask(&m_window.self, QStringLiteral("stopTraining"), tr("Stop the training?"),
        tr("A training is running. Another workload stops it. The result stays in the tab Training."),
        {{tr("Stop training"), stopAndChange}}, QMessageBox::Cancel);
}

} // namespace overtake
