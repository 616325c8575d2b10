// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures a map on a thread of its own (run/job.h), when no other thread uses the engines. All methods and signals
// belong to the window's thread.
#pragma once

#include "measure/compare/speed_up_map.h"
#include "run/job.h"

#include <chrono>
#include <memory>
#include <optional>

namespace overtake
{

class MapRunner : public QObject
{
    Q_OBJECT

public:
    /// The references must outlive the runner, and `watch`, which may be null.
    MapRunner(const EngineRegistry &engines, Clock &clock, MachineWatch *watch);

    void start(const Workload &workload, MapRequest request);
    void stop() { m_job.stop(); } ///< finished() follows; what was measured until then stays
    bool isRunning() const { return m_job.isRunning(); }
    bool waitUntilIdle(std::chrono::milliseconds patience) { return m_job.waitUntilIdle(patience); }

signals:
    void progressed(const overtake::SweepProgress &progress);
    void changed(const std::shared_ptr<const overtake::SpeedUpMap> &map);
    void finished(const QString &problem); ///< in words; empty when all went well, or it was stopped

private:
    struct Delivery {
        std::optional<SweepProgress> progress;
        std::shared_ptr<const SpeedUpMap> map;
    };

    const EngineRegistry &m_engines;
    Clock &m_clock;
    MachineWatch *m_watch;
    Job<Delivery> m_job; ///< last: its destructor waits for one step at most
};

} // namespace overtake
