// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The contents of a map in signs and words: the speed-up of one engine, the line where the lead changes with the bounds
// of its uncertainty, and its words. MapChart draws it.
#pragma once

#include "measure/compare/map_field.h"
#include "words/figure_table.h"

#include <QString>
#include <array>
#include <memory>
#include <optional>

namespace overtake
{

/// Content of a map; texts are translated.
struct MapDrawing {
    std::shared_ptr<const SpeedUpMap> map; ///< null: nothing is drawn
    std::size_t engine = 1;
    QString firstLabel, secondLabel;            ///< names of the axes
    QString base, other;                        ///< engines
    std::optional<std::array<double, 2>> cross; ///< values on the axes

    bool isEmpty() const { return !map || map->points.empty(); }
};

/// Where a value stands among the ascending `values`, in units of their index, and back; both stay within them.
double indexAt(const std::vector<double> &values, double value);
double valueAt(const std::vector<double> &values, double index);

/// Where the colours end: the largest speed-up either way, rounded up to 1, 2 or 5 times a power of ten.
double largestRatio(const MapField &field);

/// "Speed-up of GPU over CPU, 2 threads"
QString mapTitle(const MapDrawing &drawing);
/// The meaning of the signs.
QString mapLegend();
/// "hidden neurons 500, batch size 32: GPU is 3.2 x faster (2.9 x to 3.5 x)", of the measured point next to there.
QString mapPointText(const MapDrawing &drawing, double first, double second);
/// A row for each point measured.
FigureTable mapTable(const MapDrawing &drawing);
/// Describes the image for people who cannot see it.
QString mapDescription(const MapDrawing &drawing);

} // namespace overtake
