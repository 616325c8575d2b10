// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A place in the Mandelbrot set as the viewer shows it: a grid of points, `step` apart in both directions, that begins
// at the origin of the plane. The point of a pixel depends on nothing but step and the pixel's index in this grid, so
// a picture that was moved has the very points of one made anew. Plain data; pixels are those of the screen.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSize>
#include <QString>
#include <cstdint>
#include <vector>

namespace overtake
{

struct MandelbrotPlace {
    double step = 0.002;    ///< distance in the plane, from pixel to pixel
    std::int64_t left = 0;  ///< x of column i: (left + i) * step
    std::int64_t top = 0;   ///< y of row j: (top - j) * step
    QSize size{1500, 1250}; ///< the image's, in pixels
    int iterations = 400;
    bool chosenIterations = true; ///< by depth, not by hand

    double x(std::int64_t column) const { return static_cast<double>(left + column) * step; }
    double y(std::int64_t row) const { return static_cast<double>(top - row) * step; }
    double span() const { return step * size.width(); }
    QPointF centre() const;

    /// The reference case's part of the plane, wholly visible.
    static MandelbrotPlace home(QSize size);
    static MandelbrotPlace at(double x, double y, double span, QSize size);

    MandelbrotPlace moved(int columns, int rows) const; ///< the picture moves right and down by so many pixels
    /// The point under `pixel` stays there, to half a pixel. `factor` below 1 goes deeper; not beyond smallestStep().
    MandelbrotPlace zoomed(QPointF pixel, double factor) const;
    MandelbrotPlace zoomedTo(const QRectF &box) const; ///< in pixels
    /// Same centre to half a pixel, same span; home stays home. Resize what was chosen, not what was resized: it
    /// drifts.
    MandelbrotPlace resized(QSize size) const;
    MandelbrotPlace withIterations(int count) const;

    /// Whether neighbouring pixels would merge in float32.
    bool needsDouble() const;
    /// Below it they would merge in float64 too.
    double smallestStep() const;
    bool isAtLimit() const { return step <= smallestStep() * 1.001; }

    bool operator==(const MandelbrotPlace &) const = default;

private:
    void chooseIterations();
    void keepInside(); ///< the centre, where the coordinates can be typed
};

/// "x = -0.75, y = 0, span = 3, iterations = 400": as short as leads back to the very same place in a picture of this
/// size.
QString toText(const MandelbrotPlace &place);
/// Reads toText()'s format, or two to four numbers in that order. Throws Error: one sentence that names what is wrong.
MandelbrotPlace placeFromText(const QString &text, const MandelbrotPlace &now);

struct WellKnownPlace {
    QString name;
    QString text; ///< for placeFromText
};
std::vector<WellKnownPlace> wellKnownPlaces();

} // namespace overtake
