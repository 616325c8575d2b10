// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Colours, text size, line width and the look of each series: the one place that decides them, for curves, bars,
// legend and exported pictures. Sizes in device-independent pixels.
#pragma once

#include "charts/chart_context.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <qcustomplot.h>
#include <vector>

namespace overtake
{

struct ChartTheme {
    bool dark = false;
    bool projector = false; ///< less is said, in larger letters: the headline has the rest
    QFont font;             ///< sized in pixels
    int textPixels = 13;
    double lineWidth = 2;
    double markerSize = 7;
    QColor background, text, mutedText, axis, grid, band;

    QFont titleFont() const;
    QColor warning() const;                             ///< for results measured wrongly on purpose; no engine has it
    double spacing() const { return textPixels * 0.6; } ///< about 8 px at the usual size

    /// For a widget: its colours and font; with `projector` 4 px lines and text of 24 pt on a picture of 1080 lines.
    static ChartTheme forWidget(const QWidget &widget, bool projector);
    /// For a picture, which is light, with text of that height.
    static ChartTheme forPicture(int textPixels);
};

/// The colour of guesses: apart from every curve's, for every eye.
QColor guessColor(const ChartTheme &theme);

/// The font of text outside charts: of that size on a projector, else the system's.
QFont projectorFont(bool on, double points);

/// Dark when text is lighter than what it stands on (Qt 6.4 knows no colour scheme).
bool isDark(const QPalette &palette);

/// How a series is drawn. Measured series are solid or long-dashed with a marker that can be filled; reported ones are
/// dotted with a cross; predicted ones have plain short dashes and no markers, recorded ones a dash with two dots. What
/// was measured wrongly on purpose is red, dotted, with a hollow crossed circle.
struct SeriesStyle {
    QColor color;
    QColor labelColor; ///< the same hue, dark (or light) enough for text
    QVector<qreal> dashes;
    QCPScatterStyle::ScatterShape marker = QCPScatterStyle::ssCircle;
    double lineWidth = 2;
    double markerSize = 7;
    bool open = false; ///< never filled, so that the cross within the marker is seen

    QPen linePen() const;
    QCPScatterStyle markerStyle(const QColor &fill) const; ///< `fill` is `color`, or the background for hollow ones
};

/// Styles of a context's engines, then of its reported and recorded series and of its ghosts, which are thin. A style
/// depends on the kind of an engine and on how many of that kind stand before it, so the CPU and the GPU look the same
/// everywhere; one whose worker is lost is grey.
std::vector<SeriesStyle> seriesStyles(const ChartContext &context, const ChartTheme &theme);

/// How the points of a class look, and in paler colour its region: told apart as the engines are. The first eight
/// differ.
SeriesStyle classStyle(const ChartTheme &theme, std::size_t index);

/// A short piece of the line with its marker, as in a legend.
void drawSeriesSample(QCPPainter &painter, const QRectF &area, const SeriesStyle &style);
/// Both axes of a plot, its grid and its background.
void styleAxes(QCustomPlot &plot, const ChartTheme &theme);
/// Puts the legend below the axes, because data may lie anywhere between them.
void putLegendBelow(QCustomPlot &plot);
/// Paints the plot with the screen's pixels from its next paint event: QCustomPlot reads their ratio once, and a window
/// may move from a laptop to a projector.
void matchScreen(QCustomPlot &plot);
/// A single marker, filled or hollow.
void drawMarker(QCPPainter &painter, const QPointF &centre, const SeriesStyle &style, const QColor &fill);

} // namespace overtake
