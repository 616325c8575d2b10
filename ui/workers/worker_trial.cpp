// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workers/worker_trial.h"

#include "charts/core_text.h"
#include "engines/stop_scope.h"
#include "engines/worker/worker_engine.h"
#include "text/error.h"

#include <QElapsedTimer>
#include <QThreadPool>
#include <QtConcurrent>
#include <algorithm>

namespace overtake
{
namespace
{

/// Any thread but the window's.
TrialResult tryOut(const std::shared_ptr<worker::Connection> &connection, std::stop_token stop)
{
    const StopScope scope(std::move(stop));
    TrialResult result;
    try {
        QElapsedTimer clock;
        clock.start();
        connection->connect();
        result.greetingSeconds = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
        result.introduction = worker::introductionOf(*connection);
        const auto engines = worker::makeEngines(connection, *result.introduction);
        const auto serving = std::find_if(engines.begin(), engines.end(),
                                          [](const auto &one) { return one->description().unavailable.empty(); });
        if (serving != engines.end()) {
            clock.restart();
            (*serving)->freeBytes();
            result.roundTripSeconds = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
        }
        result.connection = connection;
    } catch (const Cancelled &) {
        result.wasStopped = true;
    } catch (const std::exception &error) {
        result.problem = coreMessage(error.what());
    }
    return result;
}

} // namespace

WorkerTrial::WorkerTrial(QObject *parent) : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcher<std::shared_ptr<TrialResult>>::finished, this, [this] {
        m_isRunning = false;
        m_connection.reset();
        const TrialResult result = std::move(*m_watcher.result()); // nothing else holds the connection
        emit ended(result);
    });
}

WorkerTrial::~WorkerTrial()
{
    stop();
    letGo(std::move(m_connection));
}

void WorkerTrial::start(const std::string &name, const std::vector<std::string> &command)
{
    m_isRunning = true;
    m_connection = std::make_shared<worker::Connection>(name, command);
    m_stop = std::stop_source();
    m_watcher.setFuture(QtConcurrent::run([connection = m_connection, stop = m_stop.get_token()] {
        return std::make_shared<TrialResult>(tryOut(connection, stop));
    }));
}

void WorkerTrial::stop()
{
    m_stop.request_stop();
}

void letGo(std::shared_ptr<worker::Connection> connection)
{
    if (connection)
        QThreadPool::globalInstance()->start([held = std::move(connection)]() mutable { held.reset(); });
}

} // namespace overtake
