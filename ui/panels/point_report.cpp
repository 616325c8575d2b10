// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/point_report.h"

#include "charts/point_text.h"
#include "words/core_text.h"
#include "words/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PointReport)
};

QString activityText(const SystemActivity &activity)
{
    const auto tenths = [](double value) { return QLocale().toString(value, 'f', 1); };
    if (activity.cores == 1)
        return Words::tr("During the measurement, other programs used %1 of 1 core, and the clock was %2 GHz.")
            .arg(tenths(activity.othersCores), tenths(activity.clockGhz));
    return Words::tr("During the measurement, other programs used %1 of %2 cores, and the clock was %3 GHz.")
        .arg(tenths(activity.othersCores))
        .arg(activity.cores)
        .arg(tenths(activity.clockGhz));
}

} // namespace

QString pointReport(const ChartContext &context, const SweepPoint &point)
{
    QString text =
        QStringLiteral("<h3>%1</h3>")
            .arg(Words::tr("%1: %2", "what is varied, its value").arg(context.axisLabel, countText(point.value)));
    const auto &all = point.comparison.measurements;
    for (std::size_t engine = 0; engine < std::min(all.size(), context.series.size()); ++engine) {
        const Measurement &measurement = all[engine];
        QStringList lines = (measurement.hasTime() ? pointText(context, point, engine, ChartKind::Time)
                                                   : failureText(context, point, engine))
                                .split(QLatin1Char('\n'));
        if (measurement.hasTime())
            lines.removeAt(1); // the place, which stands above
        const QString heading = lines.takeFirst();
        if (!measurement.reason.empty() && measurement.hasTime())
            lines << coreMessage(measurement.reason);
        for (const Message &remark : measurement.remarks)
            lines << coreMessage(remark);
        if (measurement.systemActivity)
            lines << activityText(*measurement.systemActivity);
        else if (measurement.status == PointStatus::Measured)
            lines << Words::tr("Other activity on its machine during the measurement is not known.");
        text += QStringLiteral("<p><b>%1</b></p><ul>").arg(heading.toHtmlEscaped());
        for (const QString &line : lines)
            text += QStringLiteral("<li>%1</li>").arg(line.toHtmlEscaped());
        text += QStringLiteral("</ul>");
    }
    return text;
}

} // namespace overtake
