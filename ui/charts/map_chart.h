// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The map on the screen, with the sliders' position as a cross: dragged with the mouse, walked with the arrow keys.
// What is measured at the cross is said to assistive technology as it moves. Window thread only.
#pragma once

#include "charts/map_picture.h"

#include <QWidget>

namespace overtake
{

class MapChart : public QWidget
{
    Q_OBJECT

public:
    explicit MapChart(QWidget *parent = nullptr);

    void setMap(std::shared_ptr<const SpeedUpMap> map, std::size_t engine);
    /// Labels and scales; the map in it is not taken over.
    void setLabels(const MapDrawing &labels);
    void setCross(double first, double second);
    void setProjector(bool on);
    const MapDrawing &drawing() const { return m_drawing; }
    QPointF placeOf(double first, double second) const; ///< in the widget
    QString pointText() const;                          ///< text of the measured point at the cross
    QSize minimumSizeHint() const override { return {240, 120}; }

signals:
    void gestureBegun(); ///< one step of undo until the next one: a drag, or a visit of the keyboard
    void crossMoved(double first, double second);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    ChartTheme theme() const;
    MapGeometry geometry() const;
    bool isEmpty() const { return !m_drawing.map || m_drawing.map->points.empty(); }
    void moveTo(const QPointF &point);

    MapDrawing m_drawing;
    bool m_projector = false;
};

} // namespace overtake
