// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Engines > Add > Advanced > On another machine…, and the same for frameworks: how a worker is started, a trial that
// shows step by step what was found or what is missing, and which of its engines are to be compared. Starts nothing by
// itself. Window-modal; the caller deletes it.
#pragma once

#include "workers/worker_book.h"
#include "workers/worker_trial.h"

#include <QDialog>
#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace overtake
{

class WorkerDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Kind { Machine, Framework };
    /// `edited`: the kept worker that is changed; null: a new one.
    WorkerDialog(Kind kind, const WorkerBook &book, const worker::WorkerCommand *edited, QWidget *parent);
    ~WorkerDialog() override { letGo(std::move(m_found.connection)); }

    /// For a start; nothing happens where there is no such framework.
    void chooseFramework(const QString &id);

signals:
    /// The user wants to keep it. `connection` runs if it was tried, else null. `engines`: the ids that were ticked.
    void agreed(const overtake::worker::WorkerCommand &worker,
                const std::shared_ptr<overtake::worker::Connection> &connection,
                const std::vector<std::string> &engines);

private:
    void addMachineFields(QFormLayout *form);
    void addFrameworkFields(QFormLayout *form);
    std::string name() const;
    /// Command in the fields. Throws UsageError.
    worker::WorkerCommand entered() const;
    void fieldsChanged();
    /// Command in the fields; if it is unusable, empty, with the reason beside *Try*.
    std::optional<worker::WorkerCommand> checkEntered();
    bool isUnchanged(const worker::WorkerCommand &worker) const; ///< the command of the one that is edited
    void tryOrStop();
    void showResult(const TrialResult &result);
    void clearFindings();
    void addFinding(bool good, const QString &text);
    void addEngines(const worker::Introduction &introduction);
    void agree();

    const WorkerBook &m_book;
    std::optional<worker::WorkerCommand> m_edited;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_command = nullptr; ///< command, or a framework's interpreter
    QComboBox *m_framework = nullptr;
    QPushButton *m_try;
    QPushButton *m_agree;
    QLabel *m_state;
    QVBoxLayout *m_findings;
    std::vector<std::pair<QCheckBox *, std::string>> m_engines; ///< with their ids
    WorkerTrial m_trial;
    TrialResult m_found;
};

} // namespace overtake
