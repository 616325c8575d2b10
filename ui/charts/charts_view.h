// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Three charts at once over one axis: speed-up large, time and throughput beside it. They share the range, the cursor
// line (the slider's position) and which series are shown. Window thread only. Replots are coalesced: set as often as
// you like, it paints once per turn of the event loop.
#pragma once

#include "charts/curve_chart.h"

#include <QWidget>
#include <array>

class QScrollArea;

namespace overtake
{

class LegendStrip;

class ChartsView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartsView(QWidget *parent = nullptr);
    ~ChartsView() override;

    /// Another curve. The cursor stays; where axis and series are those of before, zoom and hidden series too.
    void setContext(const ChartContext &context, Shared<Sweep> sweep = {}, Shared<std::vector<SweepPoint>> live = {},
                    Shared<std::vector<SweepPoint>> predicted = {});

    /// More of the same curve; what is predicted stays.
    void setPoints(Shared<Sweep> sweep, Shared<std::vector<SweepPoint>> live = {});

    void setCursor(double value); ///< the slider's position; hides QWidget::setCursor on purpose
    /// An engine's index in the context, or, from context.series.size() on, a reported, a recorded series, a ghost.
    void setSeriesVisible(int index, bool visible);
    void setProjector(bool on); ///< 24 pt text, 4 px lines
    void setDetails(bool on);   ///< off: the speed-up alone, large
    void resetZoom();
    void takeOver(const ChartsView &before); ///< hidden curves and the zoom stay the same
    void setGuess(const ChartGuess &guess);

    bool isEmpty() const; ///< no curve of any kind
    const ChartSnapshot &snapshot() const { return m_snapshot; }
    QSize minimumSizeHint() const override; ///< size of one chart: in little room the others go

signals:
    void gestureBegun();            ///< see CurveChart
    void cursorMoved(double value); ///< the line was dragged
    void guessMoved(double place, double ratio);
    void guessStepped(int key, double steps); ///< an arrow key

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void applyTheme();
    void fillLegend();
    bool hasFailures() const;
    bool hasHollow() const;
    void fitCharts();
    void pointsChanged(CurveChart::YRange mode);
    void applyHome();
    void zoom(double lower, double upper);
    void dragCursor(double value);

    ChartSnapshot m_snapshot;
    std::array<CurveChart *, 3> m_charts{}; ///< speed-up, time, throughput
    LegendStrip *m_legend = nullptr;
    QScrollArea *m_legendArea = nullptr; ///< scrolls where the charts need the height
    bool m_projector = false;
    bool m_details = true;
    bool m_zoomed = false;
    bool m_hasFailures = false; ///< the legend says so
    bool m_hasHollow = false;   ///< their key stays, once there was one
};

} // namespace overtake
