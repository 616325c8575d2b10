// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One line on a terminal that is overwritten again and again: bar, current work, time left. Cleared at the end. Callers
// draw only between samples, and ask first whether a tenth of a second has passed, so that measuring is not disturbed.
#pragma once

#include "measure/time/clock.h"

#include <optional>
#include <ostream>
#include <string>

namespace overtake::cli
{

class ProgressBar
{
public:
    /// Draws nothing at all unless `enabled`.
    ProgressBar(std::ostream &terminal, Clock &clock, bool enabled);
    ProgressBar(const ProgressBar &) = delete;
    ProgressBar &operator=(const ProgressBar &) = delete;
    ~ProgressBar();

    /// False without a terminal and within a tenth of a second after the last update.
    bool isDue() const;
    /// `share` done, 0 to 1; `secondsLeft` where it is known.
    void update(double share, const std::string &what, std::optional<double> secondsLeft);

private:
    std::ostream &m_terminal;
    Clock &m_clock;
    bool m_enabled;
    bool m_shown = false;
    double m_nextTime = 0;
};

} // namespace overtake::cli
