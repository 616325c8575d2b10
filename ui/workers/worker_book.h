// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The workers that the user keeps, as engines of the registry. A start lists what they said of themselves when they
// were last asked, and starts none of them: a process begins when its engine is first to measure, in the background.
// Window thread only.
#pragma once

#include "remote/connection.h"
#include "remote/worker_list.h"

#include <QObject>
#include <QStringList>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <vector>

namespace overtake
{

class WorkerBook : public QObject
{
    Q_OBJECT

public:
    /// `registry` must outlive the book.
    explicit WorkerBook(EngineRegistry &registry, QObject *parent = nullptr);
    ~WorkerBook() override;

    const std::vector<worker::WorkerCommand> &kept() const { return m_kept; }
    const EngineRegistry &registry() const { return m_registry; }
    /// Why the list could not be read; empty when it could.
    const QString &problem() const { return m_problem; }

    /// Keeps a worker in place of the one of that name, if any. `connection`: its process, when it runs; null: started
    /// when needed. Throws Error when the list cannot be written.
    void keep(worker::WorkerCommand worker, std::shared_ptr<worker::Connection> connection);
    /// Its engines leave the registry. Throws Error.
    void remove(const std::string &name);

    /// Problems of the workers that cannot be asked now, one sentence each.
    QStringList troubles() const;
    std::set<std::string> lost() const; ///< their names
    bool isConnecting() const;          ///< all that troubles() says is that some are being connected
    void reconnect();
    /// Ends all requests to workers within three seconds; false if there are none.
    bool interrupt();

signals:
    void machineLeaves(const std::string &worker); ///< its engines are there for the last time
    void enginesChanged();
    void troubleChanged();

private:
    struct Relay; ///< from any thread to this object, while it is there

    /// Changes the list by its worker `name`. What others have added to it meanwhile joins the registry.
    void change(const std::string &name, const std::function<void(std::vector<worker::WorkerCommand> &)> &how);
    void drop(const std::string &name); ///< its engines and its process
    void takeIn(const worker::WorkerCommand &worker, std::shared_ptr<worker::Connection> connection);

    EngineRegistry &m_registry;
    std::vector<worker::WorkerCommand> m_kept;
    std::map<std::string, std::shared_ptr<worker::Connection>> m_connections;
    QString m_problem;
    bool m_isUnreadable = false; ///< the list as a whole, not only one worker of it
    std::shared_ptr<Relay> m_relay;
};

} // namespace overtake
