// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Looks every few seconds whether other programs leave the machine alone, so that what they disturbed can be measured
// again. Only while nothing is measured: whoever measures asks the same MachineWatch. Window thread only.
#pragma once

#include "machine/machine_watch.h"
#include "measure/measurement.h"

#include <QObject>
#include <QTimer>
#include <chrono>
#include <optional>
#include <vector>

namespace overtake
{

class QuietWait : public QObject
{
    Q_OBJECT

public:
    /// `watch` may be null: then it is never quiet. Otherwise it must outlive this.
    explicit QuietWait(MachineWatch *watch);

    void setInterval(std::chrono::milliseconds interval) { m_interval = m_wait = interval; }
    /// Each start waits twice as long as the one before, up to 20 intervals: the same point was disturbed again.
    void start();
    void stop() { m_timer.stop(); }
    bool isWaiting() const { return m_timer.isActive(); }
    void forget(); ///< the next disturbance counts as the first

signals:
    void quiet();

private:
    void look();

    MachineWatch *m_watch;
    std::chrono::milliseconds m_interval{3000};
    std::chrono::milliseconds m_wait{m_interval};
    std::optional<MachineTotals> m_before;
    QTimer m_timer;
};

/// Places of quick points that were disturbed, ascending. Careful ones are for another sweep.
std::vector<double> placesToRepeat(const Sweep &points);

} // namespace overtake
