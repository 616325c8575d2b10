// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Layers of a chart besides its curves: behind the curves (crossover bands, break-even line), above them (title,
// labels, failures, crossover in words), and the cursor and the guess, which are repainted alone while they move. Each
// belongs to the chart it is given.
#pragma once

#include "charts/chart_data.h"
#include "charts/chart_guess.h"

#include <qcustomplot.h>
#include <vector>

namespace overtake
{

class CurveChart;

class ChartLayer : public QCPLayerable
{
protected:
    /// `layer`: the plot's, on which it is painted.
    ChartLayer(CurveChart &chart, const QString &layer);
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override;

    const CurveChart &m_chart;
};

class BackdropLayer : public ChartLayer
{
public:
    explicit BackdropLayer(CurveChart &chart) : ChartLayer(chart, QStringLiteral("grid")) {}

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override;
    void draw(QCPPainter *painter) override;
};

class AnnotationLayer : public ChartLayer
{
public:
    explicit AnnotationLayer(CurveChart &chart) : ChartLayer(chart, QStringLiteral("legend")) {}

protected:
    void draw(QCPPainter *painter) override;

private:
    void drawEmptyText(QCPPainter &painter) const;
    QRectF drawBreakEvenLabel(QCPPainter &painter) const; ///< where it stands
    void drawCrossover(QCPPainter &painter) const;
    void drawTheoryLabels(QCPPainter &painter, const QRectF &breakEvenLabel) const;
    void drawEndLabels(QCPPainter &painter) const;
    void drawFailures(QCPPainter &painter) const;
};

class CursorLayer : public ChartLayer
{
public:
    explicit CursorLayer(CurveChart &chart) : ChartLayer(chart, QStringLiteral("overlay")) {}

protected:
    void draw(QCPPainter *painter) override;

private:
    void drawTitle(QCPPainter &painter) const;
    void drawCursor(QCPPainter &painter, double value) const;
    void clearTickLabels(QCPPainter &painter, const QRectF &pill) const;
};

class GuessLayer : public ChartLayer
{
public:
    explicit GuessLayer(CurveChart &chart) : ChartLayer(chart, QStringLiteral("overlay")) {}

protected:
    void draw(QCPPainter *painter) override;

private:
    void drawPlace(QCPPainter &painter, const ChartGuess &guess) const;
    void drawCurve(QCPPainter &painter, const ChartGuess &guess) const;
    void drawOthers(QCPPainter &painter, const ChartGuess &guess) const;
    void drawLabel(QCPPainter &painter, const QPointF &at, const QString &text) const;
};

/// Height of the line under the title that tells of crossovers; more than one line if sentences need it.
double crossoverHeight(const CurveChart &chart);
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
