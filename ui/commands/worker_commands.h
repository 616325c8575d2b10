// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Engines > Add for workers: asks how one is started, keeps it, puts its engines into the study, and says when a
// connection is lost. Window thread only.
#pragma once

#include "workers/worker_dialog.h"

#include <QObject>

namespace overtake
{

class EnginePanel;
class MeasuringSession;
class ResultView;
class StudyModel;

class WorkerCommands : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it; dialogs belong to `window`, and so does this.
    WorkerCommands(WorkerBook &book, StudyModel &model, MeasuringSession &session, ResultView &results,
                   EnginePanel &panel, QWidget &window);

private:
    void open(WorkerDialog::Kind kind, const worker::WorkerCommand *edited, const QString &framework = {});
    void edit(const QString &name);
    void remove(const QString &name);
    void keep(WorkerDialog *dialog, const worker::WorkerCommand &worker,
              const std::shared_ptr<worker::Connection> &connection, const std::vector<std::string> &engines);
    void showWorkers();
    void showTroubles();

    WorkerBook &m_book;
    StudyModel &m_model;
    MeasuringSession &m_session;
    ResultView &m_results;
    EnginePanel &m_panel;
    QWidget &m_window;
    qsizetype m_troubles = 0; ///< how many are shown
};

} // namespace overtake
