// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/worker_commands.h"

#include "dialogs/dialogs.h"
#include "panels/engine_panel.h"
#include "results/result_view.h"
#include "run/measuring_session.h"
#include "study/study_model.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <algorithm>
#include <utility>

namespace overtake
{

WorkerCommands::WorkerCommands(WorkerBook &book, StudyModel &model, MeasuringSession &session, ResultView &results,
                               EnginePanel &panel, QWidget &window)
    : QObject(&window), m_book(book), m_model(model), m_session(session), m_results(results), m_panel(panel),
      m_window(window)
{
    connect(&panel, &EnginePanel::machineAsked, this, guarded([this] { open(WorkerDialog::Kind::Machine, nullptr); }));
    connect(&panel, &EnginePanel::frameworkAsked, this,
            guarded([this](const QString &id) { open(WorkerDialog::Kind::Framework, nullptr, id); }));
    connect(&panel, &EnginePanel::workerEditAsked, this, guarded(this, &WorkerCommands::edit));
    connect(&panel, &EnginePanel::workerRemovalAsked, this, guarded(this, &WorkerCommands::remove));
    connect(&book, &WorkerBook::enginesChanged, this, guarded(this, &WorkerCommands::showWorkers));
    connect(&book, &WorkerBook::troubleChanged, this, guarded(this, &WorkerCommands::showTroubles));
    connect(&results.notes(), &Notes::reconnectAsked, &book, guarded(&book, &WorkerBook::reconnect));
    showWorkers();
    if (!book.problem().isEmpty())
        results.showProblem(book.problem());
}

void WorkerCommands::showTroubles()
{
    const QStringList troubles = m_book.troubles();
    m_results.setLost(m_book.lost());
    m_results.notes().showTrouble(troubles.join(QLatin1Char(' ')), !m_book.isConnecting());
    // One that connects fast is there before it is seen to be connected.
    if (troubles.size() < std::exchange(m_troubles, troubles.size()) || troubles.isEmpty())
        m_session.repeatFailed();
}

void WorkerCommands::showWorkers()
{
    QStringList names;
    for (const worker::WorkerCommand &worker : m_book.kept())
        names << QString::fromStdString(worker.name);
    m_panel.setWorkers(names);
}

void WorkerCommands::open(WorkerDialog::Kind kind, const worker::WorkerCommand *edited, const QString &framework)
{
    auto *dialog = new WorkerDialog(kind, m_book, edited, &m_window);
    dialog->chooseFramework(framework);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &WorkerDialog::agreed, this,
            guarded([this, dialog](const auto &...agreement) { keep(dialog, agreement...); }));
    dialog->open();
}

void WorkerCommands::edit(const QString &name)
{
    if (const worker::WorkerCommand *worker = worker::findWorker(m_book.kept(), name.toStdString()))
        open(worker->isFramework() ? WorkerDialog::Kind::Framework : WorkerDialog::Kind::Machine, worker);
}

void WorkerCommands::keep(WorkerDialog *dialog, const worker::WorkerCommand &worker,
                          const std::shared_ptr<worker::Connection> &connection,
                          const std::vector<std::string> &engines)
{
    try {
        m_book.keep(worker, connection);
    } catch (const Error &error) {
        // The dialog stays, with what was typed.
        return ask(dialog, QStringLiteral("notKept"), tr("The worker cannot be saved"), coreMessage(error), {},
                   QMessageBox::Close);
    }
    dialog->accept();
    Study study = m_model.study();
    const bool isPublished = !study.preset.empty() && presetByName(study.preset).framework.engine == worker.name;
    if (isPublished)
        study = withPublishedLine(std::move(study), m_book.registry());
    for (const std::string &id : engines) {
        const Engine *engine = m_book.registry().find(id);
        const auto listed =
            std::ranges::find_if(study.engines, [&](const EngineChoice &one) { return one.use.id == id; });
        if (listed != study.engines.end())
            listed->enabled = true;
        else if (engine)
            study.engines.push_back({{id, engine->description().options.defaults(), {}}, true});
    }
    m_model.change(std::move(study), tr("engines of %1").arg(QString::fromStdString(worker.name)));
}

void WorkerCommands::remove(const QString &name)
{
    ask(&m_window, QStringLiteral("removeWorker"), tr("Remove the worker?"),
        tr("The worker '%1' and its command are deleted. This cannot be undone.").arg(name),
        {{tr("Remove"), [this, name] { m_book.remove(name.toStdString()); }}}, QMessageBox::Cancel);
}

} // namespace overtake
