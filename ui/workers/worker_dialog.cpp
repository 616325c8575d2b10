// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workers/worker_dialog.h"

#include "remote/worker_commands.h"
#include "remote/worker_engine.h"
#include "text/error.h"
#include "text/shell_words.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "words/number_text.h"
#include "words/ui_text.h"
#include "words/within_screen.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace overtake
{
namespace
{

QLabel *wrappedLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

WorkerDialog::WorkerDialog(Kind kind, const WorkerBook &book, const worker::WorkerCommand *edited, QWidget *parent)
    : QDialog(parent), m_book(book), m_try(new QPushButton(tr("&Try"), this)), m_agree(nullptr),
      m_state(wrappedLabel({}, this)), m_findings(nullptr)
{
    if (edited)
        m_edited = *edited;
    setObjectName(QStringLiteral("worker"));
    setWindowTitle(kind == Kind::Machine ? tr("Engines on another machine") : tr("Engines of a framework"));
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    kind == Kind::Machine ? addMachineFields(form) : addFrameworkFields(form);

    auto *findings = new QWidget;
    m_findings = new QVBoxLayout(findings);
    m_findings->setContentsMargins(8, 8, 8, 8);
    m_findings->setSpacing(4);
    m_findings->addStretch();
    auto *area = new QScrollArea(this);
    area->setWidget(findings);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(tr("Findings"));

    m_state->setObjectName(QStringLiteral("state"));
    auto *line = new QHBoxLayout;
    line->addWidget(m_try);
    line->addWidget(m_state, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_agree = buttons->addButton(m_edited ? tr("&Save") : tr("&Add"), QDialogButtonBox::AcceptRole);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    column->addLayout(form);
    column->addLayout(line);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    resize(withinScreen(*this, {640, 520}));

    connect(m_command, &QLineEdit::textChanged, this, guarded(this, &WorkerDialog::fieldsChanged));
    connect(m_try, &QPushButton::clicked, this, guarded(this, &WorkerDialog::tryOrStop));
    connect(m_agree, &QPushButton::clicked, this, guarded(this, &WorkerDialog::agree));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_trial, &WorkerTrial::ended, this, guarded(this, &WorkerDialog::showResult));
    fieldsChanged();
}

void WorkerDialog::addMachineFields(QFormLayout *form)
{
    m_name = new QLineEdit(m_edited ? QString::fromStdString(m_edited->name) : QString(), this);
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setPlaceholderText(QStringLiteral("lab"));
    m_name->setEnabled(!m_edited); // curves and files know its engines by it
    m_command =
        new QLineEdit(m_edited ? QString::fromStdString(worker::commandText(m_edited->command)) : QString(), this);
    m_command->setObjectName(QStringLiteral("command"));
    m_command->setPlaceholderText(QStringLiteral("ssh gpu1 overtake-bench worker"));
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Command:"), m_command);
    form->addRow(
        wrappedLabel(tr("The command reaches the other machine and starts overtake-bench worker there: ssh gpu1 "
                        "overtake-bench worker, ssh login srun -n1 --gres=gpu:1 overtake-bench worker, or "
                        "docker exec -i box overtake-bench worker. No shell reads it here. It is kept in your "
                        "settings, never in a results file."),
                     this));
    connect(m_name, &QLineEdit::textChanged, this, guarded(this, &WorkerDialog::fieldsChanged));
}

void WorkerDialog::addFrameworkFields(QFormLayout *form)
{
    m_framework = new QComboBox(this);
    m_framework->setObjectName(QStringLiteral("framework"));
    for (const worker::Framework &one : worker::frameworks())
        m_framework->addItem(QString::fromStdString(one.name), QString::fromStdString(one.id));
    m_command = new QLineEdit(this);
    m_command->setObjectName(QStringLiteral("interpreter"));
    m_command->setText(QString::fromStdString(m_edited ? m_edited->interpreter : worker::usualInterpreter()));
    form->addRow(tr("&Framework:"), m_framework);
    form->addRow(tr("&Python:"), m_command);
    form->addRow(wrappedLabel(tr("The Python that has the framework: python3, or that of a virtual environment, "
                                 "/home/me/venv/bin/python. Each workload is written as people write it in that "
                                 "framework, and starts from the same data and weights."),
                              this));
    if (m_edited) {
        m_framework->setCurrentIndex(m_framework->findData(QString::fromStdString(m_edited->name)));
        m_framework->setEnabled(false);
    }
    connect(m_framework, &QComboBox::currentIndexChanged, this, guarded(this, &WorkerDialog::fieldsChanged));
}

void WorkerDialog::chooseFramework(const QString &id)
{
    if (m_framework && m_framework->findData(id) >= 0)
        m_framework->setCurrentIndex(m_framework->findData(id));
}

std::string WorkerDialog::name() const
{
    return (m_framework ? m_framework->currentData().toString() : m_name->text().trimmed()).toStdString();
}

worker::WorkerCommand WorkerDialog::entered() const
{
    worker::WorkerCommand worker;
    worker.name = name();
    if (m_framework) {
        worker.interpreter = m_command->text().trimmed().toStdString();
        if (worker.interpreter.empty())
            throw UsageError(tr("Name the Python that has the framework.").toStdString());
        return worker;
    }
    if (worker.name.empty())
        throw UsageError(tr("Give the machine a name. It appears in legends.").toStdString());
    if (!m_edited)
        worker::requireNewWorkerName(worker.name, m_book.kept(), m_book.registry());
    worker.command = shellWords(m_command->text().toStdString());
    if (worker.command.empty())
        throw UsageError(tr("Type the command that starts the worker.").toStdString());
    return worker;
}

/// Drops the found engines: they belong to the earlier command.
void WorkerDialog::fieldsChanged()
{
    m_trial.stop();
    letGo(std::move(m_found.connection));
    m_found = {};
    clearFindings();
    m_state->clear();
    checkEntered();
    m_try->setDefault(true);
}

/// Reports an unusable entry at once; it is neither tried nor added. A trial can be stopped whatever the fields say.
std::optional<worker::WorkerCommand> WorkerDialog::checkEntered()
{
    std::optional<worker::WorkerCommand> worker;
    try {
        worker = entered();
    } catch (const Error &error) {
        m_state->setText(coreMessage(error));
    }
    const bool isNew = worker && m_framework && !m_edited;
    if (const auto *kept = isNew ? worker::findWorker(m_book.kept(), worker->name) : nullptr;
        kept && kept->interpreter != worker->interpreter)
        m_state->setText(tr("%1 is kept with the Python %2: 'Add' replaces that.")
                             .arg(m_framework->currentText(), QString::fromStdString(kept->interpreter)));
    m_try->setEnabled(worker || m_trial.isRunning());
    m_agree->setEnabled(worker.has_value());
    return worker;
}

void WorkerDialog::tryOrStop()
{
    if (m_trial.isRunning()) {
        m_trial.stop();
        m_state->setText(tr("Stopping…"));
        return;
    }
    fieldsChanged();
    const auto worker = checkEntered();
    if (!worker)
        return;
    m_trial.start(worker->name, worker::commandOf(*worker));
    m_try->setText(tr("S&top"));
    m_state->setText(
        tr("Started %1, waiting for its answer…")
            .arg(QString::fromStdString(worker->command.empty() ? worker->interpreter : worker->command.front())));
}

void WorkerDialog::showResult(const TrialResult &result)
{
    m_try->setText(tr("&Try"));
    m_state->clear();
    clearFindings();
    m_found = result;
    const auto worker = checkEntered(); // the fields may have changed since the trial began
    if (result.wasStopped) {
        if (worker)
            m_state->setText(tr("Stopped."));
        return;
    }
    if (!result.problem.isEmpty()) {
        addFinding(false, result.problem);
        if (worker && isUnchanged(*worker) && m_edited->introduction)
            m_state->setText(tr("'Save' still keeps the command. Its engines stay grey until it answers."));
        else if (worker)
            m_state->setText(m_edited ? tr("'Save' still keeps the command, without an engine. Edit the command under "
                                           "'Add' beside the engines, and try again.")
                                      : tr("'Add' still keeps the command, without an engine. Edit the command under "
                                           "'Add' beside the engines, and try again."));
        return;
    }
    const worker::Hello &hello = result.introduction->hello;
    addFinding(true, tr("Connected after %1.").arg(secondsText(result.greetingSeconds, 2)));
    addFinding(true, tr("Version: %1, protocol %2.")
                         .arg(QString::fromStdString(hello.program), QString::fromStdString(hello.protocol)));
    addFinding(true, hello.host == worker::thisHost()
                         ? tr("Machine: %1, this one.").arg(QString::fromStdString(hello.host))
                         : tr("Machine: %1.").arg(QString::fromStdString(hello.host)));
    addEngines(*result.introduction);
    if (result.roundTripSeconds > 0)
        addFinding(true,
                   tr("Round trip: %1 (not part of any measurement).").arg(secondsText(result.roundTripSeconds, 2)));
}

void WorkerDialog::addEngines(const worker::Introduction &introduction)
{
    // Without a process: only to have ids and names as the panel has them.
    const auto nobody = std::make_shared<worker::Connection>(name(), std::vector<std::string>());
    const auto engines = worker::makeEngines(nobody, introduction);
    const auto serves = [](const auto &engine) { return engine->description().unavailable.empty(); };
    if (std::ranges::none_of(engines, serves))
        addFinding(false, tr("None of its engines is available."));
    const auto isGpu = [&](const auto &engine) {
        return serves(engine) && engine->description().kind == EngineKind::Gpu;
    };
    auto first = std::ranges::find_if(engines, isGpu); // a GPU is the usual reason for another machine
    if (first == engines.end())
        first = std::ranges::find_if(engines, serves);
    for (const auto &engine : engines) {
        const EngineDescription &description = engine->description();
        if (!serves(engine)) {
            addFinding(false, tr("%1: %2").arg(engineName(description), coreMessage(description.unavailable)));
            continue;
        }
        auto *box = new QCheckBox(engineName(description));
        box->setToolTip(coreMessage(description.detail));
        box->setChecked(engine == *first);
        m_findings->insertWidget(m_findings->count() - 1, box);
        m_engines.emplace_back(box, description.id);
    }
    m_agree->setDefault(true);
}

void WorkerDialog::clearFindings()
{
    m_engines.clear();
    while (m_findings->count() > 1) {
        const std::unique_ptr<QLayoutItem> item(m_findings->takeAt(0));
        item->widget()->hide();
        item->widget()->deleteLater();
    }
}

void WorkerDialog::addFinding(bool good, const QString &text)
{
    auto *label = wrappedLabel((good ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + text, nullptr);
    label->setObjectName(good ? QStringLiteral("found") : QStringLiteral("missing"));
    m_findings->insertWidget(m_findings->count() - 1, label);
}

bool WorkerDialog::isUnchanged(const worker::WorkerCommand &worker) const
{
    return m_edited && m_edited->command == worker.command && m_edited->interpreter == worker.interpreter;
}

void WorkerDialog::agree()
{
    auto worker = checkEntered();
    if (!worker)
        return;
    std::vector<std::string> ticked;
    for (const auto &[box, id] : m_engines)
        if (box->isChecked())
            ticked.push_back(id);
    worker->introduction = m_found.introduction;
    if (!worker->introduction && isUnchanged(*worker))
        worker->introduction = m_edited->introduction;
    emit agreed(*worker, m_found.connection, ticked);
}

} // namespace overtake
