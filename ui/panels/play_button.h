// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Walks a slider through its range, a small step at a time, slowly enough that each place is measured: pressed again it
// pauses, at the end it stops. Window thread only.
#pragma once

#include <QTimer>
#include <QToolButton>

namespace overtake
{

class NumberSlider;

class PlayButton : public QToolButton
{
    Q_OBJECT

public:
    /// `slider` must outlive the button; `label` says what it is for.
    PlayButton(NumberSlider &slider, const QString &label, QWidget *parent);

    void setRange(double from, double to);
    bool isPlaying() const { return m_timer.isActive(); }
    void stop();

signals:
    void playingChanged(bool on);

private:
    void start();
    void step();
    void showState();

    NumberSlider &m_slider;
    QString m_label;
    double m_from = 0;
    double m_to = 0;
    QTimer m_timer;
};

} // namespace overtake
