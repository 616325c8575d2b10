// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A map as a picture, on the screen and exported: cells coloured by the speed-up, blue where the base is faster and
// orange where the other engine is, hatching where there is no answer. On the screen the sliders' position is a cross,
// dragged with the mouse, walked with the arrow keys; what is measured there is said to assistive technology as it
// moves. The axes count the values, which name them. Window thread only.
#pragma once

#include "charts/chart_theme.h"
#include "map/map_picture.h"

namespace overtake
{

/// From the base's colour over a pale one to the other engine's; they differ for people with any colour blindness.
QCPColorGradient mapGradient(bool dark);

class MapChart : public QCustomPlot
{
    Q_OBJECT

public:
    explicit MapChart(QWidget *parent = nullptr);

    /// Draws anew if map, engine or names are others; setCross() alone moves the cross.
    void setDrawing(const MapDrawing &drawing);
    void setCross(double first, double second);
    void setTheme(const ChartTheme &theme);
    void setProjector(bool on);
    const MapDrawing &drawing() const { return m_drawing; }
    QPointF placeOf(double first, double second) const; ///< in the widget
    QString pointText() const;                          ///< text of the measured point at the cross
    QSize minimumSizeHint() const override { return {240, 104}; }

signals:
    void gestureBegun(); ///< one step of undo until the next one: a drag, or a visit of the keyboard
    void crossMoved(double first, double second);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override { event->accept(); }
    void mouseDoubleClickEvent(QMouseEvent *event) override { event->accept(); }
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    void arrange();
    void fill();
    void fit();
    void placeCross();
    void nameCross();
    QCPCurve *addLine();
    QCPGraph *addMarks();
    std::array<double, 2> valuesAt(const QPointF &point) const;
    void moveTo(const QPointF &point);

    MapDrawing m_drawing;
    ChartTheme m_theme;

    QCPTextElement *m_title;
    QCPTextElement *m_legend;
    QCPColorScale *m_scale;
    QCPColorMap *m_cells;
    QCPCurve *m_line;
    QCPCurve *m_bounds;
    QCPGraph *m_measured;
    QCPGraph *m_failed;
    std::array<QCPItemText *, 2> m_sides; ///< who is faster, on either half of the scale
    QCPItemTracer *m_crosshair;
    QCPItemTracer *m_halo; ///< around the ring
    QCPItemTracer *m_ring;
};

void paintMap(QCPPainter &painter, const QRect &area, const MapDrawing &drawing, const ChartTheme &theme);

} // namespace overtake
