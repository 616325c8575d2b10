// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workers/worker_trial.h"

#include "engines/stop_scope.h"
#include "remote/worker_engine.h"
#include "run/pools.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>
#include <algorithm>

namespace overtake
{
namespace
{

/// Any thread but the window's.
TrialResult tryOut(const std::string &name, const std::vector<std::string> &command, std::stop_token stop)
{
    const StopScope scope(std::move(stop));
    TrialResult result;
    try {
        QElapsedTimer clock;
        clock.start();
        const auto connection = std::make_shared<worker::Connection>(name, command);
        connection->connect();
        result.greetingSeconds = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
        result.introduction = worker::introductionOf(*connection);
        const auto engines = worker::makeEngines(connection, *result.introduction);
        const auto serving =
            std::ranges::find_if(engines, [](const auto &one) { return one->description().unavailable.empty(); });
        if (serving != engines.end()) {
            clock.restart();
            (*serving)->freeBytes();
            result.roundTripSeconds = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
        }
        result.connection = connection;
    } catch (const Cancelled &) {
        result.wasStopped = true;
    } catch (const std::exception &error) {
        result.problem = coreMessage(error);
    }
    return result;
}

} // namespace

void WorkerTrial::start(const std::string &name, const std::vector<std::string> &command)
{
    m_isRunning = true;
    m_stop = std::stop_source();
    // No Job: that one's end waits for its work, and a process takes a second to be ended.
    runIn(filePool(), [self = QPointer(this), name, command, stop = m_stop.get_token()] {
        auto result = std::make_shared<TrialResult>(tryOut(name, command, stop));
        QMetaObject::invokeMethod(qApp, guarded(handedOver([self, result = std::move(result)] {
                                      self ? self->take(std::move(*result)) : letGo(std::move(result->connection));
                                  })));
    });
}

void WorkerTrial::take(TrialResult result)
{
    m_isRunning = false;
    if (!m_stop.stop_requested() || result.wasStopped)
        return emit ended(result);
    letGo(std::move(result.connection)); // it came when nobody wanted it any more: the command may be another one
    TrialResult stopped;
    stopped.wasStopped = true;
    emit ended(stopped);
}

void letGo(std::shared_ptr<worker::Connection> connection)
{
    if (connection)
        runIn(filePool(), [held = std::move(connection)] {});
}

} // namespace overtake
