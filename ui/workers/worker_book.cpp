// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workers/worker_book.h"

#include "remote/worker_engine.h"
#include "run/pools.h"
#include "text/error.h"
#include "words/core_text.h"

#include <algorithm>
#include <utility>

namespace overtake
{
namespace
{

bool isSameMachine(const worker::WorkerCommand &one, const worker::WorkerCommand &other)
{
    return one.command == other.command && one.interpreter == other.interpreter && one.introduction &&
           other.introduction && one.introduction->hello.host == other.introduction->hello.host;
}

void endInBackground(std::shared_ptr<worker::Connection> connection)
{
    runIn(filePool(), [ended = std::move(connection)] { ended->close(); });
}

} // namespace

struct WorkerBook::Relay {
    std::mutex mutex;
    WorkerBook *book = nullptr;

    void tell()
    {
        const std::scoped_lock lock(mutex);
        if (book)
            QMetaObject::invokeMethod(book, &WorkerBook::troubleChanged, Qt::QueuedConnection);
    }
};

WorkerBook::WorkerBook(EngineRegistry &registry, QObject *parent)
    : QObject(parent), m_registry(registry), m_relay(std::make_shared<Relay>())
{
    m_relay->book = this;
    try {
        m_kept = worker::loadWorkerList(worker::workerListPath());
        for (const worker::WorkerCommand &worker : m_kept)
            takeIn(worker, nullptr);
    } catch (const Error &error) {
        m_problem = coreMessage(error);
        m_isUnreadable = true;
    }
}

WorkerBook::~WorkerBook()
{
    const std::scoped_lock lock(m_relay->mutex);
    m_relay->book = nullptr;
    for (auto &[name, connection] : m_connections)
        endInBackground(std::move(connection)); // its engines live as long as the registry
}

void WorkerBook::takeIn(const worker::WorkerCommand &worker, std::shared_ptr<worker::Connection> connection)
{
    if (!worker.introduction)
        return; // nobody knows what it has
    try {
        if (!connection)
            connection = std::make_shared<worker::Connection>(worker.name, worker::commandOf(worker));
        connection->setInBackground([relay = m_relay] { relay->tell(); });
        m_registry.setWorker(worker.name, worker::makeEngines(connection, *worker.introduction));
        m_connections[worker.name] = std::move(connection);
    } catch (const Error &error) { // a framework whose file is gone
        m_problem = coreMessage(error);
    }
}

void WorkerBook::change(const std::string &name, const std::function<void(std::vector<worker::WorkerCommand> &)> &how)
{
    const std::vector<worker::WorkerCommand> before =
        std::exchange(m_kept, worker::changeWorkerList(worker::workerListPath(), how));
    m_problem.clear();
    for (const worker::WorkerCommand &other : before) { // what another program has removed or edited meanwhile
        const worker::WorkerCommand *now = worker::findWorker(m_kept, other.name);
        if (other.name != name && !(now && isSameMachine(*now, other))) {
            emit machineLeaves(other.name);
            drop(other.name);
            if (now)
                takeIn(*now, nullptr);
        }
    }
    for (const worker::WorkerCommand &other : m_kept)
        if (other.name != name && !worker::findWorker(before, other.name))
            takeIn(other, nullptr);
}

void WorkerBook::keep(worker::WorkerCommand worker, std::shared_ptr<worker::Connection> connection)
{
    if (m_isUnreadable)
        throw Error(m_problem.toStdString()); // the list is the user's: what cannot be read is not written over
    const worker::WorkerCommand *before = worker::findWorker(m_kept, worker.name);
    const bool isSame = before && isSameMachine(*before, worker);
    change(worker.name, [&](std::vector<worker::WorkerCommand> &kept) {
        const auto place = std::ranges::find_if(kept, [&](const auto &one) { return one.name == worker.name; });
        if (place == kept.end())
            kept.push_back(worker);
        else
            *place = worker;
    });
    if (!isSame)
        emit machineLeaves(worker.name);
    drop(worker.name);
    takeIn(worker, std::move(connection));
    emit enginesChanged();
    emit troubleChanged();
}

void WorkerBook::remove(const std::string &name)
{
    change(name, [&](std::vector<worker::WorkerCommand> &kept) {
        std::erase_if(kept, [&](const auto &one) { return one.name == name; });
    });
    emit machineLeaves(name);
    drop(name);
    emit enginesChanged();
    emit troubleChanged();
}

void WorkerBook::drop(const std::string &name)
{
    m_registry.setWorker(name, {});
    if (auto left = m_connections.extract(name))
        endInBackground(std::move(left.mapped()));
}

QStringList WorkerBook::troubles() const
{
    QStringList all;
    for (const auto &[name, connection] : m_connections)
        if (const Message trouble = connection->trouble(); !trouble.empty())
            all << coreMessage(trouble);
    return all;
}

std::set<std::string> WorkerBook::lost() const
{
    std::set<std::string> names;
    for (const auto &[name, connection] : m_connections)
        if (!connection->trouble().empty())
            names.insert(name);
    return names;
}

bool WorkerBook::isConnecting() const
{
    return std::ranges::all_of(
        m_connections, [](const auto &one) { return one.second->trouble().empty() || one.second->isConnecting(); });
}

void WorkerBook::reconnect()
{
    for (const auto &[name, connection] : m_connections)
        if (!connection->trouble().empty())
            connection->reconnect();
}

bool WorkerBook::interrupt()
{
    bool any = false;
    for (const auto &[name, connection] : m_connections)
        any = connection->interrupt() || any;
    return any;
}

} // namespace overtake
