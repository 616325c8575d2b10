// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Labels at the ends of the curves, in place of a legend where there is room. Pixels of the chart.
#pragma once

#include "charts/text_places.h"

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

/// The first place, by the corners to choose from, within the axes where a text covers neither curves nor curves'
/// labels, nor what else is taken.
std::optional<QRectF> freePlace(const CurveChart &chart, const QSizeF &size, const std::vector<QPointF> &corners,
                                std::vector<QRectF> taken = {});

} // namespace overtake
