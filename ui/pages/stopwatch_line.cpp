// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/stopwatch_line.h"

#include "text/contains.h"
#include "words/chart_words.h"
#include "words/number_text.h"

#include <QPainter>
#include <algorithm>
#include <utility>

namespace overtake
{
namespace
{

const Measurement *honestBeside(const Comparison &comparison, const EngineUse &wrong)
{
    EngineUse use = wrong;
    use.stopwatch = Stopwatch::Honest;
    const auto &all = comparison.measurements;
    const auto found = std::ranges::find_if(all, [&](const Measurement &one) { return one.use == use; });
    return found != all.end() && found->hasTime() ? &*found : nullptr;
}

/// When the device began, by its own clocks; without them as soon as the work was queued.
double begunBy(const Measurement &measurement, double queued)
{
    if (measurement.profile)
        for (const StepPart &part : measurement.profile->parts)
            if (part.startSeconds)
                return std::min(*part.startSeconds, measurement.step.median);
    return queued;
}

/// When the last launch returned; 0 where the host does the work itself.
double queuedBy(const Measurement &measurement)
{
    double queued = 0;
    if (measurement.profile)
        for (const HostSpan &span : measurement.profile->host)
            if (span.kind == HostSpan::Kind::Launching)
                queued = std::max(queued, span.startSeconds + span.seconds);
    return std::min(queued, measurement.step.median);
}

StopwatchLine lineOf(const Measurement &measurement, const Measurement *honest, QString label)
{
    StopwatchLine line;
    line.label = std::move(label);
    line.wrongOnPurpose = !measurement.use.isHonest();
    line.read = measurement.step.median;
    line.ended = measurement.completeSeconds.value_or(line.read);
    const bool doesNotWait = measurement.use.stopwatch == Stopwatch::NoWait && line.read < line.ended;
    line.queued = doesNotWait ? line.read : honest ? queuedBy(*honest) : 0;
    if (measurement.use.stopwatch == Stopwatch::FirstCall)
        line.setUp = std::max(0.0, line.read - line.ended);
    line.begun = std::min(honest ? begunBy(*honest, line.queued) : line.queued, line.ended);
    return line;
}

double lineHeight(const ChartTheme &theme)
{
    return QFontMetricsF(theme.font).height() * 3.4;
}

} // namespace

std::vector<StopwatchLine> stopwatchLines(const Comparison &comparison, const ChartContext &context)
{
    std::vector<StopwatchLine> lines;
    const auto &all = comparison.measurements;
    std::vector<const Measurement *> drawn;
    for (std::size_t i = 0; i < std::min(all.size(), context.series.size()); ++i) {
        if (all[i].use.isHonest() || !all[i].hasTime())
            continue;
        const Measurement *honest = honestBeside(comparison, all[i].use);
        if (honest && !contains(drawn, honest)) {
            drawn.push_back(honest);
            const auto index = static_cast<std::size_t>(honest - all.data());
            if (index < context.series.size())
                lines.push_back(lineOf(*honest, honest, seriesName(context.series[index])));
        }
        lines.push_back(lineOf(all[i], honest, seriesName(context.series[i])));
    }
    return lines;
}

QString stopwatchText(const StopwatchLine &line)
{
    const auto seconds = [](double value) { return secondsText(value, 2); };
    const QString read = ChartWords::tr("Stopwatch read at %1.").arg(seconds(line.read));
    const QString before = line.setUp > 0
                               ? ChartWords::tr("Set-up for %1 before.").arg(seconds(line.setUp)) + QLatin1Char(' ')
                               : QString();
    if (!(line.queued > 0))
        return before + ChartWords::tr("Ended after %1.").arg(seconds(line.ended)) + QLatin1Char(' ') + read;
    return before +
           ChartWords::tr("Queued after %1, begun after %2, ended after %3.")
               .arg(seconds(line.queued), seconds(line.begun), seconds(line.ended)) +
           QLatin1Char(' ') + read;
}

void StopwatchTimes::setLines(std::vector<StopwatchLine> lines, const ChartTheme &theme)
{
    m_lines = std::move(lines);
    m_theme = theme;
    QStringList words;
    for (const StopwatchLine &line : m_lines)
        words << ChartWords::tr("%1: %2", "who, what").arg(line.label, stopwatchText(line));
    setAccessibleName(ChartWords::tr("When each stopwatch was read"));
    setAccessibleDescription(words.join(QLatin1Char('\n')));
    setToolTip(words.join(QLatin1Char('\n')));
    setFixedHeight(qRound(lineHeight(theme) * static_cast<double>(m_lines.size()) + theme.spacing() * 2));
    setVisible(!m_lines.empty());
    update();
}

void StopwatchTimes::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme.background);
    painter.setFont(m_theme.font);
    const QFontMetricsF metrics(m_theme.font);
    const double gap = m_theme.spacing();
    const QRectF inner = QRectF(rect()).adjusted(2 * gap, gap, -2 * gap, -gap);
    double longest = 0;
    for (const StopwatchLine &line : m_lines)
        longest = std::max({longest, line.setUp + line.ended, line.read});
    double top = inner.top();
    for (const StopwatchLine &line : m_lines) {
        const auto at = [&](double seconds) { return inner.left() + inner.width() * seconds / longest; };
        const QColor color = line.wrongOnPurpose ? m_theme.warning() : m_theme.text;
        const double text = metrics.height();
        const auto write = [&](double y, const QString &words, const QColor &ink) {
            painter.setPen(ink);
            painter.drawText(QRectF(inner.left(), y, inner.width(), text), Qt::AlignLeft | Qt::AlignVCenter,
                             metrics.elidedText(words, Qt::ElideMiddle, inner.width()));
        };
        write(top, line.label, color);
        const double middle = top + text * 1.6;
        painter.setPen(QPen(m_theme.grid, 1));
        painter.drawLine(QLineF(inner.left(), middle, inner.right(), middle));
        const auto span = [&](double from, double to, const QBrush &brush) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(brush);
            painter.drawRect(QRectF(at(from), middle - text * 0.25, std::max(1.0, at(to) - at(from)), text * 0.5));
        };
        if (line.setUp > 0)
            span(0, line.setUp, QBrush(m_theme.mutedText, Qt::BDiagPattern));
        if (line.queued > 0)
            span(line.setUp, line.setUp + line.queued, QBrush(m_theme.mutedText, Qt::Dense4Pattern));
        span(line.setUp + line.begun, line.setUp + line.ended, m_theme.band);
        painter.setPen(
            QPen(color, std::max(2.0, m_theme.lineWidth), line.wrongOnPurpose ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(QLineF(at(line.read), middle - text * 0.6, at(line.read), middle + text * 0.6));
        write(top + text * 2.2, stopwatchText(line), m_theme.mutedText);
        top += lineHeight(m_theme);
    }
}

} // namespace overtake
