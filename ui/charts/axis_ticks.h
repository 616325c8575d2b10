// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where an axis has its ticks, what they say, and the steps in which a range grows. The functions are pure and know
// pixels only as numbers; ChartTicker hands them to QCustomPlot.
#pragma once

#include <functional>
#include <qcustomplot.h>
#include <vector>

namespace overtake
{

enum class Quantity { Seconds, Rate, Ratio, Count };

QString tickText(Quantity quantity, double value);

/// The smallest range with ends at 1, 2 or 5 times a power of ten that holds both, which are above 0.
QCPRange steppedRange(double minimum, double maximum);

struct TickSpace {
    double pixels = 0;                     ///< length of the axis
    double gap = 0;                        ///< at least, between two labels
    std::function<double(double)> extents; ///< length of a tick's label along the axis, in pixels
    std::size_t most = 10;                 ///< most ticks that stay readable
};

/// Chooses as many round values as fit without touching labels: 1-2-5, 1-3, decades or every n-th decade on a
/// logarithmic axis (even steps if it spans less than a decade), even steps on a linear one.
std::vector<double> chooseTicks(const QCPRange &range, bool logarithmic, const TickSpace &space);

class ChartTicker : public QCPAxisTicker
{
public:
    /// `axis` must outlive the ticker.
    ChartTicker(const QCPAxis *axis, Quantity quantity) : m_axis(axis), m_quantity(quantity) {}

    void generate(const QCPRange &range, const QLocale &locale, QChar formatChar, int precision, QVector<double> &ticks,
                  QVector<double> *subTicks, QVector<QString> *tickLabels) override;

private:
    const QCPAxis *m_axis;
    Quantity m_quantity;
};

/// Gives the axes their size before a plot is drawn in it: QCustomPlot chooses ticks first, by the size of before.
void layOut(QCustomPlot &plot, const QSize &size);
/// Draws the plot into the area, laid out at its size.
void paintPlot(QCPPainter &painter, QCustomPlot &plot, const QRect &area);

} // namespace overtake
