// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A map as a picture: cells coloured by the speed-up, blue where the base is faster and orange where the other engine
// is, the line where the lead changes with the bounds of its uncertainty, dots where it was measured, hatching where
// it was not yet. Paints into any painter, so that the tab and the exported picture are the same. Window thread only.
#pragma once

#include "charts/chart_theme.h"
#include "charts/figure_table.h"
#include "measure/compare/map_field.h"

#include <QPainter>
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
    MapField field; ///< field of that engine
    std::vector<MapSegment> line, lowLine, highLine;
    QString firstLabel, secondLabel; ///< names of the axes
    QString base, other;             ///< engines
    bool firstLogarithmic = true;
    bool secondLogarithmic = true;
    std::optional<std::array<double, 2>> cross; ///< values on the axes

    /// Computes field and lines anew.
    void setMap(std::shared_ptr<const SpeedUpMap> newMap, std::size_t newEngine);
};

/// Where values lie on the picture.
class MapGeometry
{
public:
    MapGeometry(const MapDrawing &drawing, const QRectF &area, const ChartTheme &theme);
    const QRectF &plot() const { return m_plot; }
    const QRectF &scale() const { return m_scale; } ///< the bar that says what the colours mean
    QPointF at(double first, double second) const;
    /// In units of the axes' indices.
    QPointF atIndex(double a, double b) const;
    std::array<double, 2> valuesAt(const QPointF &point) const; ///< within the axes
    QRectF cell(std::size_t a, std::size_t b) const;

private:
    double x(double value) const;
    double y(double value) const;

    const MapDrawing &m_drawing;
    QRectF m_plot;
    QRectF m_scale;
};

/// Blue below 0, orange above, at full strength at `largest`; logarithms of ratios.
QColor mapColor(double logRatio, double largest, const ChartTheme &theme);
/// Where the colours end: the largest speed-up either way, rounded up to 1, 2 or 5 times a power of ten.
double largestRatio(const MapField &field);

void paintMap(QPainter &painter, const QRectF &area, const MapDrawing &drawing, const ChartTheme &theme);

/// "Speed-up of GPU over CPU, 2 threads"
QString mapTitle(const MapDrawing &drawing);
/// "hidden neurons 500, batch size 32: GPU is 3.2 x faster (2.9 x to 3.5 x)", of the measured point next to there.
QString mapPointText(const MapDrawing &drawing, double first, double second);
/// A row for each point measured.
FigureTable mapTable(const MapDrawing &drawing);
/// Describes the image for people who cannot see it.
QString mapDescription(const MapDrawing &drawing);

} // namespace overtake
