// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/quiet_wait.h"

#include "charts/point_text.h"
#include "measure/time/activity_recorder.h"
#include "words/guarded.h"

#include <algorithm>
#include <utility>

namespace overtake
{

QuietWait::QuietWait(MachineWatch *watch) : m_watch(watch)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, guarded(this, &QuietWait::look));
}

void QuietWait::start()
{
    if (!m_watch)
        return;
    m_before = m_watch->totals();
    m_timer.start(m_wait);
    // A clock that stays low, or a program that runs whenever we do, must not keep the machine busy for ever.
    constexpr int mostIntervals = 20;
    m_wait = std::min(2 * m_wait, mostIntervals * m_interval);
}

void QuietWait::forget()
{
    stop();
    m_wait = m_interval;
}

void QuietWait::look()
{
    const auto before = std::exchange(m_before, m_watch->totals());
    if (before && m_before && isQuietBetween(*before, *m_before, m_watch->cores()))
        emit quiet();
    else
        m_timer.start(m_interval);
}

std::vector<double> placesToRepeat(const Sweep &points)
{
    std::vector<double> places;
    for (const SweepPoint &point : points.points)
        if (isQuick(point.comparison) && mostDisturbed(point.comparison))
            places.push_back(point.value);
    return places;
}

} // namespace overtake
