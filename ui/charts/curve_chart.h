// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One chart of curves: time, throughput or speed-up. It draws a snapshot that its owner keeps; the owner says what
// changed. The range of x and the cursor come from outside too, because charts share them: the chart only asks. Used
// unseen as well, to draw pictures. Window thread only.
#pragma once

#include "charts/chart_data.h"
#include "charts/chart_guess.h"
#include "charts/chart_theme.h"

#include <optional>
#include <qcustomplot.h>
#include <vector>

namespace overtake
{

class CurveChart : public QCustomPlot
{
    Q_OBJECT

public:
    enum class YRange { Grow, Fit }; ///< only widen, so that nothing jumps while points come in; or fit what is shown

    /// `snapshot` must outlive the chart.
    CurveChart(const ChartSnapshot &snapshot, ChartKind kind, QWidget *parent = nullptr);

    void setTheme(const ChartTheme &theme); ///< and takes over another context of the snapshot
    void pointsChanged(YRange yRange);
    void setXRange(const QCPRange &range);
    void setCursorValue(double value);
    void setGuess(const ChartGuess &guess);
    /// Lays the chart out at its present size; a chart that is not shown is not told of its size otherwise.
    void layOut();

    ChartKind kind() const { return m_kind; }
    const ChartSnapshot &snapshot() const { return m_snapshot; }
    const ChartTheme &theme() const { return m_theme; }
    const std::vector<SeriesStyle> &styles() const { return m_styles; }
    const std::vector<ChartSeries> &series() const { return m_series; }
    std::optional<double> cursorValue() const { return m_cursor; } ///< absent: no line
    const ChartGuess &guess() const { return m_guess; }
    bool isShown(std::size_t index) const { return overtake::isShown(m_snapshot, index); }
    bool hasPoints() const;
    /// Width kept for the labels at the ends of the curves; 0 where there is no room for them.
    double labelColumn() const { return m_labelColumn; }
    /// Labels of this chart's curves, by index in the context; empty for those it does not draw.
    QString seriesLabel(std::size_t index) const;
    /// Whether a line under the title tells where the lead changes; on a projector the headline does.
    bool tellsCrossover() const;
    const std::optional<QRectF> &selection() const { return m_selection; } ///< while dragging to zoom
    bool showsFocus() const { return m_showsFocus; }                       ///< reached by keyboard

    QPointF pixel(double x, double y) const;
    /// Text for hovering: a point's exact values, why one failed, or what a line means; may be empty.
    QString textAt(const QPointF &position) const;

    QSize minimumSizeHint() const override;

signals:
    void gestureBegun(); ///< one step of undo until the next one: a drag, or a visit of the keyboard
    void cursorDragged(double value);
    void zoomRequested(double lower, double upper);
    void zoomResetRequested();
    void seriesClicked(int index); ///< the label at the end of a curve
    void guessMoved(double place, double ratio);
    void guessStepped(int key, double steps); ///< an arrow key

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Plottables {
        QCPGraph *low; ///< edges of what a prediction expects, with the ribbon between them
        QCPGraph *high;
        QCPGraph *line;
        QCPGraph *faded; ///< beside the line
        QCPGraph *filled;
        QCPGraph *hollow;
        QCPErrorBars *filledBars = nullptr;
        QCPErrorBars *hollowBars = nullptr;
    };
    enum class Drag { None, Cursor, Zoom, Pan, Guess };

    Plottables addPlottables(const SeriesStyle &style);
    static void fillPlottables(const Plottables &of, const ChartSeries &series, bool isShown);
    void updateMargins();
    void updateYRange(YRange mode);
    void repaintCursor();

    bool nearCursor(const QPointF &position) const;
    double clampedValue(double pixelX) const;
    bool movesGuess(const QPointF &position);
    bool movesGuess(int key, double steps);
    QString pointTextAt(const QPointF &position) const;
    void zoomAbout(double value, double factor);
    void moveCursor(double steps);
    void walkPoints(bool up);
    QString pointTextsAt(double value) const;
    QString description() const;

    const ChartSnapshot &m_snapshot;
    const ChartKind m_kind;
    ChartTheme m_theme;
    std::vector<SeriesStyle> m_styles;
    std::vector<ChartSeries> m_series;
    std::vector<Plottables> m_plottables;
    std::optional<double> m_cursor;
    ChartGuess m_guess;
    double m_labelColumn = 0;
    bool m_hasYRange = false; ///< from points, so that Grow has something to widen

    Drag m_drag = Drag::None;
    QPointF m_pressed;
    QCPRange m_pressedRange;
    std::optional<QRectF> m_selection;
    bool m_showsFocus = false;
};

} // namespace overtake
