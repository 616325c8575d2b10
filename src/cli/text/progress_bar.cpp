// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/progress_bar.h"

#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "text/format.h"

#include <algorithm>
#include <cmath>
#include <unistd.h>

namespace overtake::cli
{
namespace
{

constexpr double secondsBetween = 0.1;
constexpr std::size_t barWidth = 24;
const char *const eraseLine = "\r\x1b[K";

} // namespace

ProgressBar::ProgressBar(std::ostream &terminal, Clock &clock, bool enabled)
    : m_terminal(terminal), m_clock(clock), m_enabled(enabled)
{
}

ProgressBar::~ProgressBar()
{
    if (m_shown)
        m_terminal << eraseLine << std::flush;
}

bool ProgressBar::isDue() const
{
    return m_enabled && (!m_shown || m_clock.now() >= m_nextTime);
}

void ProgressBar::update(double share, const std::string &what, std::optional<double> secondsLeft)
{
    if (!m_enabled)
        return;
    const auto filled = static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * barWidth));
    std::string line = '[' + std::string(filled, '#') + std::string(barWidth - filled, '.') + "] " + what;
    if (secondsLeft)
        line += ", " + tr("%1 left", formatSeconds(std::max(1.0, std::round(*secondsLeft))));
    if (const std::size_t columns = widthOfTerminal(STDERR_FILENO); columns > 0)
        line = cutTo(line, columns - 1); // a line that wraps cannot be written over
    m_terminal << eraseLine << line << std::flush;
    m_shown = true;
    m_nextTime = m_clock.now() + secondsBetween;
}

} // namespace overtake::cli
