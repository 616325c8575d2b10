// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Looks for this machine's engines on a thread of its own: a driver that hangs keeps no window closed. Its signals
// come on the thread that made it, which runs an event loop. Not Qt Concurrent's: within() waits for so long at most,
// which a QFuture cannot.
#pragma once

#include <QObject>

#include "registry/engine_registry.h"

#include <chrono>
#include <future>
#include <stop_token>

namespace overtake
{

class LateEngines : public QObject
{
    Q_OBJECT

public:
    /// Begins to look.
    LateEngines();
    /// Stops waiting for drivers.
    ~LateEngines() override;

    /// All engines, if they are found within `patience`; else those that need no driver, and found() follows.
    EngineRegistry within(std::chrono::milliseconds patience);
    /// Adds to `registry`, which within() gave, what has been found since: how many engines.
    int addTo(EngineRegistry &registry);

signals:
    void waiting(const QString &sentence); ///< for a driver
    void found();

private:
    std::stop_source m_stop;
    std::shared_future<EngineRegistry> m_found; ///< last: it waits for the thread
};

} // namespace overtake
