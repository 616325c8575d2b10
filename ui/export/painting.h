// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Recorded painting that can be painted again at any scale and on any thread: charts and widgets paint on the window's
// thread alone, and millions of pixels take long. It holds the painter's calls, lines, texts and clips, not pixels.
// Lengths are those of the painter that recorded it.
#pragma once

#include <QSize>
#include <functional>
#include <vector>

class QCPPainter;
class QPainter;
class QTransform;

namespace overtake
{

class Painting
{
public:
    /// `vector`: for SVG and PDF, where a line has a place and no pixels.
    static Painting record(const QSize &size, bool vector, const std::function<void(QCPPainter &)> &paint);

    /// On top of the painter's own transformation. It leaves the painter's state changed. `advance` is told the share
    /// that is done; what it throws ends the painting.
    void paint(QPainter &painter, const std::function<void(double)> &advance = {}) const;

private:
    class Engine;
    class Device;
    /// The painter, and the transformation that it had at first.
    std::vector<std::function<void(QPainter &, const QTransform &)>> m_steps;
};

} // namespace overtake
