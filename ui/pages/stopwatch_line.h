// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A step on a line of time: when the work was queued, begun and ended, and when each stopwatch was read. For an engine
// with a wrong stopwatch, beside the honest one. Seconds from the call.
#pragma once

#include "charts/chart_theme.h"
#include "measure/measurement.h"

#include <QString>
#include <QWidget>
#include <vector>

namespace overtake
{

struct StopwatchLine {
    QString label;
    double queued = 0; ///< when the call returned; 0: the call does the work itself, or that is not known
    double begun = 0;
    double ended = 0;
    double read = 0;  ///< said by the stopwatch
    double setUp = 0; ///< counted in by the stopwatch, before the call
    bool wrongOnPurpose = false;
};

/// The honest one of each pair, then the wrong ones; empty if all are honest, or nothing has a time.
std::vector<StopwatchLine> stopwatchLines(const Comparison &comparison, const ChartContext &context);
/// "Queued after 12 µs, begun after 15 µs, ended after 20 ms. Stopwatch read at 12 µs."
QString stopwatchText(const StopwatchLine &line);

/// The lines, one below the other, in words, too; hidden while there is none.
class StopwatchTimes : public QWidget
{
public:
    explicit StopwatchTimes(QWidget *parent) : QWidget(parent) { setObjectName(QStringLiteral("stopwatches")); }

    void setLines(std::vector<StopwatchLine> lines, const ChartTheme &theme);

protected:
    void paintEvent(QPaintEvent *) override;

private:
    std::vector<StopwatchLine> m_lines;
    ChartTheme m_theme;
};

} // namespace overtake
