// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Layers of a chart besides its curves, three in the plot: behind the curves (crossover bands, break-even line), above
// them (title, labels, failures, crossover in words), and the cursor, which is repainted alone while it moves. Each
// belongs to the chart it is given.
#pragma once

#include "charts/chart_data.h"

#include <qcustomplot.h>
#include <vector>

namespace overtake
{

class CurveChart;

class BackdropLayer : public QCPLayerable
{
public:
    explicit BackdropLayer(CurveChart &chart);

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override;
    void draw(QCPPainter *painter) override;

private:
    const CurveChart &m_chart;
};

class AnnotationLayer : public QCPLayerable
{
public:
    explicit AnnotationLayer(CurveChart &chart);

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override;
    void draw(QCPPainter *painter) override;

private:
    void drawEmptyText(QCPPainter &painter) const;
    QRectF drawBreakEvenLabel(QCPPainter &painter) const; ///< where it stands
    void drawCrossover(QCPPainter &painter) const;
    void drawTheoryLabels(QCPPainter &painter, const QRectF &breakEvenLabel) const;
    void drawEndLabels(QCPPainter &painter) const;
    void drawFailures(QCPPainter &painter) const;

    const CurveChart &m_chart;
};

class CursorLayer : public QCPLayerable
{
public:
    explicit CursorLayer(CurveChart &chart);

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override;
    void draw(QCPPainter *painter) override;

private:
    void drawTitle(QCPPainter &painter) const;
    void drawCursor(QCPPainter &painter, double value) const;
    void clearTickLabels(QCPPainter &painter, const QRectF &pill) const;

    const CurveChart &m_chart;
};

/// The band of a crossover, over the whole height; at least so wide that it can be seen.
QRectF bandArea(const CurveChart &chart, const CrossoverBand &band);

struct FailureMark {
    std::size_t series = 0;
    std::size_t failure = 0; ///< index into ChartSeries::failures
    QPointF centre;
};
/// Where failed points are marked, along the axis; one row for each series that has any.
std::vector<FailureMark> failureMarks(const CurveChart &chart);
/// Text in a chart without curves: what will appear, that nothing could be measured, or that all is hidden.
QString emptyTextOf(const CurveChart &chart);

} // namespace overtake
