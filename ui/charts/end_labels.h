// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Labels at the ends of the curves, in place of a legend where there is room. Pixels of the chart.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

namespace overtake
{

class CurveChart;

/// Width of the column for the labels right of the curves; 0 where the chart is too small for them. It depends on the
/// labels and the size only, not on the points: nothing jumps while they come in.
double labelColumnWidth(const CurveChart &chart);

struct EndLabel {
    std::size_t series = 0;
    QString text;
    QPointF end; ///< end of the curve
    QRectF rect; ///< place of the text
};

/// Empty where the chart has no column for them.
std::vector<EndLabel> endLabels(const CurveChart &chart);

/// Whether a text there would lie on a curve or an interval that is shown.
bool crossesCurve(const CurveChart &chart, const QRectF &text);

/// The first place above or below a horizontal line, from `start` to the right, where a text of that size covers no
/// curve and no curve's label.
std::optional<QRectF> freePlaceBeside(const CurveChart &chart, const QPointF &start, double right, const QSizeF &size,
                                      double gap);

} // namespace overtake
