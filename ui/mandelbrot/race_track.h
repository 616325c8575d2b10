// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures of the race, as far as they have come: one lane by itself, or two lanes in one picture, left and right of a
// bar that mouse and keys move. Rows are those of the place's picture, however large it is drawn. Window thread.
#pragma once

#include "mandelbrot/race.h"

#include <QAbstractSlider>
#include <QWidget>
#include <array>

namespace overtake
{

/// Content of a lane.
struct RacePicture {
    QImage image;
    QString label;
    int rows = 0; ///< ready so far

    /// The rows that are ready, drawn where they belong in the whole picture.
    void paint(QPainter &painter, const QRectF &whole) const;
};

class RaceTrack : public QWidget
{
    Q_OBJECT

public:
    RaceTrack(QSize size, QWidget *parent);

    void setImage(const QImage &image);
    void setRows(int rows);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QSize m_size;
    RacePicture m_picture;
};

/// The bar's place is the slider's value, in thousandths of the picture's width.
class RaceSplit : public QAbstractSlider
{
    Q_OBJECT

public:
    enum Side { Left, Right };
    static constexpr std::array sides{Left, Right};

    RaceSplit(QSize size, QWidget *parent);

    void setSide(Side side, const QImage &image, const QString &label);
    void setRows(Side side, int rows);
    int rows(Side side) const { return m_sides[side].rows; }
    double share() const { return double(value()) / maximum(); }
    QRectF pictureRect() const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    /// The wheel is not for the bar: it would move when something is scrolled.
    void wheelEvent(QWheelEvent *event) override { QWidget::wheelEvent(event); }

private:
    void moveBarTo(double x);
    void paintBar(QPainter &painter, const QRectF &bar) const;

    QSize m_size;
    std::array<RacePicture, 2> m_sides;
};

} // namespace overtake
