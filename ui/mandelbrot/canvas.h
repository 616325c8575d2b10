// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows a picture of the Mandelbrot set and turns mouse and keys into places: drag moves, the wheel zooms at the
// pointer, Shift and drag draws a box, a double click zooms in. Until the picture of a new place is there, the old one
// stands in, moved and scaled. It computes nothing. Window thread only.
#pragma once

#include "mandelbrot/renderer.h"

#include <QWidget>

namespace overtake
{

class MandelbrotCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit MandelbrotCanvas(QWidget *parent = nullptr);

    const MandelbrotPlace &place() const { return m_place; }
    void setPlace(const MandelbrotPlace &place); ///< does not emit
    void setPicture(const RenderedPicture &picture);
    const RenderedPicture &picture() const { return m_picture; }
    QSize pixelSize() const; ///< size in the screen's pixels

    QSize sizeHint() const override { return {900, 600}; }

signals:
    /// `settled`: false while a drag or a turn of the wheel goes on.
    void placeChosen(const overtake::MandelbrotPlace &place, bool settled);
    void sizeChanged();
    void backAsked();
    void forwardAsked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { emit sizeChanged(); }
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QPointF pixelAt(const QPointF &position) const { return position * devicePixelRatioF(); }
    void choose(const MandelbrotPlace &place, bool settled);

    MandelbrotPlace m_place;
    RenderedPicture m_picture;
    bool m_dragging = false;
    bool m_boxing = false;
    QPointF m_pressed; ///< pixels
    MandelbrotPlace m_pressedPlace;
    QRectF m_box; ///< pixels
};

} // namespace overtake
