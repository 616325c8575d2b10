// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Starts a worker in the background, to see what it has: connected, greeted, its engines, how long an answer takes.
// Never blocks; can be stopped. Window thread only.
#pragma once

#include "remote/connection.h"

#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <stop_token>

namespace overtake
{

struct TrialResult {
    std::shared_ptr<worker::Connection> connection; ///< still there, when nothing went wrong
    std::optional<worker::Introduction> introduction;
    double greetingSeconds = 0;  ///< from the start of the process
    double roundTripSeconds = 0; ///< a question and its answer
    bool wasStopped = false;
    QString problem; ///< one sentence; empty when all went well
};

class WorkerTrial : public QObject
{
    Q_OBJECT

public:
    ~WorkerTrial() override { stop(); }

    void start(const std::string &name, const std::vector<std::string> &command);
    void stop() { m_stop.request_stop(); }
    bool isRunning() const { return m_isRunning; }

signals:
    void ended(const overtake::TrialResult &result);

private:
    void take(TrialResult result);

    std::stop_source m_stop;
    bool m_isRunning = false;
};

/// Ends a worker's process where that keeps nobody waiting.
void letGo(std::shared_ptr<worker::Connection> connection);

} // namespace overtake
